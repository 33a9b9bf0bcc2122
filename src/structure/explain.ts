import { hasZeroOffset } from "./conversion.js";
import { formats } from "./formats.js";
import { into, intoContent, intoRecursive } from "./into.js";
import type { Member, Shape } from "./shape.js";
import type { Scalar } from "./structural-rules.js";
import { type Check, isObject, type Members, type Walk } from "./walk.js";
import { absent, type Value, wrongEnum, wrongFormat, wrongRange, wrongType } from "./wrong-value.js";

/**
 * Finds out what is wrong with an object that its compiled check did not let pass, member by member in the order of the
 * schema. `checks` are those of its containers, in the same order. Nothing may be wrong after all: only the walk knows
 * which objects may lack members.
 */
export function explain(
  object: Members,
  walk: Walk,
  depth: number,
  short: string,
  checks: readonly Check<never>[],
): void {
  const shape = walk.shapeOf(short);
  const before = walk.found.length;
  let turn = 0;
  const { members, visit } = shape;
  const values = valuesOf(object, shape);
  for (let index = 0; index < members.length; index++) {
    if (visit?.before === index) walk.visit(visit.mark, object, depth, before);
    const member = members[index] as Member;
    const value = values[index];
    if (member.isContainer) explainContainer(object, walk, depth, member, value, checks[turn++] as Check<never>);
    else explainValue(object, walk, depth, member.key, member, value);
  }
  if (visit?.before === members.length) walk.visit(visit.mark, object, depth, before);
  if (shape.other !== undefined) explainOthers(object, walk, depth, shape, shape.other);
}

/** Stands for what is absent. */
const ABSENT: unique symbol = Symbol("absent");

/** What an object has of each member of its shape, read once. */
function valuesOf(object: Members, { members, keys }: Shape): unknown[] {
  const values: unknown[] = [];
  for (let index = 0; index < members.length; index++) values.push(ABSENT);
  for (const key in object) {
    const index = keys.get(key);
    if (index !== undefined) values[index] = object[key];
  }
  return values;
}

function explainContainer(
  object: Members,
  walk: Walk,
  depth: number,
  member: Member,
  value: unknown,
  check: Check<never>,
): void {
  const { key, required, kind } = member;
  const expected = kind === "array" ? "array" : "object";
  if (!(expected === "array" ? Array.isArray(value) : isObject(value))) {
    if (required || value !== ABSENT) {
      wrongType(walk, { container: object, key, value: orUndefined(value), required, depth }, expected);
    }
    return;
  }
  if (kind === "recursive") intoRecursive(value as Members, walk, depth, key, check as Check<Members>);
  else if (kind === "content") {
    const isKeyed = member.when.some((name) => object[name] !== undefined);
    intoContent(value as Members, walk, depth, key, member.channel, check as Check<Members>, isKeyed);
  } else into(value as never, walk, depth, key, check);
}

function explainOthers(object: Members, walk: Walk, depth: number, { keys }: Shape, other: Member): void {
  for (const key in object) {
    if (walk.full) return;
    if (!keys.has(key)) explainValue(object, walk, depth, key, other, object[key]);
  }
}

/** A value that is no container: whether it is one of those that are wrong is found out, too. */
function explainValue(object: Members, walk: Walk, depth: number, key: string, member: Member, value: unknown): void {
  const { required, kind } = member;
  if (value === ABSENT ? !required : isRight(value, member, walk)) return;
  const wrong: Value = { container: object, key, value: orUndefined(value), required, depth };
  if (kind === "enum") wrongEnum(walk, wrong, member.allowed);
  else if (kind === "range") wrongRange(walk, wrong, member.minimum, member.maximum);
  else if (kind === "format") wrongFormat(walk, wrong, member.format);
  else if (kind === "integer" || kind === "string" || kind === "boolean") wrongType(walk, wrong, kind);
  else if (required) absent(walk, wrong);
}

/** What reading an absent member gives. */
function orUndefined(value: unknown): unknown {
  return value === ABSENT ? undefined : value;
}

function isRight(value: unknown, { kind, allowed, minimum, maximum, format }: Member, walk: Walk): boolean {
  switch (kind) {
    case "string":
      return typeof value === "string";
    case "boolean":
      return typeof value === "boolean";
    case "enum":
      return allowed.includes(value as Scalar);
    case "integer":
      return Number.isInteger(value);
    case "range":
      return Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
    case "format":
      return typeof value === "string" && isInFormat(value, format, walk);
    default:
      return value !== undefined;
  }
}

function isInFormat(text: string, format: Member["format"], walk: Walk): boolean {
  return formats[format].test(text) || (walk.allowsZeroOffset && format === "local-date-time" && hasZeroOffset(text));
}
