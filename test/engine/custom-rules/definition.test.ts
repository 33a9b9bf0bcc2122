import { describe, expect, it } from "vitest";
import { defineRule } from "../../../src/index.js";

const check = () => undefined;
const definition = { id: "acme.any", scope: "request", reads: {}, message: "is wrong", check };

const define = (members: unknown): unknown => defineRule(members as never);

describe("a definition is rejected", () => {
  const prefixAndName = 'id of a rule must be a prefix and a name, like "acme.name-has-team", but is';
  const own = "prefix of a rule must be your own, but built-in rules start like";
  const LIST = "must be an array or a Set";
  const path = "unknown path in the reads of acme.any:";

  it.each<[string, members: object, string]>([
    ["with an id of another type", { id: 5 }, `${prefixAndName} 5`],
    ["with a list as the id", { id: ["acme.any"] }, `${prefixAndName} array`],
    ["with a prefix of built-in rules", { id: "utm.mine" }, `${own} "utm.mine"`],
    ["with the prefix of rules about files", { id: "input.json" }, `${own} "input.json"`],
    ["with the prefix of rules about plans", { id: "plan.mine" }, `${own} "plan.mine"`],
    ["with the prefix of structural rules", { id: "structure.mine" }, `${own} "structure.mine"`],
    ["with an unknown scope", { scope: "body" }, 'unknown scope of acme.any: "body"'],
    ["with an unknown severity", { severity: "off" }, 'unknown severity of acme.any: "off"'],
    ["without a message", { message: undefined }, "message of acme.any must be a non-empty string"],
    ["with an empty message", { message: "" }, "message of acme.any must be a non-empty string"],
    ["with a spec of another type", { spec: 5 }, "spec of acme.any must be a string"],
    ["with a summary of another type", { summary: null }, "summary of acme.any must be a string"],
    ["without a check", { check: undefined }, "check of acme.any must be a function"],
    ["with a repair of another type", { repair: 5 }, "repair of acme.any must be a function"],
    ["without reads", { reads: undefined }, "reads of acme.any must be an object"],
    ["with reads of another type", { reads: "channel" }, "reads of acme.any must be an object"],
    [
      "with an unknown way to read",
      { reads: { value: [] } },
      'unknown member of the reads of acme.any: "value"; did you mean "values"?',
    ],
    ["with a text instead of paths", { reads: { values: "channel" } }, `reads.values of acme.any ${LIST}`],
    [
      "with a misspelt path",
      { reads: { values: ["channel", "basic_details.nam"] } },
      `${path} "basic_details.nam"; did you mean "basic_details.name"?`,
    ],
    ["with the path of an object, for a request", { reads: { keys: ["@.name"] } }, `${path} "@.name"`],
    ["with the path of an object, for PUSH", { scope: "PUSH", reads: { keys: ["@.channel"] } }, `${path} "@.channel"`],
    [
      "with the path of an object, for EMAIL",
      { scope: "EMAIL", reads: { keys: ["@.channel"] } },
      `${path} "@.channel"`,
    ],
    ["with a path of updates, about a request", { reads: { values: ["version_note"] } }, `${path} "version_note"`],
    [
      "with an unknown feature that it needs",
      { ifFeature: "QUEUEING" },
      'unknown feature of acme.any: "QUEUEING"; did you mean "QUEUING"?',
    ],
    ["with an unknown feature", { unlessFeature: "" }, 'unknown feature of acme.any: ""'],
    [
      "with two features",
      { ifFeature: "QUEUING", unlessFeature: "PRODUCT_SETS" },
      "acme.any must not have both ifFeature and unlessFeature",
    ],
    [
      "with states, but another scope than update",
      { states: ["ACTIVE"] },
      'scope of acme.any must be "update", because only updates have states',
    ],
    ["with a text instead of states", { scope: "update", states: "ACTIVE" }, `states of acme.any ${LIST}`],
    ["with an unknown state", { scope: "update", states: ["RUNNING"] }, 'unknown state of acme.any: "RUNNING"'],
    [
      "with an unknown member",
      { serverity: "error" },
      'unknown member of a rule: "serverity"; did you mean "severity"?',
    ],
  ])("%s", (_, members, message) => {
    expect(() => define({ ...definition, ...members })).toThrow(new TypeError(message));
  });

  it("that is a text, or absent", () => {
    expect(() => define("rule")).toThrow(new TypeError("rule must be an object"));
    expect(() => define(undefined)).toThrow(new TypeError(`${prefixAndName} undefined`));
  });

  const ids = ["any", "A.b", "1.b", ".b", "acme.", "acme.b.", "acme..b", " acme.b", "acme.b!", "ac!me.b", "acme.b.c!"];

  it.each(ids)("with the id %j", (id) => {
    expect(() => define({ ...definition, id })).toThrow(new TypeError(`${prefixAndName} "${id}"`));
  });
});

describe("a definition is accepted", () => {
  it.each(["a.b", "ac.b.cd.ef", "acme-2.b_c.D-1", "ut.m", "utm2.m"])("with the id %j", (id) => {
    expect(define({ ...definition, id })).toMatchObject({ id });
  });

  it("with only the required members, and then has the message as its summary", () => {
    const rule = define(definition);
    expect({ ...(rule as object) }).toEqual({
      ...definition,
      spec: "",
      summary: "is wrong",
      check: expect.any(Function),
      reads: Object.setPrototypeOf({}, null),
    });
    expect(Object.keys(rule as object)).toEqual(["id", "scope", "spec", "summary", "reads", "message", "check"]);
    expect(Object.isFrozen(rule)).toBe(true);
  });

  it("with all members that a rule may have, which it keeps", () => {
    const more = { severity: "error", spec: "Names", summary: "Names are short.", states: ["DRAFT", "ACTIVE"] };
    const reads = { values: ["channel", "version_note"], presence: ["advanced"], keys: ["basic_details"] };
    const repair = (update: unknown) => update;
    const whole = { ...definition, ...more, scope: "update", reads, ifFeature: "QUEUING", repair };
    expect({ ...(define(whole) as object) }).toEqual({
      ...whole,
      reads: Object.setPrototypeOf(reads, null),
      check: expect.any(Function),
    });
    const unless = { severity: "warning", unlessFeature: "PORTFOLIO" };
    expect(define({ ...definition, ...unless })).toMatchObject(unless);
  });

  it.each([
    ["request", "connector"],
    ["PUSH", "advanced"],
    ["EMAIL", "connector"],
    ["user_attributes", "@.operator"],
    ["user_attributes", "channel"],
    ["actions", "@.action_name"],
    ["custom_segments", "@.filter_type"],
    ["email_content", "@.subject"],
    ["update", "version_note"],
    ["update", "connector"],
  ])("about %s, which reads %s", (scope, path) => {
    const rule = define({ ...definition, scope, reads: { values: [path] } });
    expect(rule).toMatchObject({ scope, reads: { values: [path] } });
  });
});
