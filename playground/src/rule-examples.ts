import fixtures from "rule-fixtures";
import type { UpdateContext } from "../../src/index.js";
import { type Sheet, sheetFrom } from "./sheet.js";

/** A request that breaks a rule: the body of one that creates, or the patch of one that updates. */
export type RuleFixture = ({ readonly body: unknown } | { readonly patch: unknown }) & {
  readonly context: UpdateContext;
};

/** Whether there is a request to show that breaks the rule. */
export function hasExample(rule: string): boolean {
  return Object.hasOwn(fixtures, rule);
}

/** A request that breaks the rule. Undefined if there is none to show. */
export function exampleOf(rule: string): Sheet | undefined {
  const fixture = hasExample(rule) ? fixtures[rule] : undefined;
  return fixture && sheetOf(fixture);
}

export function sheetOf(fixture: RuleFixture): Sheet {
  const { campaign, ...context } = fixture.context;
  const [operation, request] = "body" in fixture ? ["create", fixture.body] : ["update", fixture.patch];
  return sheetFrom({
    ...context,
    operation,
    request: laidOut(request),
    stored: campaign?.body === undefined ? "" : laidOut(campaign.body),
    state: campaign?.state,
  });
}

function laidOut(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
