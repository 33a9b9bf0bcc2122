import type { Knowledge } from "./peers/peer.js";

/** The workspace in which everything is timed. It has the features that the valid fixtures need. */
export const timedWorkspace: Knowledge = {
  features: ["AUDIENCE_LIMIT", "QUEUING", "PRODUCT_SETS", "DOUBLE_OPT_IN", "BRAND_DEDUPLICATION"],
};
