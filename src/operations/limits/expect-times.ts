import { reading } from "../../engine/context/option-errors.js";
import { kindOf } from "../../structure/kinds.js";

/** Throws a `TypeError` that names the argument, unless it is a finite number. */
export function expectTime(time: unknown, name: string): void {
  if (!Number.isFinite(time)) throw new TypeError(`${name} must be a finite number, got ${kindOf(time)}`);
}

/**
 * A copy of an argument that must be an array of finite numbers, each read once. Throws a `TypeError` that names the
 * argument or its first wrong entry.
 */
export function timesOf(times: unknown, name: string): readonly number[] {
  const kind = kindOf(times);
  if (kind !== "array") throw new TypeError(`${name} must be an array of times, got ${kind}`);
  const read = reading(name, () => upToFirstWrong(times as readonly unknown[]));
  const last = read.length - 1;
  if (last >= 0) expectTime(read[last], `${name}[${last}]`);
  return read as number[];
}

/** By index, so that holes are noticed, whatever the iterator does. */
function upToFirstWrong(times: readonly unknown[]): unknown[] {
  const read: unknown[] = [];
  for (let index = 0; index < times.length; index++) {
    const time = times[index];
    read.push(time);
    if (!Number.isFinite(time)) break;
  }
  return read;
}
