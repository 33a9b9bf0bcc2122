import { describe, expect, it } from "vitest";
import { ActiveRule, bitsOf } from "../../src/engine/active-rule.js";
import { hasAllReads, hasSomeReads, isUndecided, type KnownUpdate } from "../../src/engine/partial-update.js";
import type { Segment } from "../../src/errors/path.js";
import { type RegisteredRule, registry } from "../../src/rules/index.js";
import type { Reads } from "../../src/rules/rule.js";
import type { Scope } from "../../src/rules/scope.js";

const patch = { utm_params: { utm_source: "s" }, gmail_annotations: {}, basic_details: 1, connector: ["a"] };

function isLeftOpen(scope: Scope, place: readonly Segment[], isPartial = true): boolean {
  const planned = new ActiveRule({ ...(registry[0] as RegisteredRule), scope }, 0, false, "error", "nowhere");
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
  ])("at %j depends on the stored campaign: %s", (place, isOpen) => {
    for (const scope of ["request", "PUSH", "EMAIL"] as const) {
      expect(isLeftOpen(scope, place), scope).toBe(isOpen);
      expect(isLeftOpen(scope, place, false), scope).toBe(false);
    }
  });

  it("in an object of a component is decided, even if a component has a member of the same name", () => {
    const place = ["gmail_annotations", "sender_logo"];
    expect(isLeftOpen("email_content", place)).toBe(false);
    expect(isLeftOpen("object", place)).toBe(false);
    expect(isLeftOpen("request", place)).toBe(true);
  });
});

describe("a rule that compares with the stored campaign", () => {
  const comparing = new ActiveRule(
    { ...(registry[0] as RegisteredRule), comparesStored: true },
    0,
    false,
    "error",
    "nowhere",
  );

  it.each([
    [undefined, true],
    [{}, false],
  ])("is undecided if the stored campaign is %j: %s", (stored, isOpen) => {
    const parts = { state: undefined, patch, stored, merged: patch };
    const update = { parts, sentMembers: 0, isChannelKnown: true, isPartial: false };
    expect(isUndecided(comparing, ["utm_params"], update)).toBe(isOpen);
  });
});

describe("what a rule reads in an update", () => {
  const reading = (reads: Reads) =>
    new ActiveRule({ ...(registry[0] as RegisteredRule), reads }, 0, false, "error", "nowhere");
  const knowing = (known: Partial<KnownUpdate>): KnownUpdate => ({
    parts: { state: undefined, patch, stored: undefined, merged: patch },
    sentMembers: bitsOf(["utm_params"]),
    isChannelKnown: false,
    isPartial: false,
    ...known,
  });

  it.each<[reads: Reads, known: Partial<KnownUpdate>, hasAll: boolean]>([
    [{}, {}, true],
    [{ values: ["utm_params.team"] }, {}, true],
    [{ values: ["utm_params", "@.name"] }, {}, true],
    [{ values: ["utm_params", "basic_details.name"] }, {}, false],
    [{ values: ["utm_params", "basic_details.name"] }, { sentMembers: undefined }, true],
    [{ values: ["utm_params", "basic_details.name"] }, { sentMembers: undefined, isPartial: true }, true],
    [{ values: ["utm_params", "channel"] }, {}, false],
    [{ values: ["utm_params", "channel"] }, { isChannelKnown: true }, true],
    // The stored component may have the members that the patch lacks; a value that was sent is known.
    [{ values: ["utm_params.utm_source"] }, { isPartial: true }, true],
    [{ values: ["utm_params.utm_medium"] }, { isPartial: true }, false],
    [{ values: ["utm_params.utm_source", "utm_params.utm_medium"] }, { isPartial: true }, false],
    [{ values: ["@.utm_params.utm_medium"] }, { isPartial: true }, true],
    [{ presence: ["utm_params.utm_medium"] }, { isPartial: true }, true],
    [{ presence: ["utm_params.team.x"] }, { isPartial: true }, false],
    [{ presence: ["utm_params.utm_source.x"] }, { isPartial: true }, true],
    [{ keys: ["utm_params"] }, { isPartial: true }, true],
    [{ keys: ["utm_params.team"] }, { isPartial: true }, false],
    [{ keys: ["utm_params.team.x"] }, { isPartial: true }, true],
  ])("is known completely for %j with %j: %s", (reads, known, hasAll) => {
    expect(hasAllReads(reading(reads), knowing(known))).toBe(hasAll);
  });

  it.each<[reads: Reads, object: Record<string, unknown> | undefined, hasSome: boolean]>([
    [{}, undefined, false],
    [{ values: ["utm_params.team"] }, undefined, true],
    [{ values: ["utm_params.team", "basic_details"] }, undefined, true],
    [{ values: ["basic_details"] }, undefined, false],
    [{ values: ["basic_details", "@.name"] }, undefined, false],
    [{ values: ["basic_details", "@.name"] }, {}, false],
    [{ values: ["basic_details", "@.name"] }, { name: 1 }, true],
    [{ values: ["basic_details", "@.other", "@.name"] }, { name: 1 }, true],
    [{ values: ["basic_details"] }, { basic_details: 1 }, false],
  ])("is known in part for %j applied to %j: %s", (reads, object, hasSome) => {
    expect(hasSomeReads(reading(reads), knowing({}), object)).toBe(hasSome);
    expect(hasSomeReads(reading(reads), knowing({ sentMembers: undefined }), object)).toBe(
      hasSome && object !== undefined,
    );
  });
});
