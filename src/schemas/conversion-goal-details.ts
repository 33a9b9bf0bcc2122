import { Type } from "typebox";

const GoalEventAttribute = Type.Object(
  {
    name: Type.Optional(Type.String({ description: "Name of the event's attribute." })),
    condition: Type.Optional(Type.String({ description: "Comparison, for example is, contains or between." })),
    data_type: Type.Optional(
      Type.Enum(
        [
          "STRING",
          "DOUBLE",
          "BOOL",
          "NUMBER",
          "GEOPOINT",
          "DATETIME",
          "ARRAY_DOUBLE",
          "ARRAY_STRING",
          "OBJECT",
          "ARRAY_OBJECT",
        ],
        { description: "Type of the attribute, in upper case (unlike in filters)." },
      ),
    ),
    value: Type.Optional(Type.String({ description: "The value to compare with." })),
    value1: Type.Optional(Type.String({ description: "Second value, for between." })),
    negate: Type.Optional(Type.Boolean({ description: "Whether the comparison is inverted." })),
    value_type: Type.Optional(Type.String()),
    array_filter_type: Type.Optional(Type.String()),
    filters: Type.Optional(
      Type.Array(Type.Object({}), { description: "Filters on members, for `OBJECT` and `ARRAY_OBJECT`." }),
    ),
    is_case_sensitive: Type.Optional(Type.Boolean({ description: "Whether upper and lower case differ." })),
  },
  { title: "GoalEventAttribute", description: "Narrows a goal to events with a certain attribute." },
);

const Goal = Type.Object(
  {
    goal_name: Type.Optional(Type.String({ description: "Name of the goal." })),
    goal_event_name: Type.Optional(Type.String({ description: "Event that reaches the goal." })),
    goal_event_attribute: Type.Optional(GoalEventAttribute),
    is_primary_goal: Type.Optional(Type.Boolean({ description: "Whether it is the campaign's main goal." })),
    revenue_attribute: Type.Optional(Type.String({ description: "Attribute that holds the revenue." })),
    revenue_currency: Type.Optional(Type.String({ description: "Currency of the revenue." })),
  },
  { title: "Goal", description: "One event that counts as a conversion." },
);

/** Section "`conversion_goal_details`". */
export const ConversionGoalDetails = Type.Object(
  {
    attribution_window_in_hours: Type.Optional(Type.Integer({ description: "How far back conversions are counted." })),
    goals: Type.Optional(Type.Array(Goal)),
  },
  { title: "ConversionGoalDetails", description: "The goals that count as conversions of the campaign." },
);
