import { formats } from "./formats.js";
import { into, intoContent, intoRecursive } from "./into.js";
import type { Demand, Member, Shape } from "./shape.js";
import type { Scalar } from "./structural-rules.js";
import { type Check, isObject, type Members, type Value, type Walk } from "./walk.js";

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
  for (let index = 0; index < shape.members.length; index++) {
    if (shape.visit?.before === index) walk.visit(shape.visit.mark, object, depth, before);
    const member = shape.members[index] as Member;
    const check = isContainer(member.demand) ? checks[turn++] : undefined;
    if (check === undefined) explainValue(object, walk, depth, member);
    else explainContainer(object, walk, depth, member, check);
  }
  if (shape.visit?.before === shape.members.length) walk.visit(shape.visit.mark, object, depth, before);
  if (shape.other !== undefined) explainOthers(object, walk, depth, shape, shape.other);
}

function isContainer({ kind }: Demand): boolean {
  return kind === "object" || kind === "array" || kind === "recursive" || kind === "content";
}

function explainContainer(
  object: Members,
  walk: Walk,
  depth: number,
  { key, required, demand }: Member,
  check: Check<never>,
): void {
  const value = object[key];
  const expected = demand.kind === "array" ? "array" : "object";
  if (!(expected === "array" ? Array.isArray(value) : isObject(value))) {
    if (required || value !== undefined || key in object) {
      walk.type({ container: object, key, value, required, depth }, expected);
    }
    return;
  }
  if (demand.kind === "recursive") intoRecursive(value as Members, walk, depth, key, check as Check<Members>);
  else if (demand.kind === "content") {
    const isKeyed = demand.when.some((name) => object[name] !== undefined);
    intoContent(value as Members, walk, depth, key, demand.channel, check as Check<Members>, isKeyed);
  } else into(value as never, walk, depth, key, check);
}

function explainOthers(object: Members, walk: Walk, depth: number, { keys }: Shape, demand: Demand): void {
  for (const key in object) {
    if (walk.full) return;
    if (!keys.has(key)) explainValue(object, walk, depth, { key, required: true, demand });
  }
}

/** A value that is no container: whether it is one of those that are wrong is found out, too. */
function explainValue(object: Members, walk: Walk, depth: number, { key, required, demand }: Member): void {
  const value = object[key];
  if (value === undefined && !required && !(key in object)) return;
  if (isRight(value, demand)) return;
  const wrong: Value = { container: object, key, value, required, depth };
  if (demand.kind === "enum") walk.enum(wrong, [...demand.allowed]);
  else if (demand.kind === "range") walk.range(wrong, demand.minimum, demand.maximum);
  else if (demand.kind === "format") walk.format(wrong, demand.format);
  else if (demand.kind === "integer" || demand.kind === "string" || demand.kind === "boolean") {
    walk.type(wrong, demand.kind);
  } else if (required) walk.present(wrong);
}

function isRight(value: unknown, demand: Demand): boolean {
  switch (demand.kind) {
    case "enum":
      return demand.allowed.includes(value as Scalar);
    case "range":
      return Number.isInteger(value) && Number(value) >= demand.minimum && Number(value) <= demand.maximum;
    case "format":
      return typeof value === "string" && formats[demand.format].test(value);
    case "integer":
      return Number.isInteger(value);
    case "string":
      return typeof value === "string";
    case "boolean":
      return typeof value === "boolean";
    default:
      return value !== undefined;
  }
}
