import { triggerConditionUnchanged } from "../../../src/rules/update/trigger-condition-unchanged.js";
import { how, lockedSituations } from "../../support/locked.js";
import { testUpdateRule } from "../../support/test-update-rule.js";
import { storedPush, updating } from "../../support/updates.js";

const bought = { filter_type: "actions", action_name: "Ticket Bought", execution: { type: "atleast", count: 1 } };
const cancelled = { filter_type: "actions", action_name: "Ticket Cancelled" };
const included_filters = { filter_operator: "and", filters: [bought, cancelled] };
const value = { included_filters, trigger_delay_type: "ASAP", note: { asked_by: ["ops", null] } };

function including(...filters: object[]): object {
  return { ...value, included_filters: { ...included_filters, filters } };
}

const situations = lockedSituations({
  name: "trigger_condition",
  value,
  edits: {
    "another event": including({ ...bought, action_name: "Seat Reserved" }, cancelled),
    "an event with another spelling": including({ ...bought, action_name: "ticket bought" }, cancelled),
    "another count": including({ ...bought, execution: { type: "atleast", count: 2 } }, cancelled),
    "one more filter": including(bought, cancelled, cancelled),
    "one filter fewer": including(bought),
    "filters in another order": including(cancelled, bought),
    "another operator": { ...value, included_filters: { ...included_filters, filter_operator: "or" } },
    "one more member": { ...value, trigger_relation: "AFTER" },
    "one member fewer": { included_filters, note: value.note },
    "a member in the place of another": { included_filters, note: value.note, trigger_relation: "AFTER" },
    "an unknown member": { ...value, note: { asked_by: ["ops"] } },
    "null instead of nothing in an unknown member": { ...value, note: { asked_by: ["ops", null], on: null } },
    "a list instead of an object in an unknown member": { ...value, note: [["ops", null]] },
    "an empty object": {},
  },
  part: { trigger_delay_type: "ASAP" },
  editedPart: { included_filters: { filter_operator: "and", filters: [bought] } },
});

testUpdateRule(triggerConditionUnchanged, {
  valid: {
    ...situations.valid,
    "none, like the stored campaign": {
      patch: { channel: "PUSH" },
      context: updating(
        "ACTIVE",
        storedPush({
          campaign_delivery_type: "ONE_TIME",
          trigger_condition: undefined,
          campaign_audience_limit: undefined,
        }),
      ),
    },
  },
  invalid: {
    ...situations.invalid,
    "a trigger condition if none is stored": {
      patch: { trigger_condition: value },
      context: updating("ACTIVE", storedPush({ trigger_condition: undefined })),
      violations: [{ path: "trigger_condition", params: { state: "ACTIVE", how: how.changed } }],
    },
    "an edit that also violates another rule": {
      patch: { trigger_condition: { ...value, trigger_relation: "BEFORE" } },
      context: updating("ACTIVE", storedPush({ trigger_condition: value })),
      violations: [
        { rule: "trigger.attribute-name-required", path: "trigger_condition.trigger_attr.name" },
        { path: "trigger_condition", params: { state: "ACTIVE", how: how.changed } },
      ],
    },
  },
});
