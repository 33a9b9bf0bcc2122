import { components, topLevelMembers } from "../../generated/members.js";
import { isObject, type Members } from "../../structure/checker.js";
import { ownNames } from "../../structure/own-at.js";
import { has } from "../rule.js";

/** The names of a value's own members that create or update requests have at their top level. */
export function membersIn(value: unknown): string[] {
  return isObject(value) ? namesIn(value, topLevelMembers) : [];
}

/** Those of the names that are own members of the object. */
export function namesIn(object: Members, names: readonly string[]): string[] {
  return names.filter((name) => Object.hasOwn(object, name) && object[name] !== undefined);
}

/** The components that every create request must have, whatever its channel. */
export const campaignMembers: readonly string[] = [
  "basic_details",
  "campaign_content",
  "segmentation_details",
  "scheduling_details",
];

/** The parts of a whole request found in a body; none unless the body looks like a whole request. */
export function requestPartsIn(body: Members): string[] {
  if (!has(body, "body")) return [];
  const parts = namesIn(body, ["method", "path", "headers"]);
  return parts.length > 0 && membersIn(body).length === 0 ? [...parts, "body"] : [];
}

/** A wrapper is the only member, or one of a few. */
const MOST_MEMBERS = 16;

/** The only unknown member that contains more members of a request than the body does; undefined if there is none. */
export function wrapperIn(body: Members): string | undefined {
  if (requestPartsIn(body).length > 0) return undefined;
  const wrappers = wrappersIn(body);
  return wrappers.length === 1 ? wrappers[0] : undefined;
}

function wrappersIn(body: Members): string[] {
  const outside = membersIn(body);
  if (outside.length > 1) return [];
  const unknown: string[] = [];
  for (const key in body) {
    if (unknown.length === MOST_MEMBERS) return [];
    if (has(body, key) && !outside.includes(key)) unknown.push(key);
  }
  return unknown.filter((key) => {
    const count = membersIn(body[key]).length;
    // A single name may match by chance, except where it is the only member.
    return count > 1 || (count === 1 && outside.length === 0 && ownNames(body[key] as Members).length === 1);
  });
}

/** All components of both channels: the specification lists `connector`, which only Email has, apart from the others. */
export const componentsAndConnector: readonly string[] = /* @__PURE__ */ components.concat("connector");

/** The members of an update that are merged into the campaign: channel, type and components, including `connector`. */
export const MERGED: readonly string[] = /* @__PURE__ */ ["channel", "campaign_delivery_type", "connector"].concat(
  components,
);
