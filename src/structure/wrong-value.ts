import type { Fix } from "../errors/fix.js";
import type { Segment } from "../errors/path.js";
import { excerpt } from "../errors/wording.js";
import { addressLookOf } from "./address-looks.js";
import type { Checker } from "./checker.js";
import { converted, spelling, withoutOffset } from "./conversion.js";
import type { Demand } from "./demand.js";
import { type Format, formats } from "./formats.js";
import { isOfType, type JsonType, kindOf, type Scalar } from "./kinds.js";
import { isSpelling, isSpellingOfAny, nearest } from "./nearest.js";
import { ownAt } from "./own-at.js";
import { UNREADABLE } from "./readable.js";
import type { StructureParams } from "./structural-rules.js";
import { exampleOf, inUtc, lookOf, withColon } from "./time-looks.js";

/** A member or entry that may be invalid. A member that is undefined is absent, as in JSON; an entry is not. */
export interface Value {
  /** The object or array that contains it, or that it is absent from. */
  readonly container: object;
  readonly key: Segment;
  readonly value: unknown;
  readonly isRequired: boolean;
  /** Depth of the container. */
  readonly depth: number;
}

/** Reports a member or entry that is absent or not what the schema demands. */
export function wrongValue(checker: Checker, value: Value, demand: Demand): void {
  const { kind, allowed, minimum, maximum, format } = demand;
  if (kind === "enum") wrongEnum(checker, value, allowed);
  else if (kind === "range") wrongRange(checker, value, minimum, maximum);
  else if (kind === "format") wrongFormat(checker, value, format);
  else if (kind === "anything") absent(checker, value);
  else wrongType(checker, value, kind === "recursive" || kind === "content" ? "object" : kind);
}

/** Reports a required member of any type that is absent. */
function absent(checker: Checker, { container, key, depth }: Value): void {
  if (checker.mayLackMembers(container)) return;
  checker.add("structure.required", {}, checker.placeAt(depth, key));
}

/** Reports a member or entry that is absent or has the wrong type. */
export function wrongType(checker: Checker, value: Value, expected: JsonType): void {
  isAbsentOrOfWrongType(checker, value, { expected });
}

/** Reports a member or entry that is absent or not one of the allowed values. */
function wrongEnum(checker: Checker, of: Value, allowed: readonly Scalar[]): void {
  const expected = typeof allowed[0] === "number" ? "number" : "string";
  // Copy the list: callers may change the params that they get.
  const copy = allowed.slice();
  const isGroup = of.key === "filter_type" && GROUP_MEMBERS.some((name) => ownAt(of.container, [name]));
  const demand = isGroup ? { expected, allowed: copy, belongs: NESTED } : { expected, allowed: copy };
  if (isAbsentOrOfWrongType(checker, of, demand as TypedParams)) return;
  const value = of.value as Scalar;
  const near = nearest(value, allowed);
  const received = typeof value === "number" ? value : excerpt(value);
  const place = checker.placeAt(of.depth, of.key);
  const found = { allowed: copy, received };
  const params = near === undefined ? found : { ...found, nearest: near };
  const fix = near !== undefined && isSpelling(value, near) ? replaceBy(near) : undefined;
  const isStatus = of.key === "status" && isSpellingOfAny(String(value), OTHER_STATUSES);
  const belongs = isStatus ? STATUS_CHANGE : isGroup && near === undefined ? NESTED : undefined;
  checker.add("structure.enum", belongs === undefined ? params : { ...params, belongs }, place, fix);
}

/** The members of a group of filters, which a filter does not have. */
const GROUP_MEMBERS = ["filters", "filter_operator"];
const NESTED = "groups nest through attributes of an actions filter";

/** Section "Other operations". */
const OTHER_STATUSES = ["STOP", "PAUSE", "RESUME"];
const STATUS_CHANGE = "STOP, PAUSE and RESUME belong to another operation, the status change";

/** Reports an integer member or entry that is absent, of the wrong type, or out of bounds. */
function wrongRange(checker: Checker, of: Value, minimum: number, maximum: number): void {
  const isInside = (number: unknown) => Number(number) >= minimum && Number(number) <= maximum;
  if (isAbsentOrOfWrongType(checker, of, { expected: "integer" }, isInside)) return;
  const received = Number(of.value);
  checker.add("structure.range", { minimum, maximum, received }, checker.placeAt(of.depth, of.key));
}

/** Reports a text member or entry that is absent, of the wrong type, or not in the format. */
function wrongFormat(checker: Checker, of: Value, format: Format): void {
  const { test } = formats[format];
  const isInFormat = (text: unknown) => test(String(text));
  if (isAbsentOrOfWrongType(checker, of, { expected: "string", format }, isInFormat)) return;
  const value = of.value as string;
  const near = meantIn(format, value);
  const params = {
    format,
    received: excerpt(value),
    ...(near !== undefined && { nearest: near }),
    ...lookParams(value, format, near),
  };
  checker.add(
    "structure.format",
    params,
    checker.placeAt(of.depth, of.key),
    near === undefined ? undefined : replaceBy(near),
  );
}

/** The text in the format that certainly means the same. */
function meantIn(format: Format, text: string): string | undefined {
  if (format === "local-date-time") return withoutOffset(withColon(text)) ?? inUtc(withColon(text));
  const meant = format === "date-time" ? withColon(text) : text.trim();
  return (format === "date-time" || format === "email") && formats[format].test(meant) ? meant : undefined;
}

/** What an invalid time or address looks like, and how it could be written. */
function lookParams(value: string, format: Format, near: string | undefined): LookParams {
  if (format === "email") {
    const look = addressLookOf(value);
    return look === undefined ? {} : { looksLike: look };
  }
  const isLocal = format === "local-date-time";
  if (!isLocal && format !== "date-time") return {};
  // A superfluous UTC offset or zero fraction needs no explanation.
  const look = near !== undefined && near === withoutOffset(withColon(value)) ? undefined : lookOf(value, isLocal);
  if (look === undefined) return {};
  const example = near === undefined ? exampleOf(value, look, isLocal) : undefined;
  return example === undefined ? { looksLike: look } : { looksLike: look, example };
}

type LookParams = Pick<StructureParams["structure.format"], "looksLike" | "example">;

/** Reports a value that is absent, unreadable or of the wrong type. Returns false if its type is right. */
function isAbsentOrOfWrongType(
  checker: Checker,
  of: Value,
  demand: TypedParams,
  accepts: (value: unknown) => boolean = acceptsAll,
): boolean {
  const { container, key, value, isRequired, depth } = of;
  const { expected } = demand;
  if (value === undefined && !Array.isArray(container)) {
    if (isRequired && !checker.mayLackMembers(container)) {
      checker.add("structure.required", demand, checker.placeAt(depth, key));
    }
    return true;
  }
  if (value === UNREADABLE) {
    checker.add("structure.unreadable", {}, checker.placeAt(depth, key));
    return true;
  }
  if (isOfType(value, expected)) return false;
  const { allowed, format } = { __proto__: null, ...demand } as TypedParams;
  const meant = allowed === undefined ? converted(value, expected) : spelling(value, allowed);
  const near = meant !== undefined && accepts(meant) ? meant : undefined;
  const place = checker.placeAt(depth, key);
  const fix = near === undefined ? undefined : replaceBy(near);
  checker.add("structure.type", typeParams(expected, kindOf(value), allowed, format, near), place, fix);
  return true;
}

/** Literals where nothing is near: spreading what may be absent takes longer than all else here. */
function typeParams(
  expected: JsonType,
  received: string,
  allowed: readonly Scalar[] | undefined,
  format: Format | undefined,
  nearest: Scalar | boolean | undefined,
): StructureParams["structure.type"] {
  const params = allowed
    ? { expected, received, allowed }
    : format
      ? { expected, received, format }
      : { expected, received };
  return nearest === undefined ? params : { ...params, nearest };
}

const acceptsAll = () => true;

type TypedParams = StructureParams["structure.required"] & { readonly expected: JsonType };

function replaceBy(value: unknown): Fix {
  return { kind: "replace", value };
}
