import { describe, expect, it } from "vitest";
import { ActiveRule } from "../../src/engine/active-rule.js";
import { ActiveRules } from "../../src/engine/active-rules.js";
import { collect } from "../../src/engine/collect.js";
import type { Context } from "../../src/engine/context/context.js";
import { resolveContext } from "../../src/engine/context/resolved-context.js";
import type { Segment } from "../../src/errors/path.js";
import { topLevelMembers } from "../../src/generated/members.js";
import { registry } from "../../src/rules/index.js";
import type { Finding as AnyFinding } from "../../src/structure/checker.js";
import { whilePolluted } from "../support/polluted.js";

const rules = activeRules({ features: [], lint: true });

function activeRules(context: Context): ReadonlyMap<string, ActiveRule> {
  const resolved = resolveContext(context);
  return new Map(new ActiveRules(registry, resolved, resolved.lint).all.map((rule) => [rule.id, rule]));
}

type Finding = AnyFinding<ActiveRule>;

/** Something wrong with the structure. */
function fault(...place: Segment[]): Finding {
  return { rule: "structure.required", by: undefined, params: {}, place, fix: undefined, level: "error" };
}

/** The same if an exception turned it into a warning. */
function advice(...place: Segment[]): Finding {
  return { ...fault(...place), level: "warning" };
}

/** A finding of a rule, by its id. */
function finding(id: string, ...place: Segment[]): Finding {
  const by = rules.get(id) as ActiveRule;
  return { rule: id, by, level: by.severity, params: {}, place, fix: undefined };
}

const BODY = {};

/** The rule and path of each violation and warning. */
function said(found: readonly Finding[], most = 100) {
  const { errors, warnings, truncated, code } = collect(found, BODY, most, "PUSH");
  const shown = (list: typeof errors) => list.map(({ rule, path }) => `${rule} ${path}`);
  return { errors: shown(errors), warnings: shown(warnings), truncated, code };
}

const START = "schedule.start-time-required";
const GROUP = "control-group.percentage-required";
const QUEUING = "delivery-controls.queuing-enabled";
const UNKNOWN = "member.known";
const EMPTY = "member.text-not-empty";
const STORED = "update.stored-unreadable";

it("a place appears once however deep it is, and so do its neighbours", () => {
  const deep = (depth: number, last: Segment) => [...new Array<Segment>(depth).fill("x"), last];
  for (const depth of [62, 63, 64, 65, 200]) {
    const found = [
      deep(depth, "a"),
      deep(depth, "a"),
      deep(depth, "b"),
      deep(depth + 1, "a"),
      ["y", ...deep(depth - 1, "a")],
    ];
    expect(said(found.map((place) => finding(UNKNOWN, ...place))).warnings).toHaveLength(4);
  }
});

describe("the order of violations", () => {
  it("is findings about the structure as found, then those of rules by member, by registry, and as found", () => {
    const found = [
      finding(GROUP, "control_group_details"),
      finding(START, "scheduling_details", "b"),
      fault("utm_params"),
      finding(START, "scheduling_details", "a"),
      fault("channel"),
      finding(START, "basic_details"),
    ];
    expect(said(found).errors).toEqual([
      "structure.required utm_params",
      "structure.required channel",
      `${START} basic_details`,
      `${START} scheduling_details.b`,
      `${START} scheduling_details.a`,
      `${GROUP} control_group_details`,
    ]);
  });

  it("has headers first in their own order, and unknown members last", () => {
    const found = [
      finding(UNKNOWN, "zebra"),
      finding(UNKNOWN, "campaign_audience_limit", "x"),
      finding("request.idempotency-key-present", "Idempotency-Key"),
      finding("request.content-type-json", "Content-Type"),
      finding(START, "request_id"),
    ];
    expect(said(found).errors).toEqual([
      "request.content-type-json Content-Type",
      "request.idempotency-key-present Idempotency-Key",
      `${START} request_id`,
    ]);
    expect(said(found).warnings).toEqual([`${UNKNOWN} campaign_audience_limit.x`, `${UNKNOWN} zebra`]);
  });

  it("has violations about the stored campaign first, and custom rules last", () => {
    const { rule, index } = rules.get(START) as ActiveRule;
    const first = topLevelMembers[0] as string;
    const custom = new ActiveRule(rule, index, true, "error", "nowhere");
    const found = [
      { ...finding(START, first), by: custom },
      finding(START, "zebra"),
      finding(START, first, "x"),
      finding(STORED, "utm_params"),
    ];
    expect(said(found).errors).toEqual([
      `${STORED} utm_params`,
      `${START} ${first}.x`,
      `${START} zebra`,
      `${START} ${first}`,
    ]);
  });
});

describe("a finding about the structure that is a warning", () => {
  it.each<[found: Finding[], errors: string[], warnings: string[]]>([
    [[advice("a")], [], ["a"]],
    [[advice("a"), advice("b")], [], ["a", "b"]],
    [[fault("a"), advice("b"), fault("c")], ["a", "c"], ["b"]],
    [[fault("a"), advice("a")], ["a"], []],
    [[advice("a"), advice("a")], [], ["a"]],
  ])("is listed among the warnings: %j", (found, errors, warnings) => {
    const { code, ...lists } = said(found);
    const lines = (paths: string[]) => paths.map((path) => `structure.required ${path}`);
    expect(lists).toEqual({ errors: lines(errors), warnings: lines(warnings), truncated: false });
  });

  it("comes before the warnings of rules, and a refusal hides it", () => {
    const found = [finding(UNKNOWN, "channel"), advice("delivery_controls", "queue"), advice("utm_params")];
    const lines = ["structure.required utm_params", `${UNKNOWN} channel`];
    expect(said(found).warnings).toEqual(["structure.required delivery_controls.queue", ...lines]);
    expect(said([...found, finding(QUEUING, "delivery_controls")]).warnings).toEqual(lines);
  });
});

describe("a place", () => {
  it("appears once: what is about the structure wins, then an error, then the earlier rule", () => {
    const place = ["basic_details", "name"] as const;
    const found = [finding(EMPTY, ...place), finding(UNKNOWN, ...place), finding(START, ...place)];
    expect(said(found)).toMatchObject({ errors: [`${START} basic_details.name`], warnings: [] });
    expect(said(found.slice(0, 2))).toMatchObject({ errors: [], warnings: [`${UNKNOWN} basic_details.name`] });
    expect(said([...found, fault(...place)])).toMatchObject({
      errors: ["structure.required basic_details.name"],
      warnings: [],
    });
  });

  it("differs from another with the same end", () => {
    const ends = [["a", "x"], ["b", "x"], ["a", 0, "x"], ["x"], ["a", "x"], ["a/x"], ["a", "b", "x"]];
    const found = ends.map((place) => finding(UNKNOWN, ...place));
    expect(said(found).warnings.map((line) => line.replace(`${UNKNOWN} `, ""))).toEqual([
      "a.x",
      "b.x",
      "a[0].x",
      "x",
      '["a/x"]',
      "a.b.x",
    ]);
  });

  it("is identified by the whole of long keys", () => {
    const long = "k".repeat(300);
    for (const keys of [
      [`${long}1`, `${long}2`],
      [long, long.slice(1)],
      ["k".repeat(99), "k".repeat(100)],
    ]) {
      const found = keys.flatMap((key) => [finding(UNKNOWN, key, "x"), finding(UNKNOWN, key, "x")]);
      expect(said(found).warnings).toHaveLength(2);
    }
  });
});

describe("a bound", () => {
  const faults = (count: number) => Array.from({ length: count }, (_, index) => fault("utm_params", `k${index}`));
  const findings = (id: string, count: number) =>
    Array.from({ length: count }, (_, index) => finding(id, "basic_details", `m${index}`));
  const counts = (found: readonly Finding[], most: number) => {
    const { errors, warnings, truncated } = said(found, most);
    return [errors.length, warnings.length, truncated];
  };

  it("applies to findings about the structure, to those of rules, and to both together", () => {
    expect(counts(faults(3), 3)).toEqual([3, 0, false]);
    expect(counts(faults(4), 3)).toEqual([3, 0, true]);
    expect(counts(findings(START, 3), 3)).toEqual([3, 0, false]);
    expect(counts(findings(START, 4), 3)).toEqual([3, 0, true]);
    expect(counts([...faults(2), ...findings(START, 1)], 3)).toEqual([3, 0, false]);
    expect(counts([...faults(2), ...findings(START, 2)], 3)).toEqual([3, 0, true]);
  });

  it("applies to warnings separately", () => {
    expect(counts([...faults(3), ...findings(UNKNOWN, 3)], 3)).toEqual([3, 3, false]);
    expect(counts([...faults(3), ...findings(UNKNOWN, 4)], 3)).toEqual([3, 3, true]);
    expect(counts(findings(UNKNOWN, 4), 3)).toEqual([0, 3, true]);
  });

  it("of bytes cuts both errors and warnings", () => {
    const keys = new Array<string>(20).fill("k".repeat(200));
    const long = (id: string) => [0, 1, 2, 3].map((index) => finding(id, "basic_details", ...keys, index));
    expect(counts(long(START), 4)).toEqual([2, 0, true]);
    expect(counts(long(UNKNOWN), 4)).toEqual([0, 2, true]);
  });

  it("of bytes counts the params of custom rules, which their messages need not repeat", () => {
    const params = { texts: new Array<string>(32).fill("é".repeat(64)) };
    const custom = new ActiveRule((rules.get(START) as ActiveRule).rule, 200, true, "error", "nowhere");
    const ours = { ...finding(START, "a"), params };
    const theirs = { ...finding(START, "b"), params };
    expect(counts([ours, theirs], 2)).toEqual([2, 0, false]);
    expect(counts([ours, { ...theirs, by: custom }], 2)).toEqual([1, 0, true]);
  });

  it("of bytes leaves one violation, since a request without errors is accepted", () => {
    const deep = new Array<string>(60).fill("k".repeat(200));
    expect(counts([fault(...deep, "a"), fault(...deep, "b")], 2)).toEqual([1, 0, true]);
    expect(counts([finding(UNKNOWN, ...deep, "a"), finding(UNKNOWN, ...deep, "b")], 2)).toEqual([0, 1, true]);
  });

  it("that findings about the structure alone exceed leaves no room for those of rules", () => {
    expect(counts([...faults(4), ...findings(START, 1), ...findings(UNKNOWN, 1)], 3)).toEqual([3, 0, true]);
    expect(counts([...faults(4), ...findings(UNKNOWN, 1)], 3)).toEqual([3, 0, true]);
  });
});

describe("a rule that refuses a member", () => {
  it("silences everything else about its member, and keeps its place in the order", () => {
    const gate = finding(QUEUING, "delivery_controls", "queue");
    const silent = [fault("delivery_controls", "queue"), finding(START, "delivery_controls", "queue", "y")];
    const heard = [fault("delivery_controls", "queues"), finding(START, "delivery_controls", "q"), finding(START, "a")];
    expect(said([...silent, ...heard, gate]).errors).toEqual([
      "structure.required delivery_controls.queues",
      `${START} delivery_controls.q`,
      `${QUEUING} delivery_controls.queue`,
      `${START} a`,
    ]);
    expect(said([...silent, { ...gate, level: "warning" }]).errors).toEqual([
      "structure.required delivery_controls.queue",
      `${START} delivery_controls.queue.y`,
    ]);
  });

  it("silences nothing about another member", () => {
    const limit = finding("audience-limit.feature-enabled", "campaign_audience_limit");
    const gates = [finding(QUEUING, "delivery_controls", "queue"), limit];
    const silent = [fault("campaign_audience_limit", "x"), fault("delivery_controls", "queue", "y")];
    expect(said([...silent, fault("delivery_controls"), ...gates]).errors).toEqual([
      "structure.required delivery_controls",
      `${QUEUING} delivery_controls.queue`,
      "audience-limit.feature-enabled campaign_audience_limit",
    ]);
  });

  it("silences nothing above its place, even if arrays inherit its place", () => {
    const limit = finding("audience-limit.feature-enabled", "campaign_audience_limit");
    const { errors } = whilePolluted(Array.prototype, { 0: "campaign_audience_limit" }, () =>
      collect([fault(), limit], BODY, 2, "PUSH"),
    );
    expect(errors.map(({ path }) => path)).toEqual(["body", "campaign_audience_limit"]);
  });

  it("only counts if it is an error", () => {
    const within = finding(UNKNOWN, "delivery_controls", "queue", "x");
    const whole = [`${UNKNOWN} delivery_controls.queue.x`];
    expect(said([within, finding(START, "delivery_controls", "queue")]).warnings).toEqual(whole);
    const by = activeRules({ features: [], lint: true, rules: { [QUEUING]: "warning" } }).get(QUEUING) as ActiveRule;
    const advice: Finding = { ...finding(QUEUING, "delivery_controls", "queue"), by, level: "warning" };
    expect(said([within, advice]).warnings).toEqual([`${QUEUING} delivery_controls.queue`, ...whole]);
  });
});

describe("the code", () => {
  it("is that of the first error", () => {
    const unauthorized = finding("request.authorized", "Authorization");
    const gated = finding("audience-limit.feature-enabled", "campaign_audience_limit");
    expect(said([]).code).toBe("400 Bad Request");
    expect(said([fault("channel")]).code).toBe("400 Bad Request");
    expect(said([finding(START, "scheduling_details"), unauthorized]).code).toBe("401 Unauthorized");
    expect(said([gated]).code).toBe("VALIDATION_FAILED");
    expect(said([gated, finding(START, "scheduling_details")]).code).toBe("400 Bad Request");
    expect(said([fault("channel"), gated]).code).toBe("400 Bad Request");
    expect(said([gated, finding(UNKNOWN, "a")]).code).toBe("VALIDATION_FAILED");
  });
});

describe("a violation", () => {
  const absent = (body: unknown, ...place: Segment[]) =>
    collect([finding(START, ...place)], body, 1, "PUSH").errors[0]?.target;

  it("has its component as target, or itself if it is absent", () => {
    const [violation] = collect([finding(UNKNOWN, "a", "b")], { a: { b: 1 } }, 1, "PUSH").warnings;
    expect(violation).toMatchObject({ target: "a", detailTarget: "a.b", severity: "warning", rule: UNKNOWN });
    expect(absent({ a: { b: undefined } }, "a", "b")).toBe("a.b");
    expect(absent({ a: { b: null } }, "a", "b")).toBe("a");
    expect(absent({ a: { c: 1 } }, "a", "b")).toBe("a.b");
    expect(absent({ a: [1] }, "a", 0)).toBe("a");
    expect(absent({ a: [1] }, "a", 1)).toBe("a[1]");
    expect(absent({ a: 5 }, "a", "b", "c")).toBe("a.b.c");
    expect(absent({ a: null }, "a", "b")).toBe("a.b");
    expect(absent({ a: "text" }, "a", "length")).toBe("a.length");
    expect(absent({ a: {} }, "a", "toString")).toBe("a.toString");
    expect(absent(null, "a")).toBe("a");
  });

  it("of a member that an update drops has its component as target", () => {
    const { errors } = collect([finding("update.start-time-unchanged", "a", "b")], {}, 1, "PUSH");
    expect(errors.map(({ target }) => target)).toEqual(["a"]);
  });

  it("in annotations has the target that is documented for Email", () => {
    const place = ["campaign_content", "content", "email", "gmail_annotations", "deal_card", "x"];
    const targets = (channel: "EMAIL" | "PUSH" | "unknown", id: string) => {
      const { errors } = collect([finding(id, ...place)], BODY, 1, channel);
      return errors.map(({ detailTarget }) => detailTarget);
    };
    expect(targets("EMAIL", START)).toEqual(["gmail_annotations.deal_card.x"]);
    expect(targets("unknown", START)).toEqual(["gmail_annotations.deal_card.x"]);
    expect(targets("EMAIL", "gmail.deal-card-one-hour")).toEqual(["gmail_annotations.deal_card"]);
    expect(targets("PUSH", START)).toEqual([place.join(".")]);
  });

  it("can be annotated", () => {
    const found = [fault("x"), finding(START, "a"), finding(UNKNOWN, "b")];
    const { errors, warnings } = collect(found, BODY, 9, "PUSH", (one, place) => ({
      ...one,
      message: place.join(),
    }));
    expect([...errors, ...warnings].map(({ message }) => message)).toEqual(["x", "a", "b"]);
  });
});
