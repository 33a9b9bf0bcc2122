import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { stepScopes } from "../../src/engine/reads.js";
import { type Violation, validateCreate } from "../../src/index.js";
import { registry } from "../../src/rules/index.js";
import { endsSoon } from "../support/ends-soon.js";
import { fixturesIn, type ValidFixture } from "../support/fixtures.js";
import { segmentsOf, withValue } from "../support/json.js";
import { slow } from "../support/slow.js";
import { pushBody } from "./bodies/push.js";

/** A small request that breaks no rule, for tests of whole results. */
const clean = fixturesIn<ValidFixture>("create/valid").find(([name]) => name === "push-minimal")?.[1].body as object;

const included = ["segmentation_details", "included_filters"];

/** Rule and path of each structural violation. The input may be one that cannot be frozen or cloned. */
function faults(body: unknown, bounds?: { maxDepth?: number; maxViolations?: number }): string[] {
  return validateCreate(body, { features: ["AUDIENCE_LIMIT", "QUEUING"], bounds })
    .violations.filter(({ rule }) => rule.startsWith("structure."))
    .map(({ rule, path }) => `${rule.replace("structure.", "")} ${path}`);
}

/** A filter group with groups nested `levels` deep, each as often as `copies` says in the one around it. */
function nestedGroup(levels: number, innermost: object = { filter_operator: "and", filters: [] }, copies = 1): unknown {
  let group = innermost;
  for (let level = 0; level < levels; level++) {
    const filter = { filter_type: "actions", action_name: "a", attributes: group };
    group = { filter_operator: "and", filters: Array(copies).fill(filter) };
  }
  return group;
}

describe("a body that is not an object", () => {
  it.each([
    ["null", null, "null"],
    ["an array", [], "array"],
    ["a text", "x", "string"],
    ["a number", 1, "number"],
    ["NaN", Number.NaN, "NaN"],
    ["true", true, "boolean"],
    ["undefined", undefined, "undefined"],
    ["a function", () => pushBody, "function"],
    ["a symbol", Symbol("x"), "symbol"],
    ["a bigint", 1n, "bigint"],
  ])("%s is one violation at the body", (_, body, received) => {
    const result = validateCreate(body);
    expect(result).toEqual({
      ok: false,
      status: 400,
      violations: [
        {
          rule: "structure.type",
          severity: "error",
          path: "body",
          segments: [],
          pointer: "",
          target: "body",
          detailTarget: "body",
          message: `body has an invalid value, expected type object but got ${received}`,
          params: { expected: "object", received },
          origin: "request",
        },
      ],
      warnings: [],
      skipped: registry
        .filter(({ severity = "error", scope }) => severity === "error" && !stepScopes.includes(scope))
        .map(({ id }) => ({ rule: id, reason: "structure" })),
      truncated: false,
      body: {
        error: {
          code: "400 Bad Request",
          message: `body has an invalid value, expected type object but got ${received}`,
          target: "body",
          details: [{ target: "body", message: `body has an invalid value, expected type object but got ${received}` }],
        },
      },
    });
  });
});

describe("values that JSON cannot express have the wrong type", () => {
  it.each([
    ["a function", () => "x", "function"],
    ["a symbol", Symbol("x"), "symbol"],
    ["a bigint", 1n, "bigint"],
    ["NaN", Number.NaN, "NaN"],
    ["Infinity", Number.POSITIVE_INFINITY, "Infinity"],
    ["-Infinity", Number.NEGATIVE_INFINITY, "-Infinity"],
  ])("%s", (_, value, received) => {
    const basic_details = { ...pushBody.basic_details, name: value, team: value };
    const delivery_controls = { campaign_throttle_rpm: value };
    const violations = validateCreate({ ...clean, basic_details, delivery_controls }).violations;
    expect(violations).toMatchObject([
      { rule: "structure.type", path: "basic_details.name", params: { expected: "string", received } },
      { rule: "structure.type", path: "basic_details.team", params: { expected: "string", received } },
      { path: "delivery_controls.campaign_throttle_rpm", params: { expected: "integer", received } },
    ]);
  });

  it("a hole in an array is not an entry", () => {
    const tags = ["a", "b", "c"];
    delete tags[1];
    expect(faults(withValue(pushBody, ["basic_details"], { ...pushBody.basic_details, tags }))).toEqual([
      "type basic_details.tags[1]",
    ]);
  });
});

describe("depth", () => {
  const levels = Math.floor((200 - 3) / 3);

  it("is counted from the body, for objects and arrays", () => {
    // body 1, segmentation_details 2, group 3, its filters 4, a filter 5, its attributes 6, …
    expect(faults(withValue(pushBody, included, nestedGroup(levels - 1)))).toEqual([]);
    const deeper = Array.from({ length: 66 }, () => ["filters", 0, "attributes"]).flat();
    const { violations } = validateCreate(withValue(pushBody, included, nestedGroup(66)));
    const tooDeep = violations.filter(({ rule }) => rule === "structure.too-deep");
    expect(tooDeep.map(({ segments }) => segments)).toEqual([[...included, ...deeper]]);
  });

  it("is bounded by the context, to the level", () => {
    expect(faults(withValue(pushBody, included, nestedGroup(1)), { maxDepth: 8 })).toEqual([]);
    const place = included.join(".");
    const tooDeep = faults(withValue(pushBody, included, nestedGroup(1)), { maxDepth: 6 });
    expect(tooDeep.filter((fault) => fault.includes(place))).toEqual([
      `too-deep ${place}.filters[0].attributes.filters`,
    ]);
    expect(faults(pushBody, { maxDepth: 1 })).toEqual(
      Object.entries(pushBody)
        .filter(([, value]) => typeof value === "object")
        .map(([key]) => `too-deep ${key}`),
    );
  });

  it("of 100,000 levels neither overflows the stack nor takes long", () => {
    for (const maxDepth of [200, 1000, 1_000_000]) {
      endsSoon(() => {
        const result = validateCreate(withValue(clean, included, nestedGroup(100_000)), { bounds: { maxDepth } });
        expect(result.violations).toMatchObject([
          { rule: "structure.too-deep", params: { limit: Math.min(maxDepth, 1000) } },
        ]);
      });
    }
  });

  it("of unknown members does not count", () => {
    let deep: object = {};
    for (let level = 0; level < 100_000; level++) deep = { deep };
    expect(faults({ ...pushBody, deep })).toEqual([]);
  });

  it("parsed from text does no harm", () => {
    const text = `${'{"a":['.repeat(50_000)}${"]}".repeat(50_000)}`;
    endsSoon(() => expect(faults(JSON.parse(text))).toHaveLength(8));
  });
});

describe("size", () => {
  it("200,000 valid filters are checked", () => {
    const filters = Array.from({ length: 200_000 }, () => ({ filter_type: "custom_segments", id: "s" }));
    endsSoon(() => {
      expect(faults(withValue(pushBody, included, { filter_operator: "or", filters }))).toEqual([]);
    });
  });

  it("200,000 invalid filters stop at the bound, and the result says that there are more", () => {
    const filters = Array.from({ length: 200_000 }, () => null);
    endsSoon(() => {
      const result = validateCreate(withValue(clean, included, { filter_operator: "or", filters }));
      expect(result.violations).toHaveLength(100);
      expect(result.truncated).toBe(true);
      expect(result.violations.at(-1)?.path).toBe("segmentation_details.included_filters.filters[99]");
    });
  });

  it.each([
    [9, 9, true],
    [10, 10, false],
    [11, 10, false],
  ])("a bound of %i of ten violations gives %i, more: %s", (maxViolations, length, truncated) => {
    const filters = Array.from({ length: 10 }, () => null);
    const body = withValue(clean, included, { filter_operator: "or", filters });
    const result = validateCreate(body, { bounds: { maxViolations } });
    expect([result.violations.length, result.truncated]).toEqual([length, truncated]);
  });

  it("100,000 invalid UTM keys and 100,000 invalid locales stop at the bound", slow, () => {
    const many = (value: unknown) => Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`k${n}`, value]));
    endsSoon(() => {
      const utm_params = { utm_source: "s", utm_medium: "m", ...many(1) };
      expect(faults({ ...pushBody, utm_params })).toHaveLength(100);
      const campaign_content = { locales: [], content: many({ push: 1 }) };
      expect(faults({ ...pushBody, campaign_content })).toHaveLength(100);
    });
  });

  it("a sparse array of any length stops at the bound", () => {
    endsSoon(() => {
      const tags = new Array(4_294_967_295);
      expect(faults(withValue(pushBody, ["basic_details"], { ...pushBody.basic_details, tags }))).toHaveLength(100);
    });
  });

  it("long strings get short answers", () => {
    const long = "\u{1F600}".repeat(500_000);
    endsSoon(() => {
      const result = validateCreate({ ...clean, created_by: long, channel: long });
      expect(JSON.stringify(result).length).toBeLessThan(5000);
    });
  });
});

describe("cycles and shared subtrees", () => {
  it("a group that contains itself is too deep there", () => {
    const group: Record<string, unknown> = { filter_operator: "and" };
    const filter = { filter_type: "actions", action_name: "a", attributes: group };
    group["filters"] = [filter];
    expect(faults(withValue(pushBody, included, group))).toEqual([
      `too-deep ${included.join(".")}.filters[0].attributes.filters[0].attributes`,
    ]);
  });

  it("a group that contains itself twice, or indirectly, ends quickly", () => {
    const group: Record<string, unknown> = { filter_operator: "and" };
    const filter = { filter_type: "actions", action_name: "a", attributes: group };
    group["filters"] = [filter, { ...filter }, { ...filter, attributes: { filter_operator: "or", filters: [filter] } }];
    endsSoon(() => {
      const found = faults(withValue(pushBody, included, group));
      expect(found.length).toBeLessThan(30);
      expect(new Set(found.map((fault) => fault.split(" ")[0]))).toEqual(new Set(["too-deep"]));
    });
  });

  it("a body that contains itself ends", () => {
    const body: Record<string, unknown> = { ...pushBody };
    body["basic_details"] = body;
    body["segmentation_details"] = body;
    body["self"] = body;
    endsSoon(() => expect(faults(body).length).toBeGreaterThan(0));
  });

  it("groups with shared parts are visited once, not once for each path", () => {
    const group = nestedGroup(60, undefined, 3);
    endsSoon(() => expect(faults(withValue(pushBody, included, group))).toEqual([]));
  });

  it("an error in shared parts is reported at each path, up to the bound", () => {
    const group = nestedGroup(60, { filter_operator: "AND", filters: [] }, 2);
    endsSoon(() => {
      const result = validateCreate(withValue(clean, included, group));
      expect(result.violations).toHaveLength(100);
      expect(result.truncated).toBe(true);
      expect(new Set(result.violations.map(({ rule }) => rule))).toEqual(new Set(["structure.enum"]));
    });
  });

  it.each(["off", "warning"] as const)("an error in shared parts that exceptions make %s ends, too", (level) => {
    const group = nestedGroup(60, { filter_operator: "and", filters: [5] }, 2);
    const exceptions = [{ rule: "structure.type", path: "**", level }] as const;
    endsSoon(() => {
      const result = validateCreate(withValue(clean, included, group), { exceptions });
      expect(result).toMatchObject({ ok: true, truncated: level === "warning" });
      expect(result.warnings).toHaveLength(level === "warning" ? 100 : 0);
    });
  });

  it("shared arrays and shared locales do not multiply", () => {
    const filters = Array.from({ length: 20_000 }, () => ({}));
    const goals = Array.from({ length: 20_000 }, () => ({ goal_event_attribute: { filters } }));
    endsSoon(() => expect(faults({ ...pushBody, conversion_goal_details: { goals } })).toEqual([]));

    const variations = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`v${n}`, { push: {} }]));
    const content = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`l${n}`, variations]));
    endsSoon(() => expect(faults({ ...pushBody, campaign_content: { locales: [], content } })).toEqual([]));
  });

  it("a shared part that fits at one depth and not at another is still found", () => {
    // Enough entries that the checker has begun to remember valid containers.
    const many = Array.from({ length: 150_000 }, () => ({ filter_type: "custom_segments", id: "s" }));
    const shared = { filter_operator: "and", filters: [{ filter_type: "actions", action_name: "a" }] };
    const deeper = { filter_type: "actions", action_name: "a", attributes: shared };
    const group = {
      filter_operator: "and",
      filters: [
        ...many,
        deeper,
        { filter_type: "actions", action_name: "a", attributes: { filter_operator: "and", filters: [deeper] } },
      ],
    };
    const bounds = { maxDepth: 9 };
    const found = faults(withValue(pushBody, included, group), bounds).filter((fault) => fault.includes("150001"));
    expect(found).toEqual([`too-deep ${included.join(".")}.filters[150001].attributes.filters[0].attributes.filters`]);
  });
});

describe("own members only", () => {
  const path = segmentsOf("basic_details");

  it("inherited members are absent", () => {
    expect(faults(Object.create(pushBody))).toEqual(faults({}));
    const basic = Object.create(
      { name: "inherited" },
      Object.getOwnPropertyDescriptors({ ...pushBody.basic_details, name: 1 }),
    );
    delete basic.name;
    expect(faults(withValue(pushBody, path, basic))).toEqual(["required basic_details.name"]);
  });

  it("instances of a class and objects of another realm are objects", () => {
    class Details {
      name = 5;
      platforms = ["IOS"];
      platform_specific_details = {};
      get tags(): string {
        return "inherited";
      }
    }
    expect(faults(withValue(pushBody, path, new Details()))).toEqual(["type basic_details.name"]);
    const foreign: unknown = runInNewContext(`JSON.parse(${JSON.stringify(JSON.stringify(pushBody))})`);
    expect(faults(foreign)).toEqual([]);
    const wrong: unknown = runInNewContext(`({ ...${JSON.stringify(pushBody)}, advanced: [] })`);
    expect(faults(wrong)).toEqual(["type advanced"]);
  });

  it("objects without a prototype are plain", () => {
    const bare: unknown = Object.assign(Object.create(null), pushBody, { advanced: 1 });
    expect(faults(bare)).toEqual(["type advanced"]);
  });

  it("keys that objects inherit by default are not special", () => {
    const text = '{"__proto__":{"channel":"PUSH"},"constructor":1,"toString":2,"hasOwnProperty":3}';
    expect(faults(JSON.parse(text))).toEqual(faults({}));
    const utm = JSON.parse('{"utm_source":"s","utm_medium":"m","__proto__":1,"constructor":2}') as unknown;
    expect(faults({ ...pushBody, utm_params: utm })).toEqual([
      "type utm_params.__proto__",
      "type utm_params.constructor",
    ]);
    expect(faults({ ...pushBody, utm_params: JSON.parse('{"toString":"x"}') as unknown })).toEqual([
      "required utm_params.utm_source",
      "required utm_params.utm_medium",
    ]);
  });

  it("keys of any kind have a path and a pointer", () => {
    const utm_params = { utm_source: "s", utm_medium: "m", "": 1, "a.b": 2, "a/b~c": 3, 'q"': 4, "\n": 5, "\ud800": 6 };
    const violations = validateCreate({ ...clean, utm_params }, { rules: { "utm.at-most-five-custom-keys": "off" } })
      .violations as Violation[];
    expect(violations.map(({ path: place, pointer }) => [place, pointer])).toEqual([
      ['utm_params[""]', "/utm_params/"],
      ['utm_params["a.b"]', "/utm_params/a.b"],
      ['utm_params["a/b~c"]', "/utm_params/a~1b~0c"],
      ['utm_params["q\\""]', '/utm_params/q"'],
      ['utm_params["\\n"]', "/utm_params/\n"],
      ['utm_params["\\ud800"]', "/utm_params/\ud800"],
    ]);
  });
});

describe("unreadable members", () => {
  const boom = () => {
    throw new Error("boom");
  };
  const { proxy: revoked, revoke } = Proxy.revocable({}, {});
  revoke();

  it("a getter that throws is a violation at its member, and hides no other violation", () => {
    const basic_details = { ...pushBody.basic_details, team: 1 };
    Object.defineProperty(basic_details, "name", { get: boom, enumerable: true });
    Object.defineProperty(basic_details, "unknown", { get: boom, enumerable: true });
    expect(faults({ ...pushBody, basic_details, advanced: 1 })).toEqual([
      "unreadable basic_details.name",
      "type basic_details.team",
      "type advanced",
    ]);
  });

  it("a revoked proxy is a violation at its place", () => {
    expect(faults(revoked)).toEqual(["unreadable body"]);
    expect(faults({ ...pushBody, advanced: revoked })).toEqual(["unreadable advanced"]);
    const basic_details = { ...pushBody.basic_details, tags: ["a", revoked], platforms: revoked };
    expect(faults({ ...pushBody, basic_details })).toEqual([
      "unreadable basic_details.platforms",
      "unreadable basic_details.tags[1]",
    ]);
  });

  it.each([
    ["has", { has: boom }, []],
    ["getPrototypeOf", { getPrototypeOf: boom }, []],
    ["get", { get: boom }, ["unreadable connector.connector_type", "unreadable connector.connector_name"]],
    ["ownKeys", { ownKeys: boom }, ["unreadable connector"]],
    ["getOwnPropertyDescriptor", { getOwnPropertyDescriptor: boom }, ["unreadable connector"]],
  ])("a proxy whose %s throws", (_, handler, expected) => {
    const connector = new Proxy({ connector_type: "a", connector_name: "b" }, handler);
    const found = faults({ channel: "EMAIL", connector });
    expect(found.filter((fault) => fault.includes("connector"))).toEqual(expected);
  });

  it("an object whose keys are needed and cannot be listed", () => {
    for (const handler of [{ ownKeys: boom }, { getOwnPropertyDescriptor: boom }]) {
      const utm_params = new Proxy({ utm_source: "s", utm_medium: "m", utm_other: "o" }, handler);
      expect(faults({ ...pushBody, utm_params })).toEqual(["unreadable utm_params"]);
    }
  });

  it("an array whose length or entries cannot be read", () => {
    const bad = (handler: ProxyHandler<string[]>) => new Proxy(["a"], handler);
    const get = (key: string) => (target: string[], name: string | symbol, receiver: unknown) =>
      name === key ? boom() : Reflect.get(target, name, receiver);
    const withTags = (tags: unknown) => ({ ...pushBody, basic_details: { ...pushBody.basic_details, tags } });
    expect(faults(withTags(bad({ get: get("length") })))).toEqual(["unreadable basic_details.tags"]);
    expect(faults(withTags(bad({ get: get("0") })))).toEqual(["unreadable basic_details.tags[0]"]);
  });

  it("each member is read at most once through a readable view", () => {
    let reads = 0;
    class Details {
      platforms = ["IOS"];
      platform_specific_details = {};
    }
    const basic_details = new Details();
    Object.defineProperty(basic_details, "name", { get: () => (reads++ === 0 ? "first" : boom()), enumerable: true });
    expect(faults({ ...pushBody, basic_details })).toEqual([]);
    expect(reads).toBe(1);
  });

  it("endless proxies end", () => {
    const endless: object = new Proxy(
      {},
      {
        has: () => true,
        get: (_, key) => ({ filter_operator: "and", filter_type: "actions", action_name: "a" })[String(key)] ?? list,
        getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: 1 }),
      },
    );
    const list = [endless, endless];
    const fresh = (): object =>
      new Proxy(
        {},
        {
          get: (_, key) => {
            if (key === "filters") return [fresh(), fresh()];
            if (key === "attributes") return fresh();
            return { filter_operator: "and", filter_type: "actions", action_name: "a" }[String(key)];
          },
          getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: 1 }),
        },
      );
    endsSoon(() => {
      expect(faults(endless).length).toBeGreaterThan(0);
      expect(faults(withValue(pushBody, included, fresh())).length).toBeGreaterThan(0);
      expect(faults(fresh()).length).toBeGreaterThan(0);
    });
  });
});

describe("keys of a million characters", () => {
  it.each(["x", '"', "~", "\u0001"])("made of %j get a short answer quickly", (character) => {
    const key = character.repeat(1_000_000);
    const pairs = Array.from({ length: 100 }, () => 0);
    const content = { [key]: { [key]: { push: { android: { basic_details: { key_value_pairs: pairs } } } } } };
    const utm_params = { utm_source: "s", utm_medium: "m", [key]: 1 };
    endsSoon(() => {
      const result = validateCreate({ ...clean, campaign_content: { locales: [], content }, utm_params });
      expect(result.violations).toHaveLength(100);
      expect(JSON.stringify(result).length).toBeLessThan(2_000_000);
    });
  });

  it("are cut in the same way in the path, the segments and the pointer", () => {
    const utm_params = { utm_source: "s", utm_medium: "m", ["k".repeat(256)]: 1, ["k".repeat(257)]: 2 };
    const cut = `${"k".repeat(255)}…`;
    expect(validateCreate({ ...clean, utm_params }).violations).toMatchObject([
      { segments: ["utm_params", "k".repeat(256)] },
      { path: `utm_params["${cut}"]`, segments: ["utm_params", cut], pointer: `/utm_params/${cut}` },
    ]);
  });
});

describe("shared locales", () => {
  it("count as content only if they contain some", () => {
    const empty = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`k${n}`, 0]));
    const campaign_content = { locales: [], content: { a: empty, b: empty, c: empty } };
    expect(faults({ ...clean, campaign_content })).toEqual(["required campaign_content.content.push"]);
  });

  it("that are too deep to check are not reported as empty", () => {
    const campaign_content = { locales: ["en"], content: { en: { v1: { push: {} } } } };
    expect(faults({ ...clean, campaign_content }, { maxDepth: 4 })).toEqual([
      "too-deep campaign_content.content.en.v1",
    ]);
    const found = faults({ ...clean, campaign_content }, { maxDepth: 3 });
    expect(found).toContain("too-deep campaign_content.content.en");
    expect(found).not.toContain("required campaign_content.content.push");
  });
});

describe("arrays that lie about their length", () => {
  it.each([Number.POSITIVE_INFINITY, 2 ** 32 - 1, 2 ** 31, -5, Number.NaN, { valueOf: () => 0 }])("%j", (length) => {
    const lying = new Proxy([], { get: (_, key) => (key === "length" ? length : "x") });
    endsSoon(() => {
      const basic_details = { ...pushBody.basic_details, tags: lying };
      const { violations } = validateCreate({ ...clean, basic_details });
      expect(structuredClone(violations)).toEqual(violations);
    });
  });

  it.each([-1, 0.5, "x", {}, 2 ** 32])("%j, which no array has", (length) => {
    const lying = new Proxy([], { get: (target, key) => (key === "length" ? length : Reflect.get(target, key)) });
    expect(faults({ ...pushBody, basic_details: { ...pushBody.basic_details, tags: lying } })).toEqual([
      "unreadable basic_details.tags",
    ]);
  });

  it("or grow while they are read", () => {
    const growing: string[] = [];
    function grow(): string {
      Object.defineProperty(growing, growing.length, { get: grow, enumerable: true });
      return "x";
    }
    grow();
    endsSoon(() => faults({ ...clean, basic_details: { ...pushBody.basic_details, tags: growing } }));
    expect(growing.length).toBeLessThan(10);
  });
});

it("strings are not cut in the middle of a character", () => {
  const emoji = `x${"\u{1F600}".repeat(200)}`;
  const result = validateCreate({ ...clean, channel: emoji, utm_params: { [emoji]: 1 } });
  expect(JSON.stringify(result)).not.toContain("\\ud83d");
});
