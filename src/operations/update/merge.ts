import type { Sources } from "../../engine/validator.js";
import { componentsAndConnector, MERGED } from "../../rules/parts/body-members.js";
import { isObject, type Members } from "../../structure/checker.js";
import { ownAt, ownNames } from "../../structure/own-at.js";
import { prototypesArePolluted } from "../../structure/plain.js";

/** Scalar members, which are replaced under every policy. */
export const SCALARS: readonly string[] = ["channel", "campaign_delivery_type"];

/** Whether a component is replaced as a whole, or merged member by member. */
export type MergePolicy = "component" | "member";

/**
 * The updated campaign, for `merged` of a result: the stored campaign overlaid with the patch. It is a new object that
 * shares their parts.
 *
 * @param campaign the campaign that was validated.
 * @param original maps readable views back to the values behind them; undefined if there are none.
 */
export function overlay(
  stored: Members,
  patch: Members,
  campaign: Members,
  original: Sources["original"] | undefined,
): Members {
  const merged = copied(stored, original);
  for (const name of MERGED) {
    // A patch lacks most of them. To read them all by name would crowd other reads out of V8's cache.
    const sent = Object.hasOwn(patch, name) ? patch[name] : undefined;
    if (sent === undefined) continue;
    const member = campaign[name];
    const isMerged = member !== sent && isObject(member);
    if (isMerged) set(merged, name, inheriting(original === undefined ? member : copied(member, original)));
    else set(merged, name, original === undefined ? member : original(member));
  }
  return inheriting(merged);
}

/**
 * The campaign to validate: everything in the patch, and the stored members that it leaves unchanged. Stored ids and
 * authors do not belong to the update. If prototypes are polluted, the result inherits nothing.
 */
export function campaignToValidate(stored: Members, patch: Members, policy: MergePolicy): Members {
  const campaign = copied({});
  // Thousands of unknown members would take as long to copy as to parse.
  for (const name of Object.keys(stored)) {
    if (MERGED.includes(name)) campaign[name] = stored[name];
  }
  for (const name of ownNames(patch)) {
    set(campaign, name, mergedMember(stored, patch, name, policy) ?? patch[name]);
  }
  return campaign;
}

/** A copy of some members. If prototypes are polluted, it inherits nothing. */
export function picked(object: Members, names: readonly string[]): Members {
  const copy = copied({});
  for (const name of names) {
    if (object[name] !== undefined) set(copy, name, object[name]);
  }
  return copy;
}

/** Whether the members of an object are merged one by one. */
export function isMergedByMember(name: string, policy: MergePolicy): boolean {
  return policy === "member" && componentsAndConnector.includes(name);
}

/** A merged component; undefined if it is not merged member by member. */
function mergedMember(stored: Members, patch: Members, name: string, policy: MergePolicy): Members | undefined {
  const [before, after] = [ownAt(stored, [name])?.value, patch[name]];
  if (!isMergedByMember(name, policy) || !isObject(before) || !isObject(after)) return undefined;
  const merged = copied(before);
  for (const key of ownNames(after)) set(merged, key, after[key]);
  return merged;
}

/** A shallow copy. If prototypes are polluted it inherits nothing, not even setters. */
function copied(object: Members, original?: Sources["original"]): Record<string, unknown> {
  const copy: Record<string, unknown> = prototypesArePolluted() ? { __proto__: null, ...object } : { ...object };
  for (const key in copy) {
    const value = original === undefined ? copy[key] : original(copy[key]);
    if (value === undefined) delete copy[key];
    else if (value !== copy[key]) copy[key] = value;
  }
  return copy;
}

/** An object for the caller, which inherits what every object does, even if prototypes are polluted. */
function inheriting(object: Members): Members {
  return prototypesArePolluted() ? { ...object } : object;
}

/** Adds an own member, even if its name is special, like `__proto__`, or that of a frozen member of a prototype. */
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
