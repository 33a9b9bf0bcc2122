import pc from "picocolors";
import type { Colors } from "picocolors/types.js";
import { counted, printable } from "../printable.js";
import { ranking, sumOf, type Totals } from "./totals.js";

/** Colours that leave text unchanged. */
export const uncolored = pc.createColors(false);

export function renderSummary(totals: Totals, colors: Colors, ignored = 0): string {
  const { noun, checked, affected, errors, warnings, hasMoreErrors, hasMoreWarnings } = totals;
  const all = counted(checked, noun);
  const known = ignored === 0 ? "" : `; ${counted(ignored, "finding")} ignored by the baseline`;
  const rest = (errors === 0 ? skippedIn(totals) : "") + known;
  if (errors + warnings === 0) return `${colors.green("No errors")} in ${all}${rest}.\n`;
  const found = [
    errors === 0
      ? colors.green("No errors")
      : colors.red(`${hasMoreErrors ? "More than " : ""}${counted(errors, "error")}`),
    ...(warnings === 0 ? [] : [colors.yellow(`${hasMoreWarnings ? "more than " : ""}${counted(warnings, "warning")}`)]),
  ];
  return `${found.join(" and ")} in ${affected} of ${all}${rest}.\n`;
}

/** Complaints that a report repeats. */
const MOST_COMPLAINTS = 20;

/** What made the check fail, such as files that cannot be read: the first complaints, and how many more there are. */
export function complaintsIn({ complaints }: Totals): string[] {
  const first = complaints.slice(0, MOST_COMPLAINTS);
  const more = complaints.length - first.length;
  return more === 0 ? first : [...first, `and ${counted(more, "more failure")}`];
}

/** The verdict of a report, in lines: what made the check fail, and the numbers. */
export function verdictOf(totals: Totals, ignored: number | undefined): string[] {
  return [...complaintsIn(totals).map(printable), renderSummary(totals, uncolored, ignored).trim()];
}

/** Mentions skipped rules, so that undecided is not mistaken for valid. */
function skippedIn({ checked, incomplete, skipped }: Totals): string {
  if (incomplete === 0) return "";
  if (checked > 1) return `; rules were skipped in ${incomplete} of them`;
  return `; ${counted(skipped, "rule")} skipped`;
}

/** Characters of the longest bar. */
const LONGEST = 40;

/** Renders the rules by the number of their problems, with bars; nothing if there are no problems. */
export function renderRules({ byRule }: Totals): string {
  const { first, more } = ranking(byRule);
  const most = Math.max(...first.map(([, counts]) => sumOf(counts)));
  const width = Math.max(...first.map(([rule]) => rule.length));
  const lines = first.map(([rule, counts]) => {
    const count = sumOf(counts);
    const bar = "█".repeat(Math.max(1, Math.round((count / most) * LONGEST)));
    return `${String(count).padStart(String(most).length)}  ${printable(rule).padEnd(width)}  ${bar}\n`;
  });
  return lines.join("") + (more === 0 ? "" : `and ${counted(more, "more rule")}\n`);
}
