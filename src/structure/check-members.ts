import { type Check, type Checker, isObject, type Members } from "./checker.js";
import { explain, isRight } from "./explain.js";
import { shapeOf } from "./shape.js";

/**
 * Checks an object by the short form of its schema, like the code that is compiled from the same schema. That is faster;
 * this is smaller.
 *
 * @param checks the checks of its containers, in schema order.
 * @param isWhole whether the object is not yet entered, as the variants of a union are.
 */
export function checkMembers(
  object: Members,
  checker: Checker,
  depth: number,
  short: string,
  checks: readonly Check<never>[],
  isWhole: boolean,
): void {
  if (isWhole && !checker.enter(object, depth)) return;
  const { members, keys, other, nonEmptyTexts } = shapeOf(short);
  const containers: unknown[] = members.map(() => undefined);
  let count = 0;
  let wrong: string[] | undefined;
  let others: string[] | undefined;
  for (const key in object) {
    const index = keys.get(key) ?? -1;
    const member = members[index] ?? other;
    if (member === undefined) {
      others ??= [];
      others.push(key);
      continue;
    }
    const { kind, required, isContainer } = member;
    // Only members that can be wrong are read.
    if (kind === "anything" && !required) continue;
    const value = object[key];
    const holds = isContainer
      ? kind === "array"
        ? Array.isArray(value)
        : isObject(value)
      : isRight(value, member, checker);
    if (!holds) {
      wrong ??= [];
      wrong.push(key);
      continue;
    }
    if (isContainer) containers[index] = value;
    if (required) count++;
    if (value === "" && nonEmptyTexts.includes(key)) others ??= [];
  }
  if (others !== undefined) checker.inspect(object, short, depth, others);
  const values = containers.filter((_, index) => members[index]?.isContainer);
  explain(object, checker, depth, short, checks, values, wrong, count);
}
