import { expect, it } from "vitest";
import { featureBitsOf, hasFeature } from "../../../src/engine/context/workspace-features.js";
import { features } from "../../../src/rules/rule-context.js";

it("a workspace has the features that are listed, and no other", () => {
  for (const feature of features) {
    const bits = featureBitsOf([feature]);
    expect(features.filter((other) => hasFeature(other, bits) === true)).toEqual([feature]);
    expect(hasFeature(feature, featureBitsOf([]))).toBe(false);
  }
});

it("nothing is known about features that are not listed, except that one is off by default", () => {
  const known = features.map((feature) => [feature, hasFeature(feature, undefined)]);
  expect(known).toEqual(features.map((feature) => [feature, feature === "AUDIENCE_LIMIT" ? false : "unknown"]));
});
