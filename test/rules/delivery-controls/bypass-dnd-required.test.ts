import { bypassDndRequired } from "../../../src/rules/delivery-controls/bypass-dnd-required.js";
import { deliveryTypesBut, each, requestOf } from "../../support/delivery-types.js";
import { testRule } from "../../support/test-rule.js";

function eventTriggered(deliveryControls: object) {
  return requestOf("PUSH EVENT_TRIGGERED", { delivery_controls: deliveryControls });
}

const absent = { path: "delivery_controls.bypass_dnd" };

testRule(bypassDndRequired, {
  violations: [absent],
  valid: {
    "an event-triggered Push that bypasses": eventTriggered({ bypass_dnd: true }),
    "an event-triggered Push that does not bypass": eventTriggered({ bypass_dnd: false }),
    ...each(deliveryTypesBut("PUSH EVENT_TRIGGERED"), "without bypass_dnd", (type) =>
      requestOf(type, { delivery_controls: {} }),
    ),
    "an event-triggered Email without delivery_controls": requestOf("EMAIL EVENT_TRIGGERED"),
  },
  invalid: {
    "an event-triggered Push without delivery controls": eventTriggered({}),
    "an event-triggered Push with every other delivery control": {
      body: eventTriggered({
        count_for_frequency_capping: true,
        ignore_frequency_capping: false,
        minimum_delay_between_two_notification_in_hour: 0,
        ignore_global_minimum_delay: true,
        queuing_enabled: true,
        queue_duration: 1,
      }),
      context: { features: ["QUEUING"] },
    },
    "another spelling": eventTriggered({ bypass_DND: true, bypassDnd: true }),
    "an event-triggered Push that waits for a best time": requestOf("PUSH EVENT_TRIGGERED", {
      delivery_controls: {},
      scheduling_details: { delivery_type: "SEND_IN_BTS", start_time: "2026-10-05T07:00:00", bts_details: {} },
    }),
    "an event-triggered Push after a gate": {
      body: eventTriggered({ queuing_enabled: false }),
      context: { features: [] },
      violations: [{ rule: "delivery-controls.queuing-enabled", path: "delivery_controls.queuing_enabled" }, absent],
    },
  },
});
