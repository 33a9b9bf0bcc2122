import { rules } from "campaign-rules/catalogue";
import type { FileChecker } from "campaign-rules/files";
import { Refusal } from "../answers/refusal.js";
import type { ContextInput } from "../documents/context-input.js";

const UNIQUE_KEYS = "input.json-unique-keys";

/**
 * Checks the ids of rules whose level the client sets: the checker ignores unknown ids, since they may belong to custom
 * rules of other files.
 *
 * @throws {Refusal} if there is no such rule.
 */
export function expectRules({ rules: levels = {} }: ContextInput, checker: FileChecker): void {
  const custom = checker.contextFor("").customRules ?? [];
  const known = new Set<string>([UNIQUE_KEYS, ...[...rules, ...custom].map(({ id }) => id)]);
  for (const id of Object.keys(levels)) {
    if (!known.has(id))
      throw new Refusal(`unknown rule ${JSON.stringify(id.slice(0, 64))}; list_rules lists the rules`);
  }
}
