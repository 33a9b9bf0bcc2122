// An independent reading of the rules about bodies of the wrong shape. It shares no code with the package.

import { get, has, isObject, type JsonObject, namesIn } from "./places.js";
import { COMPONENTS } from "./update.js";

export interface OracleShape {
  rule: string;
  path: string;
}

const CAMPAIGN = ["basic_details", "campaign_content", "segmentation_details", "scheduling_details"];

/** Every top-level member of a request. */
const TOP = [
  ...["request_id", "channel", "campaign_delivery_type", "created_by", "updated_by", "version_note", "status"],
  ...["connector", ...COMPONENTS],
];

const countIn = (value: unknown, names: readonly string[] = TOP) =>
  isObject(value) ? names.filter((name) => has(value, [name])).length : 0;

/** The violation of the shape of a body, if there is one. */
export function oracleShape(body: unknown, operation: "create" | "update"): OracleShape | undefined {
  if (Array.isArray(body)) return countIn(body[0]) > 0 ? { rule: "body.not-an-array", path: "[0]" } : undefined;
  if (!isObject(body)) return undefined;
  // Nothing else in a patch that publishes is checked.
  if (operation === "update" && has(body, ["status"])) return undefined;
  if (countIn(body) === 0 && has(body, ["body"]) && countIn(body, ["method", "path", "headers"]) > 0) {
    return { rule: "body.not-a-whole-request", path: "body" };
  }
  const wrapper = wrapperIn(body);
  if (wrapper !== undefined) return { rule: "body.unwrapped", path: wrapper };
  if (operation === "update")
    return isCreation(body) ? { rule: "update.not-a-create-request", path: "created_by" } : undefined;
  return isUpdate(body) ? { rule: "body.not-an-update", path: "body" } : undefined;
}

/** The only unknown member that has more members of a request than the body itself. */
function wrapperIn(body: JsonObject): string | undefined {
  const unknown = namesIn(body).filter((name) => !TOP.includes(name));
  if (countIn(body) > 1 || unknown.length > 16) return undefined;
  const wrappers = unknown.filter((name) => {
    const value = get(body, [name]);
    if (countIn(value) > 1) return true;
    return countIn(value) === 1 && countIn(body) === 0 && namesIn(value as JsonObject).length === 1;
  });
  return wrappers.length === 1 ? wrappers[0] : undefined;
}

/** It has `created_by`, no `updated_by`, and most members of a campaign. */
function isCreation(patch: JsonObject): boolean {
  const most = countIn(patch, ["channel", "campaign_delivery_type", ...CAMPAIGN]) >= 4;
  return most && has(patch, ["created_by"]) && !has(patch, ["updated_by"]);
}

/** It lacks `created_by` and a component, and has members of updates only, or few components and no delivery type. */
function isUpdate(body: JsonObject): boolean {
  const absent = 4 - countIn(body, CAMPAIGN);
  if (absent === 0 || has(body, ["created_by"])) return false;
  if (countIn(body, ["updated_by", "version_note"]) > 0 || get(body, ["status"]) === "PUBLISH") return true;
  return absent >= 2 && !has(body, ["campaign_delivery_type"]) && countIn(body, COMPONENTS) > 0;
}
