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
 * lines where its rows probably are, or with all lines of its section.
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
      const places = placesFor(rule, table.split("\n"));
      return `no row names the rule ${rule.id}${places === undefined ? "" : `: add "${rule.id}" to ${places}`}`;
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

/** The rows about members that a rule reads, in its section; if there is none, the rows of the section. */
function placesFor({ spec = "", reads = {} }: Enforcing, lines: readonly string[]): string | undefined {
  const heading = lines.findIndex((line) => line.startsWith(`  [${JSON.stringify(spec)}, [`));
  if (heading === -1) return undefined;
  const end = lines.indexOf("  ]],", heading);
  const members = Object.values<readonly string[]>({ ...reads }).flatMap((paths) => paths.map(nameOf));
  // A row begins with its member, or with words of its own, and then lists its members: "EmailContent.subject".
  const isAbout = (line: string, name: string) =>
    line.startsWith(`    ["${name}", `) || new RegExp(`"[A-Z]\\w*\\.${name}"`, "u").test(line);
  const rows = lines.flatMap((line, index) => {
    const isInSection = index > heading && index < end;
    return isInSection && members.some((name) => isAbout(line, name)) ? [`${TABLE}:${index + 1}`] : [];
  });
  return rows.length > 0 ? rows.join(" or ") : `the row that requires it, in ${TABLE}:${heading + 2}-${end}`;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1).replace(/\[\]$/u, "");
}
