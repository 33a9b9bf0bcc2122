import type { Segment } from "../../errors/path.js";

/** The dotted paths of all members of an object, nested ones included. Entries of arrays have none. */
export type MemberPath<T> = [T] extends [object] ? ([T] extends [readonly unknown[]] ? never : PathBelow<T>) : never;

type PathBelow<T> = {
  [Name in keyof T & string]: Name | `${Name}.${MemberPath<NonNullable<T[Name]>>}`;
}[keyof T & string];

/** The type of the value at such a path. */
export type ValueAt<T, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? ValueAt<NonNullable<T[Name & keyof T]>, Rest>
  : T[Path & keyof T];

/** The paths of an object's members. */
// @__NO_SIDE_EFFECTS__
export function pathsIn(object: string, members: readonly string[]): string[] {
  return members.map((member) => `${object}.${member}`);
}

/** The value at a place; undefined if any part of the place is absent. */
export function valueAt(object: unknown, place: readonly Segment[]): unknown {
  let value = object;
  // Faster than a `for…of` loop.
  for (let index = 0; index < place.length; index++) {
    value = (value as Readonly<Record<Segment, unknown>> | undefined)?.[place[index] as Segment];
  }
  return value;
}
