// A member that is undefined changes no result: docs/readings.md, "undefined is absent".
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRequestSchema, updateRequestSchema } from "../src/adapters/standard.js";
import {
  createRequest,
  faultyRequest,
  faultyUpdate,
  faultyWholeRequest,
  update,
  wholeRequest,
} from "../src/arbitraries/index.js";
import {
  checkResponse,
  createValidator,
  defineRule,
  planUpdate,
  type RequestInput,
  type UpdateContext,
  validateCreate,
  validateRequest,
  validateUpdate,
} from "../src/index.js";
import { anything, contexts, features } from "./support/any-update.js";
import { budget } from "./support/budget.js";
import { storedAndDesired } from "./support/desired.js";
import { fixturesIn, type InvalidFixture, type UpdateFixture, type ValidFixture } from "./support/fixtures.js";
import { forAll } from "./support/for-all.js";
import { valueAt, withValue } from "./support/json.js";
import { patched } from "./support/json-patch.js";
import { mutated, placesOf } from "./support/mutations.js";
import { slow } from "./support/slow.js";
import { pushRequest } from "./support/test-rule.js";
import { type Members, storedPush, updating } from "./support/updates.js";
import { asJson, withUndefined } from "./support/with-undefined.js";

const runs = budget(40, 1_000);

/** The names of the members that a rule of one's own finds, in every way to look. */
const namesIn = (object: object) =>
  [Object.keys(object), Reflect.ownKeys(object), Object.keys({ ...object }), [`${"advanced" in object}`]].join(" ");

const customRules = [
  defineRule({
    id: "own.members",
    scope: "request",
    severity: "warning",
    reads: { keys: ["utm_params"] },
    message: "has {names} and {inside}",
    check: (request, report) => void report([], { names: namesIn(request), inside: namesIn(request.utm_params ?? {}) }),
  }),
  defineRule({
    id: "own.update",
    scope: "update",
    severity: "warning",
    reads: {},
    message: "sends {sent}, over {stored}",
    check: ({ patch, stored = {} }, report) =>
      void report(["version_note"], { sent: namesIn(patch), stored: namesIn(stored) }),
  }),
];

const withCustomRules = <T extends UpdateContext>(context: T) => fc.constantFrom(context, { ...context, customRules });

type Found = Record<string, unknown> & {
  readonly violations: readonly { readonly fix?: Parameters<typeof patched>[1] }[];
};

/** Compares two results, and applies the fixes to the JSON of the second. */
function expectSame(given: unknown, ofJson: object, ofCopy: object): void {
  const comparable = (result: object) => ({ ...result, value: undefined });
  expect(comparable(ofCopy)).toEqual(comparable(ofJson));
  for (const { fix } of (ofCopy as Found).violations) if (fix !== undefined) patched(asJson(given), fix);
  const { merged } = ofCopy as { readonly merged?: object };
  if (merged !== undefined) expect(Object.entries(merged).filter(([, member]) => member === undefined)).toEqual([]);
}

const seeds = [
  ...fixturesIn<ValidFixture>("create/valid"),
  ...fixturesIn<InvalidFixture>("create/invalid"),
  ...fixturesIn<ValidFixture>("create/advice"),
].map(([, { body }]) => body);

const bodies = fc.oneof(
  mutated(seeds, 5, createRequest()).map((body) => [body, {}] as const),
  createRequest({ features }).map((body) => [body, { features }] as const),
  faultyRequest().map(({ body, context }) => [body, context] as const),
);

describe("members that are undefined change nothing", () => {
  it("of a create request", () => {
    const given = bodies.chain(([body, context]) =>
      fc.tuple(withUndefined(fc.constant(body)), contexts.chain(withCustomRules), fc.constant(context)),
    );
    forAll(runs, given, ([[json, copy], { lint, ...context }, known]) => {
      const all = { ...context, ...known, ...(lint !== undefined && { lint }) };
      expectSame(copy, validateCreate(json, all), validateCreate(copy, all));
      const validate = createRequestSchema(all)["~standard"].validate;
      expect(validate(copy).issues).toEqual(validate(json).issues);
    });
  });

  it("of an update and the stored campaign", () => {
    const faulty = faultyUpdate().map(({ patch, context }) => [patch, context] as const);
    const valid = update().map(({ patch, context }) => [patch, context] as const);
    const given = fc
      .oneof({ arbitrary: anything, weight: 3 }, faulty, valid)
      .chain(([patch, context]) =>
        fc.tuple(withUndefined(fc.constant({ patch, stored: context.campaign?.body })), withCustomRules(context)),
      );
    forAll(runs, given, fc.boolean(), ([[json, copy], context], isLinted) => {
      const knowing = (body: unknown): UpdateContext => ({
        ...context,
        lint: isLinted,
        campaign: { ...context.campaign, body },
      });
      const result = validateUpdate(copy.patch, knowing(copy.stored));
      expectSame(copy.patch, validateUpdate(json.patch, knowing(json.stored)), result);
      const { issues } = updateRequestSchema(knowing(copy.stored))["~standard"].validate(copy.patch);
      expect(issues ?? []).toMatchObject(result.violations.map(({ rule, message }) => ({ rule, message })));
    });
  });

  it("of a stored and a desired campaign", () => {
    forAll(runs, withUndefined(storedAndDesired), contexts, ([json, copy], context) => {
      const plan = planUpdate(...copy, context);
      expectSame(copy[1], planUpdate(...json, context), plan);
      if (plan.ok && plan.changes) expect(Object.values(plan.patch)).not.toContain(undefined);
    });
  });

  it("of the body of a whole request", () => {
    const faulty = faultyWholeRequest().map(({ request, context }) => [request, context] as const);
    const valid = wholeRequest().map(({ request, context }) => [request, context] as const);
    const given = fc
      .oneof(faulty, valid)
      .chain(([request, context]) =>
        fc.tuple(fc.constant(request), withUndefined(fc.constant(request.body)), withCustomRules(context)),
      );
    forAll(runs, given, ([request, [json, copy], context]) => {
      const answer = (body: unknown) => validateRequest({ ...request, body } as RequestInput, context);
      expectSame(copy, answer(json), answer(copy));
    });
  });

  it("of a response", () => {
    const error = { code: "400 Bad Request", message: "m", target: "t", details: [{ target: "t", message: "m" }] };
    const responses = mutated([
      { error },
      { campaign_id: "c", message: "m" },
      { error: { ...error, request_id: "r" } },
    ]);
    forAll(runs, withUndefined(responses), fc.constantFrom(200, 201, 400, 401), ([json, copy], status) => {
      expectSame(copy, checkResponse("create", status, json), checkResponse("create", status, copy));
    });
  });
});

/** Copies of a body, each with one member undefined, at any depth. */
function withOneGone(body: unknown): unknown[] {
  return placesOf(body).flatMap((place) => {
    const [parent, key] = [place.slice(0, -1), place.at(-1)];
    if (typeof key !== "string") return [];
    return [withValue(body, parent, { ...(valueAt(body, parent) as object), [key]: undefined })];
  });
}

describe("each member of each fixture changes nothing if it is undefined", () => {
  it("in create requests", slow, () => {
    for (const copy of seeds.flatMap(withOneGone)) {
      expectSame(copy, validateCreate(asJson(copy)), validateCreate(copy));
    }
  });

  const patches = [
    ...fixturesIn<UpdateFixture>("update/valid"),
    ...fixturesIn<UpdateFixture>("update/invalid"),
    ...fixturesIn<UpdateFixture>("update/advice"),
  ].map(([, { patch }]) => patch);

  it.each([[undefined], ["PUSH"], ["EMAIL"]] as const)("in updates of a campaign on channel %s", (channel) => {
    const context = { campaign: { channel } };
    for (const copy of patches.flatMap(withOneGone)) {
      expectSame(copy, validateUpdate(asJson(copy), context), validateUpdate(copy, context));
    }
  });
});

const lint = true;
const push = pushRequest() as unknown as Members;

/** The request for Push with changes in one of its components. */
function part(name: string, changes: Members): Members {
  return { ...push, [name]: { ...(push[name] as Members), ...changes } };
}

/** Members that are undefined. */
function gone(...names: string[]): Members {
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

/** Rules and paths, with the operations of the fix. */
function facts({ violations, warnings }: ReturnType<typeof validateUpdate>): string[] {
  return [...violations, ...warnings].map(({ rule, path, fix = [] }) =>
    [rule, path, ...fix.map(({ op }) => op)].join(" "),
  );
}

const NO_CONTENT = "content.targeted-platform-has-content campaign_content.content.push.android";

/** The violations of an empty create request. */
const EMPTY = facts(validateCreate({}));

describe("a linted body is as if its undefined members were absent", () => {
  it.each<[what: string, body: unknown, found: string[]]>([
    ["unknown members", { ...part("basic_details", gone("a", "team")), ...gone("b", "constructor", "__proto__") }, []],
    [
      "the right name",
      { ...push, chanel: "PUSH", ...gone("channel") },
      ["structure.required channel", "member.known chanel move"],
    ],
    [
      "the right name of a key",
      { ...push, utm_params: { utm_source: "s", utm_medium: "m", "utm-term": "x", ...gone("utm_term") } },
      ['utm.custom-key-prefixed utm_params["utm-term"] move'],
    ],
    [
      "a place to move to",
      { ...part("scheduling_details", gone("expiry_time")), expiry_time: "2026-03-02T09:00:00" },
      ["member.known expiry_time move"],
    ],
    [
      "thousands of members, which do not count as work",
      { ...push, expiry_time: "2026-03-02T09:00:00", ...gone(...Array.from({ length: 6_000 }, (_, i) => `x${i}`)) },
      ["member.known expiry_time move"],
    ],
    [
      "what keys the content",
      part("campaign_content", { locales: [], content: { push: {}, ...gone("en") } }),
      [NO_CONTENT],
    ],
    ["the author", { ...push, ...gone("status", "version_note", "created_by") }, ["structure.required created_by"]],
    [
      "the author of an update",
      { status: "PUBLISH", ...gone("created_by", "channel") },
      [...EMPTY, "member.known status", "body.not-an-update body"],
    ],
    [
      "what is beside a wrapper",
      { data: push, ...gone("channel", "created_by", "x") },
      [...EMPTY, "body.unwrapped data"],
    ],
    ["what is in a wrapper", { data: { channel: "PUSH", ...gone("x", "y") } }, [...EMPTY, "body.unwrapped data"]],
    [
      "what is beside a whole request",
      { method: "POST", body: push, ...gone("path", "channel") },
      [...EMPTY, "body.not-a-whole-request body", "member.known method", "member.known body"],
    ],
    ["the body of a request", { method: "POST", ...gone("body") }, [...EMPTY, "member.known method"]],
  ])("%s", (_, body, found) => {
    expect(facts(validateCreate(body, { lint }))).toEqual(found);
    expect(facts(validateCreate(asJson(body), { lint }))).toEqual(found);
  });
});

describe("a linted update is as if its undefined members were absent", () => {
  const scheduled = storedPush({ "scheduling_details.start_time": "2026-03-01T09:00:00" });

  it.each<[what: string, patch: Members, context: UpdateContext, found: string[]]>([
    [
      "a status that does not publish",
      gone("status", "version_note"),
      { ...updating("DRAFT", storedPush()), features: ["AUDIENCE_LIMIT"] },
      ["update.changes-something body"],
    ],
    [
      "members of an unknown campaign",
      { basic_details: { ...gone("name", "platforms"), tags: [] } },
      { policies: { merge: "member" } },
      [],
    ],
    ["members of a create request", { ...push, ...gone("updated_by") }, {}, ["update.not-a-create-request created_by"]],
    ["the author", { ...push, ...gone("created_by") }, {}, []],
    [
      "a stored member",
      { scheduling_details: { delivery_type: "ASAP", ...gone("start_time") } },
      updating("ACTIVE", scheduled),
      ["update.start-time-unchanged scheduling_details.start_time add"],
    ],
  ])("%s", (_, patch, context, found) => {
    expect(facts(validateUpdate(patch, { ...context, lint }))).toEqual(found);
    expect(facts(validateUpdate(asJson(patch), { ...context, lint }))).toEqual(found);
  });

  it("merged keeps the stored members, and has none that are undefined", () => {
    const stored = { id: "c-1", ...storedPush(), ...gone("note", "utm_params") };
    const result = validateUpdate(gone("advanced", "x"), { campaign: { body: stored } });
    expect("merged" in result && result.merged).toStrictEqual(asJson(stored));
  });
});

describe("a context", () => {
  it.each<[what: string, context: object]>([
    ["a context", { lnt: undefined }],
    ["policies", { policies: { merg: undefined } }],
    ["rules", { rules: { "utm.custom-key": undefined } }],
    ["bounds", { bounds: { depth: undefined } }],
    ["an exception", { exceptions: [{ rule: "structure.type", path: "x", level: "off", note: undefined }] }],
    ["a campaign", { campaign: { stat: undefined } }],
  ])("%s cannot have an unknown member, even if that is undefined", (_, context) => {
    for (const ask of [validateUpdate, (body: unknown, given: object) => createValidator(given).update(body)]) {
      expect(() => ask({}, context)).toThrow(TypeError);
    }
  });

  it("may have known members that are undefined", () => {
    const campaign = { state: undefined, body: undefined, channel: undefined };
    const context = {
      policies: { merge: undefined, utmCustomKeys: undefined },
      rules: { "utm.custom-key-prefixed": undefined },
      bounds: { maxDepth: undefined },
      ...gone("features", "productSets", "exceptions", "customRules", "message", "lint"),
    };
    expect(validateUpdate(push, { ...context, campaign })).toEqual(validateUpdate(push, { campaign: {} }));
    expect(validateUpdate(push, { campaign: undefined })).toEqual(validateUpdate(push));
  });
});
