import { roundsOf, together, toOther, toParse } from "./figures.js";
import { libraries, ours } from "./libraries.js";
import type { Measured } from "./measured.js";

/** What we want to be, and what we are. */
export interface Goal {
  readonly title: string;
  readonly wanted: string;
  readonly figure: string;
  readonly isReached: boolean;
}

const zod = libraries.find(({ id }) => id === "zod") ?? ours;

export function goalsOf({ rows, timing, coldStarts, allocations, entries }: Measured): Goal[] {
  const others = new Map(rows.others.map((row) => [row.id, row]));
  const rounds = (id: string, library = ours) => {
    const row = others.get(id);
    if (row === undefined) throw new Error(`there is no row ${id}`);
    return roundsOf(timing, row, library);
  };
  const valid = (library = ours) => together(timing, rows.fixtures, library);
  const ratio = (id: string) => toParse(rounds(id)).median;
  const [smallest, largest] = [ratio("filters-1000"), ratio("filters-100000")];
  const start = coldStarts.get(ours.id)?.median ?? Number.NaN;
  const zodStart = coldStarts.get(zod.id)?.median ?? Number.NaN;
  const size = (entries.get(".")?.gzipped ?? Number.NaN) / 1024;

  return [
    atMost("valid body, to JSON.parse", toParse(valid()).median, 0.22),
    atMost("one fault, to JSON.parse", ratio("one-fault"), 0.4),
    atMost("about 20 faults, to JSON.parse", ratio("20-faults"), 1.2),
    atMost("1,000 filters, to JSON.parse", smallest, 0.15),
    atMost("10,000 filters, to JSON.parse", ratio("filters-10000"), 0.15),
    atMost("100,000 filters, to JSON.parse", largest, 0.15),
    atMost("growth of that ratio from 1,000 to 100,000", largest / smallest, 1.5),
    atMost("10,000 faulty filters, 100 reported, to JSON.parse", ratio("faulty-filters"), 0.1),
    atLeast("valid body, times faster than zod", toOther(valid(zod), valid()).median, 5),
    atLeast("one fault, times faster than zod", toOther(rounds("one-fault", zod), rounds("one-fault")).median, 5),
    atLeast("about 20 faults, times faster than zod", toOther(rounds("20-faults", zod), rounds("20-faults")).median, 5),
    atMost("import and first validation over an empty module, ms", start, 2.5),
    atMost("the same, as a part of zod's", start / zodStart, 1 / 6),
    atMost("engine entry, KiB min+gzip", size, 14),
    atMost("allocated for a valid body, bytes per call", allocations.get(ours.id) ?? Number.NaN, 300),
  ];
}

function atMost(title: string, figure: number, limit: number): Goal {
  return { title, wanted: `≤ ${rounded(limit)}`, figure: rounded(figure), isReached: figure <= limit };
}

function atLeast(title: string, figure: number, limit: number): Goal {
  return { title, wanted: `≥ ${rounded(limit)}`, figure: rounded(figure), isReached: figure >= limit };
}

/** At least two digits that say something. */
export function rounded(figure: number): string {
  if (!Number.isFinite(figure)) return "not known";
  const digits = Math.abs(figure) >= 10 ? 0 : Math.abs(figure) >= 1 ? 1 : Math.abs(figure) >= 0.1 ? 2 : 3;
  return Number(figure.toFixed(digits)).toLocaleString("en", { maximumFractionDigits: 3 });
}
