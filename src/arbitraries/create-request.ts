import type fc from "fast-check";
import type { EmailCreateRequest, PushCreateRequest } from "../generated/types.js";
import { acceptedRequests } from "./accepted.js";
import { campaignAudienceLimitIn, segmentationDetailsIn } from "./components/audience.js";
import { basicDetailsIn } from "./components/basic-details.js";
import { campaignContentIn } from "./components/content.js";
import {
  controlGroupDetailsIn,
  conversionGoalDetailsIn,
  deliveryControlsIn,
  utmParamsIn,
} from "./components/others.js";
import { partOf } from "./components/part.js";
import { schedulingDetailsIn } from "./components/scheduling-details.js";
import { triggerConditionIn } from "./components/trigger-condition.js";
import { type Members, oneOfAll, only } from "./from-schema.js";
import { type Channel, optionsOf, type RequestOptions, requestOptionNames, type Scene, scenesOf } from "./scene.js";

/** The requests of each channel. */
interface Requests {
  PUSH: PushCreateRequest;
  EMAIL: EmailCreateRequest;
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
  return oneOfAll(scenes.map(requestOf));
}

function requestOf(scene: Scene): fc.Arbitrary<Members> {
  const { deliveryType, tidy } = scene;
  const mayHaveLimit = scene.allows("AUDIENCE_LIMIT") && deliveryType !== "BROADCAST_LIVE_ACTIVITY";
  const request = partOf(scene, undefined, {
    members: {
      campaign_delivery_type: deliveryType,
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
    without: only(!mayHaveLimit, "campaign_audience_limit"),
  });
  return tidy ? request.map(targetingItsContent) : request;
}

/** The same request; a Push targets the platforms of its flat content. */
function targetingItsContent(request: Members): Members {
  const { content } = request["campaign_content"] as { content: { push?: Members } };
  if (content.push === undefined) return request;
  const platforms = Object.keys(content.push).map((platform) => platform.toUpperCase());
  return { ...request, basic_details: { ...(request["basic_details"] as Members), platforms } };
}
