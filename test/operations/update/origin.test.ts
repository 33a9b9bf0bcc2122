import { describe, expect, it } from "vitest";
import { type UpdateContext, type Violation, validateUpdate } from "../../../src/index.js";
import { frozen } from "../../support/json.js";
import { storedPush, updating } from "../../support/updates.js";

const byMember = { policies: { merge: "member" } } as const;

function violationsOf(patch: unknown, context: UpdateContext): Violation[] {
  return validateUpdate(frozen(structuredClone(patch)), frozen(context)).violations;
}

describe("the origin of a violation", () => {
  const wrong = storedPush({
    "basic_details.platforms": ["TV"],
    "delivery_controls.bypass_dnd": "no",
    advanced: undefined,
  });

  it("depends on its place: the patch, the stored campaign, or neither", () => {
    const patch = { basic_details: { name: 5, platforms: ["IOS"] }, control_group_details: null };
    const found = violationsOf(patch, updating("DRAFT", wrong)).map(({ path, origin }) => `${path} ${origin}`);
    expect(found).toEqual([
      "basic_details.name request",
      "basic_details.platform_specific_details request",
      "delivery_controls.bypass_dnd stored",
      "advanced request",
      "control_group_details request",
    ]);
  });

  it("is determined per member with merge: member", () => {
    const patch = { basic_details: { name: 5 }, delivery_controls: { campaign_throttle_rpm: 1.5 } };
    const found = violationsOf(patch, updating("DRAFT", wrong, byMember)).map(
      ({ path, origin }) => `${path} ${origin}`,
    );
    expect(found).toEqual([
      "basic_details.name request",
      "basic_details.platforms[0] stored",
      "delivery_controls.bypass_dnd stored",
      "delivery_controls.campaign_throttle_rpm request",
      "advanced request",
    ]);
  });

  it("is the request without a stored campaign", () => {
    const patch = { channel: "PUSH", basic_details: { name: 5 }, utm_params: {} };
    const origins = violationsOf(patch, updating("ACTIVE")).map(({ origin }) => origin);
    expect(origins).toEqual(["request", "request", "request", "request", "request"]);
  });

  it("also exists for warnings", () => {
    const stored = storedPush({ "basic_details.nam": 1, "advanced.x_unheard_of": 1 });
    const result = validateUpdate(
      frozen({ advanced: { y_unheard_of: 1 } }),
      frozen(updating("DRAFT", stored, { lint: true })),
    );
    expect(result.warnings.map(({ path, origin }) => `${path} ${origin}`)).toEqual([
      "basic_details.nam stored",
      "advanced.y_unheard_of request",
    ]);
  });

  it("is right for a stored place whatever the patch's member of the same name is", () => {
    const patch = { utm_params: [{ utm_source: "s" }] };
    expect(violationsOf(patch, updating("DRAFT", storedPush()))).toMatchObject([
      { rule: "structure.type", path: "utm_params", origin: "request" },
    ]);
  });
});
