import type fc from "fast-check";
import type * as types from "../generated/types.js";
import { Advanced } from "../schemas/advanced.js";
import { Connector } from "../schemas/connector.js";
import { acceptedRequests } from "./accepted.js";
import { campaignAudienceLimitIn, filterGroupIn, segmentationDetailsIn } from "./components/audience.js";
import { basicDetailsIn, geofencesIn } from "./components/basic-details.js";
import { campaignContentIn, gmailAnnotationsIn } from "./components/content.js";
import {
  controlGroupDetailsIn,
  conversionGoalDetailsIn,
  deliveryControlsIn,
  utmParamsIn,
} from "./components/others.js";
import { partOf } from "./components/part.js";
import { schedulingDetailsIn } from "./components/scheduling-details.js";
import { triggerConditionIn } from "./components/trigger-condition.js";
import { type Members, objectOf } from "./from-schema.js";
import { type Channel, optionsOf, type RequestOptions, requestOptionNames, type Scene, scenesOf } from "./scene.js";
import { oneOf } from "./values.js";

interface Requests {
  PUSH: types.PushCreateRequest;
  EMAIL: types.EmailCreateRequest;
}

/**
 * Valid create requests of every kind that the options leave open, section "Create request": accepted in the context
 * that the options give, by construction. With `customRules`, requests that these reject are repaired by their
 * `repair`, or drawn again; if that does not help, drawing throws an `Error` that names the rule.
 *
 * @throws {TypeError} if the options are wrong, or leave nothing.
 */
export function createRequest<C extends Channel = Channel>(options?: RequestOptions<C>): fc.Arbitrary<Requests[C]> {
  const read: RequestOptions = optionsOf(options, [...requestOptionNames, "customRules"]);
  return acceptedRequests(requestIn(scenesOf(read)), read) as fc.Arbitrary<unknown> as fc.Arbitrary<Requests[C]>;
}

/** Valid requests of some kinds, each as likely as the others. */
export function requestIn(scenes: readonly Scene[]): fc.Arbitrary<Members> {
  return oneOf(...scenes.map(requestOf));
}

function requestOf(scene: Scene): fc.Arbitrary<Members> {
  const request = partOf(scene, undefined, {
    members: {
      campaign_delivery_type: scene.deliveryType,
      basic_details: basicDetailsIn(scene),
      trigger_condition: triggerConditionIn(scene),
      campaign_content: campaignContentIn(scene),
      segmentation_details: segmentationDetailsIn(scene),
      scheduling_details: schedulingDetailsIn(scene),
      delivery_controls: deliveryControlsIn(scene),
      conversion_goal_details: conversionGoalDetailsIn(scene),
      control_group_details: controlGroupDetailsIn(scene),
      utm_params: utmParamsIn(scene),
      campaign_audience_limit: campaignAudienceLimitIn(scene),
    },
    without: scene.allows("AUDIENCE_LIMIT") && mayHaveLimit(scene) ? [] : ["campaign_audience_limit"],
  });
  return scene.tidy ? request.map(targetingItsContent) : request;
}

/** The same request; a Push targets the platforms of its flat content. */
function targetingItsContent(request: Members): Members {
  const { content } = request["campaign_content"] as { content: { push?: Members } };
  if (content.push === undefined) return request;
  const platforms = Object.keys(content.push).map((platform) => platform.toUpperCase());
  return { ...request, basic_details: { ...(request["basic_details"] as Members), platforms } };
}

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
    return oneOf(...scenes.map(make));
  };
  return draw as T;
}

/** Section "Push `basic_details`" or "Email `basic_details`". */
export const basicDetails: OfChannel<types.PushBasicDetails, types.EmailBasicDetails> = component(basicDetailsIn);

/** Section "Geofences". */
export const geofences: Component<types.Geofences> = component(geofencesIn);

/** Section "Trigger conditions". */
export const triggerCondition: Component<types.TriggerCondition> = component(triggerConditionIn);

/** Section "Filters", with actions nested in actions. */
export const filterGroup: Component<types.FilterGroup> = component((scene) => filterGroupIn(scene));

/** Section "Email connector". */
export const connector: Component<types.Connector> = component(({ tidy }) => objectOf(Connector, tidy));

/** Section "Content", flat and keyed by locale and variation. */
export const campaignContent: OfChannel<types.PushCampaignContent, types.EmailCampaignContent> =
  component(campaignContentIn);

/** The `gmail_annotations` table of section "Content". */
export const gmailAnnotations: Component<types.GmailAnnotations> = component(gmailAnnotationsIn);

/** Section "Audience". */
export const segmentationDetails: Component<types.SegmentationDetails> = component(segmentationDetailsIn);

/** Section "Schedule". */
export const schedulingDetails: Component<types.SchedulingDetails> = component(schedulingDetailsIn);

/** Section "Push `delivery_controls`" or "Email `delivery_controls`". */
export const deliveryControls: OfChannel<types.PushDeliveryControls, types.EmailDeliveryControls> =
  component(deliveryControlsIn);

/** Section "Push `advanced`". */
export const advanced: Component<types.Advanced> = component(({ tidy }) => objectOf(Advanced, tidy));

/** Section "`conversion_goal_details`". */
export const conversionGoalDetails: Component<types.ConversionGoalDetails> = component(conversionGoalDetailsIn);

/** Section "`control_group_details`". */
export const controlGroupDetails: Component<types.ControlGroupDetails> = component(controlGroupDetailsIn);

/** Section "`utm_params`". */
export const utmParams: Component<types.UtmParams> = component(utmParamsIn);

/** Section "`campaign_audience_limit`"; only workspaces with the feature can use it. */
export const campaignAudienceLimit: Component<types.CampaignAudienceLimit> = component(
  campaignAudienceLimitIn,
  mayHaveLimit,
);

function mayHaveLimit({ deliveryType }: Scene): boolean {
  return deliveryType !== "BROADCAST_LIVE_ACTIVITY";
}
