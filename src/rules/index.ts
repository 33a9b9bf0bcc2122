import type { StructureId, StructureParams } from "../structure/structural-rules.js";
import { audienceNotEmpty } from "./audience/not-empty.js";
import { audienceLimitAbsentForOneTime } from "./audience-limit/absent-for-one-time.js";
import { audienceLimitAbsentWhenDisabled } from "./audience-limit/absent-when-disabled.js";
import { audienceLimitEnabled } from "./audience-limit/feature-enabled.js";
import { audienceLimitInstanceForPushPeriodic } from "./audience-limit/instance-for-push-periodic.js";
import { audienceLimitLimitRequired } from "./audience-limit/limit-required.js";
import { audienceLimitMetricAndFrequencyRequired } from "./audience-limit/metric-and-frequency-required.js";
import { audienceLimitNotForLiveActivity } from "./audience-limit/not-for-live-activity.js";
import { brandDeduplicationEnabled } from "./basic-details/brand-deduplication-enabled.js";
import { businessEventRequired } from "./basic-details/business-event-required.js";
import { doubleOptInEnabled } from "./basic-details/double-opt-in-enabled.js";
import { dwellTimeGranularityRequired } from "./basic-details/dwell-time-granularity-required.js";
import { dwellTimeValueRequired } from "./basic-details/dwell-time-value-required.js";
import { geofencesRequired } from "./basic-details/geofences-required.js";
import { liveActivityIdRequired } from "./basic-details/live-activity-id-required.js";
import { liveActivityIosOnly } from "./basic-details/live-activity-ios-only.js";
import { subscriptionCategoryRequired } from "./basic-details/subscription-category-required.js";
import { controlGroupPercentageRequired } from "./control-group/percentage-required.js";
import { bypassDndRequired } from "./delivery-controls/bypass-dnd-required.js";
import { queueDurationPositive } from "./delivery-controls/queue-duration-positive.js";
import { queueDurationRequired } from "./delivery-controls/queue-duration-required.js";
import { queuingEnabled } from "./delivery-controls/queuing-enabled.js";
import { operatorAllowed } from "./filter/operator-allowed.js";
import { projectNameRequired } from "./filter/project-name-required.js";
import { segmentNamed } from "./filter/segment-named.js";
import { valueRequired } from "./filter/value-required.js";
import { dealCardOneHour } from "./gmail/deal-card-one-hour.js";
import { manualDataRequired } from "./gmail/manual-data-required.js";
import { productSetDataRequired } from "./gmail/product-set-data-required.js";
import { productSetKnown } from "./gmail/product-set-known.js";
import { productSetsEnabled } from "./gmail/product-sets-enabled.js";
import { promotionalOnly } from "./gmail/promotional-only.js";
import type { ParamsOf, Rule } from "./rule.js";
import { btsDetailsRequired } from "./schedule/bts-details-required.js";
import { periodicAtFixedTime } from "./schedule/periodic-at-fixed-time.js";
import { periodicDetailsRequired } from "./schedule/periodic-details-required.js";
import { startTimeRequired } from "./schedule/start-time-required.js";
import { userTimezoneDetailsRequired } from "./schedule/user-timezone-details-required.js";
import { attributeNameRequired } from "./trigger/attribute-name-required.js";
import { triggerConditionRequired } from "./trigger/condition-required.js";
import { delayGranularityRequired } from "./trigger/delay-granularity-required.js";
import { delayRelationRequired } from "./trigger/delay-relation-required.js";
import { delayValueRequired } from "./trigger/delay-value-required.js";
import { intelligentDelayPushOnly } from "./trigger/intelligent-delay-push-only.js";
import { intelligentDelayWindowComplete } from "./trigger/intelligent-delay-window-complete.js";
import { intelligentDelayWindowPushOnly } from "./trigger/intelligent-delay-window-push-only.js";
import { intelligentDelayWindowRequired } from "./trigger/intelligent-delay-window-required.js";
import { atMostFiveCustomKeys } from "./utm/at-most-five-custom-keys.js";
import { customKeyPrefixed } from "./utm/custom-key-prefixed.js";

// Adding a rule: its file, a line here, its test and its fixture.
const rules = [
  // basic_details
  doubleOptInEnabled,
  brandDeduplicationEnabled,
  liveActivityIosOnly,
  subscriptionCategoryRequired,
  businessEventRequired,
  liveActivityIdRequired,
  geofencesRequired,
  dwellTimeValueRequired,
  dwellTimeGranularityRequired,
  // trigger_condition, and every filter there and in segmentation_details
  projectNameRequired,
  triggerConditionRequired,
  intelligentDelayPushOnly,
  delayValueRequired,
  delayGranularityRequired,
  delayRelationRequired,
  attributeNameRequired,
  intelligentDelayWindowRequired,
  intelligentDelayWindowPushOnly,
  intelligentDelayWindowComplete,
  operatorAllowed,
  valueRequired,
  segmentNamed,
  // campaign_content
  productSetsEnabled,
  promotionalOnly,
  dealCardOneHour,
  manualDataRequired,
  productSetDataRequired,
  productSetKnown,
  // segmentation_details
  audienceNotEmpty,
  // scheduling_details
  startTimeRequired,
  periodicDetailsRequired,
  periodicAtFixedTime,
  btsDetailsRequired,
  userTimezoneDetailsRequired,
  // delivery_controls
  queuingEnabled,
  bypassDndRequired,
  queueDurationRequired,
  queueDurationPositive,
  // control_group_details
  controlGroupPercentageRequired,
  // utm_params
  atMostFiveCustomKeys,
  customKeyPrefixed,
  // campaign_audience_limit
  audienceLimitEnabled,
  audienceLimitNotForLiveActivity,
  audienceLimitMetricAndFrequencyRequired,
  audienceLimitLimitRequired,
  audienceLimitAbsentWhenDisabled,
  audienceLimitInstanceForPushPeriodic,
  audienceLimitAbsentForOneTime,
] as const;

type Registered = (typeof rules)[number];

/** A rule of the registry, whichever it is. */
export type RegisteredRule = Rule<Registered["id"]>;

/**
 * Every rule, in the order of violations: by top-level member as in the specification's table of the create request,
 * within it gates first, then as the specification goes. Violations of a rule that speaks of two members (those of
 * filters) are sorted by member first.
 */
export const registry: readonly RegisteredRule[] = Object.freeze(rules);

/** Every rule id with the params of its violations. */
export type RuleParams = StructureParams & {
  readonly [R in Registered as R["id"]]: ParamsOf<R["message"]>;
};

/** Id of a rule. Ids are stable: they may be stored, compared and linked to. */
export type RuleId = keyof RuleParams;

export type { StructureId };
