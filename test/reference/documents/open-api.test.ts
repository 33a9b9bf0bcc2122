import "@hyperjump/json-schema/draft-2020-12";
import { validate } from "@hyperjump/json-schema/openapi-3-1";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import packageJson from "../../../package.json" with { type: "json" };
import { fromTools, isInstalled } from "../../../scripts/tools.js";
import { answerTo, troubles } from "../../../src/adapters/answers.js";
import { checkResponse, type RequestInput, validateRequest } from "../../../src/index.js";
import { openApiDocument } from "../../../src/reference/schemas.js";

/** The part of Redocly's linter, one of the tools, that is used here. */
interface Linter {
  createConfig(settings: { extends: string[] }): Promise<unknown>;
  lintFromString(input: {
    source: string;
    config: unknown;
  }): Promise<
    { readonly ruleId: string; readonly message: string; readonly location: readonly { readonly pointer?: string }[] }[]
  >;
}

interface Media {
  readonly content?: {
    readonly "application/json": {
      readonly schema: { readonly $ref: string };
      readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
    };
  };
}

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly example: string }[];
  readonly requestBody: Media;
  readonly responses: Readonly<Record<string, Media>>;
}

const document = openApiDocument();
const operations = [
  ["create", "POST", "/core-services/v1/campaigns", document.paths["/core-services/v1/campaigns"]?.["post"]],
  ["update", "PATCH", "/v5/campaigns/cmp-price-alert-01", document.paths["/v5/campaigns/{campaign_id}"]?.["patch"]],
] as [name: "create" | "update", method: string, path: string, operation: Operation][];

describe("the OpenAPI document", () => {
  it.skipIf(!isInstalled("tools"))("passes a linter with its strictest recommended rules", async () => {
    const { createConfig, lintFromString } = fromTools("@redocly/openapi-core") as Linter;
    const config = await createConfig({ extends: ["recommended-strict"] });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it.skipIf(!isInstalled("tools"))("the linter finds mistakes", async () => {
    const { createConfig, lintFromString } = fromTools("@redocly/openapi-core") as Linter;
    const config = await createConfig({ extends: ["recommended-strict"] });
    const source = JSON.stringify({ ...document, security: [{ other: [] }] });
    expect((await lintFromString({ source, config })).map(({ ruleId }) => ruleId)).toContain("security-defined");
  });

  it("is valid by the schema of OpenAPI documents", async () => {
    const isOne = await validate("https://spec.openapis.org/oas/3.1/schema-base");
    expect(isOne(document as never).valid).toBe(true);
    expect(isOne({ ...document, paths: [] } as never).valid).toBe(false);
  });

  it("has both operations, and nothing else", () => {
    const found = Object.entries(document.paths).map(([path, item]) => [path, Object.keys(item)]);
    expect(found).toEqual([
      ["/core-services/v1/campaigns", ["post"]],
      ["/v5/campaigns/{campaign_id}", ["parameters", "patch"]],
    ]);
  });

  it("distinguishes the variants of a union by their discriminator", () => {
    expect(document.components.schemas["CreateRequest"]).toMatchObject({
      discriminator: {
        propertyName: "channel",
        mapping: { PUSH: "#/components/schemas/PushCreateRequest", EMAIL: "#/components/schemas/EmailCreateRequest" },
      },
    });
    expect(document.components.schemas["Filter"]).toMatchObject({ discriminator: { propertyName: "filter_type" } });
  });

  it("names the variants of an update, for generators that ignore conditions", () => {
    const names = ["PublishRequest", "PushUpdateRequest", "EmailUpdateRequest", "AnyChannelUpdateRequest"];
    const { anyOf, discriminator } = document.components.schemas["UpdateRequest"] ?? {};
    expect(anyOf).toEqual(names.map((name) => ({ $ref: `#/components/schemas/${name}` })));
    expect(discriminator).toBeUndefined();
  });

  it("has the licence of the package", () => {
    const { license } = document.info;
    expect(license).toEqual({ name: packageJson.license, identifier: packageJson.license });
  });

  it("is a new object each time, so that changing one changes no other", () => {
    const changed = openApiDocument();
    Object.assign(changed.servers[0] ?? {}, { url: "" });
    for (const schema of Object.values(changed.components.schemas)) Object.assign(schema, { type: "null" });
    expect(openApiDocument()).toEqual(document);
  });
});

describe.each(operations)("the operation %s", (name, method, path, { parameters, requestBody, responses }) => {
  const headers = Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.example]));

  it.each(examplesOf(requestBody))("shows a request that the engine accepts: %s", (_, body) => {
    const workspace = headers["SVC-APPKEY"] ?? headers["X-SVC-Tenant-ID"];
    const request: RequestInput = {
      method,
      path,
      headers: {
        ...headers,
        // Each body has its own id, which the header must repeat.
        "X-SVC-Request-Id": (body as { request_id?: string }).request_id ?? headers["X-SVC-Request-Id"],
        Authorization: `Basic ${btoa(`${workspace}:key`)}`,
      },
      body,
    };
    expect(validateRequest(request).violations).toEqual([]);
    expect(isAccepted(requestBody, body)).toBe(true);
  });

  it("shows all its parameters, except those that OpenAPI expresses in another way", () => {
    const expected = { create: ["SVC-APPKEY"], update: ["X-SVC-Tenant-ID", "X-SVC-Request-Id", "Idempotency-Key"] };
    expect(parameters.map((parameter) => [parameter.name, parameter.in])).toEqual(
      expected[name].map((header) => [header, "header"]),
    );
  });

  const shown = Object.entries(responses).filter(([, { content }]) => content !== undefined);

  it.each(
    shown.flatMap(([status, response]) => examplesOf(response).map(([, body]) => [status, body, response] as const)),
  )("shows a response %s that is documented", (status, body, response) => {
    expect(checkResponse(name, Number(status), body)).toEqual({ ok: true, violations: [] });
    const texts = Object.values(body as object).filter((member) => typeof member === "string");
    expect(texts.filter((text) => text === "")).toEqual([]);
    expect(isAccepted(response, body)).toBe(true);
  });

  it("shows the answers of the adapters to bodies that they do not read", () => {
    for (const { status, ...trouble } of [troubles.tooLarge, troubles.otherEncoding]) {
      const [[, body]] = examplesOf(responses[status] as Media) as [[string, unknown]];
      expect(body).toEqual(answerTo({ status, ...trouble }, { headers: {} }).body);
    }
  });

  it("has every possible status", () => {
    const shared = ["400", "401", "413", "415", "429"];
    const expected = { create: ["201", ...shared, "500"], update: ["200", ...shared, "default"] };
    expect(Object.keys(responses)).toEqual(expected[name]);
    // If the service lists the statuses, but shows no body for one, that status may have any body.
    const bare = Object.keys(responses).filter((status) => !shown.some(([other]) => other === status));
    if (name === "create") expect(bare.every((status) => checkResponse(name, Number(status), null).ok)).toBe(true);
  });
});

function examplesOf({ content }: Media): [name: string, value: unknown][] {
  const examples = Object.entries(content?.["application/json"].examples ?? {});
  expect(examples.length).toBeGreaterThan(0);
  return examples.map(([name, { value }]) => [name, value]);
}

/** Whether the schema of a body accepts it, according to a validator that ignores discriminators. */
function isAccepted({ content }: Media, body: unknown): boolean {
  const { components } = document;
  const ajv = new Ajv2020({ strict: false });
  return ajv.validate({ components, $ref: content?.["application/json"].schema.$ref ?? "" }, body) === true;
}
