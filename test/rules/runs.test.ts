import { expect, it } from "vitest";
import { settingsOf } from "../../src/settings.js";

it("a run that was given back is used again, and one under way is not", () => {
  const { runs } = settingsOf({ features: [] });
  const first = runs.take();
  const second = runs.take();
  expect(second).not.toBe(first);
  first.begin(null, "unknown", false);
  first.walk.body(null);
  runs.giveBack(first);
  expect(first.walk.found).toEqual([]);
  expect(runs.take()).toBe(first);
  expect(runs.take()).not.toBe(first);
});
