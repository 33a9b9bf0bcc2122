import type { CreateRequest } from "../generated/types.js";
import type { Channel } from "../structure/channel.js";

/** The features of a workspace; see `Context.features`. */
export const features = [
  "AUDIENCE_LIMIT",
  "QUEUING",
  "PRODUCT_SETS",
  "DOUBLE_OPT_IN",
  "BRAND_DEDUPLICATION",
  "PORTFOLIO",
  "CAMPAIGN_VERSIONING",
] as const;

/** Features that no workspace has by default. They are off if the context says nothing about features. */
export const offByDefault: readonly string[] = ["AUDIENCE_LIMIT"] satisfies readonly Feature[];

export type Feature = (typeof features)[number];

/** Readings of the specification that a user can change. The first value of each is the default. */
export const policies = {
  utmCustomKeys: ["by-operation", "prefix", "any"],
  merge: ["component", "member"],
  scheduleOffset: ["refuse", "zero"],
  drafts: ["complete", "in-progress"],
  publish: ["trusted", "validated"],
} as const;

export type Policies = { readonly [Name in keyof typeof policies]: (typeof policies)[Name][number] };

/** The facts that a rule gets besides its input. */
export interface RuleContext {
  /** The whole campaign, as in a create request. */
  readonly request: CreateRequest;
  /** The channel whose rules apply; of an update it may follow from the members. */
  readonly channel: Channel;
  readonly operation: "create" | "update";
  readonly policies: Policies;
  /** Whether the context says which features the workspace has. */
  readonly areFeaturesKnown: boolean;
  /** The workspace's product sets, when they are known. */
  readonly productSets: ReadonlySet<string> | undefined;
}
