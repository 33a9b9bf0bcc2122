import { describe, expect, it } from "vitest";
import { validateUpdate } from "../../../src/index.js";
import { storedUnreadable } from "../../../src/rules/update/stored-unreadable.js";
import { testUpdateRule } from "../../support/test-update-rule.js";
import { byMember, inStates, openStates, storedEmail, storedPush, updating } from "../../support/updates.js";
import { each } from "../../support/valid-of-type.js";

const patch = { utm_params: { utm_source: "app", utm_medium: "push" } };

/** Results that a faulty lookup of a campaign could give. */
const unreadable: [name: string, body: unknown][] = [
  ["null", null],
  ["a list of campaigns", [storedPush()]],
  ["an empty list", []],
  ["a campaign as text", JSON.stringify(storedPush())],
  ["an empty text", ""],
  ["a number", 0],
  ["a flag", false],
];

testUpdateRule(storedUnreadable, {
  violations: [{ path: "body", origin: "stored" as const }],
  valid: {
    ...inStates(openStates, "a Push campaign", (state) => ({ patch, context: updating(state, storedPush()) })),
    "an Email campaign": { patch, context: updating("DRAFT", storedEmail()) },
    "an unknown campaign": { patch, context: updating("DRAFT", undefined) },
    "no campaign": { patch },
    ...each(unreadable, ([name, body]) => [
      `${name}, if the campaign is published`,
      { patch: { status: "PUBLISH" }, context: updating("DRAFT", body) },
    ]),
  },
  invalid: {
    ...each(unreadable, ([name, body]) => [name, { patch, context: updating("DRAFT", body) }]),
    ...inStates(openStates, "null", (state) => ({ patch, context: updating(state, null) })),
    "an empty patch": { patch: {}, context: updating("ACTIVE", null) },
    "an invalid patch, which is not checked": {
      patch: { request_id: 5, utm_params: null, trigger_condition: {} },
      context: updating("ACTIVE", null),
    },
    "merging by member": { patch, context: updating("DRAFT", "campaign", byMember) },
  },
});

describe("a stored campaign that JSON cannot contain", () => {
  const throwing = () => {
    throw new Error("nobody may call this");
  };
  const revoked = () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  };

  it.each<[string, unknown]>([
    ["a function", throwing],
    ["a symbol", Symbol("campaign")],
    ["a bigint", 1n],
    ["NaN", Number.NaN],
    ["an object whose traps throw", new Proxy({}, new Proxy({}, { get: () => throwing }))],
    ["a revoked proxy", revoked()],
  ])("is unreadable if it is %s", (_, body) => {
    for (const state of openStates) {
      const result = validateUpdate(patch, { campaign: { state, body } });
      expect(result.violations.map(({ rule, path, origin }) => ({ rule, path, origin }))).toEqual([
        { rule: "update.stored-unreadable", path: "body", origin: "stored" },
      ]);
    }
  });

  it.each<[string, unknown]>([
    ["without a prototype", Object.assign(Object.create(null), storedPush())],
    ["of a class", Object.assign(new (class Campaign {})(), storedPush())],
    ["behind a proxy", new Proxy(storedPush(), {})],
  ])("can be read if it is an object %s", (_, body) => {
    expect(validateUpdate(patch, updating("DRAFT", body)).violations).toEqual([]);
  });

  it("is read as far as possible, and a member that throws is reported", () => {
    const body = Object.defineProperty({ ...storedPush() }, "advanced", { enumerable: true, get: throwing });
    const { violations: found } = validateUpdate(patch, updating("DRAFT", body));
    expect(found).toMatchObject([{ rule: "structure.unreadable", path: "advanced", origin: "stored" }]);
  });

  it("comes first even if an exception makes it a warning", () => {
    const exceptions = [{ rule: "update.stored-unreadable", path: "body", level: "warning" }] as const;
    const context = { campaign: { state: "DRAFT", body: 5 }, exceptions, lint: true } as const;
    const { warnings } = validateUpdate({ ...patch, colour: 1 }, context);
    expect(warnings.map(({ path }) => path)).toEqual(["body", "colour"]);
  });
});
