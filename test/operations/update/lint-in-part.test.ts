import { expect, it } from "vitest";
import { validateUpdate } from "../../../src/index.js";
import { factsOf } from "../../support/updates.js";

it.each([
  { channel: "PUSH", basic_details: { name: "x" } },
  { channel: "PUSH", basic_details: { platforms: ["IOS"] }, campaign_content: {} },
  { channel: "EMAIL", campaign_content: {} },
])("linting components that are sent in part does not warn about absent members: %j", (patch) => {
  expect(validateUpdate(patch, { lint: true, policies: { merge: "member" } }).violations).toEqual([]);
});

it.each([
  [{ locales: ["en"] }, ["structure.required campaign_content.content.push"]],
  [{ variation_details: {} }, ["structure.required campaign_content.content.push"]],
  [{}, []],
])("keyed content is sent in full, and other content may be stored in part: %j", (keys, facts) => {
  const patch = { channel: "PUSH", campaign_content: { ...keys, content: {} } };
  const found = validateUpdate(patch, { policies: { merge: "member" } });
  expect(factsOf(found).filter((fact) => fact.includes("content.content"))).toEqual(facts);
});

it("linting warns that the components of an update are in another object", () => {
  const { warnings } = validateUpdate({ data: { utm_params: {} } }, { lint: true });
  expect(warnings.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
    "body.unwrapped data",
    "update.changes-something body",
  ]);
});
