import fc from "fast-check";
import type { EmailCreateRequest, PushCreateRequest } from "../generated/types.js";
import { EmailCreateRequest as EmailSchema, PushCreateRequest as PushSchema } from "../schemas/create-request.js";
import { acceptedRequests } from "./accepted.js";
import { basicDetailsIn } from "./components/basic-details.js";
import { campaignAudienceLimitIn } from "./components/campaign-audience-limit.js";
import { campaignContentIn } from "./components/campaign-content.js";
import { controlGroupDetailsIn } from "./components/control-group-details.js";
import { conversionGoalDetailsIn } from "./components/conversion-goal-details.js";
import { deliveryControlsIn } from "./components/delivery-controls.js";
import { schedulingDetailsIn } from "./components/scheduling-details.js";
import { segmentationDetailsIn } from "./components/segmentation-details.js";
import { triggerConditionIn } from "./components/trigger-condition.js";
import { utmParamsIn } from "./components/utm-params.js";
import { type Members, objectOf, oneOfAll } from "./from-schema.js";
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

const TRIGGERED = ["EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED"];

/** Delivery types that do not need a trigger condition, but may use one. */
const MAY_BE_TRIGGERED = ["BROADCAST_LIVE_ACTIVITY"];

function requestOf(scene: Scene): fc.Arbitrary<Members> {
  const { channel, deliveryType, tidy } = scene;
  const isTriggered = TRIGGERED.includes(deliveryType);
  const mayHaveTrigger = !tidy || isTriggered || MAY_BE_TRIGGERED.includes(deliveryType);
  const mayHaveLimit = scene.allows("AUDIENCE_LIMIT") && deliveryType !== "BROADCAST_LIVE_ACTIVITY";
  const request = objectOf(channel === "PUSH" ? PushSchema : EmailSchema, tidy, {
    members: {
      campaign_delivery_type: fc.constant(deliveryType),
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
    needs: isTriggered ? ["trigger_condition"] : [],
    without: [...(mayHaveTrigger ? [] : ["trigger_condition"]), ...(mayHaveLimit ? [] : ["campaign_audience_limit"])],
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
