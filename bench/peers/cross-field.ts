import type {
  CampaignAudienceLimit,
  CreateRequest,
  EmailCreateRequest,
  FilterGroup,
  PushDeliveryControls,
} from "../../src/index.js";
import { conditions } from "./conditions.js";
import { emailContentsOf } from "./contents.js";
import type { Segment } from "./peer.js";
import { customKeysOf, lastsAnHour, mostCustomKeys, typesWithMetric } from "./vocabulary.js";
import type { Workspace } from "./workspace.js";

/** A problem of a request whose structure is sound. */
export interface CrossFieldProblem {
  readonly path: readonly Segment[];
  readonly message: string;
}

export type Report = (path: readonly Segment[], message: string) => void;

const none: readonly CrossFieldProblem[] = [];

/** The problems of a body with a sound structure, for libraries whose schemas describe only the structure. */
export function problemsOf(body: unknown, workspace: Workspace): readonly CrossFieldProblem[] {
  let problems: CrossFieldProblem[] | undefined;
  const report: Report = (path, message) => {
    problems ??= [];
    problems.push({ path, message });
  };
  conditions(body as CreateRequest, report);
  beyondSchema(body as CreateRequest, workspace, report);
  return problems ?? none;
}

/**
 * Rules that JSON Schema cannot express, or not at the right place: those that read the workspace, compare or count.
 */
function beyondSchema(request: CreateRequest, workspace: Workspace, report: Report): void {
  if (request.channel === "EMAIL") {
    emailGates(request, workspace, report);
    annotations(request, workspace, report);
  } else {
    queuing(request.delivery_controls, workspace, report);
  }
  if (workspace.portfolio) eachGroup(request, (group, path) => projectNames(group, path, report));
  if (request.utm_params !== undefined && customKeysOf(request.utm_params).length > mostCustomKeys) {
    report(["utm_params"], "must have at most five custom keys");
  }
  if (request.campaign_audience_limit !== undefined) {
    audienceLimit(request, request.campaign_audience_limit, workspace, report);
  }
}

function emailGates({ basic_details: details }: EmailCreateRequest, workspace: Workspace, report: Report): void {
  if (!workspace.doubleOptIn && details.send_only_double_opt_in_users === true) {
    report(["basic_details", "send_only_double_opt_in_users"], "needs the Double Opt-In feature");
  }
  if (!workspace.brandDeduplication && (details.deduplication_attribute ?? "") !== "") {
    report(["basic_details", "deduplication_attribute"], "needs the Brand Deduplication feature");
  }
}

function annotations(request: EmailCreateRequest, workspace: Workspace, report: Report): void {
  for (const { place, content } of emailContentsOf(request.campaign_content)) {
    const gmail = content.gmail_annotations;
    if (gmail === undefined) continue;
    const path = ["campaign_content", "content", ...place, "gmail_annotations"];
    if (request.basic_details.content_type === "TRANSACTIONAL") report(path, "is for PROMOTIONAL emails only");
    const { deal_card: deal, product_carousel: carousel } = gmail;
    if (deal !== undefined && !lastsAnHour(deal.availability_starts, deal.availability_ends)) {
      report([...path, "deal_card", "availability_ends"], "must be at least an hour after availability_starts");
    }
    if (carousel?.type === "MANUAL") {
      if (carousel.manual_data === undefined) report([...path, "product_carousel", "manual_data"], "is needed");
    } else if (carousel !== undefined) {
      const set = carousel.product_set_data?.product_set;
      if (!workspace.productSets) {
        report([...path, "product_carousel", "type"], "must be MANUAL without Product Sets");
      } else if (set === undefined) {
        report([...path, "product_carousel", "product_set_data"], "is needed");
      } else if (workspace.knownProductSets?.has(set) === false) {
        report([...path, "product_carousel", "product_set_data", "product_set"], "must be one of the workspace");
      }
    }
  }
}

function queuing(
  { queuing_enabled, queue_duration }: PushDeliveryControls,
  workspace: Workspace,
  report: Report,
): void {
  if (!workspace.queuing) {
    if (queuing_enabled !== undefined) report(["delivery_controls", "queuing_enabled"], "needs the queuing feature");
    if (queue_duration !== undefined) report(["delivery_controls", "queue_duration"], "needs the queuing feature");
  } else if (queuing_enabled === true && (queue_duration === undefined || queue_duration <= 0)) {
    report(["delivery_controls", "queue_duration"], "must be present and more than 0 when queuing is enabled");
  }
}

function audienceLimit(request: CreateRequest, cap: CampaignAudienceLimit, workspace: Workspace, report: Report): void {
  const { channel, campaign_delivery_type: type } = request;
  const at = "campaign_audience_limit";
  if (!workspace.audienceLimit || type === "BROADCAST_LIVE_ACTIVITY") {
    report([at], workspace.audienceLimit ? "must be absent for a live activity" : "needs the audience limit feature");
    return;
  }

  const { is_campaign_audience_limit_enabled: isEnabled } = cap;
  for (const member of ["metric", "frequency"] as const) {
    if (cap[member] === undefined) {
      if (isEnabled === true && typesWithMetric.includes(type)) report([at, member], "is needed");
    } else if (isEnabled === false || type === "ONE_TIME") {
      report([at, member], "must be absent for ONE_TIME or when the limit is disabled");
    }
  }
  if (isEnabled !== undefined && isEnabled !== (cap.limit !== undefined)) {
    report([at, "limit"], isEnabled ? "is needed" : "must be absent when the limit is disabled");
  }
  if (cap.frequency === "INSTANCE" && (channel !== "PUSH" || type !== "PERIODIC")) {
    report([at, "frequency"], "must not be INSTANCE except for periodic Push");
  }
}

type OnGroup = (group: FilterGroup, path: readonly Segment[]) => void;

/** Calls `onGroup` for the outermost filter groups of the components; the callback visits the groups inside them. */
export function eachGroup({ trigger_condition, segmentation_details }: CreateRequest, onGroup: OnGroup): void {
  const visit = (group: FilterGroup | undefined, ...path: string[]) => group !== undefined && onGroup(group, path);
  visit(trigger_condition?.included_filters, "trigger_condition", "included_filters");
  visit(trigger_condition?.secondary_included_filters, "trigger_condition", "secondary_included_filters");
  visit(segmentation_details.included_filters, "segmentation_details", "included_filters");
  visit(segmentation_details.excluded_filters, "segmentation_details", "excluded_filters");
}

function projectNames(group: FilterGroup, path: readonly Segment[], report: Report): void {
  for (const [index, filter] of group.filters.entries()) {
    if (filter.filter_type === "user_attributes" && filter.project_name === undefined) {
      report([...path, "filters", index, "project_name"], "is needed with Portfolio");
    } else if (filter.filter_type === "actions" && filter.attributes !== undefined) {
      projectNames(filter.attributes, [...path, "filters", index, "attributes"], report);
    }
  }
}
