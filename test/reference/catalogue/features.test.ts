import { expect, it } from "vitest";
import { type Feature, validateCreate } from "../../../src/index.js";
import { features, isFeature } from "../../../src/reference/catalogue.js";

it("all features are a context of a workspace that has everything", () => {
  const { skipped } = validateCreate({ channel: "EMAIL" }, { features });
  expect(skipped.filter(({ reason }) => reason === "unknown")).toEqual([]);
  expect(new Set(features).size).toBe(7);
});

it("isFeature narrows texts", () => {
  const texts: string[] = [...features, "queuing", " QUEUING", "", "toString", "0"];
  const known: Feature[] = texts.filter(isFeature);
  expect(known).toEqual(features);
  expect([undefined, null, 0, ["QUEUING"]].filter(isFeature)).toEqual([]);
});
