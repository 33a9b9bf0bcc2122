import type { AnyViolation } from "../errors/violation.js";
import { components } from "../generated/members.js";
import type { PushCreateRequest } from "../generated/types.js";
import type { StructureId, StructureParams } from "../structure/structural-rules.js";
import { expiryPositive } from "./advanced/expiry-positive.js";
import { includedFiltersUsed } from "./audience/included-filters-used.js";
import { audienceNotEmpty } from "./audience/not-empty.js";
import { audienceLimitAbsentForOneTime } from "./audience-limit/absent-for-one-time.js";
import { audienceLimitAbsentWhenDisabled } from "./audience-limit/absent-when-disabled.js";
import { audienceLimitEnabled } from "./audience-limit/feature-enabled.js";
import { audienceLimitFlagPresent } from "./audience-limit/flag-present.js";
import { audienceLimitInstanceForPushPeriodic } from "./audience-limit/instance-for-push-periodic.js";
import { audienceLimitLimitRequired } from "./audience-limit/limit-required.js";
import { audienceLimitMetricAndFrequencyRequired } from "./audience-limit/metric-and-frequency-required.js";
import { audienceLimitMetricAndFrequencyUsed } from "./audience-limit/metric-and-frequency-used.js";
import { audienceLimitNotForLiveActivity } from "./audience-limit/not-for-live-activity.js";
import { brandDeduplicationEnabled } from "./basic-details/brand-deduplication-enabled.js";
import { businessEventRequired } from "./basic-details/business-event-required.js";
import { businessEventUsed } from "./basic-details/business-event-used.js";
import { doubleOptInEnabled } from "./basic-details/double-opt-in-enabled.js";
import { dwellTimeGranularityRequired } from "./basic-details/dwell-time-granularity-required.js";
import { dwellTimeUsed } from "./basic-details/dwell-time-used.js";
import { dwellTimeValueRequired } from "./basic-details/dwell-time-value-required.js";
import { geofenceNumbersValid } from "./basic-details/geofence-numbers-valid.js";
import { geofencesRequired } from "./basic-details/geofences-required.js";
import { geofencesUsed } from "./basic-details/geofences-used.js";
import { liveActivityIdRequired } from "./basic-details/live-activity-id-required.js";
import { liveActivityIdUsed } from "./basic-details/live-activity-id-used.js";
import { liveActivityIosOnly } from "./basic-details/live-activity-ios-only.js";
import { platformsDistinct } from "./basic-details/platforms-distinct.js";
import { platformsNotEmpty } from "./basic-details/platforms-not-empty.js";
import { provisionalFlagsExclusive } from "./basic-details/provisional-flags-exclusive.js";
import { subscriptionCategoryRequired } from "./basic-details/subscription-category-required.js";
import { triggeredPlatformOnlyUsed } from "./basic-details/triggered-platform-only-used.js";
import { bodyNotAWholeRequest } from "./body/not-a-whole-request.js";
import { bodyNotAnArray } from "./body/not-an-array.js";
import { bodyNotAnUpdate } from "./body/not-an-update.js";
import { bodyUnwrapped } from "./body/unwrapped.js";
import { emailEnvelopeComplete } from "./content/email-envelope-complete.js";
import { fromAddressValid } from "./content/from-address-valid.js";
import { localeHasContent } from "./content/locale-has-content.js";
import { localeKeyListed } from "./content/locale-key-listed.js";
import { platformTargeted } from "./content/platform-targeted.js";
import { replyToAddressValid } from "./content/reply-to-address-valid.js";
import { targetedPlatformHasContent } from "./content/targeted-platform-has-content.js";
import { controlGroupPercentageRequired } from "./control-group/percentage-required.js";
import { controlGroupPercentageUsed } from "./control-group/percentage-used.js";
import { attributionWindowPositive } from "./conversion-goals/attribution-window-positive.js";
import { onePrimaryGoal } from "./conversion-goals/one-primary.js";
import { createdByAddressAlone } from "./created-by/address-alone.js";
import { bypassDndRequired } from "./delivery-controls/bypass-dnd-required.js";
import { deliveryControlCountsPositive } from "./delivery-controls/counts-positive.js";
import { deliveryControlHoursValid } from "./delivery-controls/hours-valid.js";
import { deliveryControlsUsed } from "./delivery-controls/members-used.js";
import { queueDurationPositive } from "./delivery-controls/queue-duration-positive.js";
import { queueDurationRequired } from "./delivery-controls/queue-duration-required.js";
import { queueDurationUsed } from "./delivery-controls/queue-duration-used.js";
import { queuingEnabled } from "./delivery-controls/queuing-enabled.js";
import { executionCountPositive } from "./filter/execution-count-positive.js";
import { operatorAllowed } from "./filter/operator-allowed.js";
import { projectNameRequired } from "./filter/project-name-required.js";
import { segmentNamed } from "./filter/segment-named.js";
import { valueRequired } from "./filter/value-required.js";
import { annotationsComplete } from "./gmail/annotations-complete.js";
import { atMostNineProducts } from "./gmail/at-most-nine-products.js";
import { carouselDataUsed } from "./gmail/carousel-data-used.js";
import { dealCardOneHour } from "./gmail/deal-card-one-hour.js";
import { dealCardOrCarousel } from "./gmail/deal-card-or-carousel.js";
import { manualDataRequired } from "./gmail/manual-data-required.js";
import { percentAtMostHundred } from "./gmail/percent-at-most-hundred.js";
import { productSetDataRequired } from "./gmail/product-set-data-required.js";
import { productSetKnown } from "./gmail/product-set-known.js";
import { productSetsEnabled } from "./gmail/product-sets-enabled.js";
import { promotionalOnly } from "./gmail/promotional-only.js";
import { memberKnown } from "./member/known.js";
import { textNotEmpty } from "./member/text-not-empty.js";
import { appKeyPresent } from "./request/app-key-present.js";
import { authorized } from "./request/authorized.js";
import { contentTypeJson } from "./request/content-type-json.js";
import { headersUnambiguous } from "./request/headers-unambiguous.js";
import { idempotencyKeyPresent } from "./request/idempotency-key-present.js";
import { idempotencyKeyUuid } from "./request/idempotency-key-uuid.js";
import { operationKnown } from "./request/operation-known.js";
import { requestIdPresent } from "./request/request-id-present.js";
import { requestIdsEqual } from "./request/request-ids-equal.js";
import type { ParamsOf, Rule } from "./rule.js";
import { btsDetailsRequired } from "./schedule/bts-details-required.js";
import { btsDetailsUsed } from "./schedule/bts-details-used.js";
import { expiryAfterStart } from "./schedule/expiry-after-start.js";
import { expiryTimeUsed } from "./schedule/expiry-time-used.js";
import { monthlyDaysPresent } from "./schedule/monthly-days-present.js";
import { periodicAtFixedTime } from "./schedule/periodic-at-fixed-time.js";
import { periodicCountsPositive } from "./schedule/periodic-counts-positive.js";
import { periodicDetailsRequired } from "./schedule/periodic-details-required.js";
import { periodicDetailsUsed } from "./schedule/periodic-details-used.js";
import { repeatDaysUsed } from "./schedule/repeat-days-used.js";
import { sendInBtsTrue } from "./schedule/send-in-bts-true.js";
import { sendInUserTimezoneTrue } from "./schedule/send-in-user-timezone-true.js";
import { sendingFrequencyPresent } from "./schedule/sending-frequency-present.js";
import { startTimeRequired } from "./schedule/start-time-required.js";
import { startTimeUsed } from "./schedule/start-time-used.js";
import { userTimezoneDetailsRequired } from "./schedule/user-timezone-details-required.js";
import { userTimezoneDetailsUsed } from "./schedule/user-timezone-details-used.js";
import { weeklyDaysPresent } from "./schedule/weekly-days-present.js";
import { attributeNameRequired } from "./trigger/attribute-name-required.js";
import { triggerConditionRequired } from "./trigger/condition-required.js";
import { triggerConditionUsed } from "./trigger/condition-used.js";
import { delayGranularityRequired } from "./trigger/delay-granularity-required.js";
import { delayMembersUsed } from "./trigger/delay-members-used.js";
import { delayRelationRequired } from "./trigger/delay-relation-required.js";
import { delayValueRequired } from "./trigger/delay-value-required.js";
import { delayValuesPositive } from "./trigger/delay-values-positive.js";
import { triggerFiltersPresent } from "./trigger/included-filters-present.js";
import { intelligentDelayPushOnly } from "./trigger/intelligent-delay-push-only.js";
import { intelligentDelayWindowComplete } from "./trigger/intelligent-delay-window-complete.js";
import { intelligentDelayWindowOrdered } from "./trigger/intelligent-delay-window-ordered.js";
import { intelligentDelayWindowPushOnly } from "./trigger/intelligent-delay-window-push-only.js";
import { intelligentDelayWindowRequired } from "./trigger/intelligent-delay-window-required.js";
import { intelligentDelayWindowUsed } from "./trigger/intelligent-delay-window-used.js";
import { changesSomething } from "./update/changes-something.js";
import { conversionGoalDetailsUnchanged } from "./update/conversion-goal-details-unchanged.js";
import { deliveryTypeUnchanged } from "./update/delivery-type-unchanged.js";
import { liveActivityNotConverted } from "./update/live-activity-not-converted.js";
import { updateNotACreateRequest } from "./update/not-a-create-request.js";
import { segmentationDetailsUnchanged } from "./update/segmentation-details-unchanged.js";
import { startTimeUnchanged } from "./update/start-time-unchanged.js";
import { stateAllowsChanges } from "./update/state-allows-changes.js";
import { statusAlone } from "./update/status-alone.js";
import { storedPublishable } from "./update/stored-publishable.js";
import { storedUnreadable } from "./update/stored-unreadable.js";
import { triggerConditionUnchanged } from "./update/trigger-condition-unchanged.js";
import { updatedByAddressAlone } from "./update/updated-by-address-alone.js";
import { versionNoteUsed } from "./update/version-note-used.js";
import { atMostFiveCustomKeys } from "./utm/at-most-five-custom-keys.js";
import { customKeyPrefixed } from "./utm/custom-key-prefixed.js";
import { namedKeySpelled } from "./utm/named-key-spelled.js";
import { featuresKnown } from "./workspace/features-known.js";

// Adding a rule: its file, a line here, its test and its fixture. Until you add a fault, the generators do not compile.
// Rules are grouped by the component that they are about, in the order of their violations.

/** Rules about the path and headers of a whole request. */
const requestRules = {
  request: [
    operationKnown,
    authorized,
    headersUnambiguous,
    appKeyPresent,
    contentTypeJson,
    idempotencyKeyPresent,
    idempotencyKeyUuid,
    requestIdPresent,
    requestIdsEqual,
  ],
} as const satisfies Sections;

/** Rules about the bodies of create requests and updates. */
const bodyRules = {
  created_by: [createdByAddressAlone],
  basic_details: [
    doubleOptInEnabled,
    brandDeduplicationEnabled,
    liveActivityIosOnly,
    subscriptionCategoryRequired,
    businessEventRequired,
    liveActivityIdRequired,
    geofencesRequired,
    dwellTimeValueRequired,
    dwellTimeGranularityRequired,
    platformsNotEmpty,
    platformsDistinct,
    provisionalFlagsExclusive,
    businessEventUsed,
    liveActivityIdUsed,
    geofencesUsed,
    triggeredPlatformOnlyUsed,
    dwellTimeUsed,
    geofenceNumbersValid,
  ],
  // Including those about filters, here and in segmentation_details.
  trigger_condition: [
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
    triggerConditionUsed,
    triggerFiltersPresent,
    delayMembersUsed,
    delayValuesPositive,
    intelligentDelayWindowUsed,
    intelligentDelayWindowOrdered,
    executionCountPositive,
  ],
  campaign_content: [
    productSetsEnabled,
    promotionalOnly,
    dealCardOneHour,
    manualDataRequired,
    productSetDataRequired,
    productSetKnown,
    localeHasContent,
    localeKeyListed,
    targetedPlatformHasContent,
    platformTargeted,
    emailEnvelopeComplete,
    fromAddressValid,
    replyToAddressValid,
    annotationsComplete,
    dealCardOrCarousel,
    atMostNineProducts,
    percentAtMostHundred,
    carouselDataUsed,
  ],
  segmentation_details: [audienceNotEmpty, includedFiltersUsed],
  scheduling_details: [
    startTimeRequired,
    periodicDetailsRequired,
    periodicAtFixedTime,
    btsDetailsRequired,
    userTimezoneDetailsRequired,
    startTimeUsed,
    expiryTimeUsed,
    expiryAfterStart,
    periodicDetailsUsed,
    sendingFrequencyPresent,
    periodicCountsPositive,
    repeatDaysUsed,
    weeklyDaysPresent,
    monthlyDaysPresent,
    btsDetailsUsed,
    sendInBtsTrue,
    userTimezoneDetailsUsed,
    sendInUserTimezoneTrue,
  ],
  delivery_controls: [
    queuingEnabled,
    bypassDndRequired,
    queueDurationRequired,
    queueDurationPositive,
    deliveryControlsUsed,
    deliveryControlCountsPositive,
    deliveryControlHoursValid,
    queueDurationUsed,
  ],
  advanced: [expiryPositive],
  conversion_goal_details: [attributionWindowPositive, onePrimaryGoal],
  control_group_details: [controlGroupPercentageRequired, controlGroupPercentageUsed],
  utm_params: [atMostFiveCustomKeys, customKeyPrefixed, namedKeySpelled],
  campaign_audience_limit: [
    audienceLimitEnabled,
    audienceLimitNotForLiveActivity,
    audienceLimitMetricAndFrequencyRequired,
    audienceLimitLimitRequired,
    audienceLimitAbsentWhenDisabled,
    audienceLimitInstanceForPushPeriodic,
    audienceLimitAbsentForOneTime,
    audienceLimitMetricAndFrequencyUsed,
    audienceLimitFlagPresent,
  ],
  body: [bodyNotAnArray, bodyNotAWholeRequest, bodyUnwrapped, bodyNotAnUpdate],
  anywhere: [memberKnown, textNotEmpty, featuresKnown],
} as const satisfies Sections;

/** Rules that only updates have. */
const updateRules = {
  update: [stateAllowsChanges, storedUnreadable, liveActivityNotConverted, updatedByAddressAlone, versionNoteUsed],
  trigger_condition: [triggerConditionUnchanged],
  segmentation_details: [segmentationDetailsUnchanged],
  scheduling_details: [deliveryTypeUnchanged, startTimeUnchanged],
  conversion_goal_details: [conversionGoalDetailsUnchanged],
  status: [statusAlone, storedPublishable],
  body: [updateNotACreateRequest],
  anywhere: [changesSomething],
} as const satisfies Sections;

type Section = keyof PushCreateRequest | "request" | "update" | "status" | "body" | "anywhere";
type Sections = Readonly<Partial<Record<Section, readonly unknown[]>>>;
type RuleIn<S extends Sections> = S extends unknown ? Extract<S[keyof S], readonly unknown[]>[number] : never;

/** Joins groups. Components come in the order of the specification's table of the create request. */
function inOrder(...groups: readonly Sections[]): Registry {
  const sections = [
    "request",
    "update",
    "created_by",
    ...components,
    "status",
    "body",
    "anywhere",
  ] as readonly Section[];
  return Object.freeze(
    sections.flatMap((section) => groups.flatMap((group) => (Object.hasOwn(group, section) ? group[section] : []))),
  ) as Registry;
}

type Registered = RuleIn<typeof requestRules | typeof bodyRules | typeof updateRules>;

/** Any rule in the registry. */
export type RegisteredRule = Rule<Registered["id"]>;

/** Rules in the order of violations. */
export type Registry = readonly RegisteredRule[];

/** The rules for create requests. Programs that validate only those do not bundle the others. */
export const createRegistry: Registry = /* @__PURE__ */ inOrder(bodyRules);

/**
 * Every rule, in the order of violations: by top-level member as in the specification's table of the create request,
 * within it gates first, then in the order of the specification. Rules of our own are beside related ones.
 * Violations of a rule about two members (those of filters) are sorted by member first.
 */
export const registry: Registry = /* @__PURE__ */ inOrder(requestRules, bodyRules, updateRules);

/** Ids of the other rules, which a context for create requests may name, too. The compiler checks that none is absent. */
const otherIds: Readonly<Record<RuleIn<typeof requestRules | typeof updateRules>["id"], true>> = {
  "request.operation-known": true,
  "request.authorized": true,
  "request.headers-unambiguous": true,
  "request.app-key-present": true,
  "request.content-type-json": true,
  "request.idempotency-key-present": true,
  "request.idempotency-key-uuid": true,
  "request.request-id-present": true,
  "request.request-ids-equal": true,
  "update.state-allows-changes": true,
  "update.stored-unreadable": true,
  "update.live-activity-not-converted": true,
  "update.updated-by-address-alone": true,
  "update.version-note-used": true,
  "update.trigger-condition-unchanged": true,
  "update.segmentation-details-unchanged": true,
  "update.delivery-type-unchanged": true,
  "update.start-time-unchanged": true,
  "update.conversion-goal-details-unchanged": true,
  "update.status-alone": true,
  "update.stored-publishable": true,
  "update.not-a-create-request": true,
  "update.changes-something": true,
};

/** The ids of all rules in the registry. */
export function idsInRegistry(): string[] {
  return [...createRegistry.map(({ id }) => id), ...Object.keys(otherIds)];
}

/** Every rule id with the params of its violations. */
export type RuleParams = StructureParams & {
  readonly [R in Registered as R["id"]]: ParamsOf<R["message"]>;
} & CustomRuleParams;

/** Params of custom rules, by id. Declare yours here by module augmentation, so that `Violation` includes them. */
// biome-ignore lint/suspicious/noEmptyInterface: an interface, because only that can be augmented.
export interface CustomRuleParams {}

/** Id of a rule. Ids are stable: they may be stored, compared and linked to. */
export type RuleId = keyof RuleParams;

export type { StructureId };

/** A violation of one rule. Plain data: it survives `JSON.stringify` and `structuredClone`. */
export interface ViolationOf<R extends RuleId> extends AnyViolation {
  /** The rule that is broken. */
  rule: R;
  /** The facts of the message, for programs. */
  params: RuleParams[R] & {
    /** In an update: the member is absent because its component was sent without it, and the stored campaign has it. */
    readonly storedHasValue?: true;
    /** That value, if it is a text (cut to 64 characters), a number or a boolean. */
    readonly storedValue?: string | number | boolean;
  };
}

/** A violation of any rule. `rule` determines the type of `params`. */
export type Violation = { [R in RuleId]: ViolationOf<R> }[RuleId];
