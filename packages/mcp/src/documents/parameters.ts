import { exactJson } from "campaign-rules/files";
import { z } from "zod";
import { isObject } from "../../../../src/structure/checker.js";

/** What n8n adds to the arguments of every tool, without the model. */
const OF_N8N: readonly string[] = ["sessionId", "action", "chatInput", "toolCallId", "tool"];

/** The arguments of a tool. */
export function parameters<Shape extends Readonly<Record<string, z.ZodType>>>(shape: Shape) {
  const ignored = OF_N8N.filter((name) => !Object.hasOwn(shape, name));
  return z.preprocess((given) => without(([name]) => ignored.includes(name), given), members(shape));
}

/** The members of an object. A client may send null or an empty text for an optional one that it leaves out. */
export function members<Shape extends Readonly<Record<string, z.ZodType>>>(shape: Shape) {
  return z.preprocess((given) => {
    const isLeftOut = ([name, value]: [string, unknown]) =>
      value === "" && Object.hasOwn(shape, name) && shape[name]?.isOptional() && !isMeant(name, shape, given as object);
    return without(isLeftOut, withoutNulls(given));
  }, z.strictObject(shape));
}

/** The sources of JSON that count even if they are empty, unless the client also sends one of those in their place. */
const OTHER_SOURCES: Readonly<Record<string, readonly string[]>> = {
  text: [],
  path: ["body", "text"],
  stored_path: ["stored"],
  desired_path: ["desired"],
};

function isMeant(name: string, shape: object, given: object): boolean {
  const others = OTHER_SOURCES[name];
  return others?.every((other) => Object.hasOwn(shape, other) && !Object.hasOwn(given, other)) === true;
}

/** The members of an object that are not null. Any other value is returned as it is. */
export function withoutNulls(given: unknown): unknown {
  return without(([, value]) => value === null, given);
}

function without(isLeftOut: (entry: [string, unknown]) => boolean | undefined, given: unknown): unknown {
  if (!isObject(given)) return given;
  return Object.fromEntries(Object.entries(given).filter((entry) => !isLeftOut(entry)));
}

/** An object or array, or its JSON as text, which some clients send instead. In the text, too, null is absent. */
export function orText<Schema extends z.ZodType>(name: string, what: "an array" | "an object", schema: Schema) {
  return z.preprocess((given, issues) => {
    if (typeof given !== "string") return given;
    try {
      const value = JSON.parse(given) as unknown;
      exactJson(name, given);
      return value ?? undefined;
    } catch (error) {
      const message = `must be ${what}, or its JSON as text, but ${(error as Error).message}`;
      issues.addIssue({ code: "custom", message });
      return z.NEVER;
    }
  }, schema);
}

/** A boolean or an integer, or its text, which some clients send instead. */
export function scalar<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (given) => (typeof given === "string" && SCALAR.test(given) ? (JSON.parse(given) as unknown) : given),
    schema,
  );
}

const SCALAR = /^(?:true|false|0|-?[1-9]\d*)$/u;

/** A list of texts, or its JSON as text. A text that is not JSON is its only entry. */
export function textList<Schema extends z.ZodType>(name: string, schema: Schema) {
  const list = orText(name, "an array", schema);
  return z.preprocess((given) => (typeof given === "string" && !JSON_START.test(given) ? [given] : given), list);
}

const JSON_START = /^\s*(?:[[{"]|null\s*$|$)/u;

/**
 * JSON of any kind, as a value. The schema says that it is an object, because a request is one, and some clients reject
 * parameters without a type. Clients that fail to send objects send their JSON as text, which is taken too.
 */
export function json(description: string) {
  return z.unknown().optional().meta({ type: "object", description });
}
