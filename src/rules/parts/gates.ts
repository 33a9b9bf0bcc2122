import type { Rule } from "../rule.js";

/** The rules that report nothing once a gate has reported an error: those after it that read a member that it gates. */
export function silencedBy(gate: Rule, registry: readonly Rule[]): string[] {
  const { gates } = gate;
  if (!gates) return [];
  const isGated = (path: string) => gates.some((member) => `${path}.`.startsWith(`${member}.`));
  const later = registry.slice(registry.indexOf(gate) + 1);
  return later.flatMap(({ id, reads }) => (Object.values(reads).flat().some(isGated) ? id : []));
}
