import type { Reads } from "../../src/rules/rule.js";
import type { Section } from "./rows.js";

/** The file with the rows. */
export const TABLE = "scripts/coverage/rows.ts";

/** What a rule says about the rows that it enforces. Structural rules say nothing. */
interface Enforcing {
  readonly id: string;
  readonly spec?: string | undefined;
  readonly reads?: Reads;
}

/**
 * The rules that no row names: either the specification does not ask for them, or a row lacks them. Each comes with the
 * lines where its rows probably are.
 *
 * @param table the text of the file with the rows
 */
export function unnamedRules(covered: readonly Section[], rules: readonly Enforcing[], table: string): string[] {
  const named = new Set<string>(
    covered.flatMap(({ rows }) => rows.flatMap(({ by }) => by.flatMap((one) => ("rule" in one ? one.rule : [])))),
  );
  return rules
    .filter(({ id }) => !named.has(id))
    .map((rule) => {
      const places = linesFor(rule, table.split("\n")).map((line) => `${TABLE}:${line}`);
      const advice = places.length === 0 ? "" : `: add "${rule.id}" to ${places.join(" or ")}`;
      return `no row names the rule ${rule.id}${advice}`;
    });
}

/** The rules whose `spec` is not a heading of the rows, with the most similar headings. */
export function unknownSections(covered: readonly Section[], rules: readonly Enforcing[]): string[] {
  const headings = covered.map(({ heading }) => heading);
  return rules.flatMap(({ id, spec }) => {
    if (spec === undefined || headings.includes(spec)) return [];
    const words = wordsOf(spec);
    const shared = headings.map((heading) => wordsOf(heading).filter((word) => words.includes(word)).length);
    const most = Math.max(1, ...shared);
    const similar = headings.filter((_, index) => shared[index] === most);
    const advice =
      similar.length === 0 ? "" : `, but ${similar.map((heading) => JSON.stringify(heading)).join(" or ")}`;
    return `the spec of ${id} is ${JSON.stringify(spec)}: ${TABLE} has no such heading${advice}`;
  });
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\w+/gu) ?? [];
}

/** The line numbers of the rows about members that a rule reads, in its section, or of the section's heading. */
function linesFor({ spec = "", reads = {} }: Enforcing, lines: readonly string[]): number[] {
  const heading = lines.findIndex((line) => line.startsWith(`  [${JSON.stringify(spec)}, [`));
  if (heading === -1) return [];
  const end = lines.indexOf("  ]],", heading);
  const members = Object.values<readonly string[]>({ ...reads }).flatMap((paths) => paths.map(nameOf));
  const rows = lines.flatMap((line, index) => {
    const isOf = members.some((name) => line.startsWith(`    [${JSON.stringify(name)}, `));
    return isOf && index > heading && index < end ? [index + 1] : [];
  });
  return rows.length > 0 ? rows : [heading + 1];
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1).replace(/\[\]$/u, "");
}
