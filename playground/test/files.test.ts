import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { editor, expectCounts, linesOf, setUpVisits, visit } from "./visit.js";

setUpVisits();

async function drop(page: Page, selector: string, content: string | number[], name = "a.json"): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([part, called]) => {
      const made = new DataTransfer();
      made.items.add(new File([typeof part === "string" ? part : new Uint8Array(part)], called));
      return made;
    },
    [content, name] as const,
  );
  await page.dispatchEvent(selector, "drop", { dataTransfer: transfer });
}

it("a file can be opened, and that can be undone", async () => {
  const page = await visit();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open file as the request" }).click();
  const file = { name: "a.json", mimeType: "application/json", buffer: Buffer.from("[1]") };
  await (await choosing).setFiles(file);
  await expect.poll(() => linesOf(page)).toEqual(["[1]"]);
  expect(await page.locator("#example option:checked").textContent()).toBe("Edited");
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expectCounts(page, /^5 errors/u);
});

it("a dropped file replaces the text that it is dropped on", async () => {
  const page = await visit();
  await page.locator("#example").selectOption({ label: "Publication" });
  await drop(page, "#stored-editor .cm-content", "[2]");
  await expect.poll(() => linesOf(page, "stored")).toEqual(["[2]"]);
  await drop(page, "#request-editor .cm-content", "[3]");
  await expect.poll(() => linesOf(page)).toEqual(["[3]"]);
  await drop(page, "#result", "[4]");
  await expect.poll(() => linesOf(page)).toEqual(["[4]"]);
});

it.each([
  ["is not UTF-8", [0xff, 0xfe, 0x00], "a.json cannot be read as UTF-8 text"],
  ["is very long", " ".repeat(8 * 1024 * 1024 + 1), "a.json is too large: more than 8 MB"],
])("a file that %s is not opened", async (_, content, message) => {
  const page = await visit();
  const before = await linesOf(page);
  await drop(page, "#request-editor", content);
  await expect.poll(() => page.locator("#toast").textContent()).toBe(message);
  expect(await linesOf(page)).toEqual(before);
});

it("the findings can be copied as text", async () => {
  const page = await visit();
  await page.getByRole("button", { name: "Copy as text" }).click();
  await page.locator("#toast", { hasText: "Findings copied" }).waitFor();
  const [first, ...others] = (await page.evaluate(() => navigator.clipboard.readText())).trim().split("\n");
  expect(others).toHaveLength(4);
  const message = await page.locator(".finding .message").first().textContent();
  expect(first).toBe(`5:17 error: ${message} (structure.format)`);
});
