import { expect } from "vitest";
import type { JsonPatchOperation, RuleId, Segment, Violation } from "../../src/index.js";
import { isObject } from "../../src/structure/checker.js";
import { segmentsOf } from "./json.js";
import { shown } from "./shown.js";

/** A violation as a table states it. */
export interface ExpectedViolation {
  readonly path: string;
  /** Default: the rule under test. */
  readonly rule?: RuleId;
  /** Default: none. */
  readonly params?: object;
  /** Default: the path of an absent member, else the top-level member. */
  readonly target?: string;
  /** Default: the path. */
  readonly detailTarget?: string;
  /** Default: the request. */
  readonly origin?: Violation["origin"];
  /** Compared only if it is given; "none" for no fix. */
  readonly fix?: JsonPatchOperation[] | "none";
}

/** Compares all violations of a body with those that a table states. At least one must be of the given rule. */
export function expectViolations(
  id: RuleId,
  found: readonly Violation[],
  expected: readonly ExpectedViolation[],
  body: unknown,
): void {
  const facts = found.map(({ rule, path, params, target, detailTarget, origin, fix = "none" }, index) => {
    const stated = expected[index]?.fix === undefined ? {} : { fix };
    return { rule, path, params, target, detailTarget, origin, ...stated };
  });
  expect(facts).toEqual(
    expected.map(({ path, rule = id, params = {}, target, detailTarget = path, origin = "request", ...stated }) => {
      const member = exists(body, segmentsOf(path)) ? (/^\w+/u.exec(path)?.[0] ?? "") : path;
      const [shownPath, shownTarget, shownDetail] = [path, target ?? member, detailTarget].map(shown);
      return { rule, path: shownPath, params, target: shownTarget, detailTarget: shownDetail, origin, ...stated };
    }),
  );
  expect(found.map(({ rule }) => rule)).toContain(id);
}

/** Expects that each message is complete, and that each place exists or is missing in an existing object. */
export function expectReadable(violations: readonly Violation[], body: unknown): void {
  for (const { path, segments, pointer, message } of violations) {
    expect(message, "a placeholder was not filled in").not.toMatch(/[{}]|undefined/u);
    expect(isReachable(body, segments), `${path} does not resolve`).toBe(true);
    const whole = segments.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
    expect(pointer).toBe(shown(whole));
  }
}

function exists(body: unknown, segments: readonly Segment[]): boolean {
  const [first, ...rest] = segments;
  if (first === undefined) return true;
  if (typeof body !== "object" || body === null || !Object.hasOwn(body, first)) return false;
  return exists((body as Record<Segment, unknown>)[first], rest);
}

/** Whether a place exists or is missing in an existing object. */
function isReachable(body: unknown, segments: readonly Segment[]): boolean {
  if (exists(body, segments)) return true;
  const known = segments.findIndex((_, index) => !exists(body, segments.slice(0, index + 1)));
  return isObject(
    segments.slice(0, known).reduce((value, segment) => (value as Record<Segment, unknown>)[segment], body),
  );
}
