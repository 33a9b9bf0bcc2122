import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Fix } from "../../src/errors/fix.js";
import { type CustomRule, defineRule, type RuleDefinition } from "../../src/index.js";
import { type RuleSituations, type RuleTestOptions, testRule } from "../../src/testing/index.js";
import { emailRequest, pushRequest } from "../support/test-rule.js";

const NAME = ["basic_details", "name"];

interface Stored {
  readonly basic_details: { readonly name: string; readonly team?: string };
}

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
  const it = (name: string, run: () => void) => {
    try {
      run();
      results[name] = "ok";
    } catch (error) {
      results[name] = (error as Error).message;
      failures.push(error as Error);
    }
  };
  testRule(rule, { ...situations, ...table }, { it, ...options });
  return { results, failures };
}

/** The outcomes of tests of the rule about teams that pass. */
const passed = (...names: string[]) => Object.fromEntries(names.map((name) => [`acme.name-has-team ${name}`, "ok"]));

/** The message of the only failure. */
function failureOf(rule: CustomRule, table: Partial<RuleSituations> = {}): string {
  const messages = Object.values(outcomes(rule, table).results).filter((message) => message !== "ok");
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
    expect(results).toEqual(
      passed("accepts a team", "accepts the body itself", "rejects no team", "rejects all that is known"),
    );
  });

  it("may warn without lint", () => {
    const { results } = outcomes(teamRule({ severity: "warning" }));
    expect(results).toEqual(passed("accepts a team", "warns about no team"));
  });

  it("fails if a rule cannot handle a stored campaign that lacks something", () => {
    const nameKept = defineRule({
      id: "acme.name-kept",
      scope: "update",
      reads: { values: ["basic_details.name"] },
      message: "must stay",
      check({ stored, merged }, report) {
        const nameOf = (campaign: unknown) => (campaign as Stored).basic_details.name.trim();
        if (stored !== undefined && nameOf(stored) !== nameOf(merged)) report(["basic_details", "name"]);
      },
    });
    const current = pushRequest();
    const other = pushRequest({ "basic_details.name": "Other" });
    const patchOf = (body: unknown) => ({ basic_details: (body as Stored).basic_details });
    const { results } = outcomes(nameKept, {
      valid: { "the same name": { patch: patchOf(current), current } },
      invalid: { "another name": { patch: patchOf(other), current, violations: [{ path: "basic_details.name" }] } },
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

  it("may be about updates", () => {
    const sameTeam = defineRule({
      id: "acme.team-unchanged",
      scope: "update",
      states: ["ACTIVE"],
      reads: { values: ["basic_details.team"] },
      message: "must stay {team}",
      check({ patch, stored, merged }, report) {
        const teamOf = (campaign: unknown) => (campaign as Stored | undefined)?.basic_details?.team;
        const team = teamOf(stored);
        if (team !== undefined && teamOf(patch) !== teamOf(stored) && teamOf(merged) !== team) {
          report(["basic_details", "team"], { team });
        }
      },
    });
    const current = pushRequest({ "basic_details.team": "crm" });
    const { basic_details } = pushRequest({ "basic_details.team": "sales" }) as unknown as Stored;
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
    const table = { valid: { "a body": withTeam }, invalid: { active: { patch, context, violations } } };
    expect(failureOf(sameTeam, table)).toBe(
      "a situation must be { patch, current, state }, because acme.team-unchanged is about updates",
    );
  });

  it("may have a fix that removes an entry of a list", () => {
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
    const tagged = (...tags: string[]) => pushRequest({ "basic_details.tags": tags }) as object;
    const invalid = { one: { body: tagged("a", "", "b"), violations: [{ path: "basic_details.tags[1]" }] } };
    expect(outcomes(moving, { valid: { none: tagged("a") }, invalid }).failures).toEqual([]);
  });
});

describe("a test fails", () => {
  const path = "basic_details.name";
  const valid = (situation: unknown) => ({ valid: { it: situation } }) as never;
  const invalid = (situation: object) => ({ invalid: { it: situation } }) as never;
  const violating = (body: unknown, ...violations: unknown[]) => invalid({ body, violations });
  const match = (pattern: RegExp) => expect.stringMatching(pattern);

  const OURS = '{"path":"basic_details.name","rule":"acme.name-has-team"';
  const IN_WORDS = 'in words:\n  basic_details.name must begin with a team, but is "Hello"';
  const NO_LIST = "violations must be an array of the expected violations, each as { path }";
  /** The message that the expected violations and those that were found differ. */
  const differing = (expected: readonly string[], found = ["  nothing"], skipped: readonly string[] = []) => {
    const words = "acme.name-has-team does not report the expected violations";
    return [words, ...skipped, "expected:", ...expected, "found:", ...found].join("\n");
  };

  it.each<[string, Partial<RuleSituations>, unknown]>([
    [
      "there is no invalid situation",
      { invalid: {} },
      "acme.name-has-team has no invalid situation: a test of a rule needs valid and invalid ones",
    ],
    ["an invalid situation is accepted", violating(withTeam, { path }), differing([`> ${OURS}}`])],
    [
      "a violation is missing",
      violating(withoutTeam, { path }, { path }),
      differing([`  ${OURS}}`, `> ${OURS}}`], [`  ${OURS}}`, IN_WORDS]),
    ],
    [
      "a param differs",
      violating(withoutTeam, { path, params: { received: "Hi" } }),
      differing([`> ${OURS},"params":{"received":"Hi"}}`], [`> ${OURS},"params":{"received":"Hello"}}`, IN_WORDS]),
    ],
    ["the fix differs", violating(withoutTeam, { path, fix: "none" }), match(/"fix":"none"/u)],
    ["the message differs", violating(withoutTeam, { path, message: "no" }), match(/"message":"no"/u)],
    ["the path differs", violating(withoutTeam, { path: "channel" }), match(/> .*"path":"channel"/u)],
    [
      "the structure of a situation is invalid",
      violating(pushRequest({ "basic_details.name": "Hello", channel_: 1, "basic_details.tags": 7 }), { path }),
      "The situation is invalid even without acme.name-has-team, so it tests nothing: basic_details.tags has an invalid value, expected type array but got number",
    ],
    [
      "the context turns the rule off",
      valid({ body: withTeam, context: { rules: { "acme.name-has-team": "off" } } }),
      "The context turns acme.name-has-team off, so the situation tests nothing",
    ],
    [
      "the rule was skipped because of an invalid value",
      invalid({
        ...rejected,
        body: pushRequest({ "basic_details.name": 7 }),
        context: { exceptions: [{ rule: "structure.type", path, level: "off" }] },
      }),
      differing([`> ${OURS}}`], undefined, ["acme.name-has-team was skipped: something that it reads is invalid"]),
    ],
    [
      "a situation is not plain data",
      violating(() => 1, { path }),
      "The situation must be plain JSON data, without functions and the like",
    ],
    ["a situation is not an object", valid(7), "a situation must be an object"],
    [
      "a member of a situation is misspelt",
      invalid({ ...rejected, contxt: {} }),
      'unknown member of a situation: "contxt"; did you mean "context"?',
    ],
    ["no violations are expected", violating(withoutTeam), NO_LIST],
    ["violations are absent", invalid({ body: withoutTeam }), NO_LIST],
    ["a violation is not an object", violating(withoutTeam, 7), "each of violations must be an object"],
    [
      "a member of a violation is misspelt",
      violating(withoutTeam, { paht: path }),
      'unknown member of an expected violation: "paht"; did you mean "path"?',
    ],
  ])("if %s", (_, table, message) => {
    expect(failureOf(teamRule(), table)).toEqual(message);
  });

  it("if there is no valid situation", () => {
    expect(outcomes(teamRule(), { valid: {} }).results).toEqual({
      "acme.name-has-team has valid situations":
        "acme.name-has-team has no valid situation: a test of a rule needs valid and invalid ones",
      ...passed("rejects no team"),
    });
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
    expect(failures[0]).toMatchObject({ expected: [], actual: [{ path }] });
  });

  it("if another rule rejects the situation, too", () => {
    const body = pushRequest({ "basic_details.name": "Hello", "scheduling_details.delivery_type": "AT_FIXED_TIME" });
    const rule = "schedule.start-time-required";
    expect(failureOf(teamRule(), violating(body, { path }))).toMatch(rule);
    const all = violating(body, { rule, path: "scheduling_details.start_time" }, { rule: undefined, path });
    expect(outcomes(teamRule(), all).results).toMatchObject(passed("rejects it"));
  });

  it("if the rule was skipped because a fact is unknown", () => {
    const why =
      "acme.name-has-team was skipped: it needs a fact that the context does not provide, such as features or the stored campaign";
    expect(failureOf(teamRule({ ifFeature: "PORTFOLIO" }))).toBe(differing([`> ${OURS}}`], undefined, [why]));
  });

  it("if the rule changes the situation, even secretly", () => {
    const changing = teamRule({ check: (request) => void Object.assign(request, { channel: "EMAIL" }) });
    expect(Object.values(outcomes(changing).results)).toEqual(
      Array(2).fill("acme.name-has-team failed: a rule must not change its input"),
    );
    const body = structuredClone(withTeam) as { basic_details: { name: string } };
    const sly = teamRule({
      check() {
        body.basic_details.name += "!";
      },
    });
    expect(outcomes(sly, valid(body)).results["acme.name-has-team accepts it"]).toMatch(/changes its input/u);
  });

  it.each<[Fix, unknown]>([
    [
      { kind: "replace", value: "Hi" },
      'The fix of acme.name-has-team does not help: basic_details.name must begin with a team, but is "Hi"',
    ],
    [{ kind: "replace", value: 7 }, match(/^The fix of acme.name-has-team .* breaks it: /u)],
    [{ kind: "remove" }, match(/breaks it: basic_details.name is a mandatory field/u)],
    [{ kind: "rename", to: "team" }, match(/breaks it: basic_details.name is a mandatory/u)],
  ])("if a fix of the rule does not help, or breaks the structure: %j", (fix, message) => {
    const fixing = teamRule({
      check({ basic_details: { name: received } }, report) {
        if (!received.includes(":")) report(NAME, { received }, fix);
      },
    });
    expect(failureOf(fixing)).toEqual(message);
  });

  it.each([
    ["utm_my_x", "utm_my_x"],
    ["utm_team_x", undefined],
  ])("if a fix of the rule renames a member to %s", (to, wrong) => {
    const teamKeys = defineRule({
      ...{ id: "acme.team-keys", scope: "request", reads: { keys: ["utm_params"] }, message: "is not the team's" },
      check({ utm_params }, report) {
        for (const key of Object.keys(utm_params ?? {})) {
          if (/^utm_(?!source|medium|team_)/u.test(key)) report(["utm_params", key], {}, { kind: "rename", to });
        }
      },
    });
    const body = pushRequest({ utm_params: { utm_source: "a", utm_medium: "b", utm_x: "c" } });
    const situations = {
      valid: { plain: pushRequest() },
      invalid: { "another key": { body, violations: [{ path: "utm_params.utm_x" }] } },
    };
    const message = `The fix of acme.team-keys does not help: utm_params.${wrong} is not the team's`;
    expect(outcomes(teamKeys, situations).failures.map((failure) => failure.message)).toEqual(
      wrong === undefined ? [] : [message],
    );
  });

  it.each<[fix: Fix, messages: string[]]>([
    [{ kind: "remove" }, []],
    [{ kind: "move", to: ["basic_details", "team"] }, []],
    [{ kind: "replace", value: "worse" }, ["The fix of acme.tags-good does not help: basic_details.tags[0] is bad"]],
  ])(
    "if a fix of the rule leaves an entry wrong, but not if it takes it away before another wrong one: %j",
    (fix, messages) => {
      const goodTags = defineRule({
        ...{ id: "acme.tags-good", scope: "request", reads: { values: ["basic_details.tags"] }, message: "is bad" },
        check({ basic_details: { tags = [] } }, report) {
          for (const [index, tag] of tags.entries())
            if (tag !== "good") report(["basic_details", "tags", index], {}, fix);
        },
      });
      const situations = {
        valid: { plain: pushRequest() },
        invalid: {
          "two bad tags": {
            body: pushRequest({ "basic_details.tags": ["bad", "bad"] }),
            violations: [{ path: "basic_details.tags[0]" }, { path: "basic_details.tags[1]" }],
          },
        },
      };
      expect(outcomes(goodTags, situations).failures.map((failure) => failure.message)).toEqual(messages);
    },
  );

  it("if a fix of the rule does not help in an update", () => {
    const fixing = (value: string) =>
      teamRule({
        check({ basic_details: { name: received } }, report) {
          if (!received.includes(":")) report(NAME, { received }, { kind: "replace", value });
        },
      });
    const patch = { basic_details: (withoutTeam as { basic_details: object }).basic_details };
    const table = invalid({ patch, current: withTeam, violations: [{ path }] });
    expect(failureOf(fixing("Hi"), table)).toBe(
      'The fix of acme.name-has-team does not help: basic_details.name must begin with a team, but is "Hi"',
    );
    expect(outcomes(fixing("crm: Hi"), table).failures).toEqual([]);
  });

  it("if the rule throws", () => {
    const rule = teamRule({
      check: () => {
        throw new RangeError("no such team");
      },
    });
    const message = "acme.name-has-team failed: no such team";
    expect(outcomes(rule).failures[0]).toMatchObject({ message, cause: expect.any(RangeError) });
  });

  const outcomeAt = (path: string) => {
    const rule = teamRule({ check: (_, report) => void report(path.split("."), { received: "" }) });
    const table = { valid: {}, invalid: { it: { body: withTeam, violations: [{ path }] } } };
    return outcomes(rule, table).results["acme.name-has-team rejects it"];
  };

  it.each([
    ["basic_detail.name", "basic_detail"],
    ["basic_details.name.first", "basic_details.name"],
    ["basic_details.a.b.c", "basic_details.a.b"],
  ])("if the rule reports %s, but the situation has no object %s", (path, object) => {
    const why = `but the body has no object at ${object}: check the place`;
    expect(outcomeAt(path)).toBe(`acme.name-has-team reports ${path}, ${why}`);
  });

  it("unless only the last member of a place is absent", () => {
    expect(outcomeAt("basic_details.team")).toBe("ok");
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

  it("with an error that has a name, and a cause if another error led to it", () => {
    const [failed] = outcomes(
      teamRule(),
      violating(() => 1, { path }),
    ).failures;
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

  const value = (path: string) => named(`${path}: add it to reads.values, or do not read it`);
  const presence = (path: string) => named(`${path}: add it to reads.presence, or do not ask whether it is there`);
  const keys = (path: string) => named(`${path}: add it to reads.keys, or do not ask for its member names or length`);
  const containing = (text: string) => expect.stringContaining(text);

  const tags = (request: Input) => (request.basic_details as { tags: string[] }).tags;
  const utm = (request: Input) => request["utm_params"] as unknown as Record<string, string>;
  const readsOf = (mode: "presence" | "keys", path: string) => ({ values: ["basic_details.name"], [mode]: [path] });
  const [hasTags, tagKeys] = [readsOf("presence", "basic_details.tags"), readsOf("keys", "basic_details.tags")];
  const [hasUtm, utmKeys] = [readsOf("presence", "utm_params"), readsOf("keys", "utm_params")];

  it.each<[string, (request: Input) => unknown, message: unknown, reads?: object]>([
    ["a value", (request) => request["channel"], value("channel")],
    ["a value, by reflection", (request) => Reflect.get(request.basic_details, "tags"), value("basic_details.tags")],
    ["whether a member is there", (request) => "tags" in request.basic_details, presence("basic_details.tags")],
    ["an own member", (request) => Object.hasOwn(request.basic_details, "tags"), presence("basic_details.tags")],
    ["names", (request) => Object.keys(request.basic_details), containing("basic_details: add it to reads.keys")],
    ["all names of the body", (request) => ({ ...request }), containing("the names of all members")],
    ["the length of a list", (request) => tags(request).length, keys("basic_details.tags"), hasTags],
    ["an entry of a list", (request) => tags(request)[0], value("basic_details.tags"), hasTags],
    ["entries of a list", (request) => tags(request).includes("a"), value("basic_details.tags"), tagKeys],
    [
      "the names of members",
      (request) => Object.keys(utm(request)),
      containing("utm_params: add it to reads.keys"),
      hasUtm,
    ],
    ["a value of a known name", (request) => utm(request)["utm_source"], value("utm_params.utm_source"), utmKeys],
    [
      "values of known names",
      (request) => Object.values(utm(request)),
      containing("\n  utm_params.utm_campaign: add it to reads.values"),
      utmKeys,
    ],
  ])("fails the test: %s", (_, read, message, reads) => {
    expect(outcome(reading(read, reads))).toEqual(message);
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
    const outcomeOf = (rule: CustomRule, situation: unknown) => {
      return outcomes(rule, { valid: { it: situation as object }, invalid: {} }).results[`${rule.id} accepts it`];
    };
    const byContext = defineRule({
      id: "acme.subject",
      scope: "email_content",
      reads: { values: ["@.subject"] },
      message: "is wrong",
      check: ({ subject, preview_text }, _, { request }) => void [subject, preview_text, request.created_by],
    });
    expect(outcomeOf(byContext, emailRequest())).toMatchInlineSnapshot(`
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
    expect(outcomeOf(ofUpdate, { patch })).toMatchInlineSnapshot(`
      "acme.update reads paths that its "reads" do not declare, so it may run on invalid data:
        updated_by: add it to reads.values, or do not read it
        channel: add it to reads.values, or do not read it"
    `);
  });
});

describe("the runner", () => {
  const names: string[] = [];
  const note = (name: string) => void names.push(name);
  const group = (name: string, run: () => void) => {
    note(name);
    run();
  };
  const grouped = ["acme.name-has-team", "accepts a team", "rejects no team"];
  const ungrouped = ["acme.name-has-team accepts a team", "acme.name-has-team rejects no team"];

  beforeEach(() => void names.splice(0));
  afterEach(() => vi.unstubAllGlobals());

  it("groups the tests if it can", () => {
    testRule(teamRule(), situations, { describe: group, it: group });
    expect(names).toEqual(grouped);
  });

  it("may be global, or called test", () => {
    vi.stubGlobal("it", note);
    testRule(teamRule(), situations);
    testRule(teamRule(), situations, { test: (name) => note(`test ${name}`) });
    expect(names).toEqual([...ungrouped, ...ungrouped.map((name) => `test ${name}`)]);
  });

  it("groups tests by the global `describe` only if their `it` is global as well", () => {
    vi.stubGlobal("it", note);
    vi.stubGlobal("describe", group);
    testRule(teamRule(), situations);
    testRule(teamRule(), situations, { it: note });
    expect(names).toEqual([...grouped, ...ungrouped]);
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

  it.each<[string, rule: unknown, table: unknown, message: string | RegExp]>([
    ["a rule of defineRule", {}, situations, /must be made by defineRule/u],
    ["a rule that is an object", 7, situations, "the rule must be an object"],
    ["a table", teamRule(), 7, "situations must be an object"],
    ["a table of valid situations", teamRule(), { valid: [], invalid: {} }, "valid must be an object"],
    ["a table of invalid situations", teamRule(), { valid: {}, invalid: [] }, "invalid must be an object"],
    [
      "known kinds of situations",
      teamRule(),
      { ...situations, vlid: {} },
      'unknown member of situations: "vlid"; did you mean "valid"?',
    ],
    ["well spelt kinds of situations", teamRule(), { ...situations, invlid: {} }, /did you mean "invalid"/u],
  ])("throws without %s", (_, rule, table, message) => {
    expect(() => testRule(rule as never, table as never, { it })).toThrow(
      typeof message === "string" ? new TypeError(message) : message,
    );
  });
});

// As vitest runs it.
testRule(teamRule(), situations, { describe, it });
