import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violationsOn } from "./accessible.js";
import { copiedLink, expectCounts, linesOf, paste, setUpVisits, visit } from "./visit.js";

setUpVisits();

const note = (page: Page) => page.locator("#draft-note");

async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.locator("#verdict:not([data-verdict='pending'])").waitFor();
}

it("a reload keeps the text and the settings, until the draft is discarded", async () => {
  const page = await visit();
  expect(await note(page).isVisible()).toBe(false);
  await page.getByRole("radio", { name: "Update" }).check({ force: true });
  await page.getByRole("switch", { name: "Portfolio" }).check();
  await paste(page, '{ "channel": "EMAIL" }', "stored");
  await paste(page, '{ "status": "PUBLISH" }');
  // At once, before the pause after which the draft is stored.
  await reload(page);
  expect(await linesOf(page)).toEqual(['{ "status": "PUBLISH" }']);
  expect(await linesOf(page, "stored")).toEqual(['{ "channel": "EMAIL" }']);
  expect(await page.getByRole("switch", { name: "Portfolio" }).isChecked()).toBe(true);
  expect(await note(page).textContent()).toBe("Your draft is kept in this browser, and nowhere else.");
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole("button", { name: "Discard draft" }).click();
  await expectCounts(page, /^5 errors/u);
  expect(await note(page).isVisible()).toBe(false);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await reload(page);
  await expectCounts(page, /^5 errors/u);
  await page.locator("#request-editor .cm-content").focus();
});

it("an unchanged example is no draft", async () => {
  const page = await visit();
  await paste(page, "[]");
  await note(page).waitFor();
  await page.keyboard.press("ControlOrMeta+z");
  await note(page).waitFor({ state: "hidden" });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

it("a link wins over the draft, which it does not replace", async () => {
  const page = await visit();
  await paste(page, "[1]");
  const link = await copiedLink(page);
  await paste(page, "[2]");
  expect(page.url()).not.toContain("#");
  await reload(page);
  expect(await linesOf(page)).toEqual(["[2]"]);
  await page.goto(link);
  await expect.poll(() => linesOf(page)).toEqual(["[1]"]);
  await page.goto(link.slice(0, link.indexOf("#")));
  await expect.poll(() => linesOf(page)).toEqual(["[2]"]);
});

it("a draft comes back when the changes of a link are undone", async () => {
  const page = await visit();
  await paste(page, "[1]");
  const link = await copiedLink(page);
  await paste(page, "[2]");
  await reload(page);
  await page.goto("about:blank");
  await page.goto(link);
  await expect.poll(() => linesOf(page)).toEqual(["[1]"]);
  await page.locator("#request-editor .cm-content").focus();
  await page.keyboard.type(" ");
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => linesOf(page)).toEqual(["[2]"]);
  await page.goto("about:blank");
  await page.goto(link.slice(0, link.indexOf("#")));
  await expect.poll(() => linesOf(page)).toEqual(["[2]"]);
});

it.each([
  ["malformed", "{"],
  ["of another version", '{ "operation": 1, "request": 2 }'],
])("a draft that is %s does no harm", async (_, text) => {
  const page = await visit();
  await page.evaluate((draft) => localStorage.setItem("campaign-rules.draft", draft), text);
  await reload(page);
  await expectCounts(page, /./u);
});

it("a draft without room is not called kept", async () => {
  const page = await visit();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error("full");
    };
  });
  await paste(page, "[]");
  await expect.poll(() => note(page).textContent()).toMatch(/^This browser has no room/u);
});
