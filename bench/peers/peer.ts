import type { Context } from "../../src/index.js";

/** One step of a place in a body: a member's name or an entry's index. */
export type Segment = string | number;

/** What every validator knows of the workspace, given once for many requests. */
export type Knowledge = Pick<Context, "features" | "productSets">;

/** The exports of a library's module. */
export interface Peer<Problem = unknown> {
  /**
   * Makes a validator of create requests. It returns all problems in the library's form, each with a path and a
   * message.
   */
  validator(knowledge: Knowledge): (body: unknown) => readonly Problem[];
  /** Makes a validator of updates. Default: merge the patch into the stored body, and validate the result in full. */
  updater?(knowledge: Knowledge): (patch: object, stored: object) => readonly Problem[];
  /** The places of a problem, for comparison; none for a summary of other problems. Never timed. */
  placesOf(problem: Problem): readonly (readonly Segment[])[];
}

/** The stored campaign, with the members of the patch instead of its own. */
export function merged(patch: object, stored: object): object {
  return { ...stored, ...patch };
}
