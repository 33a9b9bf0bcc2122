import { expect, it } from "vitest";
import { validateUpdate } from "../../src/index.js";

it.each([
  { channel: "PUSH", basic_details: { name: "x" } },
  { channel: "PUSH", basic_details: { platforms: ["IOS"] }, campaign_content: {} },
  { channel: "EMAIL", campaign_content: {} },
])("linting components that are sent in part does not look for what they lack: %j", (patch) => {
  expect(validateUpdate(patch, { lint: true, policies: { merge: "member" } }).violations).toEqual([]);
});
