import { topLevelMembers } from "../generated/members.js";
import { isObject, type Members } from "../structure/walk.js";

/** The members of requests, to create or to update, that stand at the top level of a value. */
export function membersIn(value: unknown): string[] {
  return isObject(value) ? namesIn(value, topLevelMembers) : [];
}

/** Those of some names that an object has. */
export function namesIn(object: Members, names: readonly string[]): string[] {
  return names.filter((name) => Object.hasOwn(object, name));
}

/** What every create request has of a campaign, whatever its channel. */
export const campaignMembers: readonly string[] = [
  "basic_details",
  "campaign_content",
  "segmentation_details",
  "scheduling_details",
];

/** The parts of a whole request that stand in what is given as a body; none when that is no whole request. */
export function requestPartsIn(body: Members): string[] {
  const parts = namesIn(body, ["method", "path", "headers"]);
  const isRequest = parts.length > 0 && Object.hasOwn(body, "body") && membersIn(body).length === 0;
  return isRequest ? [...parts, "body"] : [];
}
