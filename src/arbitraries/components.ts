import type fc from "fast-check";
import type {
  Advanced,
  CampaignAudienceLimit,
  Connector,
  ControlGroupDetails,
  ConversionGoalDetails,
  EmailBasicDetails,
  EmailCampaignContent,
  EmailDeliveryControls,
  FilterGroup,
  Geofences,
  GmailAnnotations,
  PushBasicDetails,
  PushCampaignContent,
  PushDeliveryControls,
  SchedulingDetails,
  SegmentationDetails,
  TriggerCondition,
  UtmParams,
} from "../generated/types.js";
import { Advanced as AdvancedSchema } from "../schemas/advanced.js";
import { Connector as ConnectorSchema } from "../schemas/connector.js";
import { campaignAudienceLimitIn, filterGroupIn, segmentationDetailsIn } from "./components/audience.js";
import { basicDetailsIn, geofencesIn } from "./components/basic-details.js";
import { campaignContentIn, gmailAnnotationsIn } from "./components/content.js";
import {
  controlGroupDetailsIn,
  conversionGoalDetailsIn,
  deliveryControlsIn,
  utmParamsIn,
} from "./components/others.js";
import { schedulingDetailsIn } from "./components/scheduling-details.js";
import { triggerConditionIn } from "./components/trigger-condition.js";
import { type Members, objectOf, oneOfAll } from "./from-schema.js";
import { type Channel, optionsOf, type RequestOptions, requestOptionNames, type Scene, scenesOf } from "./scene.js";

/** Custom rules are about whole requests, never about a component alone. */
type ComponentOptions<C extends Channel = Channel> = Omit<RequestOptions<C>, "customRules">;

/** A component that has a different shape in each channel. */
type OfChannel<Push, Email> = <C extends Channel = Channel>(
  options?: ComponentOptions<C>,
) => fc.Arbitrary<{ PUSH: Push; EMAIL: Email }[C]>;

/** A component with the same shape in both channels. */
type Component<T> = (options?: ComponentOptions) => fc.Arbitrary<T>;

/** The values that a component has in the requests that the options leave open. */
function component<T>(make: (scene: Scene) => fc.Arbitrary<Members>, isIn: (scene: Scene) => boolean = () => true): T {
  const draw = (options?: ComponentOptions) => {
    const scenes = scenesOf(optionsOf(options, requestOptionNames)).filter(isIn);
    if (scenes.length === 0) throw new TypeError("no request of this kind has the component");
    return oneOfAll(scenes.map(make));
  };
  return draw as T;
}

/** Section "Push `basic_details`" or "Email `basic_details`". */
export const basicDetails: OfChannel<PushBasicDetails, EmailBasicDetails> = component(basicDetailsIn);

/** Section "Geofences". */
export const geofences: Component<Geofences> = component(geofencesIn);

/** Section "Trigger conditions". */
export const triggerCondition: Component<TriggerCondition> = component(triggerConditionIn);

/** Section "Filters", with actions nested in actions. */
export const filterGroup: Component<FilterGroup> = component((scene) => filterGroupIn(scene));

/** Section "Email connector". */
export const connector: Component<Connector> = component(({ tidy }) => objectOf(ConnectorSchema, tidy));

/** Section "Content", flat and keyed by locale and variation. */
export const campaignContent: OfChannel<PushCampaignContent, EmailCampaignContent> = component(campaignContentIn);

/** The `gmail_annotations` table of section "Content". */
export const gmailAnnotations: Component<GmailAnnotations> = component(gmailAnnotationsIn);

/** Section "Audience". */
export const segmentationDetails: Component<SegmentationDetails> = component(segmentationDetailsIn);

/** Section "Schedule". */
export const schedulingDetails: Component<SchedulingDetails> = component(schedulingDetailsIn);

/** Section "Push `delivery_controls`" or "Email `delivery_controls`". */
export const deliveryControls: OfChannel<PushDeliveryControls, EmailDeliveryControls> = component(deliveryControlsIn);

/** Section "Push `advanced`". */
export const advanced: Component<Advanced> = component(({ tidy }) => objectOf(AdvancedSchema, tidy));

/** Section "`conversion_goal_details`". */
export const conversionGoalDetails: Component<ConversionGoalDetails> = component(conversionGoalDetailsIn);

/** Section "`control_group_details`". */
export const controlGroupDetails: Component<ControlGroupDetails> = component(controlGroupDetailsIn);

/** Section "`utm_params`". */
export const utmParams: Component<UtmParams> = component(utmParamsIn);

/** Section "`campaign_audience_limit`"; only workspaces with the feature can use it. */
export const campaignAudienceLimit: Component<CampaignAudienceLimit> = component(
  campaignAudienceLimitIn,
  ({ deliveryType }) => deliveryType !== "BROADCAST_LIVE_ACTIVITY",
);
