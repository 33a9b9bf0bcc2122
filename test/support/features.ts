import { type Feature, features } from "../../src/rules/rule-context.js";

/** Every feature of a workspace except one. */
export function featuresBut(missing: Feature): readonly Feature[] {
  return features.filter((feature) => feature !== missing);
}
