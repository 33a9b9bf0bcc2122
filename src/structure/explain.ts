import { checkContent } from "./channel-content.js";
import type { Checker, Members } from "./checker.js";
import { type Demand, meets } from "./demand.js";
import { type Shape, shapeOf } from "./shape.js";
import { wrongValue } from "./wrong-value.js";

/**
 * Reports what is wrong with an object that failed its compiled check, member by member in the order of the
 * specification. It may report nothing: checks take members that are undefined for wrong, and do not know which objects
 * may be incomplete.
 *
 * @param wrong names of the members that are wrong; undefined when there are none.
 * @param count how many required members are right.
 */
export function explain(
  object: Members,
  checker: Checker,
  depth: number,
  make: () => Shape,
  wrong: readonly string[] | undefined,
  count = 0,
): void {
  const shape = shapeOf(make);
  const { members, visit } = shape;
  const before = checker.found;
  const suspects =
    (count === shape.requiredCount ? 0 : shape.required) | (wrong === undefined ? 0 : bitsOf(wrong, shape));
  for (let index = 0; index < members.length; index++) {
    if (visit?.index === index) checker.visit(checker.rulesOf[visit.mark]?.[0], object, depth, before);
    const member = members[index] as Demand;
    const isSuspect = (suspects & (1 << index)) !== 0;
    if (isSuspect || member.check !== undefined) {
      explainMember(object, checker, depth, member.key, memberOf(object, member.key), member);
    }
  }
  if (visit?.index === members.length) checker.visit(checker.rulesOf[visit.mark]?.[0], object, depth, before);
  const { other, keys } = shape;
  if (other === undefined || wrong === undefined) return;
  for (const key of wrong) {
    if (checker.isFull) return;
    if (!keys.has(key)) explainMember(object, checker, depth, key, object[key], other);
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

/** The value of a member. As in JSON, a hidden member is absent, like one that is undefined. */
function memberOf(object: Members, key: string): unknown {
  return key in object && isOwnEnumerable.call(object, key) ? object[key] : undefined;
}

function explainMember(
  object: Members,
  checker: Checker,
  depth: number,
  key: string,
  value: unknown,
  demand: Demand,
): void {
  const { isRequired, kind, check } = demand;
  if (value === undefined ? isRequired : !meets(value, demand, checker.allowsZeroOffset)) {
    wrongValue(object, checker, depth, key, value, demand);
  } else if (check === undefined || value === undefined) return;
  else {
    checker.path[depth] = key;
    if (kind === "recursive") checker.nested(value as Members, check as never, depth + 1);
    else if (kind === "content") {
      const isKeyed = demand.when.some((name) => object[name] !== undefined);
      checkContent(value as Members, checker, depth + 1, demand.channel, check as never, isKeyed);
    } else check(value as never, checker, depth + 1);
  }
}
