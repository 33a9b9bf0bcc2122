import { intelligentDelayWindowComplete } from "../../../src/rules/trigger/intelligent-delay-window-complete.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { asap, delay, triggered } from "../../support/triggers.js";
import { each, type PushType, pushTypes, window } from "../../support/valid-of-type.js";

type Member = keyof typeof window;

const members = Object.keys(window) as Member[];

function without(...absent: Member[]): object {
  return Object.fromEntries(Object.entries(window).filter(([name]) => !absent.includes(name as Member)));
}

function intelligent(intelligent_delay_optimization: object, type: PushType = "DEVICE_TRIGGERED") {
  return triggered({ trigger_delay_type: "INTELLIGENT_DELAY", intelligent_delay_optimization }, `PUSH ${type}`);
}

const wanted = {
  min_delay_value: "an integer",
  min_delay_granularity: '"MINUTES" or "HOURS"',
  max_delay_value: "an integer",
  max_delay_granularity: '"HOURS" or "DAYS"',
};

function absent(...names: Member[]) {
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
    ...each(members, (name) => [
      `no ${name} with no delay`,
      triggered({ ...asap, intelligent_delay_optimization: without(name) }),
    ]),
    "an empty window with a delay": triggered({ ...delay, intelligent_delay_optimization: {} }),
    "an empty window without a delay type": triggered({ intelligent_delay_optimization: {} }),
    "no window with no delay": triggered(asap),
    "no trigger condition": pushRequest(),
  },
  invalid: {
    ...each(members, (name) => [`no ${name}`, { body: intelligent(without(name)), violations: absent(name) }]),
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
      { body: intelligent(without("max_delay_value"), type), violations: absent("max_delay_value") },
    ]),
  },
});
