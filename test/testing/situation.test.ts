import { describe, expect, it } from "vitest";
import { defineRule, type RuleDefinition } from "../../src/index.js";
import { emailRequest, pushRequest } from "../support/test-rule.js";
import { failed } from "./failed.js";

const current = pushRequest() as { basic_details: object; campaign_content: object };
const ids = { request_id: "r", updated_by: "jo@example.com" };
const patch = { ...ids, basic_details: current.basic_details };
const NAME = "basic_details.name";

/** A rule that rejects every update. */
function frozen(changes: Partial<RuleDefinition<string, "update", "is frozen">> = {}) {
  return defineRule({
    id: "acme.frozen",
    scope: "update",
    reads: { values: [NAME] },
    message: "is frozen",
    check: (_, report) => void report(["basic_details", "name"]),
    ...changes,
  });
}

/** A rule that rejects every create request. */
function rejecting(id: `acme.${string}`, changes: Partial<RuleDefinition<string, "request", "is wrong">> = {}) {
  return defineRule({
    id,
    scope: "request",
    reads: { values: [NAME] },
    message: "is wrong",
    check: (_, report) => void report(["basic_details", "name"]),
    ...changes,
  });
}

const detailsOf = (stored: unknown) =>
  (stored as { scheduling_details?: object | null } | undefined)?.scheduling_details;

it.each([
  [null, "context must be an object"],
  ["features", "context must be an object"],
  [Promise.resolve({}), "context must be an object, got a promise"],
])("the context of a situation must be an object: %s", (context, message) => {
  const facts = { context, violations: [{ path: NAME }] };
  expect(failed(rejecting("acme.a"), { body: pushRequest(), ...facts })?.message).toBe(message);
  expect(failed(frozen(), { patch, current, ...facts })?.message).toBe(message);
});

describe("a situation of an update", () => {
  const violations = [{ path: NAME }];

  it("must not have a misspelt member", () => {
    expect(failed(frozen(), { patch, curent: current, violations })?.message).toBe(
      'unknown member of a situation: "curent"; did you mean "current"?',
    );
  });

  it("takes missing facts from the context", () => {
    const rule = frozen({ states: ["ACTIVE"] });
    const ofState = { campaign: { state: "ACTIVE" } };
    const ofBody = { campaign: { body: current } };
    expect(failed(rule, { patch, current, context: ofState, violations })).toBeUndefined();
    expect(failed(rule, { patch, state: "ACTIVE", context: ofBody, violations })).toBeUndefined();
    const withStored = frozen({ check: ({ stored }, report) => void (stored && report(["basic_details", "name"])) });
    expect(failed(withStored, { patch, state: "ACTIVE", context: ofBody, violations })).toBeUndefined();
  });

  it("may have only the state", () => {
    expect(failed(frozen({ states: ["ACTIVE"] }), { patch, state: "ACTIVE", violations })).toBeUndefined();
  });

  it("is about a draft by default", () => {
    expect(failed(frozen({ states: ["DRAFT"] }), { patch, violations })).toBeUndefined();
  });

  it("has the places of the stored campaign, and of the merged one", () => {
    const path = "campaign_content.content.push.title";
    const rule = frozen({ check: (_, report) => void report(path.split(".") as [string]) });
    expect(failed(rule, { patch, current, violations: [{ path }] })).toBeUndefined();
    const replaced = { ...ids, campaign_content: { locales: ["en"] } };
    const context = { policies: { merge: "member" } };
    const merged = { patch: replaced, current, context, violations: [{ path }] };
    expect(failed(rule, merged)).toBeUndefined();
  });

  it.each([
    ["is unknown", (stored: unknown) => stored === undefined],
    ["has no scheduling_details", (stored: unknown) => stored !== undefined && detailsOf(stored) === undefined],
    [
      "has an empty object at scheduling_details",
      (stored: unknown) => Object.keys(detailsOf(stored) ?? { a: 1 }).length === 0,
    ],
    ["has null at scheduling_details", (stored: unknown) => detailsOf(stored) === null],
    [
      "is unknown to an empty update",
      (stored: unknown, merged: unknown) => stored === undefined && Object.keys(merged as object).length === 0,
    ],
  ])("is tried again with a stored campaign that %s", (what, isSo) => {
    const rule = frozen({
      check: ({ stored, merged }) => {
        if (isSo(stored, merged)) throw new RangeError("cannot go on");
      },
    });
    const { message, cause } = failed(rule, { patch, current }, "allow") ?? {};
    expect([message, cause]).toEqual([
      `acme.frozen failed: cannot go on\nwhen the stored campaign ${what}. Stored campaigns are not validated`,
      new RangeError("cannot go on"),
    ]);
  });
});

it.each(["acme.a", "acme.warns"] as const)("the level of %s may be undefined, and is then the usual one", (id) => {
  const rule = rejecting(id, { severity: id === "acme.warns" ? "warning" : "error" });
  const situation = { body: pushRequest(), context: { rules: { [id]: undefined } } };
  expect(failed(rule, { ...situation, violations: [{ path: NAME }] })).toBeUndefined();
});

describe("a situation of a create request", () => {
  const body = emailRequest() as object;
  const other = rejecting("acme.b", { check: (_, report) => void report(["basic_details", "team"]) });

  it("must not have a misspelt body", () => {
    expect(failed(rejecting("acme.a"), { bdy: body, violations: [{ path: NAME }] })?.message).toBe(
      'unknown member of a situation: "bdy"; did you mean "body"?',
    );
  });

  it("may have other rules, and an older rule of the same id", () => {
    const older = rejecting("acme.a", { check: () => {} });
    const context = { customRules: [older, other] };
    const violations = [{ rule: "acme.b", path: "basic_details.team" }, { path: NAME }];
    expect(failed(rejecting("acme.a"), { body, context, violations })).toBeUndefined();
  });

  it("lists the warnings of another rule before those of the rule itself", () => {
    const context = { customRules: [other], rules: { "acme.b": "warning" } };
    const violations = [{ rule: "acme.b", path: "basic_details.team" }, { path: NAME }];
    expect(failed(rejecting("acme.a", { severity: "warning" }), { body, context, violations })).toBeUndefined();
  });

  it("does not confuse another skipped rule with the rule itself", () => {
    const context = { customRules: [rejecting("acme.b", { ifFeature: "PORTFOLIO" })] };
    const quiet = rejecting("acme.a", { check: () => {} });
    expect(failed(quiet, { body, context, violations: [{ path: NAME }] })?.message).toBe(
      [
        "acme.a does not report the expected violations",
        "expected:",
        `> {"path":"${NAME}","rule":"acme.a"}`,
        "found:",
        "  nothing",
      ].join("\n"),
    );
  });
});
