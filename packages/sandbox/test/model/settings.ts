import type { Settings } from "./world/world.js";

/** The time at which every sequence begins. It is not a whole number of seconds. */
export const start = Date.UTC(2026, 2, 1, 9) + 123;

/**
 * Keys and engine contexts of three workspaces, which differ in what a request may contain and how updates are merged.
 */
export const workspaces = {
  ALPHA: {
    keys: ["alpha-key", "second:key"],
    context: { features: ["QUEUING", "AUDIENCE_LIMIT", "PRODUCT_SETS"], productSets: ["ps-shoes"] },
  },
  BETA: { keys: ["beta-key"], context: { features: [], policies: { merge: "member" } } },
  GAMMA: { keys: ["gamma-key"], context: { features: ["PORTFOLIO"], rules: { "member.known": "error" } } },
} as const satisfies NonNullable<Settings["workspaces"]>;

export type WorkspaceName = keyof typeof workspaces;
export const workspaceNames = ["ALPHA", "BETA", "GAMMA"] as const satisfies WorkspaceName[];

/** A service that knows its workspaces, and states that the specification leaves open. */
export const closedSettings: Settings = {
  workspaces,
  context: {},
  stateAfterCreate: "DRAFT",
  stateAfterPublish: "SCHEDULED",
  fronts: 1,
  isPersistent: true,
};

/** A service that accepts any credentials, with other states. */
export const openSettings: Settings = {
  context: { features: ["QUEUING"] },
  stateAfterCreate: "OTHER",
  stateAfterPublish: "ACTIVE",
  fronts: 1,
  isPersistent: true,
};
