import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chromiumPath, launchChromium } from "../../../../scripts/runtimes/chromium.js";
import type { Incoming } from "../../src/http/incoming.js";
import type { Outgoing } from "../../src/http/outgoing.js";
import { createSandbox, type Sandbox } from "../../src/index.js";
import { type Served, serve } from "../../src/node/serve.js";
import { create, created, pushBody, send } from "../support/requests.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

describe.skipIf(chromiumPath() === undefined)("the page", () => {
  let browser: Browser;
  let sandbox: Sandbox;
  let served: Served;
  /** What the answer to a request for a path waits for. */
  let beforeAnswer: ((path: string) => Promise<void> | undefined) | undefined;
  /** The offences of pages: logged errors, violations of their policy, requests to other servers. */
  let offences: string[];

  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    let ids = 0;
    sandbox = createSandbox({ campaignId: () => `c-${++ids}`, context: { lint: true } });
    sandbox.clock.freeze(Date.UTC(2026, 2, 1, 9));
    beforeAnswer = undefined;
    const answer = async (incoming: Incoming): Promise<Outgoing> => {
      const outgoing = await sandbox.answer(incoming);
      await beforeAnswer?.(incoming.path);
      return outgoing;
    };
    served = await serve({ ...sandbox, answer });
    offences = [];
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    await served.close();
    await sandbox.close();
    expect(offences).toEqual([]);
  });

  const visit = async (options: BrowserContextOptions = {}, script?: () => void): Promise<Page> => {
    const page = await (await browser.newContext(options)).newPage();
    if (script !== undefined) await page.addInitScript(script);
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) offences.push(message.text());
    });
    page.on("pageerror", ({ message }) => offences.push(message));
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(served.url) && !url.startsWith("data:")) offences.push(url);
    });
    await page.goto(`${served.url}/_sandbox`);
    await page.getByText("Live", { exact: true }).waitFor();
    return page;
  };
  const texts = (page: Page, selector: string) => page.locator(selector).allTextContents();
  const verdicts = (page: Page) => texts(page, "#requests > li .verdict");
  const containing = (text: string) => expect.stringContaining(text);

  it("shows requests as they arrive, and explains what is wrong with them", async () => {
    const page = await visit();
    expect(await page.locator("#no-requests").isVisible()).toBe(true);
    await create(sandbox, { ...pushBody(), channel: "<img src=x>" });
    await page.locator("#requests summary").click();
    const line = "2026-03-01 09:00:00POST /core-services/v1/campaigns400 rejected, 1 error";
    expect(await texts(page, "#requests summary")).toEqual([line]);
    const error = 'channel must be one of "PUSH", "EMAIL", but is "<img src=x>"at channel, rule structure.enum';
    expect(await texts(page, "#requests details li")).toEqual([error]);
    await created(sandbox, { ...pushBody(), nme: "x" });
    const accepted = expect.stringMatching(/^201 accepted, \d+ warnings?$/u);
    await expect.poll(() => verdicts(page)).toEqual([accepted, "400 rejected, 1 error"]);
    await send(sandbox, "GET", "/");
    await expect.poll(() => texts(page, "#requests > li:first-child .verdict")).toEqual(["404 rejected, 1 error"]);
    expect(await page.locator("#latest").textContent()).toBe("GET /: 404 rejected, 1 error");
  });

  it("shows the body of a request, with the error below its line", async () => {
    const page = await visit();
    await create(sandbox, "{");
    const odd = { channel: "EMAIL", basic_details: { "a/b": [1, { name: {} }, []] }, "": null };
    await create(sandbox, odd);
    await create(sandbox, { ...pushBody(), created_by: "<b>" });
    await expect.poll(() => page.locator("#requests summary").count()).toBe(3);
    for (const index of [0, 1, 2]) await page.locator("#requests summary").nth(index).click();
    await expect.poll(() => page.locator("#requests pre").count()).toBe(3);
    const [pushed = "", nested = "", broken] = await texts(page, "#requests pre");
    expect(broken).toBe("{");
    expect(nested.replaceAll(/^ *\^ .*\n/gmu, "")).toBe(`${JSON.stringify(odd, null, 2)}\n`);
    const lines = pushed.split("\n");
    const at = lines.findIndex((line) => line.includes("created_by"));
    expect(lines[at]?.replace(/,$/u, "")).toBe('  "created_by": "<b>"');
    expect(lines[at + 1]).toMatch(/^ {2}\^ created_by must be an email address/u);
    expect(await texts(page, "#requests li:first-child mark")).toEqual([lines[at]]);
  });

  it("shows what happened before it was opened, and nothing after a reset", async () => {
    await create(sandbox, {});
    await created(sandbox);
    const page = await visit();
    await expect.poll(() => page.locator("#requests > li").count()).toBe(2);
    await expect.poll(() => page.locator("#campaigns tbody tr").count()).toBe(1);
    await page.getByRole("button", { name: "Reset the sandbox" }).click();
    await expect.poll(() => page.locator("#requests > li, #campaigns tbody tr").count()).toBe(0);
    expect(await sandbox.campaigns()).toEqual([]);
  });

  /** Holds the next answer about `path`, which `change` causes. Returns a function that releases it. */
  const held = (path: string, change: () => unknown) =>
    new Promise<() => void>((resolve, reject) => {
      beforeAnswer = (answered) => {
        if (answered !== `/_sandbox/${path}`) return undefined;
        beforeAnswer = undefined;
        return new Promise(resolve);
      };
      Promise.resolve(change()).catch(reject);
    });

  it("shows a request that arrives while the log is read", async () => {
    const page = await visit();
    await created(sandbox);
    const release = await held("log", () => sandbox.reset("another workspace"));
    await create(sandbox, {});
    // Events arrive in order.
    sandbox.clock.freeze(1000);
    await page.getByText("1970-01-01 00:00:01").waitFor();
    release();
    await expect.poll(() => verdicts(page)).toEqual(["400 rejected", "201 accepted"].map(containing));
  });

  it("shows a request once if it was in the log before its event arrives", async () => {
    const page = await visit({}, () => {
      const { addEventListener } = EventSource.prototype;
      EventSource.prototype.addEventListener = function (type: string, handle: unknown): void {
        const late = (event: unknown) => setTimeout(handle as (event: unknown) => void, 500, event);
        addEventListener.call(this, type, (type === "request" ? late : handle) as () => void);
      };
    });
    await create(sandbox, {});
    await sandbox.reset("another workspace");
    await expect.poll(() => page.locator("#requests > li").count()).toBe(1);
    await send(sandbox, "GET", "/");
    await expect.poll(() => verdicts(page)).toEqual(["404 rejected", "400 rejected"].map(containing));
  });

  const setState = (state: "ACTIVE" | "STOPPED") => () => sandbox.setState("c-1", state);
  it.each<[path: string, changes: [() => unknown, () => unknown], selector: string, shown: string[]]>([
    ["log", [() => sandbox.reset("another workspace"), () => sandbox.reset()], "#requests > li", []],
    ["clock", [() => sandbox.clock.freeze(0), () => sandbox.clock.freeze(1000)], "#now", ["1970-01-01 00:00:01 UTC"]],
    ["limits", [() => sandbox.limits.on(), () => sandbox.limits.off()], "#limits", ["Turn limits on"]],
    ["campaigns", [setState("ACTIVE"), setState("STOPPED")], "#campaigns option:checked", ["STOPPED"]],
  ])("does not show an older answer about %s after a newer one", async (path, [first, second], selector, shown) => {
    const page = await visit();
    await created(sandbox);
    await page.locator("#requests > li").waitFor();
    await page.locator("#campaigns tbody tr").waitFor();
    const release = await held(path, first);
    await second();
    await expect.poll(() => texts(page, selector)).toEqual(shown);
    release();
    await page.waitForTimeout(200);
    expect(await texts(page, selector)).toEqual(shown);
  });

  it("shows campaigns with their states, and sets them", async () => {
    const page = await visit();
    await created(sandbox);
    await created(sandbox);
    await expect.poll(() => texts(page, "#campaigns td .place")).toEqual(["c-2", "c-1"]);
    const state = page.getByLabel("State of c-1");
    expect(await state.inputValue()).toBe("DRAFT");
    await state.selectOption("STOPPED");
    await expect.poll(async () => (await sandbox.campaign("c-1"))?.state).toBe("STOPPED");
    await sandbox.setState("c-1", "ARCHIVED");
    await expect.poll(() => state.inputValue()).toBe("ARCHIVED");
  });

  it("shows that a change failed, and what is still so", async () => {
    const page = await visit();
    await created(sandbox);
    await page.route(/\/state$/u, (route) => route.fulfill({ status: 503, body: "{}" }));
    const state = page.getByLabel("State of c-1");
    await state.selectOption("STOPPED");
    await page.getByText("Failed: PUT campaigns/c-1/state: 503").waitFor();
    await expect.poll(() => state.inputValue()).toBe("DRAFT");
    sandbox.clock.freeze(0);
    await page.getByText("Live", { exact: true }).waitFor();
    // The browser logs the status.
    offences = offences.filter((offence) => !offence.includes("503"));
  });

  it("shows answers as they come, although others are already asked for", async () => {
    const page = await visit();
    await created(sandbox);
    await page.locator("#campaigns tbody tr").waitFor();
    const releases: (() => void)[] = [];
    for (const state of ["ACTIVE", "STOPPED"] as const) {
      releases.push(await held("campaigns", () => sandbox.setState("c-1", state)));
    }
    releases[0]?.();
    await expect.poll(() => page.getByLabel("State of c-1").inputValue()).toBe("ACTIVE");
    releases[1]?.();
    await expect.poll(() => page.getByLabel("State of c-1").inputValue()).toBe("STOPPED");
  });

  it("shows the newest campaigns first, although an older one comes back", async () => {
    const seeds = (workspace: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ campaign_id: `${workspace}-${index}`, workspace, body: {} }));
    await sandbox.seed([...seeds("W1", 101), ...seeds("W2", 2)]);
    const page = await visit();
    const ids = () => texts(page, "#campaigns td .place");
    await expect.poll(async () => (await ids())[0]).toBe("W2-1");
    await sandbox.reset("W2");
    await expect.poll(ids).toEqual(Array.from({ length: 100 }, (_, index) => `W1-${100 - index}`));
  });

  it("shows what has changed in a campaign", async () => {
    const seed = (name: string, workspace: string) =>
      sandbox.seed([{ campaign_id: "c-9", workspace, body: { channel: "PUSH", basic_details: { name } } }]);
    const page = await visit();
    await seed("Old", "W1");
    await expect.poll(() => texts(page, "#campaigns td")).toContain("PUSH: Oldc-9");
    await seed("New", "W1");
    await expect.poll(() => texts(page, "#campaigns td")).toContain("PUSH: Newc-9");
    await sandbox.reset();
    await seed("New", "W2");
    await expect.poll(() => texts(page, "#campaigns td")).toContain("W2");
  });

  it("shows the clock and moves it", async () => {
    const page = await visit();
    await expect.poll(() => texts(page, ".clock p")).toEqual(["2026-03-01 09:00:00 UTC frozen"]);
    await page.getByRole("button", { name: "+1 hour" }).click();
    await expect.poll(() => texts(page, ".clock p")).toEqual(["2026-03-01 10:00:00 UTC frozen"]);
    expect(sandbox.clock.now()).toBe(Date.UTC(2026, 2, 1, 10));
    await page.getByRole("button", { name: "Resume" }).click();
    await expect.poll(() => sandbox.clock.isFrozen).toBe(false);
    await expect.poll(() => page.locator("#clock-state").textContent()).toBe("running");
    sandbox.clock.freeze(8.64e15 + 1);
    await expect.poll(() => page.locator("#now").textContent()).toBe("8640000000000001 ms UTC");
  });

  it("turns limits off and on", async () => {
    const page = await visit();
    await page.getByRole("button", { name: "Turn limits off" }).click();
    await page.getByRole("button", { name: "Turn limits on" }).waitFor();
    for (let creation = 0; creation < 10; creation++) await created(sandbox);
    await page.getByRole("button", { name: "Turn limits on" }).click();
    await page.getByRole("button", { name: "Turn limits off" }).waitFor();
  });

  it("connects again when the sandbox comes back", async () => {
    const page = await visit();
    // The page reads the clock while the connection goes away.
    sandbox.clock.freeze(0);
    await served.close();
    await expect.poll(() => page.locator("#connection").textContent()).toBe("No connection; trying again");
    served = await serve(sandbox, { port: Number(new URL(served.url).port) });
    await expect.poll(() => page.locator("#connection").textContent(), { timeout: 30_000 }).toBe("Live");
    // The browser logs that it had no connection.
    offences = offences.filter((offence) => !offence.includes("net::ERR_"));
  });

  it.each(["light", "dark"] as const)("is accessible in the %s theme, wide and narrow", async (colorScheme) => {
    for (const width of [1280, 320]) {
      await create(sandbox, {});
      await created(sandbox);
      sandbox.inject({ status: 500 });
      await send(sandbox, "GET", "/");
      const page = await visit({ colorScheme, viewport: { width, height: 800 } });
      await page.locator("#requests summary").first().click();
      await page.locator("#campaigns tbody tr").first().waitFor();
      // The policy of the page does not apply to code that the driver evaluates.
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() =>
        (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
      );
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});
