import fc from "fast-check";
import { ABSENT, type Fault, having, lacking } from "./fault.js";

const T = "trigger_condition";
const WINDOW = `${T}.intelligent_delay_optimization`;

const window = {
  min_delay_value: 10,
  min_delay_granularity: "MINUTES",
  max_delay_value: 2,
  max_delay_granularity: "HOURS",
};

const delay = {
  [`${T}.trigger_delay_type`]: "DELAY",
  [`${T}.trigger_delay_value`]: fc.integer({ min: 1, max: 60 }),
  [`${T}.trigger_delay_granularity`]: fc.constantFrom("MINUTES", "HOURS", "DAYS"),
  [`${T}.trigger_relation`]: "AFTER",
};

const PUSH = { channel: "PUSH" } as const;
const EMAIL = { channel: "EMAIL" } as const;

/** Delivery types that use a trigger condition, so that it causes no other violation. */
const TRIGGERED = { types: ["EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED"] };

export const triggerFaults = {
  "trigger.condition-required": [lacking(T, {}, TRIGGERED)],
  "trigger.intelligent-delay-push-only": [
    having(`${T}.trigger_delay_type`, { [`${T}.trigger_delay_type`]: "INTELLIGENT_DELAY" }, EMAIL),
  ],
  "trigger.delay-value-required": [lacking(`${T}.trigger_delay_value`, delay)],
  "trigger.delay-granularity-required": [lacking(`${T}.trigger_delay_granularity`, delay)],
  "trigger.delay-relation-required": [lacking(`${T}.trigger_relation`, delay)],
  "trigger.attribute-name-required": [
    having(`${T}.trigger_attr.name`, {
      [`${T}.trigger_relation`]: "BEFORE",
      [`${T}.trigger_attr`]: fc.constantFrom({}, { other: "Departure" }),
    }),
    having(`${T}.trigger_attr.name`, {
      ...delay,
      [`${T}.trigger_relation`]: "BEFORE",
      [`${T}.trigger_attr`]: fc.constant({}),
    }),
    having(`${T}.trigger_attr.name`, { [`${T}.trigger_relation`]: "BEFORE", [`${T}.trigger_attr`]: ABSENT }),
  ],
  "trigger.intelligent-delay-window-required": [
    lacking(WINDOW, { [`${T}.trigger_delay_type`]: "INTELLIGENT_DELAY" }, PUSH),
  ],
  "trigger.intelligent-delay-window-push-only": [
    having(WINDOW, { [WINDOW]: fc.constantFrom<unknown>({}, window, null, { min_delay_value: "1" }) }, EMAIL),
  ],
  "trigger.intelligent-delay-window-complete": Object.keys(window).map((member) =>
    lacking(`${WINDOW}.${member}`, { [`${T}.trigger_delay_type`]: "INTELLIGENT_DELAY", [WINDOW]: window }, PUSH),
  ),
  "trigger.condition-used": [having(T, { [T]: {} }, { types: ["ONE_TIME", "PERIODIC", "BUSINESS_EVENT_TRIGGERED"] })],
  "trigger.included-filters-present": [
    lacking(`${T}.included_filters`, { [T]: fc.constantFrom({}, { trigger_delay_type: "ASAP" }) }),
  ],
  "trigger.delay-members-used": ["trigger_delay_value", "trigger_delay_granularity"].map((member) =>
    having(
      `${T}.${member}`,
      { [T]: { trigger_delay_type: "ASAP" }, [`${T}.${member}`]: member === "trigger_delay_value" ? 5 : "HOURS" },
      TRIGGERED,
    ),
  ),
  "trigger.delay-values-positive": [
    having(`${T}.trigger_delay_value`, { ...delay, [`${T}.trigger_delay_value`]: fc.constantFrom(0, -1) }),
    ...["min_delay_value", "max_delay_value"].map((member) =>
      having(`${WINDOW}.${member}`, { [WINDOW]: window, [`${WINDOW}.${member}`]: fc.constantFrom(0, -1) }, PUSH),
    ),
  ],
  "trigger.intelligent-delay-window-used": [
    having(WINDOW, { [T]: { trigger_delay_type: "ASAP" }, [WINDOW]: window }, PUSH),
  ],
  "trigger.intelligent-delay-window-ordered": [
    having(
      `${WINDOW}.max_delay_value`,
      { [WINDOW]: window, [`${WINDOW}.min_delay_value`]: fc.integer({ min: 121, max: 10_000 }) },
      PUSH,
    ),
  ],
} satisfies Record<string, readonly Fault[]>;
