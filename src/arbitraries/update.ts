import fc from "fast-check";
import { expectFlag, membersOf, shown } from "../engine/context/option-errors.js";
import { components } from "../generated/members.js";
import { createValidator } from "../index.js";
import { campaignToValidate } from "../operations/update/merge.js";
import type { UpdateContext, UpdateRequest } from "../operations/update/update-context.js";
import { type State, states, type UpdateParts } from "../rules/parts/update-parts.js";
import { ownAt } from "../structure/own-at.js";
import { accepted, acceptedRequests, findingsIn } from "./accepted.js";
import { requestIn } from "./create-request.js";
import type { Members } from "./from-schema.js";
import { optionsOf, type RequestOptions, requestOptionNames, type Scene, scenesOf } from "./scene.js";
import { ofFormat, text } from "./values.js";

/** The options of the generator of updates. */
export interface UpdateOptions extends Omit<RequestOptions, "lint"> {
  /** Default: every state that allows updates, and an unknown one. */
  state?: State | undefined;
  /** Whether the stored campaign is known. Default: both. */
  isKnown?: boolean | undefined;
}

/** The names of `UpdateOptions`. */
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

/** An update being made. */
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
  if (!OPEN.includes(state)) throw new TypeError(`no update is valid in the state ${shown(state)}`);
  const publishing = fc.record(stamps, { requiredKeys: [], noNullPrototype: true }).map((patch) => {
    return { ...patch, status: "PUBLISH" };
  });
  const drafts: fc.Arbitrary<Draft> = fc.oneof(
    { arbitrary: draftOf(read), weight: 5 },
    { arbitrary: fc.tuple(draftOf(read), publishing).map(([draft, patch]) => ({ ...draft, patch })), weight: 1 },
  );
  return acceptedDrafts(drafts, context).map((draft) =>
    sampleOf(draft, context),
  ) as fc.Arbitrary<unknown> as fc.Arbitrary<UpdateSample>;
}

/** Drafts of updates that the custom rules of a context accept. */
function acceptedDrafts(drafts: fc.Arbitrary<Draft>, context: UpdateContext): fc.Arbitrary<Draft> {
  if (context.customRules === undefined) return drafts;
  const validator = createValidator(context);
  const isInPart = context.policies?.merge === "member";
  return accepted(drafts, context.customRules, {
    findings(draft) {
      const { patch, context: known } = sampleOf(draft, context);
      return findingsIn(validator.update(patch, known.campaign));
    },
    repaired(draft, { scope, repair }) {
      if (scope !== "update") return undefined;
      const { state, patch, isKnown, stored } = draft;
      const merged = isKnown ? campaignToValidate(stored, patch, isInPart ? "member" : "component") : patch;
      const parts = structuredClone({ state, patch, stored: isKnown ? stored : undefined, merged });
      const result = repair?.(parts as never) as UpdateParts;
      return { ...draft, patch: result.patch, stored: result.stored ?? stored };
    },
  });
}

/** The patch of a draft with its context. */
export function sampleOf(
  { patch, stored, isKnown, state }: Draft,
  context: UpdateContext,
): {
  patch: Members;
  context: UpdateContext;
} {
  const campaign = { ...(state !== undefined && { state }), ...(isKnown && { body: stored }) };
  return { patch, context: { ...context, campaign } };
}

const stamps = { request_id: text(false), updated_by: ofFormat.email, version_note: text(false) };

/** Updates of components: parts of another campaign of the same kind that the state allows. */
export function draftOf(options: UpdateOptions): fc.Arbitrary<Draft> {
  const scenes = scenesOf(options);
  // Updates may have any UTM key unless the policy forbids it; a stored campaign followed the rules of creation.
  const policies = membersOf(options.policies, "policies") as NonNullable<UpdateOptions["policies"]>;
  const { state: _state, isKnown: _known, ...requests } = options;
  const freely: RequestOptions = {
    ...requests,
    policies: policies.utmCustomKeys === "prefix" ? policies : { ...policies, utmCustomKeys: "any" },
  };
  const free = scenesOf(freely);
  expectFlag(options.isKnown, "isKnown");
  const openStates = options.state === undefined ? OPEN : [options.state];
  return fc
    .tuple(fc.nat(scenes.length - 1), fc.constantFrom(...openStates), fc.constantFrom(...known(options)))
    .chain(([index, state, isKnown]) => {
      const scene = scenes[index] as Scene;
      const names = [
        "channel",
        "campaign_delivery_type",
        ...components,
        ...(scene.channel === "EMAIL" ? ["connector"] : []),
      ];
      return fc
        .tuple(
          acceptedRequests(requestIn([scene]), requests),
          acceptedRequests(requestIn([free[index] as Scene]), freely),
          fc.record(stamps, { requiredKeys: [], noNullPrototype: true }),
          fc.subarray(names),
        )
        .map(([stored, other, stamp, chosen]): Draft => {
          const isInPart = policies.merge === "member" && isKnown;
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

function known({ isKnown }: UpdateOptions): readonly boolean[] {
  return isKnown === undefined ? [true, true, false] : [isKnown];
}

/** A copy with its members in another order. */
export function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reordered(member)]),
  );
}

/** The value at a place of a stored campaign. */
export function storedAt({ stored }: Draft, ...place: string[]): unknown {
  return ownAt(stored, place)?.value;
}
