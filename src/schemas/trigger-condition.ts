import { Type } from "typebox";
import { FilterGroup } from "./filters.js";
import { granularities } from "./granularity.js";

export const IntelligentDelayOptimization = Type.Object(
  {
    min_delay_value: Type.Optional(Type.Integer({ description: "Lower bound of the window." })),
    min_delay_granularity: Type.Optional(
      Type.Enum(["MINUTES", "HOURS"], { description: "Unit of `min_delay_value`." }),
    ),
    max_delay_value: Type.Optional(Type.Integer({ description: "Upper bound of the window." })),
    max_delay_granularity: Type.Optional(Type.Enum(["HOURS", "DAYS"], { description: "Unit of `max_delay_value`." })),
  },
  {
    title: "IntelligentDelayOptimization",
    description: "Window in which the service picks the delay; all four members are needed with `INTELLIGENT_DELAY`.",
  },
);

/**
 * Section "Trigger conditions". One schema serves both channels. Rules restrict `INTELLIGENT_DELAY` and its window to
 * Push, because that depends on the channel.
 */
export const TriggerCondition = Type.Object(
  {
    included_filters: Type.Optional(FilterGroup),
    secondary_included_filters: Type.Optional(FilterGroup),
    trigger_delay_type: Type.Optional(
      Type.Enum(["DELAY", "ASAP", "INTELLIGENT_DELAY"], {
        description: "When to send after the trigger. `INTELLIGENT_DELAY` is for Push only.",
      }),
    ),
    trigger_delay_value: Type.Optional(Type.Integer({ description: "Length of the delay; needed with `DELAY`." })),
    trigger_delay_granularity: Type.Optional(
      Type.Enum(granularities, { description: "Unit of `trigger_delay_value`; needed with `DELAY`." }),
    ),
    trigger_relation: Type.Optional(
      Type.Enum(["BEFORE", "AFTER"], {
        description: "Whether the delay is before or after its anchor; needed with `DELAY`.",
      }),
    ),
    trigger_attr: Type.Optional(
      Type.Object(
        {
          name: Type.Optional(
            Type.String({ nonEmpty: true, description: "Time attribute used as anchor; needed with `BEFORE`." }),
          ),
        },
        { open: true, description: "The anchor of a delay." },
      ),
    ),
    intelligent_delay_optimization: Type.Optional(IntelligentDelayOptimization),
  },
  {
    title: "TriggerCondition",
    description:
      "The events that trigger the campaign, and the wait after them. Needed for Push `EVENT_TRIGGERED`, " +
      "`DEVICE_TRIGGERED` and `LOCATION_TRIGGERED` and for Email `EVENT_TRIGGERED`.",
  },
);
