import { audienceNotEmpty } from "../../../src/rules/audience/not-empty.js";
import { emailRequest, pushRequest, testRule } from "../../support/test-rule.js";
import { each, emailOfType, emailTypes, pushOfType, pushTypes } from "../../support/valid-of-type.js";

const segment = { filter_type: "custom_segments", id: "seg-vip" };

function group(...filters: readonly object[]): object {
  return { filter_operator: "and", filters };
}

function audience(segmentation_details: object) {
  return pushRequest({ segmentation_details });
}

const path = "segmentation_details.included_filters";

/** The violation if included_filters is absent. */
const absent = { path, target: path, detailTarget: path };

/** The violation if included_filters has no filter. */
const empty = { path, target: "segmentation_details", detailTarget: path };

testRule(audienceNotEmpty, {
  violations: [absent],
  valid: {
    "all users": audience({ is_all_user_campaign: true }),
    "all users and no filters": audience({ is_all_user_campaign: true, included_filters: group() }),
    "all users and a filter": audience({ is_all_user_campaign: true, included_filters: group(segment) }),
    "all users except some": audience({ is_all_user_campaign: true, excluded_filters: group(segment) }),
    "one filter": audience({ included_filters: group(segment) }),
    "one filter and not all users": audience({ is_all_user_campaign: false, included_filters: group(segment) }),
    "many filters": audience({ included_filters: group(...Array.from({ length: 50 }, () => segment)) }),
    "one filter joined by or": audience({ included_filters: { filter_operator: "or", filters: [segment] } }),
    "a filter on an attribute": audience({
      included_filters: group({ filter_type: "user_attributes", data_type: "bool", name: "A", operator: "exists" }),
    }),
    "a filter on an action with no filter on its attributes": audience({
      included_filters: group({ filter_type: "actions", action_name: "A", attributes: group() }),
    }),
    "the same filter included and excluded": audience({
      included_filters: group(segment),
      excluded_filters: group(segment),
    }),
    "no filter excluded": audience({ included_filters: group(segment), excluded_filters: group() }),
    ...each(pushTypes, (type) => [`all users on Push ${type}`, pushOfType(type)]),
    ...each(emailTypes, (type) => [`all users on Email ${type}`, emailOfType(type)]),
  },
  invalid: {
    "no members": audience({}),
    "not all users": audience({ is_all_user_campaign: false }),
    "no filter": { body: audience({ included_filters: group() }), violations: [empty] },
    "no filter and not all users": {
      body: audience({ is_all_user_campaign: false, included_filters: group() }),
      violations: [empty],
    },
    "no filter, joined by or": {
      body: audience({ included_filters: { filter_operator: "or", filters: [] } }),
      violations: [empty],
    },
    "excluded users, but none included": audience({ excluded_filters: group(segment) }),
    "excluded users, and an empty list of included ones": {
      body: audience({ included_filters: group(), excluded_filters: group(segment) }),
      violations: [empty],
    },
    "users who opted out": audience({ send_campaign_to_opt_out_users: true }),
    "all users under another name": audience({ is_all_users_campaign: true, all_users: true }),
    "a filter outside of the included ones": audience({
      filters: [segment],
      secondary_included_filters: group(segment),
    }),
    "a filter of the trigger only": pushOfType("EVENT_TRIGGERED", {
      trigger_condition: { included_filters: group(segment) },
      segmentation_details: { is_all_user_campaign: false },
    }),
    "all users in the wrong place": emailRequest({ is_all_user_campaign: true, segmentation_details: {} }),
    ...each(pushTypes, (type) => [
      `no audience on Push ${type}`,
      pushOfType(type, { segmentation_details: { is_all_user_campaign: false } }),
    ]),
    ...each(emailTypes, (type) => [
      `no audience on Email ${type}`,
      { body: emailOfType(type, { segmentation_details: { included_filters: group() } }), violations: [empty] },
    ]),
  },
});
