import { components } from "../../../src/generated/members.js";
import { changesSomething } from "../../../src/rules/update/changes-something.js";
import { testUpdateRule } from "../../support/test-update-rule.js";
import { byMember, inStates, openStates, reordered, storedPush, updating } from "../../support/updates.js";
import { each, emailOfType } from "../../support/valid-of-type.js";

/** A Push campaign that causes no violation and no warning, with every component. */
const push = storedPush({ "scheduling_details.expiry_time": "2026-12-31T22:00:00" });

/** An Email campaign that causes no violation and no warning. */
const email = emailOfType("BUSINESS_EVENT_TRIGGERED", {
  "campaign_content.content.email.sender_name": "Example Travel",
  "campaign_content.content.email.from_address": "trips@travel.example.com",
}) as Record<string, unknown>;

/** Another value of every component, which causes no violation or warning either. */
const changed: Record<string, unknown> = {
  basic_details: { ...(push["basic_details"] as object), name: "Seats left" },
  trigger_condition: { ...(push["trigger_condition"] as object), trigger_delay_type: "ASAP" },
  campaign_content: {
    content: { push: { android: { basic_details: { title: "Seats left", message: "Only three." } } } },
  },
  segmentation_details: { is_all_user_campaign: true, send_campaign_to_opt_out_users: false },
  scheduling_details: { delivery_type: "ASAP", expiry_time: "2027-01-31T22:00:00" },
  delivery_controls: { bypass_dnd: true },
  advanced: { platform_level_priority: {} },
  conversion_goal_details: { attribution_window_in_hours: 12 },
  control_group_details: { is_campaign_control_group_enabled: true, campaign_control_group_percentage: 0 },
  utm_params: { utm_source: "app", utm_medium: "banner" },
  campaign_audience_limit: {
    is_campaign_audience_limit_enabled: true,
    metric: "SENT",
    frequency: "TOTAL",
    limit: 5001,
  },
};

const whole = Object.fromEntries(components.map((name) => [name, push[name]]));
const draft = updating("DRAFT", push);
const unstored = updating("DRAFT");
const violations = [{ path: "body" }];

testUpdateRule(changesSomething, {
  violations,
  valid: {
    ...each(components, (name) => [`another ${name}`, { patch: { [name]: changed[name] }, context: draft }]),
    ...each(components, (name) => [
      `another ${name} among stored components`,
      { patch: { ...whole, [name]: changed[name] }, context: draft },
    ]),
    ...each(components, (name) => [
      `${name} of an unknown campaign`,
      { patch: { [name]: push[name] }, context: unstored },
    ]),
    "another connector": {
      patch: { connector: { connector_type: "SES", connector_name: "trips-eu" } },
      context: updating("DRAFT", email),
    },
    "another type": {
      patch: { campaign_delivery_type: "ONE_TIME" },
      context: updating("DRAFT", email, { rules: { "basic-details.business-event-used": "off" } }),
    },
    "the type of an unknown campaign": { patch: { campaign_delivery_type: "ONE_TIME" }, context: unstored },
    "the channel of an unknown campaign": { patch: { channel: "EMAIL" }, context: unstored },
    "merging by member: one that differs": {
      patch: { delivery_controls: { bypass_dnd: true } },
      context: updating("DRAFT", push, byMember),
    },
    "one member fewer": { patch: { scheduling_details: { delivery_type: "ASAP" } }, context: draft },
    publishing: { patch: { status: "PUBLISH" }, context: draft },
    "publishing, where the stored campaign is validated": {
      patch: { status: "PUBLISH" },
      context: updating("DRAFT", push, { policies: { publish: "validated" } }),
    },
  },
  invalid: {
    ...inStates(openStates, "nothing", (state) => ({ patch: {}, context: updating(state, push) })),
    "nothing, for an unknown campaign": { patch: {}, context: unstored },
    "nothing but an id, an author and a note": {
      patch: { request_id: "upd-1", updated_by: "jo@example.com", version_note: "No change" },
      context: updating("DRAFT", push, { features: ["AUDIENCE_LIMIT", "CAMPAIGN_VERSIONING"] }),
    },
    ...each(components, (name) => [
      `${name} as stored`,
      { patch: { [name]: structuredClone(push[name]) }, context: draft },
    ]),
    ...inStates(openStates, "all components as stored, in another order", (state) => ({
      patch: reordered(whole),
      context: updating(state, push),
    })),
    "channel, type and connector as stored": {
      patch: {
        connector: reordered(email["connector"]),
        channel: "EMAIL",
        campaign_delivery_type: "BUSINESS_EVENT_TRIGGERED",
      },
      context: updating("OTHER", email),
    },
    "merging by member: some members as stored": {
      patch: { scheduling_details: { expiry_time: "2026-12-31T22:00:00" }, advanced: {} },
      context: updating("DRAFT", push, byMember),
    },
    "only a member that has no effect": {
      patch: { basic_detail: { name: "Cart" } },
      context: draft,
      violations: [{ rule: "member.known", path: "basic_detail", params: { nearest: "basic_details" } }, ...violations],
    },
  },
});
