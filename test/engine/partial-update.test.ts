import { describe, expect, it } from "vitest";
import { ActiveRule } from "../../src/engine/active-rule.js";
import { isUndecided } from "../../src/engine/partial-update.js";
import type { Segment } from "../../src/errors/path.js";
import { type RegisteredRule, registry } from "../../src/rules/index.js";
import type { Scope } from "../../src/rules/scope.js";

const patch = { utm_params: { utm_source: "s" }, gmail_annotations: {}, basic_details: 1, connector: ["a"] };

function isLeftOpen(scope: Scope, place: readonly Segment[], isPartial = true): boolean {
  const planned = new ActiveRule({ ...(registry[0] as RegisteredRule), scope }, 0, false, "error", false);
  const parts = { state: undefined, patch, stored: undefined, merged: patch };
  return isUndecided(planned, place, { parts, sentMembers: 0, isChannelKnown: true, isPartial });
}

describe("a finding in an update that sends components in part", () => {
  it.each<[place: Segment[], isOpen: boolean]>([
    [["utm_params", "utm_medium"], true],
    [["utm_params", "team", "x"], true],
    [["utm_params", "utm_source"], false],
    [["utm_params", "utm_source", "x"], false],
    // The component itself is known.
    [["utm_params"], false],
    [[], false],
    [["trigger_condition", "included_filters"], false],
    [["basic_details", "name"], false],
    [["connector", "connector_name"], false],
  ])("at %j: depends on the stored campaign: %s", (place, isOpen) => {
    for (const scope of ["request", "PUSH", "EMAIL"] as const) {
      expect(isLeftOpen(scope, place), scope).toBe(isOpen);
      expect(isLeftOpen(scope, place, false), scope).toBe(false);
    }
  });

  it("in an object of a component is decided, whatever members of the patch are called", () => {
    const place = ["gmail_annotations", "sender_logo"];
    expect(isLeftOpen("email_content", place)).toBe(false);
    expect(isLeftOpen("object", place)).toBe(false);
    expect(isLeftOpen("request", place)).toBe(true);
  });
});
