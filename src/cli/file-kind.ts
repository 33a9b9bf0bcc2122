import type { Failure, Segment, Success } from "../index.js";
import { secretsOfBody } from "./secrets.js";
import type { SecretsIn } from "./source.js";

/** What the engine says of a request. */
export type Result = Success<unknown> | Failure<number>;

/** What keeps the value of a file from being what files of the kind hold. */
export interface Misfit {
  /** What is wrong, as a place in the value; for an absent member the member. */
  readonly segments: readonly Segment[];
  /** Where in that the fault stands, when a place further inside shows it better. */
  readonly at?: readonly Segment[];
  /** Says, after the place, what must hold and what was found. */
  readonly problem: string;
}

/** What files hold: the body of a request each, or a whole request. */
export interface FileKind {
  /** What stands for all of a file in messages. */
  readonly name: string;
  /** The place of the body in a file. */
  readonly bodyAt: readonly Segment[];
  /** Everything that keeps a value from being checked. */
  misfitsOf(value: unknown): readonly Misfit[];
  /** Checks a value that has no misfits. */
  check(value: unknown): Result;
  /** The place in a value of what is no part of the body: a header, the path. Undefined when the files have no such. */
  placeOutsideBody(name: string, value: unknown): readonly Segment[] | undefined;
  /** How much it weighs when an object of a file repeats a key. */
  readonly uniqueKeys: "off" | "warning" | "error";
  /** What of a file must not be shown. */
  readonly secretsIn: SecretsIn;
}

/** Files that hold nothing but the body of a request. */
export function bodies(check: (body: unknown) => Result, uniqueKeys: FileKind["uniqueKeys"] = "error"): FileKind {
  return {
    name: "body",
    bodyAt: [],
    misfitsOf: () => [],
    check,
    placeOutsideBody: () => undefined,
    uniqueKeys,
    secretsIn: secretsOfBody,
  };
}
