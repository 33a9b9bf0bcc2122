// Tables of bodies and of what is said of them, by the engine and by the oracle.
import { expect, it } from "vitest";
import type { Context } from "../../src/index.js";
import { agreeOnCreate } from "./agree.js";
import { email, type Json, on, push } from "./bodies.js";

/** What a table may say of a body besides its violations. */
interface Others {
  readonly context?: Context;
  /** Each as a path, or as a rule and a path, in order. By default, there are none. */
  readonly warnings?: readonly string[];
  readonly targets?: readonly (readonly [target: string, detailTarget: string])[];
  readonly code?: string;
}

export interface Case<B = unknown> extends Others {
  readonly body: B;
  /** Each as a path, or as a rule and a path, in order. */
  readonly violations: readonly string[];
}

/** A body without what is said of it. */
export interface Subject<B> {
  readonly body: B;
  has(violations: readonly string[], others?: Others): Case<B>;
}

export function create<B>(body: B): Subject<B> {
  return { body, has: (violations, others = {}) => ({ body, violations, ...others }) };
}

export const pushWith = (edits: Json) => create(on(push, edits));
export const emailWith = (edits: Json) => create(on(email, edits));

/** The paths of some members, or entries, of a place. */
export const below = (place: string, ...members: string[]) =>
  members.map((member) => `${place}${member.startsWith("[") ? "" : "."}${member}`);

/** Rules are only named where they are expected. */
function written(found: readonly { rule: string; path: string }[], expected: readonly string[]): string[] {
  return found.map(({ rule, path }, index) => (expected[index]?.includes(" ") ? `${rule} ${path}` : path));
}

export function testCases(cases: Readonly<Record<string, Case>>, usual: Context = {}): void {
  it.each(Object.entries(cases))("%s", (_, { body, context = usual, violations, warnings = [], targets, code }) => {
    const verdict = agreeOnCreate(body, context);
    expect(written(verdict.violations, violations)).toEqual(violations);
    expect(written(verdict.warnings, warnings)).toEqual(warnings);
    if (targets) expect(verdict.violations.map(({ target, detailTarget }) => [target, detailTarget])).toEqual(targets);
    if (violations.length === 0) expect(verdict).not.toHaveProperty("code");
    else if (code) expect(verdict.code).toBe(code);
  });
}
