import type { Check, Members } from "./checker.js";
import { meets } from "./demand.js";
import { explain } from "./explain.js";
import { type Shape, shapeOf } from "./shape.js";

/**
 * A check of an object by the shape of its schema, like the code that is compiled from the same schema. That is faster;
 * this is smaller.
 *
 * @param isWhole whether it has yet to be entered. A union enters its object before it checks it as one of its variants.
 */
export function checkByShape(make: () => Shape, isWhole: boolean): Check<Members> {
  return (object, checker, depth) => {
    if (isWhole && !checker.enter(object, depth)) return;
    const { members, keys, other } = shapeOf(make);
    let count = 0;
    let wrong: string[] | undefined;
    let others: string[] | undefined;
    for (const key in object) {
      const demand = members[keys.get(key) ?? -1] ?? other;
      if (demand === undefined) {
        others ??= [];
        others.push(key);
        continue;
      }
      const { kind, isRequired, isNonEmpty } = demand;
      // Only members that can be wrong are read.
      if (kind === "anything" && !isRequired) continue;
      const value = object[key];
      if (!meets(value, demand, checker.allowsZeroOffset)) {
        wrong ??= [];
        wrong.push(key);
        continue;
      }
      if (isRequired) count++;
      if (isNonEmpty && value === "") others ??= [];
    }
    if (others !== undefined) checker.inspect(object, make, depth, others);
    explain(object, checker, depth, make, wrong, count);
  };
}
