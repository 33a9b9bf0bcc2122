import { expect, it } from "vitest";
import { inLineOrder } from "../../src/cli/in-line-order.js";
import type { FileResult } from "../../src/text/request/check-text.js";
import type { Found, Places } from "../../src/text/request/places.js";

/** A finding whose path is its position, a line and a column. Otherwise it has no position in the file. */
const found = (path: string) => ({ path }) as Found;

const places = {
  inFile({ path }: Found) {
    const [line, column] = path.split(":").map(Number);
    return { position: column === undefined ? undefined : { line, column } };
  },
} as unknown as Places;

it("findings are sorted by line and column, and those without a place come last in their order", () => {
  const violations = ["none", "2:7", "nowhere", "10:1", "2:3"].map(found);
  const warnings = ["1:9", "no place", "2:5"].map(found);
  const result = { file: "a.json", ok: false, violations, warnings, skipped: [] } as unknown as FileResult;
  const order = ["1:9", "2:3", "2:5", "2:7", "10:1", "none", "nowhere", "no place"];
  expect(inLineOrder(result, places)).toEqual({ ...result, violations: order.map(found), warnings: [] });
});
