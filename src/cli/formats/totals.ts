import { getOrInsertComputed } from "../../structure/get-or-insert-computed.js";
import type { FileResult } from "../../text/request/check-text.js";

export interface Counts {
  errors: number;
  warnings: number;
}

export class Totals implements Counts {
  checked = 0;
  /** Those with an error, and those with an error or a warning. */
  wrong = 0;
  affected = 0;
  errors = 0;
  warnings = 0;
  /** Whether there are more than were listed. */
  hasMoreErrors = false;
  hasMoreWarnings = false;
  /** Those for which rules were skipped, and how many rules for the first of them. */
  incomplete = 0;
  skipped = 0;
  /** What made the check fail, such as files that cannot be read. */
  complaints: readonly string[] = [];
  readonly byRule = new Map<string, Counts>();
  readonly byFile = new Map<string, Counts>();

  /** `noun` is what is checked. */
  constructor(readonly noun: "file" | "line" = "file") {}

  static of(results: readonly FileResult[]): Totals {
    const totals = new Totals();
    for (const result of results) totals.add(result);
    return totals;
  }

  add({ file, violations, warnings, skipped, truncated }: FileResult): void {
    const [errors, advice] = [violations.length, warnings.length];
    this.checked++;
    if (errors > 0) this.wrong++;
    if (errors + advice > 0) this.affected++;
    this.errors += errors;
    this.warnings += advice;
    this.hasMoreErrors ||= truncated === true && errors >= advice;
    this.hasMoreWarnings ||= truncated === true && advice >= errors;
    if (skipped.length > 0 && this.incomplete++ === 0) this.skipped = skipped.length;
    for (const { rule, severity } of [...violations, ...warnings]) {
      const kind = severity === "error" ? "errors" : "warnings";
      countsOf(this.byRule, rule)[kind]++;
      countsOf(this.byFile, file)[kind]++;
    }
  }
}

export function countsOf(all: Map<string, Counts>, name: string): Counts {
  return getOrInsertComputed(all, name, () => ({ errors: 0, warnings: 0 }));
}

export type Ranked = readonly [name: string, counts: Counts];

const LISTED = 20;

/** The names with the most problems first, equal ones in alphabetical order, and how many more there are. */
export function ranking(counts: ReadonlyMap<string, Counts>): { first: Ranked[]; more: number } {
  const ranked = [...counts].sort(([a, inA], [b, inB]) => sumOf(inB) - sumOf(inA) || (a < b ? -1 : 1));
  return { first: ranked.slice(0, LISTED), more: Math.max(0, ranked.length - LISTED) };
}

export function sumOf({ errors, warnings }: Counts): number {
  return errors + warnings;
}
