import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";
import type { Fix } from "../../src/errors/fix.js";
import { type CustomRule, defineRule, type RuleDefinition } from "../../src/index.js";
import { type RuleSituations, type RuleTestOptions, testRule } from "../../src/testing/index.js";
import { emailRequest, pushRequest } from "../support/test-rule.js";

const NAME = ["basic_details", "name"];

/** A rule that rejects names without a team, with the changes of a test. */
function teamRule(
  changes: Partial<RuleDefinition<string, "request", "must begin with a team, but is {received}">> = {},
) {
  return defineRule({
    id: "acme.name-has-team",
    scope: "request",
    reads: { values: ["basic_details.name"] },
    message: "must begin with a team, but is {received}",

    check({ basic_details: { name: received } }, report) {
      if (!received.includes(":")) report(NAME, { received }, { kind: "replace", value: `crm: ${received}` });
    },
    ...changes,
  });
}

const withTeam = pushRequest({ "basic_details.name": "crm: Hello" }) as object;
const withoutTeam = pushRequest({ "basic_details.name": "Hello" }) as object;
const rejected = { body: withoutTeam, violations: [{ path: "basic_details.name" }] };
const situations: RuleSituations = { valid: { "a team": withTeam }, invalid: { "no team": rejected } };

/** Runs a table, and returns the outcome of each test by its name: "ok", or the message of its failure. */
function outcomes(rule: CustomRule, table: Partial<RuleSituations> = {}, options: RuleTestOptions = {}) {
  const results: Record<string, string> = {};
  const failures: Error[] = [];
  testRule(
    rule,
    { ...situations, ...table },
    {
      it: (name, run) => {
        try {
          run();
          results[name] = "ok";
        } catch (error) {
          results[name] = (error as Error).message;
          failures.push(error as Error);
        }
      },
      ...options,
    },
  );
  return { results, failures };
}

/** The message of the only failure. */
function failureOf(rule: CustomRule, table: Partial<RuleSituations> = {}, options: RuleTestOptions = {}): string {
  const messages = Object.values(outcomes(rule, table, options).results).filter((message) => message !== "ok");
  expect(messages).toHaveLength(1);
  return messages[0] ?? "";
}

describe("a tested rule", () => {
  it("passes if each situation is as in the table", () => {
    const { results } = outcomes(teamRule(), {
      valid: { "a team": { body: withTeam, context: { features: [] } }, "the body itself": withTeam },
      invalid: {
        "no team": rejected,
        "all that is known": {
          body: withoutTeam,
          violations: [
            {
              rule: "acme.name-has-team",
              path: "basic_details.name",
              params: { received: "Hello" },
              message: 'basic_details.name must begin with a team, but is "Hello"',
              fix: [{ op: "replace", path: "/basic_details/name", value: "crm: Hello" }],
            },
          ],
        },
      },
    });
    expect(results).toEqual({
      "acme.name-has-team accepts a team": "ok",
      "acme.name-has-team accepts the body itself": "ok",
      "acme.name-has-team rejects no team": "ok",
      "acme.name-has-team rejects all that is known": "ok",
    });
  });

  it("may warn without lint", () => {
    const { results } = outcomes(teamRule({ severity: "warning" }));
    expect(results).toEqual({
      "acme.name-has-team accepts a team": "ok",
      "acme.name-has-team warns about no team": "ok",
    });
  });

  it("fails if a rule cannot handle a stored campaign that lacks something", () => {
    const nameKept = defineRule({
      id: "acme.name-kept",
      scope: "update",
      reads: { values: ["basic_details.name"] },
      message: "must stay",
      check({ stored, merged }, report) {
        const nameOf = (campaign: unknown) =>
          (campaign as { basic_details: { name: string } }).basic_details.name.trim();
        if (stored !== undefined && nameOf(stored) !== nameOf(merged)) report(["basic_details", "name"]);
      },
    });
    const current = pushRequest();
    const { basic_details } = pushRequest({ "basic_details.name": "Other" }) as { basic_details: object };
    const { results } = outcomes(nameKept, {
      valid: {
        "the same name": { patch: { basic_details: (current as { basic_details: object }).basic_details }, current },
      },
      invalid: { "another name": { patch: { basic_details }, current, violations: [{ path: "basic_details.name" }] } },
    });
    expect(Object.values(results)).toEqual(
      Array(2).fill(
        "acme.name-kept failed: Cannot read properties of undefined (reading 'name')\nwhen the stored campaign has no basic_details. Stored campaigns are not validated",
      ),
    );
  });

  it("may be tested where clones have other prototypes, as in Jest", () => {
    const parse = runInNewContext("JSON.parse") as typeof JSON.parse;
    vi.spyOn(globalThis, "structuredClone").mockImplementation((value) => parse(JSON.stringify(value)));
    const { results } = outcomes(teamRule());
    vi.restoreAllMocks();
    expect(Object.values(results)).toEqual(["ok", "ok"]);
  });

  it("may be about each object of a kind", () => {
    const shortSubject = defineRule({
      id: "acme.subject-short",
      scope: "email_content",
      reads: { values: ["@.subject", "basic_details.name"] },
      message: "must have at most {limit} characters",
      check({ subject }, report, { request }) {
        if ((subject ?? "").length > request.basic_details.name.length) report(["subject"], { limit: 20 });
      },
    });
    const path = "campaign_content.content.email.subject";
    const { results } = outcomes(shortSubject, {
      valid: { short: emailRequest({ [path]: "Hi", "basic_details.name": "Hello" }) as object },
      invalid: { long: { body: emailRequest({ [path]: "Hello".repeat(30) }), violations: [{ path }] } },
    });
    expect(Object.values(results)).toEqual(["ok", "ok"]);
  });

  it("may be about updates", () => {
    const sameTeam = defineRule({
      id: "acme.team-unchanged",
      scope: "update",
      states: ["ACTIVE"],
      reads: { values: ["basic_details.team"] },
      message: "must stay {team}",
      check({ patch, stored, merged }, report) {
        const teamOf = (campaign: unknown) => (campaign as { basic_details?: { team?: string } })?.basic_details?.team;
        const team = teamOf(stored);
        if (team !== undefined && teamOf(patch) !== teamOf(stored) && teamOf(merged) !== team) {
          report(["basic_details", "team"], { team });
        }
      },
    });
    const current = pushRequest({ "basic_details.team": "crm" });
    const { basic_details } = pushRequest({ "basic_details.team": "sales" }) as { basic_details: object };
    const patch = { request_id: "r", updated_by: "jo@example.com", basic_details };
    const violations = [{ path: "basic_details.team", params: { team: "crm" } }];
    const context = { campaign: { state: "ACTIVE", body: current } } as const;
    const { results } = outcomes(sameTeam, {
      valid: { "a draft": { patch, current, state: "DRAFT" }, "an unknown campaign": { patch } },
      invalid: {
        "an active campaign": { patch, current, state: "ACTIVE", violations },
        "an active campaign of the context": { patch, context, violations },
      },
    });
    expect(Object.values(results)).toEqual(["ok", "ok", "ok", "ok"]);
    expect(
      failureOf(sameTeam, { valid: { "a body": withTeam }, invalid: { active: { patch, context, violations } } }),
    ).toMatchInlineSnapshot(
      `"a situation must be { patch, current, state }, because acme.team-unchanged is about updates"`,
    );
  });
});

describe("a test fails", () => {
  it("if one kind of situations is missing", () => {
    expect(outcomes(teamRule(), { valid: {} }).results).toMatchInlineSnapshot(`
      {
        "acme.name-has-team has valid situations": "acme.name-has-team has no valid situation: a test of a rule needs valid and invalid ones",
        "acme.name-has-team rejects no team": "ok",
      }
    `);
    expect(failureOf(teamRule(), { invalid: {} })).toMatchInlineSnapshot(
      `"acme.name-has-team has no invalid situation: a test of a rule needs valid and invalid ones"`,
    );
  });

  it("if a valid situation is rejected, and shows what was found", () => {
    const { results, failures } = outcomes(teamRule(), { valid: { "no team": withoutTeam } });
    expect(results["acme.name-has-team accepts no team"]).toMatchInlineSnapshot(`
      "acme.name-has-team finds something in a valid situation
      expected:
        nothing
      found:
      > {"path":"basic_details.name","rule":"acme.name-has-team","params":{"received":"Hello"}}
      in words:
        basic_details.name must begin with a team, but is "Hello""
    `);
    expect(failures[0]).toMatchObject({ expected: [], actual: [{ path: "basic_details.name" }] });
  });

  it("if an invalid situation is accepted, or rejected in another way", () => {
    const table = (body: unknown, ...violations: object[]) => ({ invalid: { it: { body, violations } } }) as never;
    const path = "basic_details.name";
    expect(failureOf(teamRule(), table(withTeam, { path }))).toMatchInlineSnapshot(`
      "acme.name-has-team does not report the expected violations
      expected:
      > {"path":"basic_details.name","rule":"acme.name-has-team"}
      found:
        nothing"
    `);
    expect(failureOf(teamRule(), table(withoutTeam, { path }, { path }))).toMatchInlineSnapshot(`
      "acme.name-has-team does not report the expected violations
      expected:
        {"path":"basic_details.name","rule":"acme.name-has-team"}
      > {"path":"basic_details.name","rule":"acme.name-has-team"}
      found:
        {"path":"basic_details.name","rule":"acme.name-has-team"}
      in words:
        basic_details.name must begin with a team, but is "Hello""
    `);
    expect(failureOf(teamRule(), table(withoutTeam, { path, params: { received: "Hi" } }))).toMatchInlineSnapshot(`
      "acme.name-has-team does not report the expected violations
      expected:
      > {"path":"basic_details.name","rule":"acme.name-has-team","params":{"received":"Hi"}}
      found:
      > {"path":"basic_details.name","rule":"acme.name-has-team","params":{"received":"Hello"}}
      in words:
        basic_details.name must begin with a team, but is "Hello""
    `);
    expect(failureOf(teamRule(), table(withoutTeam, { path, fix: "none" }))).toMatch(/"fix":"none"/u);
    expect(failureOf(teamRule(), table(withoutTeam, { path, message: "no" }))).toMatch(/"message":"no"/u);
    expect(failureOf(teamRule(), table(withoutTeam, { path: "channel" }))).toMatch(/> .*"path":"channel"/u);
  });

  it("if another rule rejects the situation, too", () => {
    const body = pushRequest({ "basic_details.name": "Hello", "scheduling_details.delivery_type": "AT_FIXED_TIME" });
    const violations = [{ path: "basic_details.name" }];
    expect(failureOf(teamRule(), { invalid: { both: { body, violations } } })).toMatch(
      /schedule\.start-time-required/u,
    );
    const all = [{ rule: "schedule.start-time-required", path: "scheduling_details.start_time" }, ...violations];
    expect(outcomes(teamRule(), { invalid: { both: { body, violations: all } } }).results).toMatchObject({
      "acme.name-has-team rejects both": "ok",
    });
  });

  it("if the structure of a situation is invalid", () => {
    const body = pushRequest({ "basic_details.name": "Hello", channel_: 1, "basic_details.tags": 7 });
    expect(failureOf(teamRule(), { invalid: { broken: { ...rejected, body } } })).toMatchInlineSnapshot(
      `"The situation is invalid even without acme.name-has-team, so it tests nothing: basic_details.tags has an invalid value, expected type array but got number"`,
    );
  });

  it("if its context turns the rule off", () => {
    const context = { rules: { [teamRule().id]: "off" } };
    expect(failureOf(teamRule(), { valid: { it: { body: withTeam, context } } })).toBe(
      "The context turns acme.name-has-team off, so the situation tests nothing",
    );
  });

  it("if the rule was skipped, and says why", () => {
    const body = pushRequest({ "basic_details.name": 7 });
    const context = { exceptions: [{ rule: "structure.type", path: "basic_details.name", level: "off" }] } as const;
    expect(failureOf(teamRule(), { invalid: { it: { ...rejected, body, context } } })).toMatchInlineSnapshot(`
      "acme.name-has-team does not report the expected violations
      acme.name-has-team was skipped: something that it reads is invalid
      expected:
      > {"path":"basic_details.name","rule":"acme.name-has-team"}
      found:
        nothing"
    `);
    const rule = teamRule({ ifFeature: "PORTFOLIO" });
    expect(failureOf(rule)).toMatchInlineSnapshot(`
      "acme.name-has-team does not report the expected violations
      acme.name-has-team was skipped: it needs a fact that the context does not provide, such as features or the stored campaign
      expected:
      > {"path":"basic_details.name","rule":"acme.name-has-team"}
      found:
        nothing"
    `);
  });

  it("if the rule changes the situation, even secretly", () => {
    const changing = teamRule({ check: (request) => void Object.assign(request, { channel: "EMAIL" }) });
    expect(Object.values(outcomes(changing).results)).toEqual(
      Array(2).fill("acme.name-has-team failed: a rule must not change its input"),
    );
    const body = structuredClone(withTeam) as { basic_details: { name: string } };
    const sly = teamRule({
      check: () => void Object.assign(body.basic_details, { name: `${body.basic_details.name}!` }),
    });
    expect(outcomes(sly, { valid: { it: body } }).results["acme.name-has-team accepts it"]).toMatch(
      /changes its input/u,
    );
  });

  it("if a fix of the rule does not help, or breaks the structure", () => {
    const fixing = (fix: Fix) => {
      return teamRule({
        check({ basic_details: { name: received } }, report) {
          if (!received.includes(":")) report(NAME, { received }, fix);
        },
      });
    };
    expect(failureOf(fixing({ kind: "replace", value: "Hi" }))).toBe(
      'The fix of acme.name-has-team does not help: basic_details.name must begin with a team, but is "Hi"',
    );
    expect(failureOf(fixing({ kind: "replace", value: 7 }))).toMatch(/^The fix of acme.name-has-team .* breaks it: /u);
    expect(failureOf(fixing({ kind: "remove" }))).toMatch(/breaks it: basic_details.name is a mandatory field/u);
    expect(failureOf(fixing({ kind: "rename", to: "team" }))).toMatch(/breaks it: basic_details.name is a mandatory/u);
    const moving = defineRule({
      id: "acme.tags",
      scope: "request",
      reads: { keys: ["basic_details.tags"], values: ["basic_details.tags"] },
      message: "must not be empty",
      check({ basic_details: { tags = [] } }, report) {
        for (const [index, tag] of tags.entries()) {
          if (tag === "") report(["basic_details", "tags", index], {}, { kind: "remove" });
        }
      },
    });
    const tagged = (...tags: string[]) => pushRequest({ "basic_details.tags": tags });
    const invalid = { one: { body: tagged("a", "", "b"), violations: [{ path: "basic_details.tags[1]" }] } };
    expect(outcomes(moving, { valid: { none: tagged("a") as object }, invalid }).failures).toEqual([]);
  });

  it("if the rule throws", () => {
    const rule = teamRule({
      check: () => {
        throw new RangeError("no such team");
      },
    });
    const { failures } = outcomes(rule);
    expect(failures[0]).toMatchObject({
      message: "acme.name-has-team failed: no such team",
      cause: expect.any(RangeError),
    });
  });

  it("if a place does not exist in the situation", () => {
    const reporting = (...place: string[]) => teamRule({ check: (_, report) => void report(place, { received: "" }) });
    const only = (path: string) => ({ valid: {}, invalid: { it: { body: withTeam, violations: [{ path }] } } });
    const outcome = (rule: CustomRule, path: string) =>
      outcomes(rule, only(path)).results["acme.name-has-team rejects it"];
    expect(outcome(reporting("basic_detail", "name"), "basic_detail.name")).toMatchInlineSnapshot(
      `"acme.name-has-team reports basic_detail.name, but the body has no object at basic_detail: check the place"`,
    );
    expect(outcome(reporting("basic_details", "name", "first"), "basic_details.name.first")).toBe(
      "acme.name-has-team reports basic_details.name.first, but the body has no object at basic_details.name: check the place",
    );
    expect(outcome(reporting("basic_details", "a", "b", "c"), "basic_details.a.b.c")).toBe(
      "acme.name-has-team reports basic_details.a.b.c, but the body has no object at basic_details.a.b: check the place",
    );
    expect(outcome(reporting("basic_details", "team"), "basic_details.team")).toBe("ok");
  });

  it("if the rule decides differently the second time", () => {
    let times = 0;
    const counting = teamRule({ check: (_, report) => void (times++ % 2 === 0 && report(NAME, { received: "x" })) });
    expect(Object.values(outcomes(counting, { valid: {} }).results)[1]).toMatchInlineSnapshot(`
      "acme.name-has-team finds something else in the same situation the second time; it must depend only on its arguments: no clock, no counter, nothing random
      expected:
      > {"path":"basic_details.name","rule":"acme.name-has-team","params":{"received":"x"},"message":"basic_details.name must begin with a team, but is \\"x\\""}
      found:
        nothing"
    `);
  });

  it("if a situation is not plain data, has the wrong type, or is misspelt", () => {
    const message = (situation: object) => failureOf(teamRule(), { invalid: { it: situation as never } });
    expect(message({ ...rejected, body: () => 1 })).toMatchInlineSnapshot(
      `"The situation must be plain JSON data, without functions and the like"`,
    );
    expect(message({ body: withoutTeam })).toMatchInlineSnapshot(
      `"violations must be an array of the expected violations, each as { path }"`,
    );
    expect(message({ ...rejected, contxt: {} })).toBe(
      'unknown member of a situation: "contxt"; did you mean "context"?',
    );
    expect(message({ body: withoutTeam, violations: [{ paht: "basic_details.name" }] })).toBe(
      'unknown member of an expected violation: "paht"; did you mean "path"?',
    );
    expect(failureOf(teamRule(), { valid: { it: 7 as never } })).toBe("a situation must be an object");
    expect(message({ body: withoutTeam, violations: [] })).toBe(
      "violations must be an array of the expected violations, each as { path }",
    );
    expect(message({ body: withoutTeam, violations: [7] })).toBe("each of violations must be an object");
  });

  it("with an error that has a name, and a cause if another error led to it", () => {
    const body = () => 1;
    const [failed] = outcomes(teamRule(), { invalid: { it: { ...rejected, body } as never } }).failures;
    expect([failed?.name, (failed?.cause as Error | undefined)?.name]).toEqual(["RuleTestFailure", "DataCloneError"]);
  });

  it("for a rule that is not made by defineRule", () => {
    const table = { ...teamRule() };
    expect(Object.values(outcomes(table).results)).toEqual(Array(2).fill("customRules must be made by defineRule"));
  });
});

describe("an undeclared read", () => {
  type Input = { readonly basic_details: object; readonly [name: string]: object };
  const reading = (read: (request: Input) => unknown, reads: object = { values: ["basic_details.name"] }) => {
    return teamRule({
      reads,
      check: (request, report) => {
        read(request as never);
        if (!request.basic_details.name.includes(":")) report(NAME, { received: request.basic_details.name });
      },
    });
  };
  const body = pushRequest({
    "basic_details.name": "crm: a",
    "basic_details.tags": ["a", "b"],
    utm_params: { utm_source: "a", utm_medium: "b", utm_campaign: "c" },
  });
  const only = { valid: { it: body as object } };
  const outcome = (rule: CustomRule, options: RuleTestOptions = {}) => {
    return outcomes(rule, only, options).results["acme.name-has-team accepts it"];
  };
  const named = (...lines: string[]) => {
    const words = 'acme.name-has-team reads paths that its "reads" do not declare, so it may run on invalid data:';
    return [words, ...lines.map((line) => `  ${line}`)].join("\n");
  };

  it("fails the test, for each way to read", () => {
    const value = (path: string) => named(`${path}: add it to reads.values, or do not read it`);
    const presence = (path: string) => named(`${path}: add it to reads.presence, or do not ask whether it is there`);
    const keys = (path: string) => named(`${path}: add it to reads.keys, or do not ask for its member names or length`);
    expect(outcome(reading((request) => request["channel"]))).toBe(value("channel"));
    expect(outcome(reading(({ basic_details }) => Reflect.get(basic_details, "tags")))).toBe(
      value("basic_details.tags"),
    );
    expect(outcome(reading(({ basic_details }) => "tags" in basic_details))).toBe(presence("basic_details.tags"));
    expect(outcome(reading(({ basic_details }) => Object.hasOwn(basic_details, "tags")))).toBe(
      presence("basic_details.tags"),
    );
    expect(outcome(reading(({ basic_details }) => Object.keys(basic_details).length))).toContain(
      "basic_details: add it to reads.keys",
    );
    expect(outcome(reading((request) => ({ ...request })))).toContain("the names of all members");
    const of = (mode: "presence" | "keys", ...paths: string[]) => ({ values: ["basic_details.name"], [mode]: paths });
    const tags = (request: Input) => (request.basic_details as { tags: string[] }).tags;
    const utm = (request: Input) => request["utm_params"] as unknown as Record<string, string>;
    expect(outcome(reading((request) => tags(request).length, of("presence", "basic_details.tags")))).toBe(
      keys("basic_details.tags"),
    );
    expect(outcome(reading((request) => tags(request)[0], of("presence", "basic_details.tags")))).toBe(
      value("basic_details.tags"),
    );
    expect(outcome(reading((request) => tags(request).includes("a"), of("keys", "basic_details.tags")))).toBe(
      value("basic_details.tags"),
    );
    expect(outcome(reading((request) => Object.keys(utm(request)), of("presence", "utm_params")))).toContain(
      "utm_params: add it to reads.keys",
    );
    expect(outcome(reading((request) => utm(request)["utm_source"], of("keys", "utm_params")))).toBe(
      value("utm_params.utm_source"),
    );
    expect(outcome(reading((request) => Object.values(utm(request)), of("keys", "utm_params")))).toContain(
      "\n  utm_params.utm_campaign: add it to reads.values",
    );
  });

  it("does not include declared paths, containers above them and everything below them", () => {
    const reads = {
      values: ["basic_details.name", "basic_details.tags", "utm_params"],
      presence: ["scheduling_details"],
      keys: ["campaign_content", "basic_details.platforms"],
    };
    const rule = reading((request) => {
      const details = request.basic_details as { tags: string[]; platforms: string[] };
      return [
        JSON.stringify(request["utm_params"]),
        details.tags.map((tag) => tag.length),
        [...details.tags],
        request["scheduling_details"] !== undefined,
        "scheduling_details" in request,
        Object.keys(request["campaign_content"] ?? {}),
        "content" in (request["campaign_content"] ?? {}),
        details.platforms.length,
        Object.prototype.toString.call(details),
        `${Array.isArray(details.tags)}`,
      ];
    }, reads);
    expect(outcome(rule)).toBe("ok");
  });

  it("passes the test if undeclared reads are allowed", () => {
    const rule = reading((request) => request["channel"]);
    expect(outcome(rule, { undeclaredReads: "allow" })).toBe("ok");
  });

  it("fails the test in the context, in objects that a rule is about, and in updates", () => {
    const byContext = defineRule({
      id: "acme.subject",
      scope: "email_content",
      reads: { values: ["@.subject"] },
      message: "is wrong",
      check: ({ preview_text }, _, { request }) => void [preview_text, request.created_by],
    });
    const table = { valid: { it: emailRequest() as object }, invalid: {} };
    expect(outcomes(byContext, table).results["acme.subject accepts it"]).toMatchInlineSnapshot(`
      "acme.subject reads paths that its "reads" do not declare, so it may run on invalid data:
        @.preview_text: add it to reads.values, or do not read it
        created_by: add it to reads.values, or do not read it"
    `);
    const ofUpdate = defineRule({
      id: "acme.update",
      scope: "update",
      reads: { presence: ["status"] },
      message: "is wrong",
      check: ({ state, patch, merged }) => void [state, patch["status"], patch["updated_by"], merged["channel"]],
    });
    const patch = { request_id: "r", updated_by: "jo@example.com", basic_details: { name: "Hello" } };
    const { results } = outcomes(ofUpdate, { valid: { it: { patch } }, invalid: {} });
    expect(results["acme.update accepts it"]).toMatchInlineSnapshot(`
      "acme.update reads paths that its "reads" do not declare, so it may run on invalid data:
        updated_by: add it to reads.values, or do not read it
        channel: add it to reads.values, or do not read it"
    `);
  });
});

describe("the runner", () => {
  it("groups the tests if it can", () => {
    const names: string[] = [];
    const register = (name: string, run: () => void) => {
      names.push(name);
      run();
    };
    testRule(teamRule(), situations, { describe: register, it: register });
    expect(names).toEqual(["acme.name-has-team", "accepts a team", "rejects no team"]);
  });

  it("may be global, or called test", () => {
    const names: string[] = [];
    const global = globalThis as Record<string, unknown>;
    global["it"] = (name: string) => names.push(name);
    try {
      testRule(teamRule(), situations);
      testRule(teamRule(), situations, { test: (name) => names.push(`test ${name}`) });
    } finally {
      delete global["it"];
    }
    const [accepts, rejects] = ["acme.name-has-team accepts a team", "acme.name-has-team rejects no team"];
    expect(names).toEqual([accepts, rejects, `test ${accepts}`, `test ${rejects}`]);
  });

  it("groups tests by the global `describe` only if their `it` is global as well", () => {
    const names: string[] = [];
    vi.stubGlobal("it", (name: string) => names.push(name));
    vi.stubGlobal("describe", (name: string, run: () => void) => {
      names.push(name);
      run();
    });
    testRule(teamRule(), situations);
    testRule(teamRule(), situations, { it: (name) => names.push(name) });
    vi.unstubAllGlobals();
    const ungrouped = ["acme.name-has-team accepts a team", "acme.name-has-team rejects no team"];
    expect(names).toEqual(["acme.name-has-team", "accepts a team", "rejects no team", ...ungrouped]);
  });

  it("must be there", () => {
    expect(() => testRule(teamRule(), situations)).toThrow(TypeError);
    expect(() => testRule(teamRule(), situations)).toThrow(/must be a test runner: pass its functions/u);
  });

  it.each([
    [
      "a misspelt option",
      { undeclaredRead: "allow" },
      /^unknown option "undeclaredRead"; did you mean "undeclaredReads"/u,
    ],
    ["a misspelt level", { undeclaredReads: "eror" }, /did you mean "error"/u],
    ["an unknown level", { undeclaredReads: "off" }, /unknown value of undeclaredReads: "off"/u],
  ])("with %s throws", (_, options, message) => {
    expect(() => testRule(teamRule(), situations, { it, ...options } as never)).toThrow(message);
  });

  it("throws without a table or a rule", () => {
    expect(() => testRule({} as never, situations, { it })).toThrow(/must be made by defineRule/u);
    expect(() => testRule(7 as never, situations, { it })).toThrow(new TypeError("the rule must be an object"));
    expect(() => testRule(teamRule(), 7 as never, { it })).toThrow(new TypeError("situations must be an object"));
    expect(() => testRule(teamRule(), { valid: [], invalid: {} } as never, { it })).toThrow("valid must be an object");
    expect(() => testRule(teamRule(), { valid: {}, invalid: [] } as never, { it })).toThrow(
      new TypeError("invalid must be an object"),
    );
    expect(() => testRule(teamRule(), { ...situations, vlid: {} } as never, { it })).toThrow(
      new TypeError('unknown member of situations: "vlid"; did you mean "valid"?'),
    );
    expect(() => testRule(teamRule(), { ...situations, invlid: {} } as never, { it })).toThrow(
      /did you mean "invalid"/u,
    );
  });
});

// As vitest runs it.
testRule(teamRule(), situations, { describe, it });
