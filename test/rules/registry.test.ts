import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { filterScopes, membersAround, membersOutsideScope, readsOf } from "../../src/engine/reads.js";
import { topLevelMembers } from "../../src/generated/members.js";
import { inputRules, planRules } from "../../src/reference/catalogue.js";
import { registry } from "../../src/rules/index.js";
import { silencedBy } from "../../src/rules/parts/gates.js";
import type { Rule } from "../../src/rules/rule.js";
import { EmailCampaignContent } from "../../src/schemas/campaign-content.js";
import { CreateRequest } from "../../src/schemas/create-request.js";
import { FilterGroup } from "../../src/schemas/filters.js";
import { type Definitions, type JsonSchema, jsonSchema, resolve } from "../../src/schemas/json-schema.js";
import { PushUpdateRequest } from "../../src/schemas/update-request.js";
import { structuralRules } from "../../src/structure/structural-rules.js";
import { expectSameNames } from "../support/same-names.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const ids = registry.map(({ id }) => id);

/** `<folder>/<file>` of all files one folder down, as rule ids. `parts` has what rules share. */
function idsOfFiles(folder: string, ending: string): string[] {
  return readdirSync(root + folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "parts")
    .flatMap(({ name }) =>
      readdirSync(`${root}${folder}/${name}`).map((file) => `${name}.${file.slice(0, -ending.length)}`),
    )
    .sort();
}

describe("the five sets of names are the same", () => {
  it("files and registry", () => expectSameNames(idsOfFiles("src/rules", ".ts"), ids, "src/rules"));
  it("tests and registry", () => expectSameNames(idsOfFiles("test/rules", ".test.ts"), ids, "test/rules"));

  it("fixtures and registry", () => {
    const fixtures = [
      "create/invalid",
      "create/advice",
      "create/shape",
      "update/invalid",
      "update/advice",
      "request/invalid",
    ]
      .flatMap((folder) => readdirSync(`${root}fixtures/${folder}`))
      .map((file) => file.replace(/\.json$/u, ""));
    const ofRules = fixtures.filter((id) => !id.startsWith("structure."));
    expectSameNames(ofRules, ids, "fixtures");
  });

  it("headings of the page and registry, in its order", () => {
    const page = readFileSync(`${root}docs/rules.md`, "utf8");
    const headings = [...page.matchAll(/^## `(.+)`$/gmu)].map(([, id]) => id);
    expect(headings).toEqual([
      ...inputRules.map(({ id }) => id),
      ...Object.keys(structuralRules),
      ...ids,
      ...planRules.map(({ id }) => id),
    ]);
  });
});

it("the registry is frozen, and its ids are unique", () => {
  expect(Object.isFrozen(registry)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

function membersRead(rule: (typeof registry)[number]): string[] {
  return [...membersOutsideScope(readsOf(rule)), ...membersAround(rule)];
}

it("rules are in the order of the top-level members", () => {
  // A rule that reads no member is about the whole body, or not about the body. Such rules come first or last.
  const placed = registry.filter((rule) => membersRead(rule).length > 0);
  const first = registry.indexOf(placed[0] ?? expect.fail("no rule"));
  expect(placed).toEqual(registry.slice(first, first + placed.length));
  const firstMember = placed.map((rule) => {
    const members = membersRead(rule).filter((member) => member !== "channel");
    // A rule reports the last member that it reads, except for filters, which are in two members.
    const spoken = filterScopes.scopes.includes(rule.scope)
      ? "trigger_condition"
      : (members.sort(byTable).at(-1) ?? "");
    return topLevelMembers.indexOf(spoken);
  });
  expect(firstMember).toEqual([...firstMember].sort((a, b) => a - b));
});

it("rules about some delivery types read the delivery type", () => {
  const about = registry.filter((rule) => rule.deliveryTypes !== undefined);
  const reading = about.filter((rule) => (rule.reads.values as readonly string[]).includes("campaign_delivery_type"));
  expect(reading).toEqual(about);
  expect(about.length).toBeGreaterThan(0);
});

it("rules about filters read the type of the filter", () => {
  const about = registry.filter(({ scope }) => filterScopes.scopes.includes(scope));
  expect(about.filter(({ reads }) => !(reads.values as readonly string[]).includes("@.filter_type"))).toEqual([]);
  expect(about.length).toBeGreaterThan(4);
});

function byTable(a: string, b: string): number {
  return topLevelMembers.indexOf(a) - topLevelMembers.indexOf(b);
}

it("gates come before all other rules that read their members", () => {
  const gates: readonly Rule[] = registry.filter((rule: Rule) => rule.gates !== undefined);
  expect(gates.map(({ id }) => id)).toEqual([
    "gmail.product-sets-enabled",
    "delivery-controls.queuing-enabled",
    "audience-limit.feature-enabled",
    "audience-limit.not-for-live-activity",
  ]);
  const rest = registry.filter((rule) => !gates.includes(rule));
  for (const gate of gates) {
    const after = silencedBy(gate, registry).filter((id) => rest.some((rule) => rule.id === id));
    expect(after, gate.id).not.toEqual([]);
    expect(silencedBy(gate, [gate, ...rest]), gate.id).toEqual(after);
  }
});

describe.each(registry.map((rule) => [rule.id, rule] as const))("%s", (_, rule) => {
  it("reads paths that exist", () => {
    const body = jsonSchema(rule.id.startsWith("update.") ? PushUpdateRequest : CreateRequest);
    for (const { relative, segments } of readsOf(rule)) {
      expect(exists(relative ? subjectOf(rule.scope) : body, segments, {}), segments.join(".")).toBe(true);
    }
  });

  it("has a heading of the specification, a summary and a message that read like sentences", () => {
    expect(rule.spec).not.toBe("");
    expect(rule.summary).toMatch(/^[A-Z].*\.$/u);
    expect(rule.message).toMatch(/^(?:is|looks|must|has|should|depends|cannot|changes) .*[^.]$/u);
  });
});

function subjectOf(scope: string): JsonSchema {
  const schema = jsonSchema(scope === "email_content" ? EmailCampaignContent : FilterGroup);
  if (scope === "email_content") return schema.properties?.["content"]?.properties?.["email"] ?? {};
  return { anyOf: schema.$defs?.["Filter"]?.anyOf?.filter(({ visit }) => visit === scope) ?? [] };
}

function exists(unresolved: JsonSchema, [first, ...rest]: readonly string[], outer: Definitions): boolean {
  const { schema, definitions } = resolve(unresolved, outer);
  if (schema.anyOf !== undefined)
    return schema.anyOf.some((variant) => exists(variant, [first ?? "", ...rest], definitions));
  const member = schema.properties?.[first ?? ""];
  return member !== undefined && (rest.length === 0 || exists(member, rest, definitions));
}
