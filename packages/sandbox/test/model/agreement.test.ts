import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agreement, runs } from "./agreement.js";
import { budget } from "./budget.js";
import { defects } from "./service/defects.js";
import { modelService } from "./service/model-service.js";
import { closedSettings, openSettings, start } from "./settings.js";

describe("the comparison with the model", () => {
  it.each([
    ["closed", closedSettings],
    ["open", openSettings],
    ["doubled", { ...closedSettings, fronts: 2 }],
  ])("finds no difference between the model and itself, %s", async (_, settings) => {
    await fc.assert(
      agreement(settings, async () => modelService(settings, start)),
      runs(budget(30, 1_000)),
    );
  });

  it.each(defects)("finds a service that $name", async (defect) => {
    const property = agreement(closedSettings, async () => modelService(closedSettings, start, defect));
    const { failed } = await fc.check(property, { ...runs(300), endOnFailure: true });
    expect(failed).toBe(true);
  });
});
