import { kindOf } from "../structure/kinds.js";

/** Throws a `TypeError` that names the argument, unless it is a finite number. */
export function expectTime(time: unknown, name: string): void {
  if (!Number.isFinite(time)) throw new TypeError(`${name} must be a finite number, got ${kindOf(time)}`);
}

/** Throws a `TypeError` that names the argument or its first wrong entry, unless it is an array of finite numbers. */
export function expectTimes(times: unknown, name: string): void {
  if (!Array.isArray(times)) throw new TypeError(`${name} must be an array of times, got ${kindOf(times)}`);
  // By index, so that holes are seen. The name of an entry is only made when it is needed.
  for (let index = 0; index < times.length; index++) {
    if (!Number.isFinite(times[index])) expectTime(times[index], `${name}[${index}]`);
  }
}
