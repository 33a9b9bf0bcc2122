// Tests the site as `npm test --prefix site` builds it: to be served below a path.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { globSync } from "tinyglobby";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, launchChromium } from "../scripts/runtimes/chromium.js";
import { inputRules, planRules, rules } from "../src/reference/catalogue.js";
import { readPage } from "../test/support/markdown.js";

const BASE = "/some/where/";
const dist = join(import.meta.dirname, "dist");
const read = (file: string) => readFileSync(join(dist, file), "utf8");

/** The pages of the site, without the playground, which has its own tests. */
const pages = globSync("**/*.html", { cwd: dist, ignore: "playground/**" });
const texts = new Map(pages.map((page) => [page, read(page)]));

/** The file at an address of the site; undefined if there is none. */
function fileAt(address: string): string | undefined {
  if (!address.startsWith(BASE)) return undefined;
  const path = decodeURI(address.slice(BASE.length));
  const file = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  return existsSync(join(dist, file)) ? file : undefined;
}

/** The values of an attribute in some elements of a page. */
function valuesOf(text: string, elements: string, attribute: string): string[] {
  const found = text.matchAll(new RegExp(`<(?:${elements})\\s(?:[^>]*\\s)?${attribute}="([^"]*)"`, "gu"));
  return [...found].map(([, value = ""]) => value.replaceAll("&amp;", "&"));
}

it("each rule has a page", () => {
  const found = pages.filter((page) => /^rules\/.+\//u.test(page)).map((page) => page.split("/")[1]);
  expect(found.sort()).toEqual([...inputRules, ...rules, ...planRules].map(({ id }) => id).sort());
});

it("the sidebar follows the reading order", () => {
  const [, sidebar = ""] = /<aside class="VPSidebar"(.*?)<\/aside>/su.exec(read("index.html")) ?? [];
  const names = readPage("docs/README.md").links.map((link) => /([\w-]+)\.md$/u.exec(link)?.[1]?.toLowerCase());
  const listed = names.filter((name) => name !== "readme").map((name) => `${BASE}${name}/`);
  expect(valuesOf(sidebar, "a", "href").slice(1)).toEqual(listed);
});

it("links lead to a file of the site, and to an element if they name one", () => {
  const dead = [...texts].flatMap(([page, text]) =>
    [...valuesOf(text, "a|link", "href"), ...valuesOf(text, "img|script", "src")]
      .filter((link) => !/^(?:https|data):/u.test(link))
      .filter((link) => {
        const [path = "", anchor] = link.split("#");
        const file = path === "" ? page : fileAt(path);
        if (file === undefined || anchor === undefined) return file === undefined;
        return !texts.get(file)?.includes(` id="${decodeURI(anchor)}"`);
      })
      .map((link) => `${page}: ${link}`),
  );
  expect(dead).toEqual([]);
});

it("loads nothing from elsewhere", () => {
  const foreign = [...texts].flatMap(([page, text]) =>
    [...valuesOf(text, "link", "href"), ...valuesOf(text, "img|script|source|iframe", "src")]
      .filter((address) => /^(?!data:)(?:[a-z]+:|\/\/)/u.test(address))
      .map((address) => `${page}: ${address}`),
  );
  expect(foreign).toEqual([]);
  const styles = globSync("**/*.css", { cwd: dist });
  expect(styles.filter((file) => /@import|url\((?!["']?data:)/u.test(read(file)))).toEqual([]);
  expect(pages.filter((page) => !texts.get(page)?.includes("default-src 'self'"))).toEqual([]);
});

describe.skipIf(chromiumPath() === undefined)("in a browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  /** Opens a page of the site, without a server. Collects the files that it loads, and what goes wrong. */
  async function open(path: string, options: BrowserContextOptions = {}) {
    const loaded = new Map<string, number>();
    const problems: string[] = [];
    const context = await browser.newContext(options);
    await context.route("**", async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      const file = origin === "http://localhost" ? fileAt(pathname) : undefined;
      if (file === undefined) {
        problems.push(`there is no ${route.request().url()}`);
        return route.abort();
      }
      loaded.set(file, gzipSync(readFileSync(join(dist, file))).length);
      return route.fulfill({ path: join(dist, file) });
    });
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => problems.push(message));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    await page.goto(`http://localhost${BASE}${path}`, { waitUntil: "networkidle" });
    return { page, loaded, problems, close: () => context.close() };
  }

  it("the first page is at most 200 KB", async () => {
    const { loaded, problems, close } = await open("");
    await close();
    expect(problems).toEqual([]);
    expect([...loaded.values()].reduce((sum, size) => sum + size)).toBeLessThan(200_000);
  });

  it("the search finds a rule", async () => {
    const { page, problems, close } = await open("");
    await page.locator(".DocSearch-Button").click();
    await page.locator("#localsearch-input").fill("trigger.delay-value-required");
    await page.locator("#localsearch-list a").first().click();
    await page.locator("h1", { hasText: "trigger.delay-value-required" }).waitFor();
    expect(page.url()).toContain(`${BASE}rules/trigger.delay-value-required/`);
    expect(await seriousIn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it("the playground is inside, and links to the pages of rules", async () => {
    const { page, problems, close } = await open("");
    await page.locator(".VPNavBarMenu").getByRole("link", { name: "Playground" }).click();
    await page.locator("#verdict-counts", { hasText: /error/u }).waitFor();
    await page.locator(".finding [data-part='why']").first().click();
    const link = page.getByRole("link", { name: "Documentation of the rule" }).first();
    const rule = await page.locator(".finding [data-part='why']").first().textContent();
    await page.goto(await link.evaluate((anchor) => (anchor as HTMLAnchorElement).href));
    await page.locator("h1", { hasText: rule ?? "none" }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
    it.each([1440, 390])("pages are accessible and not wider than %i pixels", async (width) => {
      for (const path of ["", "command-line/", "rules/body.unwrapped/", "404.html"]) {
        const { page, problems, close } = await open(path, { colorScheme, viewport: { width, height: 900 } });
        expect(await seriousIn(page), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
        expect(problems, path).toEqual([]);
        await close();
      }
    });
  });
});

/** The serious problems that axe finds on a page. */
async function seriousIn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
}
