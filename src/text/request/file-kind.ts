import type { Failure, RequestInput, RuleLevel, Segment, Success } from "../../index.js";
import { headerValuesOf } from "../../operations/request/headers.js";
import { ownMember, requestIdOf } from "../../operations/request/request-id.js";
import { isObject } from "../../structure/checker.js";
import { kindOf } from "../../structure/kinds.js";
import { type SecretsIn, secretsOfBody, secretsOfRequest } from "./secrets.js";

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
  /** Like `check`, but lists so many findings that hardly any fix is left out. Default: `check`. */
  readonly checkForFixes?: (value: unknown) => Result;
  /** `error.request_id` of the answer to a value; undefined if the value has no valid one. */
  requestIdIn(value: unknown): unknown;
  /** The place in the value of something outside the body: a header, the path. Undefined if there is no such place. */
  placeOutsideBody(name: string, value: unknown): readonly Segment[] | undefined;
  readonly uniqueKeys: RuleLevel;
  /** Whether values are compared with those of a stored campaign, so that a number must not lose digits. */
  readonly isCompared: boolean;
  /** The parts of a file that must not be shown. */
  readonly secretsIn: SecretsIn;
}

/** Files that contain only the body of a request. */
export function bodies(
  check: (body: unknown) => Result,
  uniqueKeys: RuleLevel = "error",
  isCompared = false,
): FileKind {
  return {
    name: "body",
    bodyAt: [],
    inputProblemsIn: () => [],
    check,
    requestIdIn: (value) => ownMember(value, "request_id")?.value,
    placeOutsideBody: () => undefined,
    uniqueKeys,
    isCompared,
    secretsIn: secretsOfBody,
  };
}

const MEMBERS = "method, path, headers and body";

/** Files that contain a whole request. */
export function wholeRequests(
  check: (request: RequestInput) => Result,
  uniqueKeys: RuleLevel,
  isCompared = false,
): FileKind {
  return {
    name: "request",
    bodyAt: ["body"],
    inputProblemsIn,
    check: (value) => check(value as RequestInput),
    requestIdIn: (value) => {
      const { headers, body } = value as RequestInput;
      return requestIdOf(headerValuesOf(headers), ownMember(body, "request_id"));
    },
    placeOutsideBody: (name, value) => placeOf(name, (value as RequestInput).headers),
    uniqueKeys,
    isCompared,
    secretsIn: secretsOfRequest,
  };
}

function inputProblemsIn(value: unknown): InputProblem[] {
  if (!isObject(value)) return [{ segments: [], problem: `must be an object with ${MEMBERS}, but is ${a(value)}` }];
  return ["method", "path", "headers"].flatMap((name): InputProblem | InputProblem[] => {
    if (!Object.hasOwn(value, name)) {
      return { segments: [name], problem: `is absent; a whole request is an object with ${MEMBERS}` };
    }
    if (name === "headers") return problemWithHeaders(value[name]) ?? [];
    if (typeof value[name] === "string") return [];
    return { segments: [name], problem: `must be a string, but is ${a(value[name])}` };
  });
}

/** The first problem with the headers. The message repeats no name, because it might be a credential. */
function problemWithHeaders(headers: unknown): InputProblem | undefined {
  const segments = ["headers"];
  if (Array.isArray(headers)) {
    const index = headers.findIndex((pair: unknown) => !isListOfTexts(pair) || pair.length !== 2);
    if (index === -1) return undefined;
    return { segments: [...segments, index], problem: "must be a pair of strings, a name and a value" };
  }
  if (!isObject(headers)) {
    return { segments, problem: `must be an object, or a list of pairs of a name and a value, but is ${a(headers)}` };
  }
  const wrong = Object.entries(headers).find(([, value]) => typeof value !== "string" && !isListOfTexts(value));
  if (wrong === undefined) return undefined;
  const [name, value] = wrong;
  const found = Array.isArray(value) ? "an array with other values" : a(value);
  const problem = `must have a string or an array of strings for each name, but has ${found}`;
  return { segments, at: [...segments, name], problem };
}

/** The place of a violation; for a repeated header, its last occurrence. */
function placeOf(name: string, headers: RequestInput["headers"]): Segment[] {
  // The campaign id is part of the path.
  if (name === "path" || name === "campaign_id") return ["path"];
  const isMeant = (header: string) => header.toLowerCase() === name.toLowerCase();
  if (Array.isArray(headers)) {
    const index = (headers as [string, string][]).findLastIndex(([header]) => isMeant(header));
    return index === -1 ? ["headers", name] : ["headers", index, 1];
  }
  return ["headers", Object.keys(headers).findLast(isMeant) ?? name];
}

function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

/** The kind of a JSON value, with its article. */
function a(value: unknown): string {
  const kind = kindOf(value);
  if (kind === "null") return kind;
  return `${/^[ao]/u.test(kind) ? "an" : "a"} ${kind}`;
}
