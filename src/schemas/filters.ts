import { Type } from "typebox";

export const UserAttributesFilter = Type.Object(
  {
    filter_type: Type.Literal("user_attributes"),
    data_type: Type.Enum(["string", "double", "datetime", "bool"], {
      description: "Type of the attribute, in lower case. It decides which operators are allowed.",
    }),
    category: Type.Optional(Type.String({ description: "Label of the attribute's category." })),
    name: Type.String({ description: "Name of the attribute." }),
    operator: Type.String({ description: "Comparison to make; which ones are allowed depends on `data_type`." }),
    value: Type.Optional(
      Type.Unknown({ description: "The value to compare with. Needed unless the operator is `exists` or `today`." }),
    ),
    case_sensitive: Type.Optional(Type.Boolean({ description: "Whether upper and lower case differ." })),
    negate: Type.Optional(Type.Boolean({ description: "Whether the filter is inverted." })),
    project_name: Type.Optional(
      Type.String({
        nonEmpty: true,
        description: "Project of the attribute; needed in a workspace with the Portfolio feature.",
      }),
    ),
  },
  {
    title: "UserAttributesFilter",
    description: "Selects users by one of their attributes.",
    visit: "user_attributes",
  },
);

export const ActionsFilter = Type.Object(
  {
    filter_type: Type.Literal("actions"),
    action_name: Type.String({ description: "Name of the event." }),
    execution: Type.Optional(
      Type.Object(
        {
          type: Type.Optional(Type.Enum(["atleast", "atmost", "exactly"], { description: "How `count` is compared." })),
          count: Type.Optional(Type.Integer({ description: "Number of times." })),
        },
        { description: "How often the action was performed." },
      ),
    ),
    executed: Type.Optional(Type.Boolean({ description: "Whether the action was performed at all." })),
    attributes: Type.Optional(Type.Ref("FilterGroup")),
    condition: Type.Optional(Type.String({ description: "Free label." })),
  },
  {
    title: "ActionsFilter",
    description: "Selects users by an event, optionally narrowed by the event's attributes.",
    visit: "actions",
  },
);

export const CustomSegmentsFilter = Type.Object(
  {
    filter_type: Type.Literal("custom_segments"),
    name: Type.Optional(Type.String({ description: "Name of the segment." })),
    id: Type.Optional(Type.String({ description: "Id of the segment." })),
  },
  {
    title: "CustomSegmentsFilter",
    description: "Selects the users of a saved segment, by its id or its name.",
    visit: "custom_segments",
  },
);

/** Section "Filters". The only recursive schema: an actions filter in a group may contain another group. */
export const FilterGroup = Type.Cyclic(
  {
    FilterGroup: Type.Object(
      {
        filter_operator: Type.Enum(["and", "or"], {
          description: "Whether all filters must match or one, in lower case.",
        }),
        filters: Type.Array(Type.Ref("Filter"), { description: "The filters that are combined." }),
      },
      { title: "FilterGroup", description: "Filters combined by `and` or `or`." },
    ),
    Filter: Type.Union([UserAttributesFilter, ActionsFilter, CustomSegmentsFilter], {
      title: "Filter",
      description: "One condition; `filter_type` determines its shape.",
    }),
  },
  "FilterGroup",
);
