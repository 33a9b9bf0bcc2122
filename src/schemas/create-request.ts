import { Type } from "typebox";
import { Advanced } from "./advanced.js";
import { EmailBasicDetails, PushBasicDetails } from "./basic-details.js";
import { CampaignAudienceLimit } from "./campaign-audience-limit.js";
import { EmailCampaignContent, PushCampaignContent } from "./campaign-content.js";
import { Connector } from "./connector.js";
import { ControlGroupDetails } from "./control-group-details.js";
import { ConversionGoalDetails } from "./conversion-goal-details.js";
import { EmailDeliveryControls, PushDeliveryControls } from "./delivery-controls.js";
import { SchedulingDetails } from "./scheduling-details.js";
import { SegmentationDetails } from "./segmentation-details.js";
import { TriggerCondition } from "./trigger-condition.js";
import { UtmParams } from "./utm-params.js";

const requestId = Type.String({
  description:
    "Unique id of this request. After a success it cannot be used again for one hour (Push) or one day (Email); " +
    "after a failure it can, at once.",
});
const createdBy = Type.String({ format: "email", description: "Email address of the user who creates the campaign." });

/** Section "Create request (common top level)", Push. */
export const PushCreateRequest = Type.Object(
  {
    request_id: requestId,
    channel: Type.Literal("PUSH"),
    campaign_delivery_type: Type.Enum(
      [
        "ONE_TIME",
        "PERIODIC",
        "EVENT_TRIGGERED",
        "BUSINESS_EVENT_TRIGGERED",
        "DEVICE_TRIGGERED",
        "LOCATION_TRIGGERED",
        "BROADCAST_LIVE_ACTIVITY",
      ],
      { description: "The kind of trigger or schedule. `BROADCAST_LIVE_ACTIVITY` is for iOS only." },
    ),
    created_by: createdBy,
    basic_details: PushBasicDetails,
    trigger_condition: Type.Optional(TriggerCondition),
    campaign_content: PushCampaignContent,
    segmentation_details: SegmentationDetails,
    scheduling_details: SchedulingDetails,
    delivery_controls: PushDeliveryControls,
    advanced: Advanced,
    conversion_goal_details: Type.Optional(ConversionGoalDetails),
    control_group_details: Type.Optional(ControlGroupDetails),
    utm_params: Type.Optional(UtmParams),
    campaign_audience_limit: Type.Optional(CampaignAudienceLimit),
  },
  { title: "PushCreateRequest", description: "Request to create a Push campaign." },
);

/** Section "Create request (common top level)", Email. */
export const EmailCreateRequest = Type.Object(
  {
    request_id: requestId,
    channel: Type.Literal("EMAIL"),
    campaign_delivery_type: Type.Enum(["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"], {
      description: "The kind of trigger or schedule.",
    }),
    created_by: createdBy,
    basic_details: EmailBasicDetails,
    trigger_condition: Type.Optional(TriggerCondition),
    connector: Connector,
    campaign_content: EmailCampaignContent,
    segmentation_details: SegmentationDetails,
    scheduling_details: SchedulingDetails,
    delivery_controls: Type.Optional(EmailDeliveryControls),
    conversion_goal_details: Type.Optional(ConversionGoalDetails),
    control_group_details: Type.Optional(ControlGroupDetails),
    utm_params: Type.Optional(UtmParams),
    campaign_audience_limit: Type.Optional(CampaignAudienceLimit),
  },
  { title: "EmailCreateRequest", description: "Request to create an Email campaign." },
);

/** Section "Create request (common top level)": a union, discriminated by `channel`. */
export const CreateRequest = Type.Union([PushCreateRequest, EmailCreateRequest], {
  title: "CreateRequest",
  description: "Request to create a campaign; `channel` determines its shape.",
});
