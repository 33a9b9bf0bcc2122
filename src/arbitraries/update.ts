import fc from "fast-check";
import { expectFlag, expectOneOf, membersOf, shown } from "../engine/context/option-errors.js";
import { components } from "../generated/members.js";
import { createValidator } from "../index.js";
import { campaignToValidate } from "../operations/update/merge.js";
import type { UpdateContext, UpdateRequest } from "../operations/update/update-context.js";
import { type State, states, type UpdateParts } from "../rules/parts/update-parts.js";
import { getOrInsertComputed } from "../structure/get-or-insert-computed.js";
import { accepted, acceptedRequests, findingsIn, resultOf } from "./accepted.js";
import { requestIn } from "./create-request.js";
import { type Members, only } from "./from-schema.js";
import { optionsOf, type RequestOptions, requestOptionNames, type Scene, scenesOf } from "./scene.js";
import { ofFormat, text } from "./values.js";

/** The options of the generator of updates. */
export interface UpdateOptions extends Omit<RequestOptions, "lint"> {
  /** Default: every state that allows updates, and an unknown one. */
  state?: State | undefined;
  /** Whether the stored campaign is known. Default: both. */
  isKnown?: boolean | undefined;
}

export const updateOptionNames = [
  ...requestOptionNames.filter((name) => name !== "lint"),
  "customRules",
  "state",
  "isKnown",
] as const satisfies (keyof UpdateOptions)[];

/** An update, and the context in which it is valid: the state and, if it is known, the stored campaign. */
export interface UpdateSample {
  patch: UpdateRequest;
  context: UpdateContext;
}

export interface Draft {
  readonly scene: Scene;
  readonly patch: Members;
  /** The stored campaign, whether or not the context contains it. */
  readonly stored: Members;
  readonly isKnown: boolean;
  readonly state: State | undefined;
}

/** The states that allow updates. */
const OPEN: readonly (State | undefined)[] = [
  ...states.filter((state) => state !== "STOPPED" && state !== "ARCHIVED"),
  undefined,
];

/** Components that an active campaign keeps, and those that an active or scheduled one keeps in part. */
const KEPT: Readonly<Record<string, readonly State[]>> = {
  trigger_condition: ["ACTIVE"],
  segmentation_details: ["ACTIVE"],
  conversion_goal_details: ["ACTIVE"],
  scheduling_details: ["ACTIVE", "SCHEDULED"],
};

/**
 * Valid updates, section "Update or publish campaign draft": components in every state that allows them, unchanged or
 * changed, and publications; with and without the stored campaign.
 *
 * @throws {TypeError} if the options are wrong, or no update is valid, as in the state `STOPPED`.
 */
export function update(options: UpdateOptions = {}): fc.Arbitrary<UpdateSample> {
  const read = optionsOf(options, updateOptionNames);
  const { state, isKnown, channel: _channel, deliveryType: _type, ...context } = read;
  if (state !== undefined) expectOneOf(state, states, "state");
  if (!OPEN.includes(state)) throw new TypeError(`no update is valid in the state ${shown(state)}`);
  const drafts = draftOf(read);
  const publications = fc.tuple(drafts, stamps).map(([draft, stamp]): Draft => {
    return { ...draft, patch: { ...stamp, status: "PUBLISH" } };
  });
  const either = fc.oneof({ arbitrary: drafts, weight: 5 }, { arbitrary: publications, weight: 1 });
  return acceptedDrafts(either, context).map((draft) => sampleOf(draft, context)) as fc.Arbitrary<UpdateSample>;
}

function acceptedDrafts(drafts: fc.Arbitrary<Draft>, context: UpdateContext): fc.Arbitrary<Draft> {
  if (context.customRules === undefined) return drafts;
  const validator = createValidator(context);
  const merge = context.policies?.merge ?? "component";
  return accepted(drafts, context.customRules, {
    findings(draft) {
      const { patch, context: known } = sampleOf(draft, context);
      return findingsIn(validator.update(patch, known.campaign));
    },
    repaired(draft, { scope, repair }) {
      if (scope !== "update") return undefined;
      const { state, patch, isKnown, stored } = draft;
      const merged = isKnown ? campaignToValidate(stored, patch, merge) : patch;
      const parts = structuredClone({ state, patch, stored: isKnown ? stored : undefined, merged });
      const result = resultOf(repair, parts) as UpdateParts;
      return { ...draft, patch: result.patch, stored: result.stored ?? stored };
    },
  });
}

export function sampleOf({ patch, stored, isKnown, state }: Draft, context: UpdateContext) {
  const campaign = { ...(state !== undefined && { state }), ...(isKnown && { body: stored }) };
  return { patch, context: { ...context, campaign } as UpdateContext };
}

const stamps = fc.record(
  { request_id: text(false), updated_by: ofFormat.email, version_note: text(false) },
  { requiredKeys: [], noNullPrototype: true },
);

/** Updates of components: parts of another campaign of the same kind that the state allows. */
export function draftOf({ state: onlyState, isKnown: onlyKnown, ...requests }: UpdateOptions): fc.Arbitrary<Draft> {
  expectFlag(onlyKnown, "isKnown");
  // Updates may have any UTM key unless the policy forbids it; a stored campaign followed the rules of creation.
  const policies = membersOf(requests.policies, "policies") as NonNullable<UpdateOptions["policies"]>;
  const isFree = policies.utmCustomKeys !== "prefix";
  const freely: RequestOptions = { ...requests, policies: isFree ? { ...policies, utmCustomKeys: "any" } : policies };
  const kinds = scenesOf(requests).map((scene) => ({ scene, free: isFree ? { ...scene, freeUtmKeys: true } : scene }));
  // To make an arbitrary takes longer than to draw from it.
  const arbitraries = new Map<Scene, fc.Arbitrary<Members>>();
  const requestsOf = (scene: Scene, ofKind: RequestOptions) =>
    getOrInsertComputed(arbitraries, scene, () => acceptedRequests(requestIn([scene]), ofKind));
  const openStates = onlyState === undefined ? OPEN : [onlyState];
  const knowledge = onlyKnown === undefined ? [true, true, false] : [onlyKnown];
  return fc
    .tuple(fc.constantFrom(...kinds), fc.constantFrom(...openStates), fc.constantFrom(...knowledge))
    .chain(([{ scene, free }, state, isKnown]) => {
      const isInPart = policies.merge === "member" && isKnown;
      const names = [
        "channel",
        "campaign_delivery_type",
        ...components,
        ...only(scene.channel === "EMAIL", "connector"),
      ];
      return fc
        .tuple(requestsOf(scene, requests), requestsOf(free, freely), stamps, fc.subarray(names))
        .map(([stored, other, stamp, chosen]): Draft => {
          const patch: Members = { ...stamp };
          for (const name of chosen) {
            const isKept = isInPart || KEPT[name]?.some((kept) => kept === state);
            // If the stored campaign is unknown, sending a part of it would count as an edit.
            const member = isKept ? (isKnown ? reordered(stored[name]) : undefined) : other[name];
            if (member !== undefined) patch[name] = member;
          }
          return { scene, patch, stored, isKnown, state };
        });
    });
}

export function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reordered(member)]),
  );
}
