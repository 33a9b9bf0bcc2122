import { components } from "../generated/members.js";
import type { Channel } from "../rules/plan.js";
import { isObject, type Members } from "../structure/walk.js";
import { ownAt } from "./update-subject.js";

/** What an update takes over into the campaign: channel, type and components, among them Email's connector. */
export const MERGED: readonly string[] = ["channel", "campaign_delivery_type", "connector", ...components];

/** What is taken over of a component: all of it, or member by member. */
export type MergePolicy = "component" | "member";

/**
 * The stored campaign overlaid with the patch, as a new object that shares their parts. Of readable views, `original`
 * tells the parts themselves.
 */
export function overlay(stored: Members, patch: Members, policy: MergePolicy, original?: Original): Members {
  const merged = ownMembers(stored, original);
  for (const name of MERGED) {
    if (Object.hasOwn(patch, name)) set(merged, name, mergedMember(stored, patch, name, policy, original));
  }
  return merged;
}

type Original = (view: unknown) => unknown;

/**
 * What is validated of an update: everything in the patch, and of the stored campaign what the patch leaves as it is.
 * Ids and authors of the stored campaign are none of the update's.
 */
export function subjectOf(stored: Members, patch: Members, policy: MergePolicy): Members {
  const subject = ownMembers(patch);
  for (const name of Object.keys(stored)) {
    if (!MERGED.includes(name)) continue;
    subject[name] = Object.hasOwn(patch, name) ? mergedMember(stored, patch, name, policy) : stored[name];
  }
  return subject;
}

function mergedMember(
  stored: Members,
  patch: Members,
  name: string,
  policy: MergePolicy,
  original: Original = itself,
): unknown {
  const [before, after] = [ownAt(stored, [name])?.value, patch[name]];
  if (policy === "component" || !isObject(before) || !isObject(after)) return original(after);
  const merged = ownMembers(before, original);
  for (const key of Object.keys(after)) set(merged, key, original(after[key]));
  return merged;
}

/** A shallow copy, also where a key means something to JavaScript. */
function ownMembers(object: Members, original: Original = itself): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(object)) set(copy, key, original(object[key]));
  return copy;
}

function itself(value: unknown): unknown {
  return value;
}

function set(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== "__proto__") object[key] = value;
  else Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
}

/** The channel that an update is about: the one it names, else the one that its members belong to. */
export function channelOf(subject: Members): Channel {
  if (Object.hasOwn(subject, "channel")) {
    const { channel } = subject;
    return channel === "PUSH" || channel === "EMAIL" ? channel : "unknown";
  }
  const holds = (...place: string[]) => ownAt(subject, place) !== undefined;
  const isEmail = holds("connector") || holds("campaign_content", "content", "email");
  const isPush =
    holds("advanced") || holds("campaign_content", "content", "push") || holds("basic_details", "platforms");
  if (isEmail === isPush) return "unknown";
  return isEmail ? "EMAIL" : "PUSH";
}
