import { type Check, type Checker, isObject, type Members } from "./checker.js";
import { hasZeroOffset } from "./conversion.js";
import { into, intoContent, intoRecursive } from "./descend.js";
import { formats } from "./formats.js";
import { type Member, type Shape, shapeOf } from "./shape.js";
import type { Scalar } from "./structural-rules.js";
import { absent, type Value, wrongEnum, wrongFormat, wrongRange, wrongType } from "./wrong-value.js";

/**
 * Reports what is wrong with an object that failed its compiled check, member by member in schema order. There may be
 * nothing to report: only the checker knows which objects may be incomplete, and to the checks a member that is
 * undefined, and so absent, is wrong.
 *
 * @param checks the checks of its containers, in schema order.
 * @param containers the containers that have the right type, in the same order.
 * @param wrong names of the members that are wrong; undefined when there are none.
 * @param count how many required members are right.
 */
export function explain(
  object: Members,
  checker: Checker,
  depth: number,
  short: string,
  checks: readonly Check<never>[],
  containers: readonly unknown[],
  wrong: readonly string[] | undefined,
  count = 0,
): void {
  const shape = shapeOf(short);
  const before = checker.findings.length;
  let turn = 0;
  const { members, visit } = shape;
  const suspects =
    (count === shape.requiredCount ? 0 : shape.required) | (wrong === undefined ? 0 : bitsOf(wrong, shape));
  for (let index = 0; index < members.length; index++) {
    if (visit?.before === index) checker.visit(visit.mark, object, depth, before, 0);
    const member = members[index] as Member;
    const isSuspect = (suspects & (1 << index)) !== 0;
    if (member.isContainer) {
      const value = containers[turn] ?? (isSuspect ? memberOf(object, member.key) : undefined);
      explainContainer(object, checker, depth, member, value, checks[turn++] as Check<never>);
    } else if (isSuspect) explainValue(object, checker, depth, member.key, member, memberOf(object, member.key));
  }
  if (visit?.before === members.length) checker.visit(visit.mark, object, depth, before, 0);
  if (shape.other !== undefined && wrong !== undefined) {
    explainOthers(object, checker, depth, shape, shape.other, wrong);
  }
}

/** The bitmask of some members, in schema order. */
function bitsOf(names: readonly string[], { keys }: Shape): number {
  let bits = 0;
  for (let index = 0; index < names.length; index++) {
    const bit = keys.get(names[index] as string);
    if (bit !== undefined) bits |= 1 << bit;
  }
  return bits;
}

const { propertyIsEnumerable: isOwnEnumerable } = Object.prototype;

/** The value of a member, read once. As in JSON, a hidden member is absent, like one that is undefined. */
function memberOf(object: Members, key: string): unknown {
  return key in object && isOwnEnumerable.call(object, key) ? object[key] : undefined;
}

function explainContainer(
  object: Members,
  checker: Checker,
  depth: number,
  member: Member,
  value: unknown,
  check: Check<never>,
): void {
  const { key, required, kind } = member;
  const expected = kind === "array" ? "array" : "object";
  if (!(expected === "array" ? Array.isArray(value) : isObject(value))) {
    wrongType(checker, { container: object, key, value, required, depth }, expected);
    return;
  }
  if (kind === "recursive") intoRecursive(value as Members, checker, depth, key, check as Check<Members>);
  else if (kind === "content") {
    const isKeyed = member.when.some((name) => object[name] !== undefined);
    intoContent(value as Members, checker, depth, key, member.channel, check as Check<Members>, isKeyed);
  } else into(value as never, checker, depth, key, check);
}

function explainOthers(
  object: Members,
  checker: Checker,
  depth: number,
  { keys }: Shape,
  other: Member,
  wrong: readonly string[],
): void {
  for (const key of wrong) {
    if (checker.full) return;
    if (!keys.has(key)) explainValue(object, checker, depth, key, other, object[key]);
  }
}

/** Checks and explains a value that is not a container. */
function explainValue(
  object: Members,
  checker: Checker,
  depth: number,
  key: string,
  member: Member,
  value: unknown,
): void {
  const { required, kind } = member;
  if (value === undefined ? !required : isRight(value, member, checker)) return;
  const wrong: Value = { container: object, key, value, required, depth };
  if (kind === "enum") wrongEnum(checker, wrong, member.allowed);
  else if (kind === "range") wrongRange(checker, wrong, member.minimum, member.maximum);
  else if (kind === "format") wrongFormat(checker, wrong, member.format);
  else if (kind === "integer" || kind === "string" || kind === "boolean") wrongType(checker, wrong, kind);
  else absent(checker, wrong);
}

/** Whether a value that is not a container is what the schema demands. */
export function isRight(
  value: unknown,
  { kind, allowed, minimum, maximum, format }: Member,
  checker: Checker,
): boolean {
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
      return typeof value === "string" && isInFormat(value, format, checker);
    default:
      return value !== undefined;
  }
}

function isInFormat(text: string, format: Member["format"], checker: Checker): boolean {
  return (
    formats[format].test(text) || (checker.allowsZeroOffset && format === "local-date-time" && hasZeroOffset(text))
  );
}
