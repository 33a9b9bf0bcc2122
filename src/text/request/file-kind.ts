import type { Failure, Segment, Success } from "../../index.js";
import { ownMember } from "../../operations/request/request-id.js";
import { type SecretsIn, secretsOfBody } from "./secrets.js";

export type Result = Success<unknown> | Failure<number>;

/** Why the value of a file does not fit the kind of the file. */
export interface InputProblem {
  /** The place in the value; for an absent member, that of the member. */
  readonly segments: readonly Segment[];
  /** The place to mark, if it is more precise. */
  readonly at?: readonly Segment[];
  /** The message after the place: the requirement, and the value found. */
  readonly problem: string;
}

/** The contents of files: the body of a request each, or a whole request. */
export interface FileKind {
  readonly name: string;
  readonly bodyAt: readonly Segment[];
  /** Everything that prevents a check of the value. */
  inputProblemsIn(value: unknown): readonly InputProblem[];
  check(value: unknown): Result;
  /** `error.request_id` of the answer to a value; undefined if the value has no valid one. */
  requestIdIn(value: unknown): unknown;
  /** The place in the value of something outside the body: a header, the path. Undefined if there is no such place. */
  placeOutsideBody(name: string, value: unknown): readonly Segment[] | undefined;
  readonly uniqueKeys: "off" | "warning" | "error";
  /** The parts of a file that must not be shown. */
  readonly secretsIn: SecretsIn;
}

/** Files that contain only the body of a request. */
export function bodies(check: (body: unknown) => Result, uniqueKeys: FileKind["uniqueKeys"] = "error"): FileKind {
  return {
    name: "body",
    bodyAt: [],
    inputProblemsIn: () => [],
    check,
    requestIdIn: (value) => ownMember(value, "request_id")?.value,
    placeOutsideBody: () => undefined,
    uniqueKeys,
    secretsIn: secretsOfBody,
  };
}
