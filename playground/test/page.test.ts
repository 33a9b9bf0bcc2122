import { expect, it } from "vitest";
import valid from "../../samples/push-one-time.json" with { type: "json" };
import { editor, expectCounts, linesOf, paste, rulesFound, setUpVisits, takeOffences, visit } from "./visit.js";

setUpVisits();

const finding = (rule: string) => `.finding:has(.rule:text-is("${rule}"))`;

it("the first example is checked, under a policy that makes no code from strings", async () => {
  const page = await visit();
  await expectCounts(page, "5 errors, 8 rules not checked");
  expect(await page.locator("#verdict-status").textContent()).toBe("400");
  expect(await rulesFound(page)).toEqual([
    "structure.format",
    "structure.enum",
    "structure.required",
    "structure.format",
    "structure.type",
  ]);
  // What a timer calls is under the policy; what is evaluated from outside is not.
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

it("what is typed is checked", async () => {
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

it("what is pasted is checked, and undone", async () => {
  const page = await visit();
  const before = await linesOf(page);
  await paste(page, '{ "channel": "FAX" }');
  await expectCounts(page, "8 errors, 77 rules not checked");
  await page.keyboard.press("ControlOrMeta+z");
  await expectCounts(page, /^5 errors/u);
  expect(await linesOf(page)).toEqual(before);
});

it("malformed JSON is shown with its line and column, as the command line does", async () => {
  const page = await visit();
  await paste(page, '{\n  "channel": "PUSH",\n}');
  await expectCounts(page, "1 error");
  expect(await rulesFound(page)).toEqual(["input.json"]);
  expect(await page.locator(".finding .message").textContent()).toBe(
    "body is not valid JSON: property name expected at line 3, column 1",
  );
});

it("a finding is followed to its place, and the place to its finding", async () => {
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

it("a fix is applied with a click, and undone as one step", async () => {
  const page = await visit();
  await page.locator(`${finding("structure.enum")} .fix`).click();
  await expectCounts(page, /^4 errors/u);
  expect(await linesOf(page)).toContain('    "platforms": ["ANDROID", "IOS"],');
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expectCounts(page, /^5 errors/u);
});

it("all fixes are applied at once", async () => {
  const page = await visit();
  await page.getByRole("button", { name: "Apply all 3 fixes" }).click();
  await expectCounts(page, /^2 errors/u);
  expect(await page.locator("#fix-all").isHidden()).toBe(true);
});

it("a feature is switched", async () => {
  const page = await visit();
  const withQueue = { ...valid, delivery_controls: { ...valid.delivery_controls, queuing_enabled: false } };
  await paste(page, JSON.stringify(withQueue, null, 2));
  await expectCounts(page, /^1 error/u);
  expect(await rulesFound(page)).toEqual(["delivery-controls.queuing-enabled"]);
  await page.getByRole("switch", { name: "Queuing" }).check();
  await expectCounts(page, "No errors");
  expect(await page.getByRole("radio", { name: "As set" }).isChecked()).toBe(true);
});

it("a policy is chosen", async () => {
  const page = await visit();
  await paste(page, JSON.stringify({ ...valid, utm_params: { ...valid.utm_params, partner: "a" } }, null, 2));
  await expectCounts(page, /^1 error/u);
  await page.locator(".more summary").click();
  await page.getByLabel("utmCustomKeys").selectOption("any");
  await expectCounts(page, /^No errors/u);
});

it("an update is held against the stored campaign and its state", async () => {
  const page = await visit();
  await page.locator("#example").selectOption({ label: "Update that sends part of an object" });
  await expectCounts(page, /^2 errors/u);
  await page.locator(".finding").first().locator("[data-part='stored']").click();
  const line = page.locator("#stored-editor .cm-activeLine");
  expect(await line.textContent()).toBe('    "platforms": ["ANDROID", "IOS"],');

  await page.locator("#state").selectOption("ARCHIVED");
  await expectCounts(page, "1 error");
  expect(await page.locator(".finding .message").textContent()).toMatch(/^campaign_id /u);
});

it("an accepted update shows the campaign as it would be", async () => {
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

it("a stored campaign that is no JSON is said to be so", async () => {
  const page = await visit();
  await page.locator("#example").selectOption({ label: "Publication" });
  await expectCounts(page, /^No errors/u);
  await paste(page, "{ no", "stored");
  await expectCounts(page, "1 error");
  expect(await page.locator("#verdict-title").textContent()).toBe("Cannot be told");
  await page.locator(".finding-go").click();
  expect(await editor(page, "stored").evaluate((content) => content.matches(":focus"))).toBe(true);
});

it("the answer is shown and copied", async () => {
  const page = await visit();
  await page.getByRole("tab", { name: "Response" }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await page.locator("#toast", { hasText: "copied" }).waitFor();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.error.code).toBe("400 Bad Request");
  expect(copied.error.details).toHaveLength(5);
});

it("rules that were not checked are explained", async () => {
  const page = await visit();
  await page.getByRole("tab", { name: /Not checked/u }).click();
  expect(await page.locator("#skipped .rule-name").count()).toBe(8);
  await page.locator("#skipped .rule-name").first().click();
  await page.locator("#skipped .explanation").first().waitFor({ state: "visible" });
});

it("the example that is shown is the one in the editor", async () => {
  const page = await visit();
  const shown = page.locator("#example option:checked");
  expect(await shown.textContent()).toBe("Push with mistakes");
  await paste(page, '{ "channel": "PUSH" }');
  await expectCounts(page, /^9 errors/u);
  expect(await shown.textContent()).toBe("None");
  await page.locator("#example").selectOption({ label: "Push, valid" });
  await expectCounts(page, /^No errors/u);
  await page.locator("#example").selectOption({ label: "None" });
  expect(await page.locator("#verdict-counts").textContent()).toMatch(/^No errors/u);
});

it("an example of a rule is opened", async () => {
  const page = await visit();
  await page.getByRole("tab", { name: /Not checked/u }).click();
  const skipped = page.locator("#skipped .rule-name").first();
  const rule = await skipped.textContent();
  await skipped.click();
  await page.getByRole("button", { name: "Open an example" }).click();
  await page.getByRole("tab", { name: /Findings/u }).click();
  await expect.poll(() => rulesFound(page)).toEqual([rule]);
  await page.locator(".finding").first().locator("[data-part='go']").click();
  await editor(page).press("ControlOrMeta+z");
  await expectCounts(page, /^5 errors/u);
});

it("an engine that cannot be loaded is said to be so, and tried again", async () => {
  const page = await visit();
  await page.route("**/worker.js", (route) => route.abort());
  await page.reload({ waitUntil: "commit" });
  await page.locator("#toast", { hasText: "The engine could not be asked" }).waitFor();
  await page.unroute("**/worker.js");
  await page.getByRole("switch", { name: "Portfolio" }).check();
  await expectCounts(page, /^5 errors/u);
});

it("a text is laid out", async () => {
  const page = await visit();
  await paste(page, JSON.stringify(valid));
  await page.getByRole("button", { name: "Format", exact: true }).click();
  await expect.poll(() => linesOf(page)).toContain('  "channel": "PUSH",');
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
