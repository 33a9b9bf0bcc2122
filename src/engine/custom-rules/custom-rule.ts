import { isMarkedAs, markAs } from "../../errors/any-copy.js";
import type { Rule } from "../../rules/rule.js";
import type { Scope } from "../../rules/scope.js";

/** The scopes that a custom rule may have. */
export type CustomScope = Extract<
  Scope,
  "request" | "PUSH" | "EMAIL" | "user_attributes" | "actions" | "custom_segments" | "email_content" | "update"
>;

/** A rule of the user's own, made by `defineRule`. */
export interface CustomRule extends Rule<string, CustomScope> {
  /** Turns a rejected request into an accepted one. The engine does not call it; generators do. */
  readonly repair?: (rejected: never) => unknown;
}

export function markDefined(rule: CustomRule): void {
  markAs("CustomRule", rule);
}

export function isCustomRule(value: unknown): value is CustomRule {
  return isMarkedAs("CustomRule", value);
}
