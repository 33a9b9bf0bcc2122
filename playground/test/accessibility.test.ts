import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsOn } from "./accessible.js";
import { editor, expectCounts, linesOf, paste, setUpVisits, visit } from "./visit.js";

setUpVisits();

describe.each([
  ["wide", 1440, 900],
  ["narrow", 320, 700],
])("on a %s page in both themes", (_, width, height) => {
  const open = () => visit("", { viewport: { width, height }, reducedMotion: "reduce" });

  it("findings and their explanations are accessible", async () => {
    const page = await open();
    await page.locator(".finding-go").nth(1).click();
    await page.locator(".rule").first().click();
    expect(await violationsInThemes(page)).toEqual([]);
  });

  it("the response, the skipped rules and an update are accessible", async () => {
    const page = await open();
    await page.getByRole("tab", { name: "Response" }).click();
    expect(await violationsInThemes(page)).toEqual([]);
    await page.getByRole("tab", { name: /Skipped/u }).click();
    await page.locator("#skipped .rule-name").first().click();
    expect(await violationsInThemes(page)).toEqual([]);
    await page.locator("#example").selectOption({ label: "Update that sends part of an object" });
    await expectCounts(page, /^2 errors/u);
    await page.locator("#settings").evaluate((settings: HTMLDetailsElement) => {
      settings.open = true;
    });
    await page.locator(".more summary").click();
    expect(await violationsInThemes(page)).toEqual([]);
  });

  it("empty and malformed texts, and their skipped rules, are accessible", async () => {
    const page = await open();
    await paste(page, " ");
    await expectCounts(page, /^Paste/u);
    expect(await violationsInThemes(page)).toEqual([]);
    await paste(page, "{ no");
    await expectCounts(page, "1 error");
    expect(await violationsInThemes(page)).toEqual([]);
    await page.locator("#example").selectOption({ label: "Publication" });
    await paste(page, '{ "updated_by": "jo@example.com", "campaign_delivery_type": "PERIODIC" }');
    await paste(page, " ", "stored");
    await page.locator("#to-skipped").waitFor();
    expect(await violationsInThemes(page)).toEqual([]);
  });

  it("a valid request with warnings is accessible", async () => {
    const page = await open();
    await page.locator("#example").selectOption({ label: "Push, valid" });
    await expectCounts(page, /^No errors/u);
    expect(await violationsInThemes(page)).toEqual([]);
  });
});

/** The violations in the light theme and in the dark one. */
async function violationsInThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const inLight = await violationsOn(page);
  await page.emulateMedia({ colorScheme: "dark" });
  return [...inLight, ...(await violationsOn(page))];
}

it("touch targets are large enough", async () => {
  const page = await visit("", { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  await page.locator("#settings > summary").tap();
  await page.locator(".more summary").tap();
  await page.locator("#example").selectOption({ label: "Update that sends part of an object" });
  await expectCounts(page, /^2 errors/u);
  await page.locator(".finding-go").first().tap();
  expect(await smallTargetsOn(page)).toEqual([]);
  await page.getByRole("tab", { name: "Response" }).tap();
  expect(await smallTargetsOn(page)).toEqual([]);
  await page.locator("#example").selectOption({ label: "Push with mistakes" });
  await page.getByRole("tab", { name: /Skipped/u }).tap();
  await page.locator("#skipped .rule-name").first().tap();
  expect(await smallTargetsOn(page)).toEqual([]);
  expect(await page.locator(".keys").isVisible()).toBe(false);
});

/** Visible controls outside of the editors that are less than 44 pixels high. */
function smallTargetsOn(page: Page): Promise<string[]> {
  return page
    .locator("button, select, summary, .segment, .switch, input[type='text']")
    .filter({ visible: true })
    .evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { height } = target.getBoundingClientRect();
        const isOfEditor = target.getRootNode() !== document;
        return isOfEditor || height >= 44 ? [] : [`${target.outerHTML}: ${height}`];
      }),
    );
}

it.each([320, 768])("nothing is wider than a page of %i pixels", async (width) => {
  const page = await visit("", { viewport: { width, height: 700 } });
  await page.locator(".finding-go").nth(1).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

it("forced colours show what is selected", async () => {
  const page = await visit("", { forcedColors: "active" });
  await page.locator(".finding-go").nth(1).click();
  /** Whether anything but a shadow, which is not drawn, distinguishes an element from another. */
  const differ = (selected: string, other: string) =>
    page.evaluate(
      (selectors) => {
        const [first, second] = selectors.map((selector) => {
          const found = document.querySelector(selector);
          if (found === null) throw new Error(selector);
          const { borderBottom, borderLeft, outline, backgroundColor } = getComputedStyle(found);
          return [borderBottom, borderLeft, outline, backgroundColor].join();
        });
        return first !== second;
      },
      [selected, other],
    );
  expect([
    await differ('[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'),
    await differ(".segments input:checked + .segment", ".segments input:not(:checked) + .segment"),
    await differ('.finding:has([aria-current="true"])', '.finding:has([aria-current="false"])'),
    await differ("#request-editor", "#stored-editor"),
  ]).toEqual([true, true, true, true]);
  const marker = page.locator("#request-editor .cm-lint-marker-error").first();
  const color = await marker.evaluate((one) => getComputedStyle(one).backgroundColor);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(color).not.toBe(ground);
});

describe("with the keyboard alone", () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const active = document.activeElement;
      return active?.id || active?.className || active?.tagName;
    });

  it("the first link leads to the editor, and Tab out of it", async () => {
    const page = await visit();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("skip-to-request");
    await page.keyboard.press("Enter");
    expect(await focused(page)).toBe("request-editor");
    await page.keyboard.type("x");
    await expectCounts(page, "1 error");
    await page.keyboard.press("ControlOrMeta+z");
    await expectCounts(page, /^5 errors/u);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("fix-all");
    await page.keyboard.press("Shift+Tab");
    expect(await focused(page)).toBe("request-editor");
  });

  it("a finding can be opened, explained and fixed", async () => {
    const page = await visit();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("skip-to-result");
    await page.keyboard.press("Enter");
    expect(await focused(page)).toBe("verdict");
    // The fixes, the tabs, their panel, the first finding.
    for (let press = 0; press < 4; press++) await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("finding-go");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator(".finding:nth-child(2) .explanation").waitFor({ state: "visible" });
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("fix");
    await page.keyboard.press("Enter");
    await expectCounts(page, /^4 errors/u);
    expect(await linesOf(page)).toContain('    "platforms": ["ANDROID", "IOS"],');
    // The fixed finding is gone, and the focus is on the one in its place.
    expect(await focused(page)).toBe("finding-go");
    await page.keyboard.press("Enter");
    expect(await focused(page)).toBe("request-editor");
    expect(await page.locator("#request-editor .cm-activeLine").textContent()).toContain("basic_details");
  });

  it("F8 goes through the problems in the order of the text, from the cursor on, and wraps around", async () => {
    const page = await visit();
    await editor(page).focus();
    const line = () => page.locator("#request-editor .cm-activeLine").textContent();
    await page.keyboard.press("F8");
    expect(await line()).toContain("created_by");
    await page.keyboard.press("F8");
    expect(await line()).toContain("basic_details");
    await page.keyboard.press("F8");
    expect(await line()).toContain("platforms");
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.press("Shift+F8");
    expect(await line()).toContain("campaign_throttle_rpm");
    await page.keyboard.press("F8");
    expect(await line()).toContain("created_by");
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("Shift+F8");
    expect(await line()).toContain("campaign_throttle_rpm");
    await page.keyboard.press("Shift+F8");
    expect(await line()).toContain("start_time");
  });

  it("tabs and switches can be operated", async () => {
    const page = await visit();
    await page.locator("#tab-findings").focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.locator("#panel-response").isVisible()).toBe(true);
    await page.keyboard.press("End");
    expect(await page.locator("#panel-skipped").isVisible()).toBe(true);
    await page.locator("[name='operation'][value='create']").focus();
    await page.keyboard.press("ArrowRight");
    await expectCounts(page, /errors?/u);
    expect(await page.locator("#stored-pane").isVisible()).toBe(true);
    await page.locator("#features input").first().focus();
    await page.keyboard.press("Space");
    expect(await page.getByRole("radio", { name: "I know them" }).isChecked()).toBe(true);
  });
});
