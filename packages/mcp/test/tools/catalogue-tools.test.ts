import { policies } from "campaign-rules/catalogue";
import { expect, it } from "vitest";
import { everyRule } from "../../src/resources/every-rule.js";
import { call } from "../support/call.js";
import { connect } from "../support/connect.js";

const client = await connect();

interface Page {
  readonly rules: readonly { readonly id: string }[];
  readonly next_offset?: number;
  readonly total: number;
}

it("list_rules lists every rule once, page by page, in the order of findings", async () => {
  const ids: string[] = [];
  const sizes: number[] = [];
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const page = (await call(client, "list_rules", { offset })) as unknown as Page;
    ids.push(...page.rules.map(({ id }) => id));
    sizes.push(page.rules.length);
    offset = page.next_offset;
  }
  expect(ids).toEqual(everyRule.map(({ id }) => id));
  expect(sizes.length).toBeGreaterThan(1);
});

it("list_rules finds rules by prefix, severity and text", async () => {
  const found = async (args: object) => {
    const { rules: listed, total } = (await call(client, "list_rules", { ...args })) as unknown as Page;
    return [total, ...listed.map(({ id }) => id)];
  };
  expect(await found({ prefix: "queu" })).toEqual([0]);
  expect(await found({ prefix: "utm.", severity: "warning" })).toEqual([1, "utm.named-key-spelled"]);
  expect(await found({ contains: "CARD OR CAROUSEL" })).toEqual([0]);
  expect(await found({ contains: "card-or-carousel" })).toEqual([1, "gmail.deal-card-or-carousel"]);
  expect(await found({ prefix: "utm." })).toEqual([
    3,
    "utm.at-most-five-custom-keys",
    "utm.custom-key-prefixed",
    "utm.named-key-spelled",
  ]);
});

it("explain_rule explains every rule and policy within the bound, with its example", async () => {
  const names = everyRule.map(({ id }): string => id);
  const withoutExample: string[] = [];
  for (const name of [...names, ...policies.map((policy) => policy.name)]) {
    const { refused, truncated, examples } = await call(client, "explain_rule", { name });
    expect([name, refused, truncated]).toEqual([name, undefined, false]);
    if (examples?.length !== 1) withoutExample.push(name);
  }
  expect(withoutExample).toEqual(["structure.unreadable", ...policies.map((policy) => policy.name)]);
});

it("explain_rule suggests the nearest name", async () => {
  expect(await call(client, "explain_rule", { name: "trigger.delay-value-require" })).toEqual({
    refused: 'unknown rule "trigger.delay-value-require"; did you mean "trigger.delay-value-required"?',
  });
});
