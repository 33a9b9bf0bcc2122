import { deflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { addressOfPage, copiedLink, expectCounts, linesOf, paste, setUpVisits, visit } from "./visit.js";

setUpVisits();

const fragmentOf = (value: unknown) => `#s=${deflateRawSync(JSON.stringify(value)).toString("base64url")}`;

it("the address of the page restores everything on it", async () => {
  const page = await visit();
  await page.getByRole("radio", { name: "Update" }).check({ force: true });
  await page.locator("#state").selectOption("ACTIVE");
  await page.getByRole("switch", { name: "Portfolio" }).check();
  await page.getByLabel("Known product set ids").fill("ps-1, ps-2");
  await paste(page, '{ "request_id": "grüße", "status": "PUBLISH" }');
  await paste(page, '{ "channel": "EMAIL" }', "stored");
  const address = await copiedLink(page);
  expect(address).toBe(page.url());

  const again = await visit(address.slice(addressOfPage().length));
  await expectCounts(again, /^No errors/u);
  expect(await linesOf(again)).toEqual(['{ "request_id": "grüße", "status": "PUBLISH" }']);
  expect(await linesOf(again, "stored")).toEqual(['{ "channel": "EMAIL" }']);
  expect(await again.locator("#state").inputValue()).toBe("ACTIVE");
  expect(await again.getByRole("switch", { name: "Portfolio" }).isChecked()).toBe(true);
  expect(await again.getByRole("switch", { name: "Queuing" }).isChecked()).toBe(false);
  expect(await again.locator("#product-sets").inputValue()).toBe("ps-1, ps-2");
});

it("a changed address is opened", async () => {
  const page = await visit();
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    fragmentOf({ request: "[]" }),
  );
  await expect.poll(() => linesOf(page)).toEqual(["[]"]);
});

it("an example replaces the link in the address", async () => {
  const page = await visit(fragmentOf({ request: "[]" }));
  await page.locator("#example").selectOption({ label: "Push, valid" });
  await expectCounts(page, /^No errors/u);
  expect(page.url()).toBe(addressOfPage());
  await copiedLink(page);
  await page.reload();
  await expectCounts(page, /^No errors/u);
});

/** A sheet followed by many spaces. */
const bomb = `#s=${deflateRawSync('{ "request": "[]" }'.padEnd(64 * 1024 * 1024)).toString("base64url")}`;

it.each([
  ["nothing", "#s="],
  ["invalid Base64", "#s=%00%3Cscript%3E"],
  ["bytes that were never deflated", "#s=AAAA"],
  ["malformed JSON", `#s=${deflateRawSync("{").toString("base64url")}`],
  ["too much data", bomb],
])("a fragment of %s opens the first example, with a message", async (_, fragment) => {
  const page = await visit(fragment);
  await expectCounts(page, /5 errors/u);
  expect(await page.locator("#toast").textContent()).toBe("The link does not contain a valid request");
});

it.each([
  ["null", null],
  ["a list", [1]],
  [
    "wrong types",
    { operation: 1, request: {}, stored: 2, state: "GONE", features: ["EVERYTHING"], productSets: [{}], policies: "x" },
  ],
  ["hostile keys", JSON.parse('{ "__proto__": { "request": "[]" }, "operation": "constructor" }') as unknown],
])("a sheet of %s is opened as an empty one", async (_, value) => {
  const page = await visit(fragmentOf(value));
  await expectCounts(page, "Paste a request, or choose an example");
  expect(await linesOf(page)).toEqual([""]);
});

it("markup in a request stays text", async () => {
  const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
  const request = JSON.stringify({ [markup]: 1, channel: markup, created_by: markup });
  const page = await visit(fragmentOf({ request, productSets: [markup] }));
  await expectCounts(page, /errors/u);
  await page.getByRole("tab", { name: "Response" }).click();
  expect(await page.locator("main img, main script").count()).toBe(0);
  expect(await page.locator("#product-sets").inputValue()).toBe(markup);
});

it("an endlessly nested request does no harm", async () => {
  const page = await visit(fragmentOf({ request: "[".repeat(100_000) + "]".repeat(100_000) }));
  await expectCounts(page, /^1 error/u);
});
