import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import email from "../../samples/email-promotional.json" with { type: "json" };
import valid from "../../samples/push-one-time.json" with { type: "json" };
import { policies } from "../../src/reference/catalogue/policies.js";
import { violationsOn } from "./accessible.js";
import { editor, expectCounts, linesOf, paste, rulesFound, setUpVisits, takeOffences, visit } from "./visit.js";

setUpVisits();

/** The count of rules that were not checked, and the text about them. */
async function notChecked(page: Page): Promise<string> {
  const texts = await page.locator("#count-skipped, #skipped").allTextContents();
  return texts.join(" ");
}

const finding = (rule: string) => `.finding:has(.rule:text-is("${rule}"))`;

it("the first example is checked, under a policy that makes no code from strings", async () => {
  const page = await visit();
  await expectCounts(page, "5 errors, 9 rules skipped");
  expect(await page.locator("#verdict-status").textContent()).toBe("400");
  expect(await rulesFound(page)).toEqual([
    "structure.format",
    "structure.enum",
    "structure.required",
    "structure.format",
    "structure.type",
  ]);
  // The policy applies to code that a timer calls, but not to code that the driver evaluates.
  const isStrict = await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => {
          try {
            new Function("return 1")();
            resolve(false);
          } catch {
            resolve(true);
          }
        });
      }),
  );
  expect(isStrict).toBe(true);
  expect(takeOffences()).toEqual(["This document requires 'TrustedScript' assignment. The action has been blocked."]);
});

it("the places of violations are marked in the text", async () => {
  const page = await visit();
  await expectCounts(page, /5 errors/u);
  const marked = page.locator("#request-editor .cm-lintRange-error");
  expect((await marked.allTextContents()).slice(0, 3)).toEqual(['"maria.keller"', '"basic_details"', '"android"']);
});

it("typed text is checked", async () => {
  const page = await visit();
  await paste(page, JSON.stringify(valid, null, 2));
  await expectCounts(page, /^No errors$/u);
  expect(await page.locator("#verdict-status").textContent()).toBe("201");
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type('"chanel": "PUSH",');
  await expectCounts(page, /^No errors, 1 warning/u);
  expect(await rulesFound(page)).toEqual(["member.known"]);
});

it("pasted text is checked, and can be undone", async () => {
  const page = await visit();
  const before = await linesOf(page);
  await paste(page, '{ "channel": "FAX" }');
  await expectCounts(page, "8 errors, 82 rules skipped");
  await page.keyboard.press("ControlOrMeta+z");
  await expectCounts(page, /^5 errors/u);
  expect(await linesOf(page)).toEqual(before);
});

it("malformed JSON is shown with its line and column", async () => {
  const page = await visit();
  await paste(page, '{\n  "channel": "PUSH",\n}');
  await expectCounts(page, "1 error");
  expect(await rulesFound(page)).toEqual(["JSON syntax"]);
  expect(await page.locator(".finding .message").textContent()).toBe(
    "body is not valid JSON: remove the trailing comma",
  );
  expect(await page.locator(".finding .where").textContent()).toBe("2:20");
  expect(await notChecked(page)).toBe("– No rules were checked: the request is not valid JSON.");
});

it("too many structural errors stop the check before the rules", async () => {
  const page = await visit();
  await paste(page, JSON.stringify({ ...valid, basic_details: { ...valid.basic_details, tags: Array(101).fill(1) } }));
  await expectCounts(page, /^100 errors.*The list is incomplete/u);
  expect(await notChecked(page)).toBe("– The check stopped after 100 structural errors; other rules did not run.");
});

it("an empty request is not an error", async () => {
  const page = await visit();
  await paste(page, " ");
  await expectCounts(page, "Paste a request, or choose an example");
  expect(await page.locator("#verdict-title").textContent()).toBe("Nothing to check");
  expect(await page.locator("#verdict").getAttribute("data-verdict")).toBe("none");
  expect(await page.locator(".finding").count()).toBe(0);
  expect(await notChecked(page)).toBe("– No rules were checked: there is no request.");
});

it("a finding leads to its place, and the place to its finding", async () => {
  const page = await visit();
  await page.locator(`${finding("structure.type")} .finding-go`).click();
  const isFocused = await editor(page).evaluate((content) => content.matches(":focus"));
  expect(isFocused).toBe(true);
  await page.keyboard.type("6000");
  await expectCounts(page, /^4 errors/u);
  expect(await linesOf(page)).toContain('    "campaign_throttle_rpm": 6000,');

  await page.locator("#request-editor .cm-lintRange-error", { hasText: "android" }).click();
  await page.locator(`${finding("structure.enum")} .finding-go[aria-current="true"]`).waitFor();
  const explained = page.locator(`${finding("structure.enum")} .explanation`);
  expect(await explained.textContent()).toContain("A member with listed values must have one of them");
});

it("a tapped finding shows its explanation and a button that leads to its place", async () => {
  const page = await visit("", { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  const tapped = page.locator(finding("structure.type"));
  await tapped.scrollIntoViewIfNeeded();
  await tapped.locator(".finding-go").tap();
  expect(await tapped.locator(".explanation").isVisible()).toBe(true);
  const isFocused = () => editor(page).evaluate((content) => content.matches(":focus"));
  expect(await isFocused()).toBe(false);
  const line = page.locator("#request-editor .cm-activeLine");
  expect(await line.textContent()).toContain("campaign_throttle_rpm");
  const [ground, mark] = await Promise.all([page.locator("#request-editor").boundingBox(), line.boundingBox()]);
  expect(mark?.y).toBeLessThan((ground?.y ?? 0) + (ground?.height ?? 0));
  const isInView = () => tapped.evaluate((item) => item.getBoundingClientRect().top < innerHeight);
  expect(await isInView()).toBe(true);

  await tapped.getByRole("button", { name: "Show in the request" }).tap();
  expect(await isFocused()).toBe(true);
  expect(await isInView()).toBe(false);
});

it("a fix is applied with a click, and undone as one step", async () => {
  const page = await visit();
  await page.locator(`${finding("structure.enum")} .fix`).click();
  await expectCounts(page, /^4 errors/u);
  expect(await linesOf(page)).toContain('    "platforms": ["ANDROID", "IOS"],');
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expectCounts(page, /^5 errors/u);
});

it("a fix is not applied to a text that has changed since its check", async () => {
  const page = await visit();
  await paste(page, '{ "channel": "PUSH", "basic_details": { "platforms": ["ANDROID", "ios"] } }');
  const fix = page.getByRole("button", { name: /^Replace with "IOS"/u });
  await fix.waitFor();
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  const text = '{ "channel": "PUSH", "basic_details": { "platforms": ["ios", "WEB"] } }';
  await fix.evaluate((button: HTMLElement, changed) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", changed);
    const content = document.querySelector("#request-editor")?.shadowRoot?.querySelector(".cm-content");
    content?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    button.click();
  }, text);
  expect(await page.locator("#toast").textContent()).toBe("This fix no longer applies");
  await page
    .getByRole("button", { name: /platforms\[0\]$/u })
    .first()
    .waitFor();
  expect(await linesOf(page)).toEqual([text]);
});

it("a byte order mark does not move the marks", async () => {
  const page = await visit();
  await paste(page, '\uFEFF{ "channel": "X" }');
  await expect.poll(() => page.locator("#request-editor .cm-lintRange").allTextContents()).toContain('"X"');
});

it("all fixes are applied at once", async () => {
  const page = await visit();
  await page.getByRole("button", { name: "Apply all 3 fixes" }).click();
  await expectCounts(page, /^2 errors/u);
  expect(await page.locator("#fix-all").isHidden()).toBe(true);
});

it("a long list of findings scrolls in its panel, and the page does not", async () => {
  const page = await visit("", { viewport: { width: 1280, height: 800 } });
  await page.locator("#example").selectOption({ label: "Email with mistakes in Gmail annotations" });
  await expectCounts(page, /^9 errors, 2 warnings/u);
  const heights = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  expect(heights).toEqual([800, 800]);
});

it("a feature can be switched on and off", async () => {
  const page = await visit();
  const withQueue = { ...valid, delivery_controls: { ...valid.delivery_controls, queuing_enabled: false } };
  await paste(page, JSON.stringify(withQueue, null, 2));
  await expectCounts(page, "No errors, 1 warning, 1 rule skipped");
  await page.getByRole("radio", { name: "I know them" }).check({ force: true });
  await expectCounts(page, /^1 error/u);
  expect(await rulesFound(page)).toEqual(["delivery-controls.queuing-enabled"]);
  await page.getByRole("switch", { name: "Queuing" }).check();
  await expectCounts(page, "No errors");
  expect(await page.getByRole("radio", { name: "I know them" }).isChecked()).toBe(true);
});

it("a note says which features are unknown, and which count as off", async () => {
  const page = await visit();
  const switches = page.locator("#features .switch");
  const unsure = switches.filter({ has: page.getByText("not sure") });
  const known = page.getByRole("radiogroup", { name: "Are the features known?" });
  const note = page.locator(`#${await known.getAttribute("aria-describedby")}`);
  expect(await unsure.filter({ visible: true }).count()).toBe(6);
  expect(await note.textContent()).toContain("Audience limit counts as off");
  expect(await page.getByRole("switch", { name: "Portfolio not sure" }).count()).toBe(1);

  await page.getByRole("radio", { name: "I know them" }).check({ force: true });
  expect(await switches.getByText("not sure").filter({ visible: true }).count()).toBe(0);
  expect(await note.textContent()).toBe("On: the workspace has the feature. Off: it does not.");
});

it("all settings are in view on a page of middle width", async () => {
  const page = await visit("", { viewport: { width: 900, height: 800 } });
  await page.locator("#settings > summary").click();
  const [settings, policies] = await Promise.all([
    page.locator("#settings").boundingBox(),
    page.locator(".more summary").boundingBox(),
  ]);
  expect(policies?.y).toBeLessThan((settings?.y ?? 0) + (settings?.height ?? 0) - 20);
});

it("a policy can be chosen", async () => {
  const page = await visit();
  await paste(page, JSON.stringify({ ...valid, utm_params: { ...valid.utm_params, partner: "a" } }, null, 2));
  await expectCounts(page, /^1 error/u);
  await page.locator(".more summary").click();
  await page.getByLabel("utmCustomKeys").selectOption("any");
  await expectCounts(page, /^No errors/u);
});

it("an update is checked against the stored campaign and its state", async () => {
  const page = await visit();
  await page.locator("#example").selectOption({ label: "Update that sends part of an object" });
  await expectCounts(page, /^2 errors/u);
  // The stored campaign is not wrong: the update is checked against it.
  expect(await page.locator("#stored-editor .cm-lintRange-info").first().textContent()).toBe('"platforms"');
  expect(await page.locator("#stored-editor .cm-lintRange-error").count()).toBe(0);
  await page.getByRole("button", { name: "Show in stored campaign (7:5)" }).click();
  const line = page.locator("#stored-editor .cm-activeLine");
  expect(await line.textContent()).toBe('    "platforms": ["ANDROID", "IOS"],');

  await page.locator("#state").selectOption("ARCHIVED");
  await expectCounts(page, "1 error");
  expect(await page.locator(".finding .message").textContent()).toMatch(/^campaign_id /u);
});

it("an accepted update shows the updated campaign", async () => {
  const page = await visit();
  await page.locator("#example").selectOption({ label: "Update of an active campaign" });
  await expectCounts(page, /^1 error/u);
  await page.locator("#state").selectOption("DRAFT");
  await expectCounts(page, /^No errors/u);
  await page.getByRole("tab", { name: "Response" }).click();
  const merged = JSON.parse((await page.locator("#response").textContent()) ?? "") as typeof valid;
  expect(merged.scheduling_details.start_time).toBe("2027-01-22T15:00:00");
  expect(merged.channel).toBe("PUSH");
});

it("a stored campaign that is not JSON is reported", async () => {
  const page = await visit();
  await page.locator("#example").selectOption({ label: "Publication" });
  await expectCounts(page, /^No errors/u);
  await paste(page, "{ no", "stored");
  await expectCounts(page, "1 error");
  expect(await page.locator("#verdict-title").textContent()).toBe("No result: the stored campaign cannot be read");
  expect(await notChecked(page)).toBe("– No rules were checked: the stored campaign cannot be read.");
  expect(await page.locator(".finding .where").textContent()).toBe("stored 1:3");
  expect(await page.locator("#stored-editor .cm-lintRange-error").count()).toBe(1);
  expect(await page.locator(".finding-tools button").filter({ visible: true }).allTextContents()).toEqual([
    "JSON syntax",
  ]);
  await page.locator(".finding-go").click();
  expect(await editor(page, "stored").evaluate((content) => content.matches(":focus"))).toBe(true);
});

it("the response is shown and can be copied", async () => {
  const page = await visit();
  await page.getByRole("tab", { name: "Response" }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await page.locator("#toast", { hasText: "copied" }).waitFor();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.error.code).toBe("400 Bad Request");
  expect(copied.error.details).toHaveLength(5);
});

it("a wrapped line of the response has a hanging indent", async () => {
  const page = await visit("", { viewport: { width: 390, height: 800 } });
  await page.getByRole("tab", { name: "Response" }).click();
  const line = page.locator("#response .json-line", { hasText: '"message"' }).first();
  const style = await line.evaluate((element) => {
    const { paddingLeft, textIndent, lineHeight } = getComputedStyle(element);
    return { paddingLeft, textIndent, lines: element.clientHeight / Number.parseFloat(lineHeight) };
  });
  expect(style.lines).toBeGreaterThan(1.5);
  expect(style.textIndent).toBe(`-${style.paddingLeft}`);
  expect(Number.parseFloat(style.paddingLeft)).toBeGreaterThan(30);
});

it("skipped rules are explained", async () => {
  const page = await visit();
  await page.getByRole("tab", { name: /Skipped/u }).click();
  expect(await page.locator("#skipped .rule-name").count()).toBe(9);
  await page.locator("#skipped .rule-name").first().click();
  await page.locator("#skipped .explanation").first().waitFor({ state: "visible" });
});

it("a rule that depends on a feature names it, and runs once the feature is known", async () => {
  const page = await visit();
  const doubly = { ...email, basic_details: { ...email.basic_details, send_only_double_opt_in_users: true } };
  await paste(page, JSON.stringify(doubly, null, 2));
  await expectCounts(page, /1 rule skipped/u);
  expect(await page.locator("#skipped h3").textContent()).toMatch(/^Skipped because a setting is missing/u);
  expect(await page.locator("#skipped .rule-name").textContent()).toBe(
    "basic-details.double-opt-in-enabled depends on Double opt in",
  );
  await page.getByRole("radio", { name: "I know them" }).check({ force: true });
  await expectCounts(page, /^1 error$/u);
  expect(await notChecked(page)).toBe("0 All applicable rules were checked.");
});

it("the shown example is the one in the editor", async () => {
  const page = await visit();
  const shown = page.locator("#example option:checked");
  expect(await shown.textContent()).toBe("Push with mistakes");
  await paste(page, '{ "channel": "PUSH" }');
  await expectCounts(page, /^9 errors/u);
  expect(await shown.textContent()).toBe("Edited");
  await page.locator("#example").selectOption({ label: "Push, valid" });
  await expectCounts(page, /^No errors/u);
  expect(await shown.textContent()).toBe("Push, valid");
  await page.getByRole("radio", { name: "Not sure" }).check({ force: true });
  expect(await shown.textContent()).toBe("Edited");
  await page.locator("#example").selectOption({ label: "Publication" });
  await expectCounts(page, /^No errors/u);
  await editor(page, "stored").press("Space");
  await expect.poll(() => shown.textContent()).toBe("Edited");
});

it("without findings, a link leads to the skipped rules", async () => {
  const page = await visit();
  await page.locator("#example").selectOption({ label: "Push, valid" });
  await expectCounts(page, "No errors");
  expect(await page.locator("#findings-empty").innerText()).toBe("No errors or warnings found.");
  await page.getByRole("radio", { name: "Update" }).check({ force: true });
  await paste(page, '{ "updated_by": "jo@example.com", "campaign_delivery_type": "PERIODIC" }');
  await page.getByRole("link", { name: /^\d+ rules skipped$/u }).click();
  expect(await page.locator("#panel-skipped").isVisible()).toBe(true);
});

it("a message says that copying was blocked", async () => {
  const page = await visit("", { permissions: [] });
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, "writeText", { value: () => Promise.reject(new Error("no")) });
  });
  await page.getByRole("tab", { name: "Response" }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await page.locator("#toast", { hasText: "select the response" }).waitFor();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.locator("#toast", { hasText: "in the address bar" }).waitFor();
});

it("an example of a rule can be opened", async () => {
  const page = await visit();
  await page.getByRole("tab", { name: /Skipped/u }).click();
  const skipped = page.locator("#skipped .rule-name").first();
  const rule = await skipped.locator("code").textContent();
  await skipped.click();
  await page.getByRole("button", { name: "Open an example" }).click();
  await page.getByRole("tab", { name: /Findings/u }).click();
  await expect.poll(() => rulesFound(page)).toEqual([rule]);
  await page.locator(".finding").first().locator("[data-part='go']").click();
  await editor(page).press("ControlOrMeta+z");
  await expectCounts(page, /^5 errors/u);
});

it("undo brings the settings back with the text, and redo those of the example", async () => {
  const page = await visit();
  const stored = () => linesOf(page, "stored");
  const isChosen = (name: string) => page.getByRole("radio", { name, exact: true }).isChecked();
  await page.getByRole("radio", { name: "I know them" }).check({ force: true });
  await page.getByRole("switch", { name: "Portfolio" }).check();
  await page.locator("#example").selectOption({ label: "Update of an active campaign" });
  await expectCounts(page, /^1 error/u);
  expect([await isChosen("Update"), await page.locator("#state").inputValue()]).toEqual([true, "ACTIVE"]);

  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expectCounts(page, /^5 errors/u);
  expect([await isChosen("Create"), await isChosen("I know them")]).toEqual([true, true]);
  expect(await page.getByRole("switch", { name: "Portfolio" }).isChecked()).toBe(true);
  expect(await page.locator("#example option:checked").textContent()).toBe("Edited");
  expect(await stored()).toEqual([""]);

  await page.keyboard.press("ControlOrMeta+y");
  await expectCounts(page, /^1 error/u);
  expect([await isChosen("Update"), await page.locator("#state").inputValue()]).toEqual([true, "ACTIVE"]);
  expect(await page.locator("#example option:checked").textContent()).toBe("Update of an active campaign");
});

it("undo brings settings back if the text stays the same", async () => {
  const page = await visit();
  await page.locator("#example").selectOption({ label: "Push, valid" });
  await expectCounts(page, "No errors");
  await page.getByRole("radio", { name: "Not sure" }).check({ force: true });
  expect(await page.locator("#example option:checked").textContent()).toBe("Edited");
  await page.locator("#example").selectOption({ label: "Push, valid" });
  expect(await page.getByRole("radio", { name: "I know them" }).isChecked()).toBe(true);
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  expect(await page.getByRole("radio", { name: "Not sure" }).isChecked()).toBe(true);
});

it("a missing object can be added, with placeholders", async () => {
  const page = await visit();
  const { scheduling_details: _, ...lacking } = valid;
  await paste(page, JSON.stringify(lacking, null, 2));
  await expectCounts(page, /^1 error/u);
  await page.getByRole("button", { name: "Add scheduling_details to fill in" }).click();
  await expectCounts(page, /^No errors/u);
  expect(await linesOf(page)).toContain('  "scheduling_details": {');
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expectCounts(page, /^1 error/u);
});

it.each([
  ["a keyboard", {}, true],
  ["a finger", { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true }, false],
  ["a narrow page", { viewport: { width: 390, height: 800 } }, false],
] as const)("a user with %s is told of keys only if there are some", async (_, options, isTold) => {
  const page = await visit("", options);
  expect(await page.locator("kbd").first().isVisible()).toBe(isTold);
});

it("the line that marks a finding leaves underscores readable", async () => {
  const page = await visit();
  await expectCounts(page, /5 errors/u);
  const mark = page.locator("#request-editor .cm-lintRange-error").first();
  const look = await mark.evaluate((element) => {
    const { boxShadow, backgroundImage, borderBottomWidth } = getComputedStyle(element);
    return { boxShadow, backgroundImage, borderBottomWidth };
  });
  // A border is below the box of the letters; shadow and image would be in it.
  expect(look).toEqual({ boxShadow: "none", backgroundImage: "none", borderBottomWidth: "2px" });
});

it("a request that a skipped rule may reject is not called accepted", async () => {
  const page = await visit();
  const doubly = { ...email, basic_details: { ...email.basic_details, send_only_double_opt_in_users: true } };
  await paste(page, JSON.stringify(doubly, null, 2));
  await expectCounts(page, "1 rule skipped: a setting is missing");
  const title = page.locator("#verdict-title");
  await expect.poll(() => title.textContent()).toBe("Created, unless a skipped rule rejects it");
  await page.getByRole("switch", { name: "Double opt in" }).check();
  await expectCounts(page, /^No errors/u);
  await expect.poll(() => title.textContent()).toBe("Created");
});

it("every policy is shown, and takes effect", async () => {
  const page = await visit();
  await page.locator(".more summary").click();
  expect(await page.locator("#policies label code").allTextContents()).toEqual(policies.map(({ name }) => name));
  await paste(page, JSON.stringify(valid, null, 2).replace(/("start_time": "[^"]*)"/u, '$1Z"'));
  await expectCounts(page, /^1 error/u);
  await page.getByLabel("scheduleOffset").selectOption("zero");
  await expectCounts(page, /^No errors/u);
});

it("a failed engine is reported and loaded again", async () => {
  const page = await visit();
  await page.route("**/worker.js", (route) => route.abort());
  await page.reload({ waitUntil: "commit" });
  await page.locator("#verdict-title", { hasText: "The check failed" }).waitFor();
  await expectCounts(page, "The engine did not load, or it stopped. Check your connection, then try again");
  expect(await violationsOn(page)).toEqual([]);
  await page.unroute("**/worker.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await expectCounts(page, /^5 errors/u);
  expect(await page.getByRole("button", { name: "Try again" }).isVisible()).toBe(false);
  takeOffences();
});

it.each(["main.js", "worker.js"])("the page says it if %s does not arrive", async (name) => {
  const page = await visit();
  await page.route(`**/${name}`, () => {});
  await page.reload({ waitUntil: "commit" });
  await page.getByText("Check your connection, then reload the page.").waitFor({ timeout: 20_000 });
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

it("a text can be formatted", async () => {
  const page = await visit();
  await paste(page, JSON.stringify(valid));
  await page.getByRole("button", { name: "Format", exact: true }).click();
  await expect.poll(() => linesOf(page)).toContain('  "channel": "PUSH",');
});

it("a deeply nested text can be neither completed nor formatted, and the next one is checked", async () => {
  const page = await visit();
  await paste(page, "[".repeat(50_000));
  await expectCounts(page, /^1 error/u);
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("Control+Space");
  await page.getByRole("button", { name: "Format", exact: true }).click();
  await expect
    .poll(() => page.locator("#toast").textContent())
    .toBe("The request is nested too deeply to be formatted");
  await page.locator("#example").selectOption({ label: "Push, valid" });
  await expectCounts(page, /^No errors/u);
});

it("the theme follows the system until one is chosen, which is remembered", async () => {
  const page = await visit("", { colorScheme: "dark" });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.getByRole("radio", { name: "Light" }).check({ force: true });
  const light = await ground();
  expect(light).not.toBe(dark);
  await page.reload();
  await expectCounts(page, /5 errors/u);
  expect(await ground()).toBe(light);
});
