import type { Fix } from "../errors/fix.js";
import type { Segment } from "../errors/path.js";
import { excerpt } from "../errors/wording.js";
import { converted, spelling, withoutOffset } from "./conversion.js";
import { type Format, formats } from "./formats.js";
import { isOfType, kindOf } from "./kinds.js";
import { isSpelling, nearest } from "./nearest.js";
import { UNREADABLE } from "./readable.js";
import type { JsonType, Scalar, StructureParams } from "./structural-rules.js";
import { inUtc, lookOf, timeLooks } from "./time-looks.js";
import type { Walk } from "./walk.js";

/** A member or entry that may be wrong. */
export interface Value {
  /** The object or array that it is in, or absent from. */
  readonly container: object;
  readonly key: Segment;
  readonly value: unknown;
  readonly required: boolean;
  /** Of the container. */
  readonly depth: number;
}

/** A member that should be there, whatever it holds. */
export function absent(walk: Walk, { container, key, depth }: Value): void {
  if (Object.hasOwn(container, key) || walk.forgives(container)) return;
  walk.add("structure.required", {}, walk.placeAt(depth, key));
}

/** A member or entry that is absent or not of the type. */
export function wrongType(walk: Walk, value: Value, expected: JsonType): void {
  isAbsentOrOfWrongType(walk, value, { expected });
}

/** A member or entry that is absent or not one of the allowed values. */
export function wrongEnum(walk: Walk, of: Value, allowed: readonly Scalar[]): void {
  const expected = typeof allowed[0] === "number" ? "number" : "string";
  // The list is ours; whoever gets a violation may change its own.
  if (isAbsentOrOfWrongType(walk, of, { expected, allowed: [...allowed] })) return;
  const value = of.value as Scalar;
  const near = nearest(value, allowed);
  const received = typeof value === "number" ? value : excerpt(value);
  const params = { allowed: [...allowed], received, ...(near !== undefined && { nearest: near }) };
  const fix = near !== undefined && isSpelling(value, near) ? replaceBy(near) : undefined;
  walk.add("structure.enum", params, walk.placeAt(of.depth, of.key), fix);
}

/** An integer member or entry that is absent, no integer, or out of bounds. */
export function wrongRange(walk: Walk, of: Value, minimum: number, maximum: number): void {
  const isInside = (number: unknown) => Number(number) >= minimum && Number(number) <= maximum;
  if (isAbsentOrOfWrongType(walk, of, { expected: "integer" }, isInside)) return;
  const received = Number(of.value);
  walk.add("structure.range", { minimum, maximum, received }, walk.placeAt(of.depth, of.key));
}

/** A text member or entry that is absent, no text, or not in the format. */
export function wrongFormat(walk: Walk, of: Value, format: Format): void {
  const { test } = formats[format];
  const isInFormat = (text: unknown) => test(String(text));
  if (isAbsentOrOfWrongType(walk, of, { expected: "string", format }, isInFormat)) return;
  const value = of.value as string;
  const near = format === "local-date-time" ? (withoutOffset(value) ?? inUtc(value)) : undefined;
  const place = walk.placeAt(of.depth, of.key);
  const params = {
    format,
    received: excerpt(value),
    ...(near !== undefined && { nearest: near }),
    ...timeParams(value, format, near),
  };
  walk.add("structure.format", params, place, near === undefined ? undefined : replaceBy(near));
}

/** What a text is instead of a date and time, and how it could be written. */
function timeParams(value: string, format: Format, near: string | undefined): TimeParams {
  const isLocal = format === "local-date-time";
  if (!isLocal && format !== "date-time") return {};
  // A time that only says that it is UTC is as good as right.
  const look = near !== undefined && near === withoutOffset(value) ? undefined : lookOf(value);
  if (look === undefined) return {};
  const local = near === undefined ? timeLooks[look].local(value) : undefined;
  if (local === undefined) return { looksLike: look };
  const isMoment = look === "seconds" || look === "milliseconds";
  return { looksLike: look, example: isLocal ? local : `${local}${isMoment ? "Z" : "+05:30"}` };
}

type TimeParams = Pick<StructureParams["structure.format"], "looksLike" | "example">;

/** Deals with all that keeps a value from being looked at; what is left is of the right type. */
function isAbsentOrOfWrongType(
  walk: Walk,
  of: Value,
  demand: Demand,
  accepts: (value: unknown) => boolean = () => true,
): boolean {
  const { container, key, value, required, depth } = of;
  const { expected } = demand;
  if (value === undefined && !Array.isArray(container) && !Object.hasOwn(container, key)) {
    if (required && !walk.forgives(container)) {
      walk.add("structure.required", demand, walk.placeAt(depth, key));
    }
    return true;
  }
  if (value === UNREADABLE) {
    walk.add("structure.unreadable", {}, walk.placeAt(depth, key));
    return true;
  }
  if (isOfType(value, expected)) return false;
  const allowed = Object.hasOwn(demand, "allowed") ? demand.allowed : undefined;
  const meant = allowed === undefined ? converted(value, expected) : spelling(value, allowed);
  const near = meant !== undefined && accepts(meant) ? meant : undefined;
  const params: StructureParams["structure.type"] = {
    expected,
    received: kindOf(value),
    ...(allowed !== undefined && { allowed }),
    ...(near !== undefined && { nearest: near }),
  };
  const fix = near === undefined ? undefined : replaceBy(near);
  walk.add("structure.type", params, walk.placeAt(depth, key), fix);
  return true;
}

type Demand = StructureParams["structure.required"] & { readonly expected: JsonType };

function replaceBy(value: unknown): Fix {
  return { kind: "replace", value };
}
