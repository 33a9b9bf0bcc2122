import fc from "fast-check";
import { expectOneOf } from "../engine/context/option-errors.js";
import type { UpdateContext } from "../operations/update/update-context.js";
import type { RuleId } from "../rules/index.js";
import type { State } from "../rules/parts/update-parts.js";
import { features as allFeatures, type Feature } from "../rules/rule-context.js";
import { requestIn } from "./create-request.js";
import { type ExpectedViolation, expectedAt, isAdvice, outside, ruleById } from "./expected-violation.js";
import { drawnFrom, type Members } from "./from-schema.js";
import { type Draft, draftOf, reordered, sampleOf, type UpdateOptions } from "./update.js";
import { oneOf } from "./values.js";

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
  breaks(draft: Draft): Broken | fc.Arbitrary<Broken>;
}

/** The parts of the draft to replace, and the place of the violation; a text is a name outside of the patch. */
interface Broken {
  readonly at: readonly string[] | string;
  readonly patch?: Members;
  readonly state?: State;
  readonly stored?: unknown;
}

const ACTIVE: UpdateOptions = { state: "ACTIVE", isKnown: true };
const KNOWN: UpdateOptions = { isKnown: true };
const NOT_PERIODIC = ["ONE_TIME", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"] as const;
const S = "scheduling_details";

/** The ways to break each rule of updates. A rule missing here is a compile error. */
const faults: Readonly<Record<UpdateRuleId, readonly UpdateFault[]>> = {
  "update.state-allows-changes": (["STOPPED", "ARCHIVED"] as const).map((state) => ({
    breaks: () => ({ at: "campaign_id", state }),
  })),
  "update.stored-unreadable": [null, [], "c-1", 5, true].map((stored) => ({
    options: KNOWN,
    breaks: () => ({ at: "body", stored }),
  })),
  "update.live-activity-not-converted": NOT_PERIODIC.map((deliveryType) => ({
    options: { channel: "PUSH", deliveryType, state: "DRAFT", isKnown: true },
    withoutFeature: "AUDIENCE_LIMIT",
    breaks: ({ scene }) =>
      requestIn([{ ...scene, deliveryType: "BROADCAST_LIVE_ACTIVITY" }]).map(
        ({ request_id: _id, created_by: _by, ...patch }) => ({ patch, at: ["campaign_delivery_type"] }),
      ),
  })),
  "update.trigger-condition-unchanged": [
    changed("trigger_condition", ({ included_filters }) => {
      const group = included_filters as Members | undefined;
      const filter_operator = group?.["filter_operator"] === "and" ? "or" : "and";
      return { included_filters: { filters: [], ...group, filter_operator } };
    }),
    sent("trigger_condition", {}),
  ],
  "update.segmentation-details-unchanged": [
    changed("segmentation_details", ({ send_campaign_to_opt_out_users: flag }) => {
      return { send_campaign_to_opt_out_users: flag !== true };
    }),
    sent("segmentation_details", { is_all_user_campaign: true }),
  ],
  "update.conversion-goal-details-unchanged": [
    changed("conversion_goal_details", ({ attribution_window_in_hours: hours }) => {
      return { attribution_window_in_hours: hours === 24 ? 48 : 24 };
    }),
    sent("conversion_goal_details", { goals: [] }),
  ],
  "update.delivery-type-unchanged": NOT_PERIODIC.flatMap((deliveryType) =>
    (["ACTIVE", "SCHEDULED"] as const).map((state) => ({
      options: { deliveryType, state, isKnown: true },
      breaks: ({ patch, stored }: Draft) => {
        // An active campaign keeps its start too, so it is stored as well.
        const schedule: Members = { start_time: "2030-01-01T00:00:00", ...(stored[S] as Members) };
        const delivery_type = schedule["delivery_type"] === "ASAP" ? "AT_FIXED_TIME" : "ASAP";
        return {
          patch: { ...patch, [S]: { ...schedule, delivery_type } },
          stored: { ...stored, [S]: schedule },
          at: [S, "delivery_type"],
        };
      },
    })),
  ),
  "update.start-time-unchanged": [
    changed(
      S,
      ({ start_time }) => {
        return { start_time: start_time === "2030-01-01T00:00:00" ? "2031-01-01T00:00:00" : "2030-01-01T00:00:00" };
      },
      "start_time",
    ),
  ],
  "update.status-alone": ["basic_details", "segmentation_details", "utm_params", "campaign_content"].map((name) => ({
    breaks: ({ patch, stored }) => ({
      patch: { ...patch, [name]: stored[name] ?? null, status: "PUBLISH" },
      at: ["status"],
    }),
  })),
  "update.stored-publishable": [
    {
      options: KNOWN,
      breaks: ({ stored: { basic_details: _, ...stored } }) => ({
        patch: { status: "PUBLISH" },
        at: ["status"],
        stored,
      }),
    },
  ],
  "update.changes-something": [
    { breaks: () => ({ patch: {}, at: [] }) },
    {
      options: KNOWN,
      breaks: ({ stored: { segmentation_details, basic_details } }) => ({
        patch: { segmentation_details: reordered(segmentation_details), basic_details },
        at: [],
      }),
    },
  ],
  "update.not-a-create-request": [
    {
      options: KNOWN,
      breaks: ({ stored: { request_id: _, ...stored } }) => ({
        patch: { ...stored, created_by: "jo@example.com" },
        at: ["created_by"],
      }),
    },
  ],
  "update.updated-by-address-alone": [withMember("updated_by", "mailto:jo@example.com")],
  "update.version-note-used": [withMember("version_note", "Shorter title")],
};

function withMember(name: string, value: unknown, options: UpdateOptions = {}): UpdateFault {
  return { options, breaks: ({ patch }) => ({ patch: { ...patch, [name]: value }, at: [name] }) };
}

/** A component that is sent while the stored campaign is unknown. */
function sent(component: string, value: Members): UpdateFault {
  return withMember(component, value, { state: "ACTIVE", isKnown: false });
}

/** A component, or a member of it, with another value than in the stored campaign. */
function changed(component: string, change: (stored: Members) => Members, ...member: string[]): UpdateFault {
  return {
    options: ACTIVE,
    breaks({ patch, stored }) {
      const before = (stored[component] ?? {}) as Members;
      return { patch: { ...patch, [component]: { ...before, ...change(before) } }, at: [component, ...member] };
    },
  };
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
  const updates = oneOf(...ids.map((id) => oneOf(...faults[id].map((fault) => brokenBy(id, fault)))));
  return updates as fc.Arbitrary<FaultyUpdate<R>>;
}

function brokenBy(id: UpdateRuleId, { options, withoutFeature, breaks }: UpdateFault): fc.Arbitrary<FaultyUpdate> {
  const { unlessFeature, isAboutStored } = ruleById.get(id) ?? {};
  const possible = allFeatures.filter((feature) => feature !== withoutFeature && feature !== unlessFeature);
  return fc.subarray(possible).chain((features) =>
    draftOf({ ...options, features }).chain((draft) =>
      drawnFrom(breaks(draft)).map(({ at, ...parts }): FaultyUpdate => {
        const { patch, context } = structuredClone(sampleOf({ ...draft, ...parts } as Draft, { features }));
        const expected = typeof at === "string" ? outside(id, at) : expectedAt(id, at, patch);
        return {
          patch,
          context: { ...context, ...(isAdvice(id) && { rules: { [id]: "error" } }) },
          expected: { ...expected, origin: isAboutStored ? "stored" : "request" },
        };
      }),
    ),
  );
}
