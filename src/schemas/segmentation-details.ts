import { Type } from "typebox";
import { FilterGroup } from "./filters.js";

/** Section "Audience (`segmentation_details`)". */
export const SegmentationDetails = Type.Object(
  {
    included_filters: Type.Optional(FilterGroup),
    excluded_filters: Type.Optional(FilterGroup),
    is_all_user_campaign: Type.Optional(
      Type.Boolean({ description: "Whether all users are targeted, subject to their opt-in status." }),
    ),
    send_campaign_to_opt_out_users: Type.Optional(
      Type.Boolean({ description: "Whether opted-out users are targeted as well." }),
    ),
  },
  {
    title: "SegmentationDetails",
    description: "The audience: all users, or at least one filter in `included_filters`.",
  },
);
