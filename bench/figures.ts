import type { Library } from "./libraries.js";
import type { Times } from "./messages.js";
import type { Row } from "./rows.js";
import { geometricMeanOf, type Spread, spreadOf } from "./statistics.js";
import type { RowTimes, Timing } from "./timing.js";

/** Validation as a ratio to `JSON.parse` of the same bytes in an idle process, over the rounds. */
export function toParse(rounds: readonly Times[]): Spread {
  return spreadOf(rounds.map(({ parse, validate }) => validate / parse));
}

/** The same ratio of CPU time. */
export function toParseCpu(rounds: readonly Times[]): Spread {
  return spreadOf(rounds.map(({ parseCpu, validateCpu }) => validateCpu / parseCpu));
}

/** Validation in one library as a ratio to that in another, in rounds that follow each other. */
export function toOther(rounds: readonly Times[], others: readonly Times[]): Spread {
  return spreadOf(rounds.map(({ validate }, index) => validate / (others[index]?.validate ?? Number.NaN)));
}

/**
 * Several rows as one: the geometric mean of the times of each round. Empty unless the library was timed on all rows.
 */
export function together(timing: Timing, rows: readonly Row[], { id }: Library): Times[] {
  const all = rows.map((row) => timing.byRow.get(row.id)?.get(id) ?? []);
  const rounds = Math.min(...all.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => {
    const meanOf = (part: keyof Times) => geometricMeanOf(all.map((times) => times[round]?.[part] ?? Number.NaN));
    return {
      parse: meanOf("parse"),
      parseCpu: meanOf("parseCpu"),
      validate: meanOf("validate"),
      validateCpu: meanOf("validateCpu"),
    };
  });
}

export function roundsOf(timing: Timing, row: Row, { id }: Library): readonly Times[] {
  return (timing.byRow.get(row.id) satisfies RowTimes | undefined)?.get(id) ?? [];
}
