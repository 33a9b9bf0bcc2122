import { triggerConditionRequired } from "../../../src/rules/trigger/condition-required.js";
import { deliveryTypes, deliveryTypesBut, requestOf } from "../../support/delivery-types.js";
import { testRule } from "../../support/test-rule.js";
import { triggeredTypes } from "../../support/triggers.js";
import { each, emailOfType, included_filters, type PushType, pushOfType } from "../../support/valid-of-type.js";

const triggered: readonly PushType[] = ["EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED"];

function absentOn(deliveryType: PushType) {
  return [{ path: "trigger_condition", params: { deliveryType } }];
}

testRule(triggerConditionRequired, {
  violations: absentOn("EVENT_TRIGGERED"),
  valid: {
    ...each(deliveryTypes, (type) => [
      `a trigger condition on ${type}, used or not`,
      requestOf(type, { trigger_condition: { included_filters } }),
    ]),
    ...each(triggered, (type) => [
      `an empty trigger condition on Push ${type}`,
      pushOfType(type, { trigger_condition: {} }),
    ]),
    "an empty trigger condition on Email": emailOfType("EVENT_TRIGGERED", { trigger_condition: {} }),
    "a trigger condition without filters": pushOfType("EVENT_TRIGGERED", {
      trigger_condition: { trigger_delay_type: "ASAP" },
    }),
    "a trigger condition with an empty group of filters": pushOfType("EVENT_TRIGGERED", {
      trigger_condition: { included_filters: { filter_operator: "and", filters: [] } },
    }),
    ...each(deliveryTypesBut(...triggeredTypes), (type) => [
      `no trigger condition on ${type}`,
      requestOf(type, { trigger_condition: undefined }),
    ]),
  },
  invalid: {
    ...each(triggered, (type) => [
      `no trigger condition on Push ${type}`,
      { body: pushOfType(type, { trigger_condition: undefined }), violations: absentOn(type) },
    ]),
    "no trigger condition on Email": emailOfType("EVENT_TRIGGERED", { trigger_condition: undefined }),
    "a business event in place of the trigger condition": pushOfType("EVENT_TRIGGERED", {
      trigger_condition: undefined,
      "basic_details.business_event": "price_drop",
    }),
    "a trigger condition under another name": emailOfType("EVENT_TRIGGERED", {
      trigger_condition: undefined,
      trigger_conditions: { included_filters },
    }),
    "filters of the audience in place of the trigger condition": pushOfType("EVENT_TRIGGERED", {
      trigger_condition: undefined,
      segmentation_details: { included_filters },
    }),
    "an event-triggered Push without any trigger": {
      body: pushOfType("EVENT_TRIGGERED", { trigger_condition: undefined, "delivery_controls.bypass_dnd": undefined }),
      violations: [
        ...absentOn("EVENT_TRIGGERED"),
        { rule: "delivery-controls.bypass-dnd-required", path: "delivery_controls.bypass_dnd" },
      ],
    },
  },
});
