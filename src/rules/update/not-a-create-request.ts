import { campaignMembers, namesIn } from "../parts/body-members.js";
import { defineRule, has } from "../rule.js";

/** With fewer of its members, a patch does not look like a whole campaign. */
const LEAST = 4;

export const updateNotACreateRequest = defineRule({
  id: "update.not-a-create-request",
  severity: "warning",
  scope: "update",
  spec: "Update request body (v5)",
  summary: "A request that creates a campaign is not validated as an update.",
  reads: {},
  message:
    "is a member of create requests, and this looks like one: validate it with validateCreate, or check it with --operation create",

  check({ patch }, report) {
    if (!has(patch, "created_by") || has(patch, "updated_by")) return;
    const members = namesIn(patch, ["channel", "campaign_delivery_type", ...campaignMembers]);
    if (members.length >= LEAST) report(["created_by"]);
  },
});
