import { topLevelMembers } from "../../generated/members.js";
import { MERGED } from "../../rules/parts/body-members.js";
import { isSame } from "../../rules/parts/is-same.js";
import { isObject, type Members } from "../../structure/checker.js";
import { ownAt, ownNames } from "../../structure/own-at.js";
import { isMergedByMember, type MergePolicy } from "./merge.js";
import type { Obstacle } from "./plan-violation.js";

/** A top-level member that an update has to send: all of it, or some of its members. */
interface Change {
  readonly name: string;
  readonly value: unknown;
  readonly members?: readonly (readonly [name: string, value: unknown])[];
}

/** Members that only a create request has. A stored campaign need not show them. */
const CREATE_ONLY: readonly string[] = ["request_id", "created_by"];

/**
 * The top-level members to compare in two campaigns. A member that only the stored campaign has counts if it is one of
 * those that an update can send; any other one, such as an id, stays as it is.
 */
export function comparedMembers(stored: Members, desired: Members): string[] {
  const unknown = ownNames(desired).filter((name) => !topLevelMembers.includes(name));
  return [...topLevelMembers, ...unknown].filter((name) => {
    const isDesired = ownAt(desired, [name]) !== undefined;
    if (ownAt(stored, [name]) !== undefined) return MERGED.includes(name) || isDesired;
    return isDesired && !CREATE_ONLY.includes(name);
  });
}

/** Compares two campaigns, without regard to the order of members. An update cannot make the obstacles. */
export function differencesOf(stored: Members, desired: Members, policy: MergePolicy) {
  const changes: Change[] = [];
  const obstacles: Obstacle[] = [];
  for (const name of comparedMembers(stored, desired)) {
    const [before, after] = [ownAt(stored, [name]), ownAt(desired, [name])];
    if (before !== undefined && after !== undefined && isSame(before.value, after.value)) continue;
    if (!MERGED.includes(name)) obstacles.push({ rule: "plan.member-updatable", place: [name] });
    else if (after === undefined) obstacles.push({ rule: "plan.member-kept", place: [name] });
    else if (isMergedByMember(name, policy) && isObject(before?.value) && isObject(after.value))
      compareMembers(name, before.value, after.value, changes, obstacles);
    else changes.push({ name, value: after.value });
  }
  return { changes, obstacles };
}

/** Compares the members of a component, for a service that merges them one by one. */
function compareMembers(name: string, before: Members, after: Members, changes: Change[], obstacles: Obstacle[]): void {
  const members = ownNames(after)
    .filter((key) => !isSame(ownAt(before, [key])?.value, after[key]))
    .map((key) => [key, after[key]] as const);
  if (members.length > 0) changes.push({ name, value: after, members });
  for (const key of ownNames(before)) {
    if (ownAt(after, [key]) === undefined) obstacles.push({ rule: "plan.member-kept", place: [name, key] });
  }
}

/** The update that makes the changes. `map` is applied to each value that it takes from the desired campaign. */
export function updateOf(changes: readonly Change[], map: (value: unknown) => unknown): Members {
  return Object.fromEntries(
    changes.map(({ name, value, members }) => {
      if (members === undefined) return [name, map(value)];
      return [name, Object.fromEntries(members.map(([key, member]) => [key, map(member)]))];
    }),
  );
}
