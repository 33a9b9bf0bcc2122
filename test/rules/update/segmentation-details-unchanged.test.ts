import { segmentationDetailsUnchanged } from "../../../src/rules/update/segmentation-details-unchanged.js";
import { how, lockedSituations } from "../../support/locked.js";
import { testUpdateRule } from "../../support/test-update-rule.js";
import { storedPush, updating } from "../../support/updates.js";

const travellers = { filter_type: "custom_segments", name: "Frequent travellers", id: "seg-travellers" };
const included_filters = { filter_operator: "and", filters: [travellers] };
const value = { is_all_user_campaign: false, included_filters, send_campaign_to_opt_out_users: false };

const situations = lockedSituations({
  name: "segmentation_details",
  value,
  edits: {
    "another segment": {
      ...value,
      included_filters: { ...included_filters, filters: [{ ...travellers, id: "seg-commuters" }] },
    },
    "all users": { ...value, is_all_user_campaign: true },
    "users who opted out": { ...value, send_campaign_to_opt_out_users: true },
    "without a flag that is false anyway": { is_all_user_campaign: false, included_filters },
    "excluded users": { ...value, excluded_filters: { filter_operator: "or", filters: [] } },
  },
  part: { included_filters },
  editedPart: { excluded_filters: { filter_operator: "or", filters: [travellers] } },
});

testUpdateRule(segmentationDetailsUnchanged, {
  valid: situations.valid,
  invalid: {
    ...situations.invalid,
    "an empty audience": {
      patch: { segmentation_details: { is_all_user_campaign: false } },
      context: updating("ACTIVE", storedPush({ segmentation_details: value })),
      violations: [
        { rule: "audience.not-empty", path: "segmentation_details.included_filters", params: { storedHasValue: true } },
        { path: "segmentation_details", params: { state: "ACTIVE", how: how.changed } },
      ],
    },
  },
});
