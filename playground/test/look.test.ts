import { expect, it } from "vitest";
import { violationsOn } from "./accessible.js";
import { editor, expectCounts, paste, setUpVisits, visit } from "./visit.js";

setUpVisits();

it("buttons that fix or add have a name each, and look the same", async () => {
  const page = await visit();
  const tools = page.locator(".finding-tools .fix, .finding-tools .skeleton");
  const looks = await tools.evaluateAll((all) =>
    all.map((button) => {
      const { color, borderColor, fontSize, minHeight } = getComputedStyle(button);
      return [color, borderColor, fontSize, minHeight].join();
    }),
  );
  expect([looks.length, new Set(looks).size]).toEqual([4, 1]);
  await page.locator("#example").selectOption({ label: "Update that sends part of an object" });
  await expectCounts(page, /^2 errors/u);
  expect(await tools.allTextContents()).toEqual([
    'Add platforms: ["ANDROID","IOS"]',
    'Add platform_specific_details: {"android":{"…',
  ]);
});

it("the findings of one long line scroll in their tooltip", async () => {
  const page = await visit("", { viewport: { width: 1280, height: 600 } });
  await paste(page, JSON.stringify({ channel: "PUSH", basic_details: { platforms: Array(40).fill("android") } }));
  await expectCounts(page, /^50 errors/u);
  await page.locator("#request-editor .cm-lint-marker").hover();
  const tooltip = page.locator("#request-editor .cm-tooltip");
  await tooltip.waitFor();
  const { height = 0, width = 0 } = (await tooltip.boundingBox()) ?? {};
  expect([height <= 256, width <= 512]).toEqual([true, true]);
});

it("the find panel has the controls of the page", async () => {
  const page = await visit();
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+f");
  const panel = page.locator("#request-editor .cm-search");
  const controls = panel.locator(".cm-textfield, .cm-button");
  const heights = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([32]));
  expect(
    await panel
      .locator(".cm-button")
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundImage),
  ).toBe("none");
  expect(await violationsOn(page)).toEqual([]);
});

it("on a phone, the verdict stays above the text", async () => {
  const page = await visit("", { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });
  const top = (id: string) => page.locator(id).evaluate((one) => one.getBoundingClientRect().top);
  expect(await top("#verdict")).toBeLessThan(await top("#request"));
  await page.locator(".finding").last().scrollIntoViewIfNeeded();
  expect(await top("#verdict")).toBe(0);
});
