import type { Rule } from "./rule.js";
import type { Scope } from "./scope.js";

/** What a custom rule may be about. */
export type CustomScope = Extract<
  Scope,
  "request" | "PUSH" | "EMAIL" | "user_attributes" | "actions" | "custom_segments" | "email_content" | "update"
>;

/** A rule of the user's own, made by `defineRule`. */
export interface CustomRule extends Rule<string, CustomScope> {
  /** Turns a rejected request into an accepted one. The engine does not call it; generators do. */
  readonly repair?: (rejected: never) => unknown;
}

/**
 * Marks what `defineRule` has checked and made, with itself as the value, so that no copy has it. Every copy of this
 * package knows the mark: the command line does not share the engine with the configuration that it loads.
 */
const DEFINED = Symbol.for("campaign-rules.defined");

export function markDefined(rule: CustomRule): void {
  Object.defineProperty(rule, DEFINED, { value: rule });
}

export function isCustomRule(value: unknown): value is CustomRule {
  if (typeof value !== "object" || value === null) return false;
  // Not by reading it: a proxy may give itself for whatever is read.
  return Object.getOwnPropertyDescriptor(value, DEFINED)?.value === value;
}
