import type { RequestInput, Segment } from "../../index.js";
import { headerValuesOf } from "../../operations/request/headers.js";
import { ownMember, requestIdOf } from "../../operations/request/request-id.js";
import { isObject } from "../../structure/checker.js";
import { kindOf } from "../../structure/kinds.js";
import type { FileKind, InputProblem, Result } from "./file-kind.js";
import { secretsOfRequest } from "./secrets.js";

const MEMBERS = "method, path, headers and body";

/** Files that contain a whole request. */
export function wholeRequests(check: (request: RequestInput) => Result, uniqueKeys: FileKind["uniqueKeys"]): FileKind {
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
