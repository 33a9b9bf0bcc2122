import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchChromium } from "../../scripts/runtimes/chromium.js";
import { type Served, servePlayground } from "../scripts/serve.js";

/** How a page is opened, unless a test says otherwise. */
const DEFAULTS = { viewport: { width: 1440, height: 900 }, permissions: ["clipboard-read", "clipboard-write"] };

let browser: Browser;
let served: Served;
/** The pages that the tests of a file have opened, by their options. The site loads faster in a page that knows it. */
let pages: Map<string, Page>;
/** The pages of the test that runs. */
let visited: Page[] = [];
/** The offences of pages: logged errors, violations of their policy, requests to other servers. */
let offences: string[] = [];

/** Starts a browser and a server for all tests of a file, and fails a test if a page commits an offence. */
export function setUpVisits(): void {
  beforeAll(async () => {
    browser = await launchChromium();
    pages = new Map();
    served = await servePlayground({ path: "/some/path/" });
  });

  afterAll(async () => {
    await browser.close();
    served.close();
  });

  afterEach(async () => {
    const left = visited;
    visited = [];
    await Promise.all(left.map(leave));
    expect(takeOffences()).toEqual([]);
  });
}

/** Returns the offences since the last call. */
export function takeOffences(): string[] {
  const taken = offences;
  offences = [];
  return taken;
}

/** Opens the page, with a fragment and an empty storage, and waits for its first verdict. */
export async function visit(fragment = "", options: BrowserContextOptions = {}): Promise<Page> {
  const key = JSON.stringify([options, visited.length]);
  const page = pages.get(key) ?? (await newPage(options));
  pages.set(key, page);
  visited.push(page);
  await page.emulateMedia({ colorScheme: options.colorScheme ?? null });
  await page.goto(served.address + fragment);
  await page.locator("#verdict:not([data-verdict='pending'])").waitFor();
  return page;
}

/** A page that shares nothing with the others, and whose offences are noted. */
async function newPage(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...DEFAULTS, ...options });
  const page = await context.newPage();
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") offences.push(message.text());
  });
  page.on("pageerror", ({ message }) => offences.push(message));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(served.address) && !url.startsWith("data:")) offences.push(url);
  });
  return page;
}

/** Leaves the page as if it were new. */
async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(served.address).origin, storageTypes: "all" });
  await session.detach();
}

/** The address without a fragment. */
export function addressOfPage(): string {
  return served.address;
}

/** The part of the editor that contains the text. CodeMirror renders the lines in view, and a few more. */
export function editor(page: Page, name: "request" | "stored" = "request"): Locator {
  return page.locator(`#${name}-editor .cm-content`);
}

/** Replaces the text in the editor, from the clipboard. */
export async function paste(page: Page, text: string, name: "request" | "stored" = "request"): Promise<void> {
  await editor(page, name).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("ControlOrMeta+v");
}

/** Copies a link to what is on the page, and returns it. */
export async function copiedLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.locator("#toast", { hasText: "copied" }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Waits until the counts below the verdict are as expected. */
export async function expectCounts(page: Page, counts: string | RegExp): Promise<void> {
  await expect.poll(() => page.locator("#verdict-counts").textContent(), { timeout: 10_000 }).toMatch(counts);
}

/** The lines in view, without the marks beside them. */
export async function linesOf(page: Page, name: "request" | "stored" = "request"): Promise<string[]> {
  return page.locator(`#${name}-editor .cm-line`).allTextContents();
}

/** The ids of the rules of all findings. */
export function rulesFound(page: Page): Promise<string[]> {
  return page.locator("#findings .rule").allTextContents();
}
