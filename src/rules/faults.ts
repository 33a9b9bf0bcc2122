import type { Segment } from "../errors/path.js";
import { bitsOf, type PlannedRule } from "./plan.js";
import { blocks, scopes } from "./reads.js";

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

/** Whether a fault blocks a rule that looks at the request as a whole. */
export function isBlocked({ reads }: PlannedRule, faults: Faults | undefined): boolean {
  if (faults === undefined) return false;
  return reads.some((read) => !read.relative && faults.in(read.segments[0]).some((fault) => blocks(fault, read)));
}

/** Whether a fault blocks a rule, on marked objects in at least one place. */
export function isBlockedSomewhere(planned: PlannedRule, faults: Faults | undefined): boolean {
  if (faults === undefined) return false;
  if (faults.isOfBody || isBlocked(planned, faults)) return true;
  const { members, locate } = scopes[planned.rule.scope];
  return members.some((member) =>
    faults.in(member).some((fault) => {
      const place = locate(fault);
      if (place === undefined || place === "above") return place === "above";
      return planned.reads.some((read) => read.relative && blocks(place, read));
    }),
  );
}
