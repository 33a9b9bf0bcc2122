// An independent reading of what a body of the wrong shape looks like. It shares no code with the package.

import { get, has, isObject, type JsonObject } from "./places.js";
import { COMPONENTS } from "./update.js";

export interface OracleShape {
  rule: string;
  path: string;
}

const CAMPAIGN = ["basic_details", "campaign_content", "segmentation_details", "scheduling_details"];

/** All that may stand at the top of a request. */
const TOP = [
  ...["request_id", "channel", "campaign_delivery_type", "created_by", "updated_by", "version_note", "status"],
  ...["connector", ...COMPONENTS],
];

const held = (value: unknown, names: readonly string[] = TOP) =>
  isObject(value) ? names.filter((name) => has(value, [name])).length : 0;

/** What is said of the shape of a body; at most one thing. */
export function oracleShape(body: unknown, operation: "create" | "update"): OracleShape | undefined {
  if (Array.isArray(body)) return held(body[0]) > 0 ? { rule: "body.not-an-array", path: "[0]" } : undefined;
  if (!isObject(body)) return undefined;
  // Of what publishes, nothing else is looked at.
  if (operation === "update" && has(body, ["status"])) return undefined;
  if (held(body) === 0 && has(body, ["body"]) && held(body, ["method", "path", "headers"]) > 0) {
    return { rule: "body.not-a-whole-request", path: "body" };
  }
  const wrapper = wrapperIn(body);
  if (wrapper !== undefined) return { rule: "body.unwrapped", path: wrapper };
  if (operation === "update")
    return isCreation(body) ? { rule: "update.not-a-create-request", path: "created_by" } : undefined;
  return isUpdate(body) ? { rule: "body.not-an-update", path: "body" } : undefined;
}

/** The only unknown member that holds more of a request than the body does. */
function wrapperIn(body: JsonObject): string | undefined {
  const unknown = Object.keys(body).filter((name) => !TOP.includes(name));
  if (held(body) > 1 || unknown.length > 16) return undefined;
  const wrappers = unknown.filter((name) => {
    const value = get(body, [name]);
    if (held(value) > 1) return true;
    return held(value) === 1 && held(body) === 0 && Object.keys(value as JsonObject).length === 1;
  });
  return wrappers.length === 1 ? wrappers[0] : undefined;
}

/** `created_by`, no `updated_by`, and most of a campaign. */
function isCreation(patch: JsonObject): boolean {
  const most = held(patch, ["channel", "campaign_delivery_type", ...CAMPAIGN]) >= 4;
  return most && has(patch, ["created_by"]) && !has(patch, ["updated_by"]);
}

/** No `created_by`, not all of a campaign, and what only updates have, or components without a type and much else. */
function isUpdate(body: JsonObject): boolean {
  const absent = 4 - held(body, CAMPAIGN);
  if (absent === 0 || has(body, ["created_by"])) return false;
  if (held(body, ["updated_by", "version_note"]) > 0 || get(body, ["status"]) === "PUBLISH") return true;
  return absent >= 2 && !has(body, ["campaign_delivery_type"]) && held(body, COMPONENTS) > 0;
}
