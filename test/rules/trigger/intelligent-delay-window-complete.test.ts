import { intelligentDelayWindowComplete } from "../../../src/rules/trigger/intelligent-delay-window-complete.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each, pushOfType, pushTypes, window } from "../../support/valid-of-type.js";

const members = ["min_delay_value", "min_delay_granularity", "max_delay_value", "max_delay_granularity"] as const;

function without(...absent: (typeof members)[number][]): object {
  return Object.fromEntries(members.filter((name) => !absent.includes(name)).map((name) => [name, window[name]]));
}

function intelligent(optimization: object) {
  return pushOfType("DEVICE_TRIGGERED", {
    trigger_condition: { trigger_delay_type: "INTELLIGENT_DELAY", intelligent_delay_optimization: optimization },
  });
}

const wanted = {
  min_delay_value: "an integer",
  min_delay_granularity: '"MINUTES" or "HOURS"',
  max_delay_value: "an integer",
  max_delay_granularity: '"HOURS" or "DAYS"',
};

function absent(...names: (typeof members)[number][]) {
  return names.map((name) => ({
    path: `trigger_condition.intelligent_delay_optimization.${name}`,
    params: { wanted: wanted[name] },
  }));
}

testRule(intelligentDelayWindowComplete, {
  valid: {
    "a complete window": intelligent(window),
    "a window in hours and days": intelligent({
      min_delay_value: 1,
      min_delay_granularity: "HOURS",
      max_delay_value: 2,
      max_delay_granularity: "DAYS",
    }),
    "a window of zero length": intelligent({ ...window, min_delay_value: 0, max_delay_value: 0 }),
    "a window whose minimum exceeds its maximum": intelligent({ ...window, min_delay_value: 600, max_delay_value: 1 }),
    ...each([...members], (name) => [
      `no ${name} with no delay`,
      pushOfType("DEVICE_TRIGGERED", {
        trigger_condition: { trigger_delay_type: "ASAP", intelligent_delay_optimization: without(name) },
      }),
    ]),
    "an empty window with a delay": pushOfType("DEVICE_TRIGGERED", {
      trigger_condition: {
        trigger_delay_type: "DELAY",
        trigger_delay_value: 2,
        trigger_delay_granularity: "HOURS",
        trigger_relation: "AFTER",
        intelligent_delay_optimization: {},
      },
    }),
    "an empty window without a delay type": pushOfType("DEVICE_TRIGGERED", {
      trigger_condition: { intelligent_delay_optimization: {} },
    }),
    "no window with no delay": pushOfType("DEVICE_TRIGGERED", { trigger_condition: { trigger_delay_type: "ASAP" } }),
    "no trigger condition": pushRequest(),
  },
  invalid: {
    ...each([...members], (name) => [`no ${name}`, { body: intelligent(without(name)), violations: absent(name) }]),
    "no minimum": {
      body: intelligent(without("min_delay_value", "min_delay_granularity")),
      violations: absent("min_delay_value", "min_delay_granularity"),
    },
    "no maximum": {
      body: intelligent(without("max_delay_value", "max_delay_granularity")),
      violations: absent("max_delay_value", "max_delay_granularity"),
    },
    "no granularities": {
      body: intelligent(without("max_delay_granularity", "min_delay_granularity")),
      violations: absent("min_delay_granularity", "max_delay_granularity"),
    },
    "an empty window": { body: intelligent({}), violations: absent(...members) },
    "the members of a delay in the window": {
      body: intelligent({ trigger_delay_value: 2, trigger_delay_granularity: "HOURS" }),
      violations: absent(...members),
    },
    "values of 0 without granularities": {
      body: intelligent({ min_delay_value: 0, max_delay_value: 0 }),
      violations: absent("min_delay_granularity", "max_delay_granularity"),
    },
    ...each(pushTypes, (type) => [
      `no max_delay_value on ${type}`,
      {
        body: pushOfType(type, {
          trigger_condition: {
            trigger_delay_type: "INTELLIGENT_DELAY",
            intelligent_delay_optimization: without("max_delay_value"),
          },
        }),
        violations: absent("max_delay_value"),
      },
    ]),
  },
});
