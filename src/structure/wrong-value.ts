import type { Fix } from "../errors/fix.js";
import type { Segment } from "../errors/path.js";
import { excerpt } from "../errors/wording.js";
import type { Checker } from "./checker.js";
import { converted, spelling, withoutOffset } from "./conversion.js";
import { type Demand, meets } from "./demand.js";
import { type Format, formats } from "./formats.js";
import { isOfType, type JsonType, kindOf, type Scalar } from "./kinds.js";
import { addressLookOf, exampleOf, inUtc, respelled, timeLookOf } from "./looks.js";
import { isSpelling, isSpellingOfAny, nearest } from "./nearest.js";
import { ownAt } from "./own-at.js";
import { UNREADABLE } from "./readable.js";
import type { StructureParams } from "./structural-rules.js";

/**
 * Reports a member or entry that is absent or not what the schema demands. A member that is undefined is absent, as in
 * JSON; an entry is not.
 *
 * @param container the object or array that contains it, or that it is absent from, which has this depth.
 */
export function wrongValue(
  container: object,
  checker: Checker,
  depth: number,
  key: Segment,
  value: unknown,
  demand: Demand,
): void {
  const { kind, isRequired } = demand;
  const isAbsent = value === undefined && !Array.isArray(container);
  if (isAbsent && (!isRequired || checker.mayLackMembers(container))) return;
  const place = checker.placeAt(depth, key);
  if (isAbsent) absent(container, checker, demand, place);
  else if (value === UNREADABLE) checker.add("structure.unreadable", {}, place);
  else if (!isOfType(value, typeOf(demand))) wrongType(checker, value, demand, place);
  else if (kind === "enum") wrongEnum(container, checker, value as Scalar, demand, place);
  else if (kind === "format") wrongFormat(container, checker, value as string, demand.format, place);
  else {
    const { minimum, maximum } = demand;
    checker.add("structure.range", { minimum, maximum, received: value as number }, place);
  }
}

/** The type that a demand names; one for anything names none. Allowed values are all strings, or all numbers. */
function typeOf({ kind, allowed }: Demand): JsonType {
  if (kind === "enum") return typeof allowed[0] as JsonType;
  if (kind === "range") return "integer";
  if (kind === "format") return "string";
  return kind === "recursive" || kind === "content" ? "object" : (kind as JsonType);
}

/** Reports a required member that is absent. */
function absent(container: object, checker: Checker, demand: Demand, place: Segment[]): void {
  const params = demand.kind === "anything" ? {} : { expected: typeOf(demand), ...allowedBy(demand) };
  if (isGroup(container, place)) checker.add("structure.required", { ...params, belongs: NESTED }, place);
  else checker.add("structure.required", params, place, undefined, demand);
}

/** What a demand allows, as params. Lists are copied, because callers may change the params that they get. */
function allowedBy({ kind, allowed, format }: Demand): Pick<StructureParams["structure.type"], "allowed" | "format"> {
  if (kind === "enum") return { allowed: allowed.slice() };
  return kind === "format" ? { format } : {};
}

/** Reports a value of the wrong type. */
function wrongType(checker: Checker, value: unknown, demand: Demand, place: Segment[]): void {
  const { kind, allowed, key } = demand;
  const expected = typeOf(demand);
  const received = kindOf(value);
  const meant = kind === "enum" ? spelling(value, allowed) : converted(value, expected);
  const more = allowedBy(demand);
  // No operator of a filter is a number.
  if (meant === undefined || key === "operator" || !meets(meant, demand, false))
    checker.add("structure.type", { expected, received, ...more }, place, undefined, demand);
  else checker.add("structure.type", { expected, received, ...more, nearest: meant }, place, replaceBy(meant));
}

/** Reports a value that is not one of those allowed. */
function wrongEnum(container: object, checker: Checker, value: Scalar, { allowed }: Demand, place: Segment[]): void {
  const near = nearest(value, allowed);
  const received = typeof value === "number" ? value : excerpt(value);
  const found = { allowed: allowed.slice(), received };
  const params = near === undefined ? found : { allowed: found.allowed, received, nearest: near };
  const fix = near !== undefined && isSpelling(value, near) ? replaceBy(near) : undefined;
  const isStatus = place[place.length - 1] === "status" && isSpellingOfAny(String(value), OTHER_STATUSES);
  const belongs = isStatus ? STATUS_CHANGE : near === undefined && isGroup(container, place) ? NESTED : undefined;
  checker.add("structure.enum", belongs === undefined ? params : { ...params, belongs }, place, fix);
}

/** Whether a place is that of the `filter_type` of a group of filters, which has none. */
function isGroup(container: object, place: readonly Segment[]): boolean {
  return place[place.length - 1] === "filter_type" && GROUP_MEMBERS.some((name) => ownAt(container, [name]));
}

const GROUP_MEMBERS = ["filters", "filter_operator"];
const NESTED = "groups nest through attributes of an actions filter";

/** Section "Other operations". */
const OTHER_STATUSES = ["STOP", "PAUSE", "RESUME"];
const STATUS_CHANGE = "STOP, PAUSE and RESUME belong to another operation, the status change";

/** Reports a text that is not in a format. */
function wrongFormat(container: object, checker: Checker, value: string, format: Format, place: Segment[]): void {
  const near = meantIn(format, value);
  const params = {
    format,
    received: excerpt(value),
    ...(near !== undefined && { nearest: near }),
    ...lookParams(value, format, near),
  };
  const isSafe = near !== undefined && (format !== "local-date-time" || !isOnLocalClock(container, value, near));
  checker.add("structure.format", params, place, isSafe ? replaceBy(near) : undefined);
}

/**
 * Whether other members of a schedule, such as its weekdays, go with the time as it is written, so that they would be
 * wrong once it is converted to UTC.
 */
function isOnLocalClock(schedule: object, time: string, converted: string): boolean {
  const type = ownAt(schedule, ["delivery_type"])?.value;
  const written = respelled(time);
  if (type === "SEND_IN_USER_TIMEZONE" || type === "SEND_IN_BTS") return !written.startsWith(converted);
  return ownAt(schedule, ["periodic_details"]) !== undefined && !written.startsWith(converted.slice(0, 10));
}

/** The text in the format that certainly means the same. */
function meantIn(format: Format, text: string): string | undefined {
  const meant = format === "email" ? text.trim() : respelled(text);
  if (format === "local-date-time") return withoutOffset(meant) ?? inUtc(meant);
  return (format === "date-time" || format === "email") && formats[format].test(meant) ? meant : undefined;
}

/** What an invalid time or address looks like, and how it could be written. */
function lookParams(
  value: string,
  format: Format,
  near: string | undefined,
): Pick<StructureParams["structure.format"], "looksLike" | "example"> {
  if (format === "email") {
    const look = addressLookOf(value);
    return look === undefined ? {} : { looksLike: look };
  }
  const isLocal = format === "local-date-time";
  if (!isLocal && format !== "date-time") return {};
  // A superfluous UTC offset or zero fraction needs no explanation.
  const look = near !== undefined && near === withoutOffset(respelled(value)) ? undefined : timeLookOf(value, isLocal);
  if (look === undefined) return {};
  const example = near === undefined ? exampleOf(value, look, isLocal) : undefined;
  return example === undefined ? { looksLike: look } : { looksLike: look, example };
}

function replaceBy(value: unknown): Fix {
  return { kind: "replace", value };
}
