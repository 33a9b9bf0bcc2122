import { expect, it } from "vitest";
import { uncolored } from "../../../src/cli/formats/summary.js";
import { renderPlan } from "../../../src/cli/plan/render-plan.js";
import type { FileResult } from "../../../src/text/request/check-text.js";
import type { Places } from "../../../src/text/request/places.js";

it("a plan has each note on a line of its own, and says that there are more errors than it lists", () => {
  const result: FileResult = { file: "f", ok: false, violations: [], warnings: [], skipped: [], truncated: true };
  const printed = { stored: { a: 1 }, desired: { a: 1 }, planned: undefined, notes: ["one", "two"] };
  // No place is asked for without a finding.
  const places = {} as Places;
  expect(renderPlan({ ...printed, result, places }, uncolored)).toBe(
    "one\ntwo\n\nThe update is not possible: more than 0 errors.\n",
  );
});
