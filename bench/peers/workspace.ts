import type { Knowledge } from "./peer.js";

/** What a workspace may use, and what is known of its product sets. */
export interface Workspace {
  readonly audienceLimit: boolean;
  readonly queuing: boolean;
  readonly productSets: boolean;
  readonly doubleOptIn: boolean;
  readonly brandDeduplication: boolean;
  readonly portfolio: boolean;
  /** Undefined if they are not known. */
  readonly knownProductSets: ReadonlySet<string> | undefined;
}

/** A feature gate refuses only if the features are known. See docs/readings.md, "Features that are not named". */
export function workspaceOf({ features, productSets }: Knowledge): Workspace {
  const named = new Set<string>(features);
  const isOpen = (feature: string) => features === undefined || named.has(feature);
  return {
    audienceLimit: isOpen("AUDIENCE_LIMIT"),
    queuing: isOpen("QUEUING"),
    productSets: isOpen("PRODUCT_SETS"),
    doubleOptIn: isOpen("DOUBLE_OPT_IN"),
    brandDeduplication: isOpen("BRAND_DEDUPLICATION"),
    portfolio: named.has("PORTFOLIO"),
    knownProductSets: productSets && new Set(productSets),
  };
}
