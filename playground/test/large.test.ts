import { expect, it } from "vitest";
import valid from "../../samples/push-one-time.json" with { type: "json" };
import { editor, expectCounts, linesOf, paste, setUpVisits, visit } from "./visit.js";

setUpVisits();

/** Most keys must show within this time. On an idle machine, they take a fifth of it. */
const BOUND_MS = 100;

const KEYS = 20;

const filter = { filter_type: "user_attributes", data_type: "string", name: "city", operator: "equals", value: "Ulm" };

/** A request of more than a million characters. */
function large(filters: number, indentation: number): string {
  const included_filters = { filter_operator: "and", filters: Array.from({ length: filters }, () => filter) };
  return JSON.stringify({ ...valid, segmentation_details: { included_filters } }, null, indentation);
}

// Other programs on the machine may slow down a whole try.
it.each([
  ["on many lines", large(6_000, 2)],
  ["on one line", large(10_000, 0)],
])("1 MB of JSON %s stays responsive", { retry: 2 }, async (_, text) => {
  expect(text.length).toBeGreaterThan(1_000_000);
  const page = await visit();
  await paste(page, text);
  await expectCounts(page, /^100 errors, 100 warnings.*The list is incomplete/u);
  expect(await page.locator(".finding").count()).toBe(200);

  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("ArrowRight");
  const waits: number[] = [];
  for (let key = 0; key < KEYS; key++) waits.push(await timeOfKey());
  console.log(`a key takes ${median(waits).toFixed(0)} ms, at most ${Math.max(...waits).toFixed(0)} ms`);
  expect(median(waits)).toBeLessThan(BOUND_MS);
  await expectCounts(page, /^1 error$/u);

  /** From a key to the frame that shows it, while earlier text is still being checked. */
  async function timeOfKey(): Promise<number> {
    await page.evaluate(() => {
      const taken = new Promise((resolve) => {
        addEventListener(
          "keydown",
          ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
          { once: true, capture: true },
        );
      });
      Object.assign(globalThis, { taken });
    });
    await page.keyboard.type("x");
    return page.evaluate(() => (globalThis as unknown as { taken: Promise<number> }).taken);
  }
});

it("1 MB of JSON on one line can be formatted", async () => {
  const page = await visit();
  await paste(page, large(10_000, 0));
  await page.getByRole("button", { name: "Format", exact: true }).click();
  await expect.poll(() => linesOf(page)).toContain('  "channel": "PUSH",');
});

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
