import * as z from "zod";
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
  schedulingDetails,
  segmentationDetails,
  triggerCondition,
  utmParams,
} from "./components.js";
import { emailCampaignContent, pushCampaignContent } from "./content.js";
import { filterGroup } from "./filters.js";
import { refuse } from "./refuse.js";

/**
 * One schema for each workspace. Objects check their own rules, and the request checks rules that read several members.
 */
function createRequest(workspace: Workspace) {
  const group = filterGroup(workspace);
  const common = {
    request_id: z.string(),
    created_by: z.string().refine(isEmail, "must be an email address"),
    trigger_condition: triggerCondition(group).optional(),
    segmentation_details: segmentationDetails(group),
    scheduling_details: schedulingDetails,
    conversion_goal_details: conversionGoalDetails.optional(),
    control_group_details: controlGroupDetails.optional(),
    utm_params: utmParams.optional(),
    campaign_audience_limit: campaignAudienceLimit.optional(),
  };

  const push = z
    .object({
      ...common,
      channel: z.literal("PUSH"),
      campaign_delivery_type: z.enum(pushDeliveryTypes),
      basic_details: pushBasicDetails,
      campaign_content: pushCampaignContent,
      delivery_controls: pushDeliveryControls(workspace),
      advanced,
    })
    .check((payload) => {
      const request = payload.value;
      checkDeliveryType(payload);
      checkAudienceLimit(payload, workspace);
      const { campaign_delivery_type: type, basic_details: details, trigger_condition: trigger } = request;
      if (type === "BROADCAST_LIVE_ACTIVITY") {
        if (details.platforms.some((platform) => platform !== "IOS")) {
          refuse(payload, ["basic_details", "platforms"], "must be IOS alone for a live activity");
        }
        if (details.platforms.includes("IOS") && details.broadcast_live_activity_id === undefined) {
          refuse(payload, ["basic_details", "broadcast_live_activity_id"], "is needed for a live activity on iOS");
        }
      }
      if (type === "LOCATION_TRIGGERED" && details.geofences === undefined) {
        refuse(payload, ["basic_details", "geofences"], `is needed for ${type}`);
      }
      if (type === "EVENT_TRIGGERED" && request.delivery_controls.bypass_dnd === undefined) {
        refuse(payload, ["delivery_controls", "bypass_dnd"], `is needed for ${type}`);
      }
      if (trigger?.trigger_delay_type === "INTELLIGENT_DELAY" && trigger.intelligent_delay_optimization === undefined) {
        const path = ["trigger_condition", "intelligent_delay_optimization"];
        refuse(payload, path, "is needed when trigger_delay_type is INTELLIGENT_DELAY");
      }
    });

  const email = z
    .object({
      ...common,
      channel: z.literal("EMAIL"),
      campaign_delivery_type: z.enum(emailDeliveryTypes),
      basic_details: emailBasicDetails(workspace),
      connector: z.object({ connector_type: z.string(), connector_name: z.string() }),
      campaign_content: emailCampaignContent(workspace),
      delivery_controls: emailDeliveryControls.optional(),
    })
    .check((payload) => {
      const { basic_details, trigger_condition: trigger, campaign_content } = payload.value;
      checkDeliveryType(payload);
      checkAudienceLimit(payload, workspace);
      if (trigger?.trigger_delay_type === "INTELLIGENT_DELAY") {
        refuse(payload, ["trigger_condition", "trigger_delay_type"], "must be DELAY or ASAP on Email");
      }
      if (trigger?.intelligent_delay_optimization !== undefined) {
        refuse(payload, ["trigger_condition", "intelligent_delay_optimization"], "is for Push only");
      }
      if (basic_details.content_type === "PROMOTIONAL") return;
      for (const { place, content } of emailContentsOf(campaign_content)) {
        if (content.gmail_annotations === undefined) continue;
        const path = ["campaign_content", "content", ...place, "gmail_annotations"];
        refuse(payload, path, "is for PROMOTIONAL emails only");
      }
    });

  return z.discriminatedUnion("channel", [push, email]);
}

interface RequestPayload {
  readonly value: {
    channel: string;
    campaign_delivery_type: string;
    basic_details: { business_event?: string | undefined };
    trigger_condition?: unknown;
    scheduling_details: z.infer<typeof schedulingDetails>;
    campaign_audience_limit?: z.infer<typeof campaignAudienceLimit> | undefined;
  };
  readonly issues: z.core.$ZodRawIssue[];
}

function checkDeliveryType(payload: RequestPayload): void {
  const { campaign_delivery_type: type, basic_details, trigger_condition, scheduling_details } = payload.value;
  if (triggeredTypes.includes(type) && trigger_condition === undefined) {
    refuse(payload, ["trigger_condition"], `is needed for ${type}`);
  }
  if (type === "BUSINESS_EVENT_TRIGGERED" && basic_details.business_event === undefined) {
    refuse(payload, ["basic_details", "business_event"], `is needed for ${type}`);
  }
  if (type !== "PERIODIC") return;
  if (scheduling_details.periodic_details === undefined) {
    refuse(payload, ["scheduling_details", "periodic_details"], `is needed for ${type}`);
  }
  if (scheduling_details.delivery_type !== "AT_FIXED_TIME") {
    refuse(payload, ["scheduling_details", "delivery_type"], `must be AT_FIXED_TIME for ${type}`);
  }
}

function checkAudienceLimit(payload: RequestPayload, { audienceLimit }: Workspace): void {
  const { channel, campaign_delivery_type: type, campaign_audience_limit: cap } = payload.value;
  if (cap === undefined) return;
  const at = "campaign_audience_limit";
  if (!audienceLimit || type === "BROADCAST_LIVE_ACTIVITY") {
    refuse(payload, [at], audienceLimit ? "must be absent for a live activity" : "needs the audience limit feature");
    return;
  }

  const isEnabled = cap.is_campaign_audience_limit_enabled;
  for (const member of ["metric", "frequency"] as const) {
    if (cap[member] === undefined) {
      if (isEnabled && typesWithMetric.includes(type))
        refuse(payload, [at, member], "is needed when the limit is enabled");
    } else if (isEnabled === false || type === "ONE_TIME") {
      refuse(
        payload,
        [at, member],
        `must be absent ${isEnabled === false ? "when the limit is disabled" : "for ONE_TIME"}`,
      );
    }
  }
  if (isEnabled && cap.limit === undefined) refuse(payload, [at, "limit"], "is needed when the limit is enabled");
  if (isEnabled === false && cap.limit !== undefined)
    refuse(payload, [at, "limit"], "must be absent when the limit is disabled");
  if (cap.frequency === "INSTANCE" && (channel !== "PUSH" || type !== "PERIODIC")) {
    refuse(payload, [at, "frequency"], "must not be INSTANCE except for periodic Push");
  }
}

const none: readonly z.core.$ZodIssue[] = [];

export function validator(knowledge: Knowledge): (body: unknown) => readonly z.core.$ZodIssue[] {
  const schema = createRequest(workspaceOf(knowledge));
  return (body) => schema.safeParse(body).error?.issues ?? none;
}

export function placesOf({ path }: z.core.$ZodIssue): Segment[][] {
  return [path as Segment[]];
}
