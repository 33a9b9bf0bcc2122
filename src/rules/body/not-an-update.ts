import { components } from "../../generated/members.js";
import { isObject, type Members } from "../../structure/checker.js";
import { isSpelling } from "../../structure/nearest.js";
import { ownNames } from "../../structure/own-at.js";
import { campaignMembers, namesIn, wrapperIn } from "../parts/body-members.js";
import { defineRule, has } from "../rule.js";

export const bodyNotAnUpdate = defineRule({
  id: "body.not-an-update",
  severity: "warning",
  scope: "body",
  spec: "Update or publish campaign draft",
  summary: "A request to update or publish a campaign is not validated as one that creates it.",
  reads: {},
  message:
    "looks like an update (it has {=members} and no created_by): validate it with validateUpdate, or check it with --operation update",

  check(body, report, { operation }) {
    if (operation !== "create" || !isObject(body) || has(body, "created_by")) return;
    const members = signsOfUpdate(body);
    if (members.length === 0 || ownNames(body).some((key) => isSpelling(key, "created_by"))) return;
    // The contents of a wrapper say more than the members beside it.
    if (wrapperIn(body) === undefined) report([], { members: members.join(", ") });
  },
});

/** The members that only updates have or, if there are none and too little for a campaign, the components. */
function signsOfUpdate(body: Members): string[] {
  const missing = campaignMembers.length - namesIn(body, campaignMembers).length;
  if (missing === 0) return [];
  const own = namesIn(body, ["updated_by", "version_note"]);
  if (body["status"] === "PUBLISH") own.push("status");
  if (own.length > 0) return own;
  return missing > 1 && !has(body, "campaign_delivery_type") ? namesIn(body, components) : [];
}
