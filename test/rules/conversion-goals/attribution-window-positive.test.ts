import { attributionWindowPositive } from "../../../src/rules/conversion-goals/attribution-window-positive.js";
import { deliveryTypes, each as eachType, requestOf } from "../../support/delivery-types.js";
import { channels } from "../../support/schedules.js";
import { testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

const path = "conversion_goal_details.attribution_window_in_hours";

const onChannels = Object.entries(channels);

function windows(hours: number | undefined) {
  return each(onChannels, ([channel, request]) => [
    `a window of ${hours} on ${channel}`,
    { body: request({ conversion_goal_details: { goals: [] }, [path]: hours }) },
  ]);
}

function tooShort(received: number) {
  return each(onChannels, ([channel, request]) => [
    `a window of ${received} on ${channel}`,
    {
      body: request({ conversion_goal_details: { attribution_window_in_hours: received, goals: [] } }),
      violations: [{ path, params: { received } }],
    },
  ]);
}

testRule(attributionWindowPositive, {
  valid: {
    ...windows(1),
    ...windows(2),
    ...windows(8760),
    ...windows(undefined),
    ...eachType(deliveryTypes, "no goals", (type) => requestOf(type)),
  },
  invalid: {
    ...tooShort(0),
    ...tooShort(-1),
    ...tooShort(-8760),
    ...eachType(deliveryTypes, "a window of 0", (type) => ({
      body: requestOf(type, { conversion_goal_details: { attribution_window_in_hours: 0 } }),
      violations: [{ path, params: { received: 0 } }],
    })),
  },
});
