import { expect, it } from "vitest";
import valid from "../../samples/push-one-time.json" with { type: "json" };
import { violationsOn } from "./accessible.js";
import { expectCounts, linesOf, paste, rulesFound, setUpVisits, visit } from "./visit.js";

setUpVisits();

const headers = {
  Authorization: `Basic ${Buffer.from("WORKSPACE:key").toString("base64")}`,
  "SVC-APPKEY": "WORKSPACE",
  "Content-Type": "application/json",
};

const create = { method: "POST", path: "/core-services/v1/campaigns", headers, body: valid };

it("a pasted whole request gets a hint, which leads to its check", async () => {
  const page = await visit();
  await paste(page, JSON.stringify(create, null, 2));
  const hint = page.getByText("This is a whole request, checked as if it were a body.");
  await hint.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await expect.poll(() => page.locator("#draft-note").textContent()).toMatch(/may contain credentials/u);
  await page.getByRole("button", { name: "Check the whole request" }).click();
  await expectCounts(page, /^No errors/u);
  expect(await page.locator("#verdict-status").textContent()).toBe("201");
  expect(await page.locator("#request-title").textContent()).toBe("Whole request");
  expect(await hint.isVisible()).toBe(false);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

it.each([
  ["malformed", `${JSON.stringify(create)},`, "request"],
  ["the header alone", "Authorization: Basic V09SS1NQQUNFOmtleQ==", "request"],
  ["pasted as the stored campaign", JSON.stringify(create), "stored"],
] as const)("credentials are not stored: %s", async (_, text, name) => {
  const page = await visit();
  await page.getByRole("radio", { name: "Update" }).check({ force: true });
  await paste(page, text, name);
  await expect.poll(() => page.locator("#draft-note").textContent()).toMatch(/may contain credentials/u);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

it.each([
  ["without credentials", { ...create, headers: {} }, "401"],
  ["to another path", { ...create, path: "/" }, "404"],
  ["without a path", { ...create, path: undefined }, "400"],
])("a whole request %s is rejected as the service does", async (_, request, status) => {
  const page = await visit();
  await page.getByRole("radio", { name: "Request" }).check({ force: true });
  await paste(page, JSON.stringify(request, null, 2));
  await expect.poll(() => page.locator("#verdict-status").textContent()).toBe(status);
});

it("fixes of a whole request apply to its body, one by one and together", async () => {
  const page = await visit();
  const body = {
    ...valid,
    basic_details: {
      ...valid.basic_details,
      platforms: valid.basic_details.platforms.map((name) => name.toLowerCase()),
    },
  };
  await page.getByRole("radio", { name: "Request" }).check({ force: true });
  await paste(page, JSON.stringify({ ...create, body }, null, 2));
  await expectCounts(page, /^2 errors/u);
  expect(await rulesFound(page)).toEqual(["structure.enum", "structure.enum"]);
  await page.locator(".fix").first().click();
  await expectCounts(page, /^1 error/u);
  await page.locator("#fix-all").click();
  await expectCounts(page, /^No errors/u);
  expect((await linesOf(page)).filter((line) => /"(ANDROID|IOS)"/u.test(line))).toHaveLength(2);
});
