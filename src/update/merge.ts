import { components } from "../generated/members.js";
import { prototypesArePolluted } from "../structure/pollution.js";
import { isObject, type Members } from "../structure/walk.js";
import { ownAt } from "./update-subject.js";

/** What an update takes over into the campaign: channel, type and components, among them Email's connector. */
export const MERGED: readonly string[] = ["channel", "campaign_delivery_type", "connector", ...components];

/** What has no members of its own, so that it is replaced under every policy. */
const SCALARS: readonly string[] = ["channel", "campaign_delivery_type"];

/** What is taken over of a component: all of it, or member by member. */
export type MergePolicy = "component" | "member";

/**
 * The stored campaign overlaid with the patch, as a new object that shares their parts. Of readable views, `original`
 * tells the parts themselves.
 */
export function overlay(stored: Members, patch: Members, policy: MergePolicy, original: Original = itself): Members {
  const merged = copied(stored, original);
  for (const name of MERGED) {
    if (!Object.hasOwn(patch, name)) continue;
    const member = mergedMember(stored, patch, name, policy, original);
    if (member === undefined) set(merged, name, original(patch[name]));
    else set(merged, name, prototypesArePolluted() ? { ...member } : member);
  }
  return prototypesArePolluted() ? { ...merged } : merged;
}

type Original = (view: unknown) => unknown;

/**
 * What is validated of an update: everything in the patch, and of the stored campaign what the patch leaves as it is.
 * Ids and authors of the stored campaign are none of the update's. Where prototypes are polluted, what is made here
 * inherits nothing.
 */
export function subjectOf(stored: Members, patch: Members, policy: MergePolicy): Members {
  const subject = copied(patch, itself);
  for (const name of Object.keys(stored)) {
    if (!MERGED.includes(name)) continue;
    if (!Object.hasOwn(patch, name)) subject[name] = stored[name];
    else subject[name] = mergedMember(stored, patch, name, policy, itself) ?? patch[name];
  }
  return subject;
}

/** A component of both, when they are merged member by member. */
function mergedMember(
  stored: Members,
  patch: Members,
  name: string,
  policy: MergePolicy,
  original: Original,
): Members | undefined {
  const [before, after] = [ownAt(stored, [name])?.value, patch[name]];
  if (policy === "component" || SCALARS.includes(name) || !isObject(before) || !isObject(after)) return undefined;
  const merged = copied(before, original);
  for (const key of Object.keys(after)) set(merged, key, original(after[key]));
  return merged;
}

/** A shallow copy. Where prototypes are polluted it inherits nothing, not even the setters that they may have. */
function copied(object: Members, original: Original): Record<string, unknown> {
  const copy: Record<string, unknown> = prototypesArePolluted() ? Object.create(null) : {};
  for (const key of Object.keys(object)) set(copy, key, original(object[key]));
  return copy;
}

/** Adds a member, also where its name means something to JavaScript, or is that of a frozen member of a prototype. */
function set(object: Record<string, unknown>, key: string, value: unknown): void {
  if (!(key in object) || Object.hasOwn(object, key)) object[key] = value;
  else
    Object.defineProperty(object, key, {
      __proto__: null,
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    } as PropertyDescriptor);
}

function itself(value: unknown): unknown {
  return value;
}
