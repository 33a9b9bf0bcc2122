import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { type DocumentName, jsonSchemaDocument } from "../../../src/reference/schemas.js";

const names: readonly DocumentName[] = [
  ...(["create-request", "update-request", "campaign", "create-response", "update-response", "error-body"] as const),
];

describe.each(names)("the document of a %s", (name) => {
  const document = jsonSchemaDocument(name);

  it("is JSON, and has a title and a description", () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    expect(document).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: `urn:campaign-rules:${name}`,
    });
    expect(document.title).toMatch(/^[A-Z]\w+$/u);
    expect(document.description).toMatch(/\.$/u);
  });

  it("is accepted by its meta-schema and by ajv's strict mode", () => {
    const ajv = new Ajv2020({ strict: true });
    expect(ajv.validateSchema(document), ajv.errorsText()).toBe(true);
    expect(() => ajv.compile(document)).not.toThrow();
  });

  it("has one `$id`, and refers to all its definitions and to nothing else", () => {
    const text = JSON.stringify(document);
    expect(text.match(/"\$id"/gu)).toHaveLength(1);
    const referred = [...text.matchAll(/"\$ref":"#\/\$defs\/(\w+)"/gu)].map(([, title = ""]) => title);
    expect(text.match(/"\$ref"/gu) ?? []).toHaveLength(referred.length);
    expect([...new Set(referred)].sort()).toEqual(Object.keys(document.$defs ?? {}).sort());
    expect("$defs" in document).toBe(referred.length > 0);
  });

  it("is a new object each time, so that changing one changes no other", () => {
    const changed = jsonSchemaDocument(name);
    spoil(changed);
    expect(jsonSchemaDocument(name)).toEqual(document);
  });
});

it("an unknown name has no document", () => {
  expect(() => jsonSchemaDocument("no-such" as DocumentName)).toThrow(new TypeError('unknown document "no-such"'));
  expect(() => jsonSchemaDocument("toString" as DocumentName)).toThrow(TypeError);
});

it("the document of a campaign has both channels, without the members that belong to a request", () => {
  const { anyOf, $defs = {} } = jsonSchemaDocument("campaign");
  expect(anyOf).toEqual([{ $ref: "#/$defs/PushCampaign" }, { $ref: "#/$defs/EmailCampaign" }]);
  const common = [
    "channel",
    "campaign_delivery_type",
    "basic_details",
    "campaign_content",
    "segmentation_details",
    "scheduling_details",
    "delivery_controls",
    "conversion_goal_details",
    "control_group_details",
    "utm_params",
    "campaign_audience_limit",
    "trigger_condition",
  ];
  const members = (name: string) => Object.keys($defs[name]?.["properties"] as object).sort();
  expect(members("PushCampaign")).toEqual([...common, "advanced"].sort());
  expect(members("EmailCampaign")).toEqual([...common, "connector"].sort());
});

it("each member that the specification describes has a description for editors", () => {
  const { $defs = {} } = jsonSchemaDocument("create-request");
  const members = Object.values($defs).flatMap(({ properties = {} }) => Object.values(properties as object));
  const described = members.filter((member: object) => "description" in member || "$ref" in member);
  expect(described.length / members.length).toBeGreaterThan(0.85);
});

/** Empties every array and object of a value. */
function spoil(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const member of Object.values(value)) spoil(member);
  if (Array.isArray(value)) value.length = 0;
  else for (const key of Object.keys(value)) delete (value as Record<string, unknown>)[key];
}
