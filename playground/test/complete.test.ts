import { expect, it } from "vitest";
import { editor, linesOf, paste, setUpVisits, visit } from "./visit.js";

setUpVisits();

/**
 * Milliseconds before a choice. For the first 75, the editor ignores it, because the user may not have seen the list.
 */
const NOT_YET_TAKEN = 150;

it("members and values of the schema are completed", async () => {
  const page = await visit();
  await paste(page, '{ "channel": "PUSH" }');
  const offered = page.locator("#request-editor .cm-tooltip-autocomplete li");
  for (let press = 0; press < 2; press++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.type(', "sched');
  await offered.filter({ hasText: "scheduling_details" }).waitFor();
  await expect.poll(() => page.locator("#request-editor .cm-completionInfo").textContent()).toContain("sent");
  await page.waitForTimeout(NOT_YET_TAKEN);
  await page.keyboard.press("Enter");
  await expect.poll(() => linesOf(page)).toEqual(['{ "channel": "PUSH", "scheduling_details": {} }']);
  await page.keyboard.type('"delivery_t');
  await offered.filter({ hasText: "delivery_type" }).waitFor();
  await page.waitForTimeout(NOT_YET_TAKEN);
  await page.keyboard.press("Enter");
  await offered.first().waitFor({ state: "hidden" });
  await page.keyboard.press("Control+Space");
  await offered.filter({ hasText: "ASAP" }).click();
  await expect
    .poll(() => linesOf(page))
    .toEqual(['{ "channel": "PUSH", "scheduling_details": {"delivery_type": "ASAP"} }']);
  await page.keyboard.press("Tab");
  await expect.poll(() => editor(page).evaluate((content) => content.matches(":focus"))).toBe(false);
});

it("a value is completed between its quotation marks", async () => {
  const page = await visit();
  await paste(page, '{ "channel":  }');
  for (let press = 0; press < 2; press++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.type('"');
  const offered = page.locator("#request-editor .cm-tooltip-autocomplete li");
  await offered.filter({ hasText: "EMAIL" }).waitFor();
  await page.keyboard.type("PU");
  await offered.filter({ hasText: "EMAIL" }).waitFor({ state: "hidden" });
  await page.waitForTimeout(NOT_YET_TAKEN);
  await page.keyboard.press("Enter");
  await expect.poll(() => linesOf(page)).toEqual(['{ "channel": "PUSH" }']);
});

it("members of an update are completed in an update", async () => {
  const page = await visit();
  await page.getByRole("radio", { name: "Update" }).check({ force: true });
  await paste(page, "{  }");
  await editor(page).focus();
  for (let press = 0; press < 2; press++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Control+Space");
  await page.locator("#request-editor .cm-tooltip-autocomplete li", { hasText: "version_note" }).waitFor();
  await page.keyboard.press("Escape");
  expect(await page.locator("#request-editor .cm-tooltip-autocomplete").count()).toBe(0);
});
