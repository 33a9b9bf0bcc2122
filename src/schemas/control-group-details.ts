import { Type } from "typebox";

/** Section "`control_group_details`". */
export const ControlGroupDetails = Type.Object(
  {
    is_campaign_control_group_enabled: Type.Optional(
      Type.Boolean({ description: "Whether a part of the audience gets no messages." }),
    ),
    campaign_control_group_percentage: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        description: "The size of that part in percent; needed when the campaign control group is enabled.",
      }),
    ),
    is_global_control_group_enabled: Type.Optional(
      Type.Boolean({ description: "Whether the workspace's control group gets no messages." }),
    ),
  },
  {
    title: "ControlGroupDetails",
    description: "Users who get no messages, so that the effect of messages can be measured.",
  },
);
