import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { idsInRegistry } from "../src/rules/index.js";
import { structuralRules } from "../src/structure/structural-rules.js";

const page = fileURLToPath(new URL("../docs/readings.md", import.meta.url));

export const readingsFile = fileURLToPath(new URL("../src/generated/readings.json", import.meta.url));

/** The headings of the readings that name a rule, by its id. `audience-limit.…` names a group. */
export function readings(): string {
  const sections = readFileSync(page, "utf8").split(/^### /mu).slice(1);
  const named = sections.map((section) => ({
    heading: section.slice(0, section.indexOf("\n")),
    names: new Set([...section.matchAll(/[`"]([a-z-]+\.[a-z-]*…?)[`"]/gu)].map(([, name = ""]) => name)),
  }));
  const entries = [...Object.keys(structuralRules), ...idsInRegistry()].map((id) => {
    const group = id.replace(/\..*/u, ".…");
    return [id, named.flatMap(({ heading, names }) => (names.has(id) || names.has(group) ? [heading] : []))] as const;
  });
  return `${JSON.stringify(Object.fromEntries(entries.filter(([, headings]) => headings.length > 0)), null, 2)}\n`;
}
