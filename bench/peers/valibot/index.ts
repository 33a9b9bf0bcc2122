import * as v from "valibot";
import { isEmail } from "../../../src/structure/formats.js";
import { emailContentsOf } from "../contents.js";
import type { Knowledge, Segment } from "../peer.js";
import { emailDeliveryTypes, pushDeliveryTypes, triggeredTypes, typesWithMetric } from "../vocabulary.js";
import { type Workspace, workspaceOf } from "../workspace.js";
import { emailBasicDetails, pushBasicDetails } from "./basic-details.js";
import {
  advanced,
  campaignAudienceLimit,
  controlGroupDetails,
  conversionGoalDetails,
  emailDeliveryControls,
  pushDeliveryControls,
  segmentationDetails,
  triggerCondition,
  utmParams,
} from "./components.js";
import { emailCampaignContent, pushCampaignContent } from "./content.js";
import { filterGroup } from "./filters.js";
import { object, refuse } from "./refuse.js";
import { schedulingDetails } from "./schedule.js";

/**
 * One schema for each workspace. Objects check their own rules, and the request checks rules that read several members.
 */
function createRequest(workspace: Workspace) {
  const group = filterGroup(workspace);
  const common = {
    request_id: v.string(),
    created_by: v.pipe(v.string(), v.check(isEmail, "must be an email address")),
    trigger_condition: v.optional(triggerCondition(group)),
    segmentation_details: segmentationDetails(group),
    scheduling_details: schedulingDetails,
    conversion_goal_details: v.optional(conversionGoalDetails),
    control_group_details: v.optional(controlGroupDetails),
    utm_params: v.optional(utmParams),
    campaign_audience_limit: v.optional(campaignAudienceLimit),
  };

  const push = v.pipe(
    v.object({
      ...common,
      channel: v.literal("PUSH"),
      campaign_delivery_type: v.picklist(pushDeliveryTypes),
      basic_details: pushBasicDetails,
      campaign_content: pushCampaignContent,
      delivery_controls: pushDeliveryControls(workspace),
      advanced,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const request = dataset.value;
      const { campaign_delivery_type: type, basic_details: details, trigger_condition: trigger } = request;
      checkDeliveryType(request, addIssue);
      checkAudienceLimit(request, addIssue, workspace);
      if (type === "BROADCAST_LIVE_ACTIVITY") {
        if (details.platforms.some((platform) => platform !== "IOS")) {
          refuse(addIssue, request, ["basic_details", "platforms"], "must be IOS alone for a live activity");
        }
        if (details.platforms.includes("IOS") && details.broadcast_live_activity_id === undefined) {
          const path = ["basic_details", "broadcast_live_activity_id"];
          refuse(addIssue, request, path, "is needed for a live activity on iOS");
        }
      }
      if (type === "LOCATION_TRIGGERED" && details.geofences === undefined) {
        refuse(addIssue, request, ["basic_details", "geofences"], `is needed for ${type}`);
      }
      if (type === "EVENT_TRIGGERED" && request.delivery_controls.bypass_dnd === undefined) {
        refuse(addIssue, request, ["delivery_controls", "bypass_dnd"], `is needed for ${type}`);
      }
      if (trigger?.trigger_delay_type === "INTELLIGENT_DELAY" && trigger.intelligent_delay_optimization === undefined) {
        const path = ["trigger_condition", "intelligent_delay_optimization"];
        refuse(addIssue, request, path, "is needed when trigger_delay_type is INTELLIGENT_DELAY");
      }
    }),
  );

  const email = v.pipe(
    v.object({
      ...common,
      channel: v.literal("EMAIL"),
      campaign_delivery_type: v.picklist(emailDeliveryTypes),
      basic_details: emailBasicDetails(workspace),
      connector: object({ connector_type: v.string(), connector_name: v.string() }),
      campaign_content: emailCampaignContent(workspace),
      delivery_controls: v.optional(emailDeliveryControls),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const request = dataset.value;
      const { basic_details, trigger_condition: trigger, campaign_content } = request;
      checkDeliveryType(request, addIssue);
      checkAudienceLimit(request, addIssue, workspace);
      if (trigger?.trigger_delay_type === "INTELLIGENT_DELAY") {
        refuse(addIssue, request, ["trigger_condition", "trigger_delay_type"], "must be DELAY or ASAP on Email");
      }
      if (trigger?.intelligent_delay_optimization !== undefined) {
        refuse(addIssue, request, ["trigger_condition", "intelligent_delay_optimization"], "is for Push only");
      }
      if (basic_details.content_type === "PROMOTIONAL") return;
      for (const { place, content } of emailContentsOf(campaign_content as { content: { email?: object } })) {
        if (!("gmail_annotations" in content)) continue;
        const path = ["campaign_content", "content", ...place.map(String), "gmail_annotations"];
        refuse(addIssue, request, path, "is for PROMOTIONAL emails only");
      }
    }),
  );

  return v.variant("channel", [push, email]);
}

interface Request {
  channel: string;
  campaign_delivery_type: string;
  basic_details: { business_event?: string | undefined };
  trigger_condition?: unknown;
  scheduling_details: v.InferOutput<typeof schedulingDetails>;
  campaign_audience_limit?: v.InferOutput<typeof campaignAudienceLimit> | undefined;
}

type AddIssue = v.RawCheckContext<unknown>["addIssue"];

function checkDeliveryType(request: Request, addIssue: AddIssue): void {
  const { campaign_delivery_type: type, basic_details, trigger_condition, scheduling_details } = request;
  if (triggeredTypes.includes(type) && trigger_condition === undefined) {
    refuse(addIssue, request, ["trigger_condition"], `is needed for ${type}`);
  }
  if (type === "BUSINESS_EVENT_TRIGGERED" && basic_details.business_event === undefined) {
    refuse(addIssue, request, ["basic_details", "business_event"], `is needed for ${type}`);
  }
  if (type !== "PERIODIC") return;
  if (scheduling_details.periodic_details === undefined) {
    refuse(addIssue, request, ["scheduling_details", "periodic_details"], `is needed for ${type}`);
  }
  if (scheduling_details.delivery_type !== "AT_FIXED_TIME") {
    refuse(addIssue, request, ["scheduling_details", "delivery_type"], `must be AT_FIXED_TIME for ${type}`);
  }
}

function checkAudienceLimit(request: Request, addIssue: AddIssue, { audienceLimit }: Workspace): void {
  const { channel, campaign_delivery_type: type, campaign_audience_limit: cap } = request;
  if (cap === undefined) return;
  const at = "campaign_audience_limit";
  if (!audienceLimit || type === "BROADCAST_LIVE_ACTIVITY") {
    const message = audienceLimit ? "must be absent for a live activity" : "needs the audience limit feature";
    refuse(addIssue, request, [at], message);
    return;
  }

  const isEnabled = cap.is_campaign_audience_limit_enabled;
  for (const member of ["metric", "frequency"] as const) {
    if (cap[member] === undefined) {
      if (!isEnabled || !typesWithMetric.includes(type)) continue;
      refuse(addIssue, request, [at, member], "is needed when the limit is enabled");
    } else if (isEnabled === false || type === "ONE_TIME") {
      const when = isEnabled === false ? "when the limit is disabled" : "for ONE_TIME";
      refuse(addIssue, request, [at, member], `must be absent ${when}`);
    }
  }
  if (isEnabled !== undefined && isEnabled !== (cap.limit !== undefined)) {
    const message = isEnabled ? "is needed when the limit is enabled" : "must be absent when the limit is disabled";
    refuse(addIssue, request, [at, "limit"], message);
  }
  if (cap.frequency === "INSTANCE" && (channel !== "PUSH" || type !== "PERIODIC")) {
    refuse(addIssue, request, [at, "frequency"], "must not be INSTANCE except for periodic Push");
  }
}

type Issue = v.BaseIssue<unknown>;

const none: readonly Issue[] = [];

export function validator(knowledge: Knowledge): (body: unknown) => readonly Issue[] {
  const schema = createRequest(workspaceOf(knowledge));
  return (body) => v.safeParse(schema, body).issues ?? none;
}

export function placesOf({ path }: Issue): Segment[][] {
  return [(path ?? []).map(({ key }) => key as Segment)];
}
