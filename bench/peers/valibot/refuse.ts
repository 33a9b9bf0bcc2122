import * as v from "valibot";
import { isObject } from "../vocabulary.js";

type AddIssue = v.RawCheckContext<unknown>["addIssue"];

/** Adds an issue at a path below the object that is checked. */
export function refuse(addIssue: AddIssue, input: object, path: readonly string[], message: string): void {
  let value: unknown = input;
  const items = path.map((key): v.IssuePathItem => {
    const holder = (value ?? {}) as Record<string, unknown>;
    value = holder[key];
    return { type: "object", origin: "value", input: holder, key, value };
  });
  const [first, ...rest] = items;
  addIssue(first === undefined ? { message } : { message, path: [first, ...rest] });
}

const anObject = v.custom<Record<string, unknown>>(isObject, "must be an object");

/** valibot's own `object` accepts arrays too. */
export function object<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(anObject, v.object(entries));
}

const integer = v.pipe(v.number(), v.integer());

export const optional = {
  text: v.optional(v.string()),
  flag: v.optional(v.boolean()),
  integer: v.optional(integer),
};

/** An integer within bounds. */
export function integerBetween(minimum: number, maximum: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum));
}
