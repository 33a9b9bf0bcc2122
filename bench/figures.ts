import type { Library } from "./libraries.js";
import type { Times } from "./messages.js";
import { type Spread, spreadOf } from "./statistics.js";
import type { Timing } from "./timing.js";

/** CPU time of validation as a ratio to that of `JSON.parse` of the same bytes in an idle process, over the rounds. */
export function toParse(rounds: readonly Times[]): Spread {
  return spreadOf(rounds.map(({ parseCpu, validateCpu }) => validateCpu / parseCpu));
}

/** The microseconds for a body on the clock, over the rounds. */
export function microsecondsOf(rounds: readonly Times[], part: "parse" | "validate"): Spread {
  return spreadOf(rounds.map((times) => times[part] * 1000));
}

/** Empty if the library was not timed on the row. */
export function roundsOf({ byRow }: Timing, row: string, { id }: Library): readonly Times[] {
  return byRow.get(row)?.get(id) ?? [];
}
