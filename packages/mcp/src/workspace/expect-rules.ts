import { rules } from "campaign-rules/catalogue";
import { Refusal } from "../answers/refusal.js";
import type { ContextInput } from "../documents/context-input.js";
import type { Checking } from "./workspace.js";

const UNIQUE_KEYS = "input.json-unique-keys";

/**
 * Checks the ids of rules whose level the client sets: the checker ignores unknown ids, since they may belong to custom
 * rules of other files.
 *
 * @throws {Refusal} if there is no such rule.
 */
export function expectRules({ rules: levels = {} }: ContextInput, { checker, path }: Checking): void {
  const custom = checker.contextFor(path).customRules ?? [];
  const known = new Set<string>([UNIQUE_KEYS, ...[...rules, ...custom].map(({ id }) => id)]);
  for (const id of Object.keys(levels)) {
    if (!known.has(id))
      throw new Refusal(`unknown rule ${JSON.stringify(id.slice(0, 64))}; list_rules lists the rules`);
  }
}
