import fc from "fast-check";
import { ABSENT } from "../from-schema.js";
import { type Fault, having, lacking, notPositive, within } from "./fault.js";

const trigger = within("trigger_condition");
const WINDOW = "intelligent_delay_optimization";
const PUSH = { channel: "PUSH" } as const;

const window = {
  min_delay_value: 10,
  min_delay_granularity: "MINUTES",
  max_delay_value: 2,
  max_delay_granularity: "HOURS",
};
const intelligent = { trigger_delay_type: "INTELLIGENT_DELAY" };

const delay = {
  trigger_delay_type: "DELAY",
  trigger_delay_value: fc.integer({ min: 1, max: 60 }),
  trigger_delay_granularity: fc.constantFrom("MINUTES", "HOURS", "DAYS"),
  trigger_relation: "AFTER",
};
const before = { trigger_relation: "BEFORE" };
const withoutDelay = { "": { trigger_delay_type: "ASAP" } };

export const triggerFaults = {
  "trigger.condition-required": [lacking("trigger_condition")],
  "trigger.intelligent-delay-push-only": [trigger.having("trigger_delay_type", "INTELLIGENT_DELAY")],
  "trigger.delay-value-required": [trigger.lacking("trigger_delay_value", delay)],
  "trigger.delay-granularity-required": [trigger.lacking("trigger_delay_granularity", delay)],
  "trigger.delay-relation-required": [trigger.lacking("trigger_relation", delay)],
  "trigger.attribute-name-required": [
    trigger.after("trigger_attr.name", { ...before, trigger_attr: fc.constantFrom({}, { other: "Departure" }) }),
    trigger.after("trigger_attr.name", { ...delay, ...before, trigger_attr: {} }),
    trigger.after("trigger_attr.name", { ...before, trigger_attr: ABSENT }),
  ],
  "trigger.intelligent-delay-window-required": [trigger.lacking(WINDOW, intelligent)],
  "trigger.intelligent-delay-window-push-only": [
    trigger.having(WINDOW, fc.constantFrom<unknown>({}, window, null, { min_delay_value: "1" })),
  ],
  "trigger.intelligent-delay-window-complete": Object.keys(window).map((member) =>
    trigger.lacking(`${WINDOW}.${member}`, { ...intelligent, [WINDOW]: window }),
  ),
  "trigger.condition-used": [having("trigger_condition", {})],
  "trigger.included-filters-present": [
    trigger.lacking("included_filters", { "": fc.constantFrom({}, { trigger_delay_type: "ASAP" }) }),
  ],
  "trigger.delay-members-used": [
    trigger.having("trigger_delay_value", 5, withoutDelay),
    trigger.having("trigger_delay_granularity", "HOURS", withoutDelay),
  ],
  "trigger.delay-values-positive": [
    trigger.having("trigger_delay_value", notPositive, delay),
    ...["min_delay_value", "max_delay_value"].map((member) =>
      trigger.having(`${WINDOW}.${member}`, notPositive, { [WINDOW]: window }, PUSH),
    ),
  ],
  "trigger.intelligent-delay-window-used": [trigger.having(WINDOW, window, withoutDelay)],
  "trigger.intelligent-delay-window-ordered": [
    trigger.after(
      `${WINDOW}.max_delay_value`,
      { [WINDOW]: window, [`${WINDOW}.min_delay_value`]: fc.integer({ min: 121, max: 10_000 }) },
      PUSH,
    ),
  ],
} satisfies Record<string, readonly Fault[]>;
