import { emailDeliveryTypes, pushDeliveryTypes, triggeredTypes } from "../vocabulary.js";
import { emailBasicDetails, emailTriggerCondition, pushBasicDetails, pushTriggerCondition } from "./basics.js";
import {
  advanced,
  campaignAudienceLimit,
  controlGroupDetails,
  conversionGoalDetails,
  emailDeliveryControls,
  pushDeliveryControls,
  schedulingDetails,
  segmentationDetails,
  utmParams,
} from "./components.js";
import { campaignContent, contentDefinitions } from "./content.js";
import { filterDefinitions } from "./filters.js";
import { choice, formatted, needs, object, type Schema, text, where } from "./words.js";

const common = {
  request_id: text,
  created_by: formatted("email"),
  segmentation_details: segmentationDetails,
  scheduling_details: schedulingDetails,
  conversion_goal_details: conversionGoalDetails,
  control_group_details: controlGroupDetails,
  utm_params: utmParams,
  campaign_audience_limit: campaignAudienceLimit,
};

const commonRequired = [
  "request_id",
  "channel",
  "campaign_delivery_type",
  "created_by",
  "basic_details",
  "campaign_content",
  "segmentation_details",
  "scheduling_details",
];

function whereType(types: readonly string[], holds: Schema): Schema {
  return where({ campaign_delivery_type: types.length === 1 ? { const: types[0] } : { enum: types } }, holds);
}

const commonConditions = [
  whereType(triggeredTypes, needs(["trigger_condition"])),
  whereType(["BUSINESS_EVENT_TRIGGERED"], { properties: { basic_details: needs(["business_event"]) } }),
  whereType(["PERIODIC"], {
    properties: {
      scheduling_details: object({ periodic_details: true, delivery_type: { const: "AT_FIXED_TIME" } }, [
        "periodic_details",
      ]),
    },
  }),
];

const push = object(
  {
    ...common,
    channel: { const: "PUSH" },
    campaign_delivery_type: choice(pushDeliveryTypes),
    basic_details: pushBasicDetails,
    trigger_condition: pushTriggerCondition,
    campaign_content: campaignContent("push"),
    delivery_controls: pushDeliveryControls,
    advanced,
  },
  [...commonRequired, "delivery_controls", "advanced"],
  {
    allOf: [
      ...commonConditions,
      whereType(["BROADCAST_LIVE_ACTIVITY"], {
        properties: {
          basic_details: object(
            { platforms: { not: { type: "array", contains: { enum: ["ANDROID", "WEB"] } } } },
            [],
            where({ platforms: { type: "array", contains: { const: "IOS" } } }, needs(["broadcast_live_activity_id"])),
          ),
        },
      }),
      whereType(["LOCATION_TRIGGERED"], { properties: { basic_details: needs(["geofences"]) } }),
      whereType(["EVENT_TRIGGERED"], { properties: { delivery_controls: needs(["bypass_dnd"]) } }),
    ],
  },
);

const email = object(
  {
    ...common,
    channel: { const: "EMAIL" },
    campaign_delivery_type: choice(emailDeliveryTypes),
    basic_details: emailBasicDetails,
    trigger_condition: emailTriggerCondition,
    connector: object({ connector_type: text, connector_name: text }, ["connector_type", "connector_name"]),
    campaign_content: campaignContent("email"),
    delivery_controls: emailDeliveryControls,
  },
  [...commonRequired, "connector"],
  { allOf: commonConditions },
);

export const createRequest: Schema = {
  type: "object",
  discriminator: { propertyName: "channel" },
  properties: { channel: text },
  required: ["channel"],
  oneOf: [push, email],
  definitions: { ...filterDefinitions, ...contentDefinitions },
};
