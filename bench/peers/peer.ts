import type { Context } from "../../src/index.js";

/** One step of a place in a body: a member's name or an entry's index. */
export type Segment = string | number;

/** What every validator is told of the workspace, once for many requests. */
export type Knowledge = Pick<Context, "features" | "productSets">;

/** What the module of a library exports. */
export interface Peer<Problem = unknown> {
  /** Makes a validator of create requests. It gives all problems with a path and a message each, as the library does. */
  validator(knowledge: Knowledge): (body: unknown) => readonly Problem[];
  /** Makes a validator of updates. Default: the patch's members over the stored body's, and that validated in full. */
  updater?(knowledge: Knowledge): (patch: object, stored: object) => readonly Problem[];
  /** Where a problem is, to compare what was found. A summary of other problems is nowhere. Never timed. */
  placesOf(problem: Problem): readonly (readonly Segment[])[];
}

/** The stored campaign with the patch's members in the place of its own. */
export function merged(patch: object, stored: object): object {
  return { ...stored, ...patch };
}
