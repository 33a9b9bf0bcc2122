import { type Feature, features, offByDefault } from "../../rules/rule-context.js";
import { expectEntries, unknownError } from "./option-errors.js";

/**
 * The features that an option lists, as a bitmask in the order of `features`; undefined when they are not known. Throws a
 * `TypeError` when it is not a list, or lists an unknown feature.
 */
export function featureBitsOf(option: unknown): number | undefined {
  if (option === undefined) return undefined;
  let bits = 0;
  expectEntries(option, "features", (entry) => {
    const index = (features as readonly unknown[]).indexOf(entry);
    if (index === -1) return unknownError(entry, "feature", features);
    bits |= 1 << index;
    return undefined;
  });
  return bits;
}

/** Whether a workspace has a feature, as far as that is known. */
export function hasFeature(feature: Feature, bits: number | undefined): boolean | "unknown" {
  if (bits === undefined) return offByDefault.includes(feature) ? false : "unknown";
  return (bits & (1 << features.indexOf(feature))) !== 0;
}
