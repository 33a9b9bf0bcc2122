import fc from "fast-check";
import { expectOneOf } from "../engine/context/option-errors.js";
import type { UpdateContext } from "../operations/update/update-context.js";
import type { RuleId } from "../rules/index.js";
import type { State } from "../rules/parts/update-parts.js";
import { features as allFeatures, type Feature } from "../rules/rule-context.js";
import { requestIn } from "./create-request.js";
import { type ExpectedViolation, expectedAt, isAdvice, outside } from "./expected-violation.js";
import type { Members } from "./from-schema.js";
import { type Draft, draftOf, reordered, sampleOf, storedAt, type UpdateOptions } from "./update.js";

/** Ids of the rules that only an update can break. */
export type UpdateRuleId = Extract<RuleId, `update.${string}`>;

/** An update with one fault, and the context in which that is its only one. */
export interface FaultyUpdate<R extends UpdateRuleId = UpdateRuleId> {
  patch: unknown;
  context: UpdateContext;
  expected: ExpectedViolation<R> & { origin: "request" | "stored" };
}

interface UpdateFault {
  readonly options?: UpdateOptions;
  readonly withoutFeature?: Feature;
  /** The update with the fault, and the place of the violation; a text is a name outside of the patch. */
  breaks(draft: Draft): fc.Arbitrary<Broken>;
}

interface Broken {
  readonly patch: Members;
  readonly at: readonly string[] | string;
  readonly state?: State;
  /** The stored campaign to use instead. */
  readonly stored?: unknown;
}

/** A fault that is always the same change. */
function by(options: UpdateOptions, change: (draft: Draft) => Broken): UpdateFault {
  return { options, breaks: (draft) => fc.constant(change(draft)) };
}

const ACTIVE: UpdateOptions = { state: "ACTIVE", isKnown: true };
const S = "scheduling_details";
const NOT_PERIODIC = ["ONE_TIME", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"] as const;

/** The ways to break each rule of updates. A rule missing here is a compile error. */
const faults: Readonly<Record<UpdateRuleId, readonly UpdateFault[]>> = {
  "update.state-allows-changes": [
    {
      breaks: ({ patch }) =>
        fc.constantFrom<State[]>("STOPPED", "ARCHIVED").map((state) => ({ patch, at: "campaign_id", state })),
    },
  ],
  "update.stored-unreadable": [
    {
      breaks: ({ patch }) =>
        fc.constantFrom<unknown[]>(null, [], "c-1", 5, true).map((stored) => ({ patch, at: "body", stored })),
    },
  ],
  "update.live-activity-not-converted": NOT_PERIODIC.map((deliveryType) => ({
    options: { channel: "PUSH", deliveryType, state: "DRAFT", isKnown: true },
    withoutFeature: "AUDIENCE_LIMIT",
    breaks: ({ scene }) => {
      const live = { ...scene, deliveryType: "BROADCAST_LIVE_ACTIVITY" };
      return requestIn([live]).map(({ request_id: _id, created_by: _by, ...patch }) => {
        return { patch, at: ["campaign_delivery_type"] };
      });
    },
  })),
  "update.trigger-condition-unchanged": [
    by(ACTIVE, (draft) => {
      const trigger = (storedAt(draft, "trigger_condition") ?? {}) as Members;
      const operator = storedAt(draft, "trigger_condition", "included_filters", "filter_operator");
      const included_filters = { filters: [], ...(trigger["included_filters"] as Members | undefined) };
      const changed = { ...included_filters, filter_operator: operator === "and" ? "or" : "and" };
      return patched(draft, "trigger_condition", { ...trigger, included_filters: changed });
    }),
    sent("trigger_condition", "ACTIVE", {}),
  ],
  "update.segmentation-details-unchanged": [
    by(ACTIVE, (draft) => {
      const audience = storedAt(draft, "segmentation_details") as Members;
      const flag = audience["send_campaign_to_opt_out_users"] !== true;
      return patched(draft, "segmentation_details", { ...audience, send_campaign_to_opt_out_users: flag });
    }),
    sent("segmentation_details", "ACTIVE", { is_all_user_campaign: true }),
  ],
  "update.conversion-goal-details-unchanged": [
    by(ACTIVE, (draft) => {
      const goals = (storedAt(draft, "conversion_goal_details") ?? {}) as Members;
      const hours = goals["attribution_window_in_hours"] === 24 ? 48 : 24;
      return patched(draft, "conversion_goal_details", { ...goals, attribution_window_in_hours: hours });
    }),
    sent("conversion_goal_details", "ACTIVE", { goals: [] }),
  ],
  "update.delivery-type-unchanged": NOT_PERIODIC.flatMap((deliveryType) =>
    (["ACTIVE", "SCHEDULED"] as const).map((state) =>
      by({ deliveryType, state, isKnown: true }, (draft) => {
        const schedule = storedAt(draft, S) as Members;
        const isAsap = schedule["delivery_type"] === "ASAP";
        // An active campaign keeps its start too, so it is stored as well.
        const start = schedule["start_time"] ?? "2030-01-01T00:00:00";
        const kept = { ...schedule, start_time: start };
        const broken = patched(draft, S, { ...kept, delivery_type: isAsap ? "AT_FIXED_TIME" : "ASAP" });
        return { ...broken, stored: { ...draft.stored, [S]: kept }, at: [S, "delivery_type"] };
      }),
    ),
  ),
  "update.start-time-unchanged": [
    by(ACTIVE, (draft) => {
      const schedule = storedAt(draft, S) as Members;
      const start = schedule["start_time"] === "2030-01-01T00:00:00" ? "2031-01-01T00:00:00" : "2030-01-01T00:00:00";
      return { ...patched(draft, S, { ...schedule, start_time: start }), at: [S, "start_time"] };
    }),
  ],
  "update.status-alone": [
    {
      breaks: ({ patch, stored }) =>
        fc.constantFrom("basic_details", "segmentation_details", "utm_params", "campaign_content").map((name) => {
          return { patch: { ...patch, [name]: stored[name] ?? null, status: "PUBLISH" }, at: ["status"] };
        }),
    },
  ],
  "update.stored-publishable": [
    by({ isKnown: true }, ({ stored: { basic_details: _, ...stored } }) => ({
      patch: { status: "PUBLISH" },
      at: ["status"],
      stored,
    })),
  ],
  "update.changes-something": [
    by({}, () => ({ patch: {}, at: [] })),
    by({ isKnown: true }, ({ stored }) => ({
      patch: {
        segmentation_details: reordered(stored["segmentation_details"]),
        basic_details: stored["basic_details"],
      },
      at: [],
    })),
  ],
  "update.not-a-create-request": [
    by({ isKnown: true }, ({ stored }) => {
      const { request_id: _, ...patch } = stored;
      return { patch: { ...patch, created_by: "jo@example.com" }, at: ["created_by"] };
    }),
  ],
  "update.updated-by-address-alone": [
    by({}, ({ patch }) => ({ patch: { ...patch, updated_by: "mailto:jo@example.com" }, at: ["updated_by"] })),
  ],
  "update.version-note-used": [
    {
      withoutFeature: "CAMPAIGN_VERSIONING",
      breaks: ({ patch }) => fc.constant({ patch: { ...patch, version_note: "Shorter title" }, at: ["version_note"] }),
    },
  ],
};

/** The update with another value of a component, which is not allowed to change. */
function patched({ patch }: Draft, component: string, value: unknown): Broken {
  return { patch: { ...patch, [component]: value }, at: [component] };
}

/** A component that is sent while the stored campaign is unknown. */
function sent(component: string, state: State, value: Members): UpdateFault {
  return by({ state, isKnown: false }, ({ patch }) => ({ patch: { ...patch, [component]: value }, at: [component] }));
}

/**
 * Updates with exactly one known fault: they break the given rule of updates or, without one, any rule that rejects
 * updates. A rule that only warns is raised to an error by the context. The faults of campaigns as such are
 * those of `faultyRequest`.
 *
 * @throws {TypeError} if there is no such rule.
 */
export function faultyUpdate<R extends UpdateRuleId = UpdateRuleId>(rule?: R): fc.Arbitrary<FaultyUpdate<R>> {
  if (rule !== undefined) expectOneOf(rule, Object.keys(faults), "rule");
  const all = Object.keys(faults) as UpdateRuleId[];
  const ids = rule === undefined ? all.filter((id) => !isAdvice(id)) : [rule];
  return fc
    .tuple(fc.constantFrom<UpdateRuleId[]>(...ids), fc.nat(), fc.subarray([...allFeatures]))
    .chain(([id, way, chosen]) => {
      const ways = faults[id];
      const fault = ways[way % ways.length] as UpdateFault;
      const features = chosen.filter((feature) => feature !== fault.withoutFeature);
      return draftOf({ ...fault.options, features }).chain((draft) =>
        fault.breaks(draft).map((broken) => faultyFrom(id, draft, broken, features)),
      );
    }) as fc.Arbitrary<unknown> as fc.Arbitrary<FaultyUpdate<R>>;
}

function faultyFrom(id: UpdateRuleId, draft: Draft, broken: Broken, features: readonly Feature[]): FaultyUpdate {
  const isStoredOdd = id === "update.stored-unreadable";
  const whole = { ...draft, ...broken, isKnown: draft.isKnown || isStoredOdd } as Draft;
  const copy = structuredClone(sampleOf(whole, { features: [...features] }));
  const { patch, context } = copy;
  if (isAdvice(id)) context.rules = { [id]: "error" };
  const { at } = broken;
  const expected = typeof at === "string" ? outside(id, at) : expectedAt(id, at, patch);
  return { patch, context, expected: { ...expected, origin: isStoredOdd ? "stored" : "request" } };
}
