import { Type } from "typebox";

/** Section "`control_group_details`". */
export const ControlGroupDetails = Type.Object(
  {
    is_campaign_control_group_enabled: Type.Optional(
      Type.Boolean({ description: "Whether a part of the audience is held back." }),
    ),
    campaign_control_group_percentage: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        description: "The size of that part in percent; needed when the campaign control group is enabled.",
      }),
    ),
    is_global_control_group_enabled: Type.Optional(
      Type.Boolean({ description: "Whether the workspace's control group is held back." }),
    ),
  },
  { title: "ControlGroupDetails", description: "Users who are held back to measure the effect." },
);
