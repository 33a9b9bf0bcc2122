import type { Segment } from "../errors/path.js";
import { bitsOf } from "./plan.js";

type Place = readonly Segment[];

const NONE: readonly Place[] = [];

/** Where structural faults were found, by the top-level member that they are in. */
export class Faults {
  /** One bit for each top-level member with a fault. */
  readonly members: number;
  /** Whether the body itself is at fault. */
  readonly isOfBody: boolean;
  readonly #byMember = new Map<Segment, Place[]>();

  constructor(places: readonly Place[]) {
    for (const place of places) {
      const [member = ""] = place;
      const siblings = this.#byMember.get(member);
      if (siblings === undefined) this.#byMember.set(member, [place]);
      else siblings.push(place);
    }
    this.members = bitsOf([...this.#byMember.keys()].map(String));
    this.isOfBody = places.some(({ length }) => length === 0);
  }

  get isEmpty(): boolean {
    return this.#byMember.size === 0;
  }

  /** The faults in a top-level member, or of it. */
  in(member: Segment | undefined): readonly Place[] {
    return this.#byMember.get(member ?? "") ?? NONE;
  }
}
