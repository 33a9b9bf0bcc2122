import { type Feature, features as known } from "../../rules/rule-context.js";
import { frozen } from "../frozen.js";

/** Every feature that a workspace may have, frozen. */
export const features: readonly Feature[] = frozen([...known]);

/** Whether a text names a feature, as one from a database may not: `names.filter(isFeature)`. */
export function isFeature(text: unknown): text is Feature {
  return (features as readonly unknown[]).includes(text);
}
