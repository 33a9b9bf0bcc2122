import { expect, it } from "vitest";
import { answer, LARGEST_ANSWER, withLists } from "../../src/answers/answer.js";
import { call } from "../support/call.js";
import { connect } from "../support/connect.js";

const client = await connect();

const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

it("lists are cut in order, and omitted entries are counted", () => {
  const entries = Array.from({ length: 2_000 }, (_, index) => `entry ${index}`);
  const cut = withLists({ ok: true }, { first: entries, second: ["a", "b"] });
  expect(bytes(cut)).toBeLessThanOrEqual(LARGEST_ANSWER);
  expect(bytes(cut)).toBeGreaterThan(LARGEST_ANSWER - 40);
  expect(cut).toEqual({
    ok: true,
    first: entries.slice(0, cut.first.length),
    second: ["a", "b"].slice(0, cut.second.length),
    truncated: true,
    omitted: { first: entries.length - cut.first.length, second: 2 - cut.second.length },
  });
});

it("lists that fit are complete", () => {
  expect(withLists({}, { list: [1, "é", { a: null }] })).toEqual({
    list: [1, "é", { a: null }],
    truncated: false,
    omitted: { list: 0 },
  });
});

it("an answer above the bound is a defect", () => {
  expect(() => answer({ text: "é".repeat(LARGEST_ANSWER / 2) })).toThrow("the answer has 8203 bytes, more than 8192");
  expect(answer({ text: "é".repeat(4_000) }).isError).toBe(undefined);
});

it("of many errors, the first are listed and the others counted", async () => {
  const filters = Array.from({ length: 300 }, () => ({ filter_type: "user_attributes", operator: "is" }));
  const body = { channel: "PUSH", segmentation_details: { included_filters: { filter_operator: "and", filters } } };
  for (const tool of ["validate_campaign", "fix_campaign"]) {
    const { errors = 0, more, findings = [], truncated, omitted } = await call(client, tool, { body });
    expect([errors, more, truncated]).toEqual([100, true, true]);
    expect(omitted?.["findings"]).toBe(errors - findings.length);
    expect(findings.length).toBeGreaterThan(10);
  }
});

it("a repaired text that is too long is left out, but not its operations", async () => {
  const text = JSON.stringify({ channel: "push", request_id: "x".repeat(100_000) });
  const { operations, text: fixed, truncated } = await call(client, "fix_campaign", { text });
  expect([operations, fixed, truncated]).toEqual([
    [{ op: "replace", path: "/channel", value: "PUSH" }],
    undefined,
    true,
  ]);
});

it("a repair that is too long is left out of a finding", async () => {
  const found = async (locale: string) => {
    const content = { [locale]: { push: { android: { basic_details: { titel: "Hello" } } } } };
    const body = { channel: "PUSH", campaign_content: { locales: [locale], content } };
    const { findings = [] } = await call(client, "validate_campaign", { body });
    return findings.filter(({ rule }) => rule === "member.known").map(({ fixable, fix }) => [fixable, fix?.length]);
  };
  expect(await found("en")).toEqual([[true, 1]]);
  expect(await found("x".repeat(240))).toEqual([[true, undefined]]);
});

const long = "x".repeat(5 * 1024 * 1024);
it.each([
  ["a text of 5 MB", { text: `"${long}"` }, "the text is larger than 4 MiB"],
  ["a value of 5 MB", { body: long }, "body is larger than 4 MiB"],
  ["a stored campaign of 5 MB", { operation: "update", body: {}, stored: [long] }, "stored is larger than 4 MiB"],
  ["half a surrogate pair", { text: '"\ud800"' }, "the text is not UTF-8: it contains half a surrogate pair"],
])("%s is rejected", async (_, args, refused) => {
  expect(await call(client, "validate_campaign", args)).toEqual({ refused });
  expect(await call(client, "fix_campaign", args)).toEqual({ refused });
});
