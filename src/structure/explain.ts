import { formats } from "./formats.js";
import { into, intoContent, intoRecursive } from "./into.js";
import type { Demand, Member, Shape } from "./shape.js";
import { type Check, isObject, type Members, type Walk } from "./walk.js";

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
  isBody = false,
): void {
  const shape = walk.shapeOf(short);
  const before = walk.found.length;
  let turn = 0;
  for (let index = 0; index < shape.members.length; index++) {
    if (shape.visit?.before === index) walk.visit(shape.visit.mark, object, before);
    const member = shape.members[index] as Member;
    const check = isContainer(member.demand) ? checks[turn++] : undefined;
    if (check === undefined) explainValue(object, walk, member);
    else explainContainer(object, walk, depth, member, check, isBody);
  }
  if (shape.visit?.before === shape.members.length) walk.visit(shape.visit.mark, object, before);
  if (shape.other !== undefined) explainOthers(object, walk, shape, shape.other);
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
  isBody: boolean,
): void {
  const value = object[key];
  const expected = demand.kind === "array" ? "array" : "object";
  if (!(expected === "array" ? Array.isArray(value) : isObject(value))) {
    if (required || value !== undefined || key in object) walk.type(object, key, value, required, expected);
    return;
  }
  if (isBody) walk.settle();
  if (demand.kind === "recursive") intoRecursive(value as Members, walk, depth, key, check as Check<Members>);
  else if (demand.kind === "content") {
    const isKeyed = demand.when.some((name) => object[name] !== undefined);
    intoContent(value as Members, walk, depth, key, demand.channel, check as Check<Members>, isKeyed);
  } else into(value as never, walk, depth, key, check);
}

function explainOthers(object: Members, walk: Walk, { names }: Shape, demand: Demand): void {
  for (const key in object) {
    if (walk.full) return;
    if (!names.includes(key)) explainValue(object, walk, { key, required: true, demand });
  }
}

/** A value that is no container: whether it is one of those that are wrong is found out, too. */
function explainValue(object: Members, walk: Walk, { key, required, demand }: Member): void {
  const value = object[key];
  if (value === undefined && !required && !(key in object)) return;
  switch (demand.kind) {
    case "anything":
      if (required && value === undefined) walk.present(object, key);
      return;
    case "enum":
      if (!demand.allowed.includes(value as string)) walk.enum(object, key, value, required, [...demand.allowed]);
      return;
    case "range":
      if (!isIntegerWithin(value, demand)) walk.range(object, key, value, required, demand.minimum, demand.maximum);
      return;
    case "format":
      if (typeof value !== "string" || !formats[demand.format].test(value)) {
        walk.format(object, key, value, required, demand.format);
      }
      return;
    case "integer":
      if (!Number.isInteger(value)) walk.type(object, key, value, required, "integer");
      return;
    case "string":
    case "boolean":
      if (typeof value !== demand.kind) walk.type(object, key, value, required, demand.kind);
  }
}

function isIntegerWithin(value: unknown, { minimum, maximum }: { readonly minimum: number; readonly maximum: number }) {
  return typeof value === "number" && Number.isInteger(value) && value >= minimum && value <= maximum;
}
