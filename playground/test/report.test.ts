// The page of `check --format html`, which is tested here because the browser and the accessibility checker are here.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../scripts/pack.js";
import { launchChromium } from "../../scripts/runtimes/chromium.js";
import { violationsOn } from "./accessible.js";

const folder = mkdtempSync(join(tmpdir(), "campaign-rules-report-"));
const report = join(folder, "report.html");
let browser: Browser;

beforeAll(async () => {
  const hostile = { channel: "</script><img src=x onerror=alert(1)>", '"><b>': 1 };
  writeFileSync(join(folder, "<img src=x>.json"), JSON.stringify(hostile));
  const files = ["samples/push-with-mistakes.json", "samples/update-with-slip.json", folder];
  const args = [join(root, "dist/cli.js"), "check", "--exit-zero", "--format", "html", ...files];
  writeFileSync(report, execFileSync(process.execPath, args, { cwd: root }));
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** Opens the report. The list fills with whatever the page must not do. */
async function open(options: BrowserContextOptions = {}): Promise<{ page: Page; offences: string[] }> {
  const page = await (await browser.newContext(options)).newPage();
  const offences: string[] = [];
  page.on("console", (message) => offences.push(message.text()));
  page.on("pageerror", ({ message }) => offences.push(message));
  page.on("dialog", (dialog) => offences.push(dialog.message()));
  page.on("request", (request) => {
    if (request.url() !== pathToFileURL(report).href) offences.push(request.url());
  });
  await page.goto(pathToFileURL(report).href);
  return { page, offences };
}

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  it.each([
    [1440, 900],
    [390, 800],
  ])("is accessible and fits a window of %i pixels", async (width, height) => {
    const { page, offences } = await open({ colorScheme, viewport: { width, height } });
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(offences).toEqual([]);
  });
});

it("shows hostile names and values as text", async () => {
  const { page, offences } = await open();
  expect(await page.locator("img, b").count()).toBe(0);
  expect(await page.locator("body").innerText()).toContain("</script><img src=x onerror=alert(1)>");
  expect(offences).toEqual([]);
});

it("can be searched, filtered and folded", async () => {
  const { page } = await open();
  const shown = () => page.locator("li:visible").count();
  const all = await shown();
  await page.getByLabel("Rule").selectOption("structure.enum");
  expect(await page.locator("li:visible .head").allInnerTexts()).toEqual(
    Array(await shown()).fill(expect.stringContaining("structure.enum")),
  );
  expect(await page.locator("#status").innerText()).toBe(`${await shown()} of ${all} problems`);
  await page.getByLabel("Rule").selectOption("");
  await page.getByLabel("Severity").selectOption("warning");
  await expect.poll(shown).toBeLessThan(all);
  await page.getByLabel("Severity").selectOption("");
  await page.getByLabel("Search").fill("maria.keller");
  await expect.poll(shown).toBe(1);
  await page.getByLabel("Search").fill("");
  await expect.poll(shown).toBe(all);
  await page.getByRole("button", { name: "Fold all", exact: true }).click();
  expect(await shown()).toBe(0);
  await page.getByRole("button", { name: "Unfold all" }).click();
  expect(await shown()).toBe(all);
});

it("shows everything without its script", async () => {
  const { page } = await open({ javaScriptEnabled: false });
  expect(await page.locator("#controls").isVisible()).toBe(false);
  expect(await page.locator("li").first().isVisible()).toBe(true);
  expect(readFileSync(report, "utf8")).not.toContain("<details open hidden");
});
