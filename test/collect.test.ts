import { describe, expect, it } from "vitest";
import { collect } from "../src/collect.js";
import type { Segment } from "../src/errors/path.js";
import { settingsOf } from "../src/settings.js";
import type { Fault, Finding } from "../src/structure/walk.js";

const { plan } = settingsOf({ features: [], lint: true });
const rules = new Map(plan.all.map((rule) => [rule.id, rule]));

function fault(...place: Segment[]): Fault {
  return { rule: "structure.required", params: {}, place, fix: undefined, level: "error" };
}

/** A finding of a rule, by its id. */
function finding(id: string, ...place: Segment[]): Finding {
  const rule = rules.get(id);
  return { rule, severity: rule?.severity, params: {}, place, fix: undefined } as Finding;
}

const BODY = {};

/** What is said, a line each: rule and path. */
function said(found: readonly (Fault | Finding)[], most = 100) {
  const { errors, warnings, truncated, code } = collect(found, BODY, most, "PUSH");
  const shown = (list: typeof errors) => list.map(({ rule, path }) => `${rule} ${path}`);
  return { errors: shown(errors), warnings: shown(warnings), truncated, code };
}

const START = "schedule.start-time-required";
const GROUP = "control-group.percentage-required";
const QUEUING = "delivery-controls.queuing-enabled";
const UNKNOWN = "member.known";
const EMPTY = "member.text-not-empty";

describe("the order of violations", () => {
  it("is structure as found, then rules by member, by registry, and as found", () => {
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

  it("has headers first in an order of their own, and members that nobody knows last", () => {
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
});

describe("a place", () => {
  it("is named once: by structure, then by an error, then by the earlier rule", () => {
    const place = ["basic_details", "name"] as const;
    const found = [finding(EMPTY, ...place), finding(UNKNOWN, ...place), finding(START, ...place)];
    expect(said(found)).toMatchObject({ errors: [`${START} basic_details.name`], warnings: [] });
    expect(said(found.slice(0, 2))).toMatchObject({ errors: [], warnings: [`${UNKNOWN} basic_details.name`] });
    expect(said([...found, fault(...place)])).toMatchObject({
      errors: ["structure.required basic_details.name"],
      warnings: [],
    });
  });

  it("is another one when only the end is the same", () => {
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

  it("is told from others by the whole of long keys", () => {
    const long = "k".repeat(300);
    for (const keys of [
      [`${long}1`, `${long}2`],
      [long, long.slice(1)],
      ["k".repeat(99), "k".repeat(100)],
    ]) {
      const found = keys.flatMap((key) => [finding(UNKNOWN, key, "x"), finding(UNKNOWN, key, "x")]);
      expect(said(found).warnings).toHaveLength(2);
    }
    // What stands for a long key is no key that there may be.
    expect(said([finding(UNKNOWN, long, "x"), finding(UNKNOWN, "~20", "x")]).warnings).toHaveLength(2);
  });
});

describe("a bound", () => {
  const faults = (count: number) => Array.from({ length: count }, (_, index) => fault("utm_params", `k${index}`));
  const findings = (id: string, count: number) =>
    Array.from({ length: count }, (_, index) => finding(id, "basic_details", `m${index}`));
  const counts = (found: readonly (Fault | Finding)[], most: number) => {
    const { errors, warnings, truncated } = said(found, most);
    return [errors.length, warnings.length, truncated];
  };

  it("holds of structure, of rules, and of both together", () => {
    expect(counts(faults(3), 3)).toEqual([3, 0, false]);
    expect(counts(faults(4), 3)).toEqual([3, 0, true]);
    expect(counts(findings(START, 3), 3)).toEqual([3, 0, false]);
    expect(counts(findings(START, 4), 3)).toEqual([3, 0, true]);
    expect(counts([...faults(2), ...findings(START, 1)], 3)).toEqual([3, 0, false]);
    expect(counts([...faults(2), ...findings(START, 2)], 3)).toEqual([3, 0, true]);
  });

  it("holds of warnings by themselves", () => {
    expect(counts([...faults(3), ...findings(UNKNOWN, 3)], 3)).toEqual([3, 3, false]);
    expect(counts([...faults(3), ...findings(UNKNOWN, 4)], 3)).toEqual([3, 3, true]);
    expect(counts(findings(UNKNOWN, 4), 3)).toEqual([0, 3, true]);
  });

  it("of structure that is exceeded leaves no rule anything to say", () => {
    expect(counts([...faults(4), ...findings(START, 1), ...findings(UNKNOWN, 1)], 3)).toEqual([3, 0, true]);
    expect(counts([...faults(4), ...findings(UNKNOWN, 1)], 3)).toEqual([3, 0, true]);
  });
});

describe("a gate", () => {
  it("speaks for all that is in its place, where objects as such are looked at", () => {
    const within = [finding(UNKNOWN, "delivery_controls", "queue", "x"), finding(EMPTY, "delivery_controls", "queue")];
    const beside = [finding(UNKNOWN, "delivery_controls", "x"), finding(START, "delivery_controls", "queue", "y")];
    const gate = finding("gmail.product-sets-enabled", "delivery_controls", "queue");
    const { errors, warnings } = said([...within, ...beside, gate]);
    expect(errors).toEqual([
      "gmail.product-sets-enabled delivery_controls.queue",
      `${START} delivery_controls.queue.y`,
    ]);
    expect(warnings).toEqual([`${UNKNOWN} delivery_controls.x`]);
    expect(said(within).warnings).toHaveLength(2);
  });

  it("of a flag-gated member leaves nothing else to say of it, where it would stand anyway", () => {
    const gate = finding(QUEUING, "delivery_controls", "queue");
    const silent = [fault("delivery_controls", "queue"), finding(START, "delivery_controls", "queue", "y")];
    const heard = [fault("delivery_controls", "queues"), finding(START, "delivery_controls", "q"), finding(START, "a")];
    expect(said([...silent, ...heard, gate]).errors).toEqual([
      "structure.required delivery_controls.queues",
      `${START} delivery_controls.q`,
      `${QUEUING} delivery_controls.queue`,
      `${START} a`,
    ]);
    expect(said([...silent, { ...gate, severity: "warning" } as Finding]).errors).toEqual([
      "structure.required delivery_controls.queue",
      `${START} delivery_controls.queue.y`,
    ]);
  });

  it("is only an error of a rule that silences others", () => {
    const within = finding(UNKNOWN, "delivery_controls", "queue", "x");
    const whole = [`${UNKNOWN} delivery_controls.queue.x`];
    expect(said([within, finding(START, "delivery_controls", "queue")]).warnings).toEqual(whole);
    const advised = settingsOf({ features: [], lint: true, rules: { [QUEUING]: "warning" } }).plan;
    const rule = advised.all.find(({ id }) => id === QUEUING);
    const advice = { ...finding(QUEUING, "delivery_controls", "queue"), rule, severity: "warning" };
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
  const [violation] = collect([finding(UNKNOWN, "a", "b")], { a: { b: 1 } }, 1, "PUSH").warnings;
  const absent = (body: unknown, ...place: Segment[]) =>
    collect([finding(START, ...place)], body, 1, "PUSH").errors[0]?.target;

  it("is filed under its component, or under itself when it is absent", () => {
    expect(violation).toMatchObject({ target: "a", detailTarget: "a.b", severity: "warning", rule: UNKNOWN });
    expect(absent({ a: { b: undefined } }, "a", "b")).toBe("a");
    expect(absent({ a: { c: 1 } }, "a", "b")).toBe("a.b");
    expect(absent({ a: [1] }, "a", 0)).toBe("a");
    expect(absent({ a: [1] }, "a", 1)).toBe("a[1]");
    expect(absent({ a: 5 }, "a", "b", "c")).toBe("a.b.c");
    expect(absent({ a: null }, "a", "b")).toBe("a.b");
    expect(absent({ a: "text" }, "a", "length")).toBe("a.length");
    expect(absent({ a: {} }, "a", "toString")).toBe("a.toString");
    expect(absent(null, "a")).toBe("a");
  });

  it("can be told more of by who knows more", () => {
    const found = [fault("x"), finding(START, "a"), finding(UNKNOWN, "b")];
    const { errors, warnings } = collect(found, BODY, 9, "PUSH", (one, place) => ({ ...one, message: place.join() }));
    expect([...errors, ...warnings].map(({ message }) => message)).toEqual(["x", "a", "b"]);
  });
});
