import { roundsOf, together, toOther, toParse } from "./figures.js";
import { type Library, libraries, ours } from "./libraries.js";
import type { Measured } from "./measured.js";
import type { Times } from "./messages.js";

/** A goal, our figure, and the best figure of the other libraries. */
export interface Goal {
  readonly title: string;
  readonly wanted: string;
  readonly figure: string;
  readonly isReached: boolean;
  readonly bestPeer: string;
}

const zod = libraries.find(({ id }) => id === "zod") ?? ours;

export function goalsOf(measured: Measured): Goal[] {
  const { rows, timing, ways, coldStarts, sizes, entries } = measured;
  const others = new Map(rows.others.map((row) => [row.id, row]));
  const rounds = (id: string, library = ours) => {
    const row = others.get(id);
    if (row === undefined) throw new Error(`there is no row ${id}`);
    return roundsOf(timing, row, library);
  };
  const valid = (library = ours) => together(timing, rows.fixtures, library);
  const way = (id: string) => toParse(ways.byRow.get("fixtures")?.get(`way-${id}`) ?? []).median;
  const best = (figureOf: (library: Library) => number) => bestOf(measured.libraries, figureOf);
  const toJson = (title: string, roundsOfRow: (library?: Library) => readonly Times[], limit: number) => {
    const figureOf = (library?: Library) => toParse(roundsOfRow(library)).median;
    return atMost(`${title}, to JSON.parse`, figureOf(), limit, best(figureOf));
  };
  const overZod = (title: string, roundsOfRow: (library?: Library) => readonly Times[]) => {
    return atLeast(`${title}, times faster than zod`, toOther(roundsOfRow(zod), roundsOfRow()).median, 5);
  };
  const startOf = ({ id }: Library) => coldStarts.get(id)?.median ?? Number.NaN;
  const sizeOf = (entry: string) => (entries.get(entry)?.gzipped ?? Number.NaN) / 1024;

  return [
    toJson("valid body", valid, 0.28),
    atMost("a literal context over a validator, to JSON.parse", way("literal") - way("validator"), 0.05),
    toJson("one fault", (library) => rounds("one-fault", library), 0.55),
    toJson("about 20 faults", (library) => rounds("20-faults", library), 2.5),
    toJson("100,000 filters", (library) => rounds("filters-100000", library), 0.17),
    toJson("10,000 filters with wrong types, 100 reported", (library) => rounds("faulty-filters", library), 0.05),
    overZod("valid body", valid),
    overZod("one fault", (library) => rounds("one-fault", library)),
    overZod("about 20 faults", (library) => rounds("20-faults", library)),
    atMost("import and first validation over an empty module, ms", startOf(ours), 5.2, best(startOf)),
    atMost(
      "`validateCreate` alone, KiB min+gzip",
      sizeOf("validateCreate of ."),
      24,
      best(({ id }) => (sizes.get(id)?.gzipped ?? Number.NaN) / 1024),
    ),
    atMost("`decideIdempotency` alone, KiB min+gzip", sizeOf("decideIdempotency of ."), 3),
  ];
}

/** The lowest figure of another library, with its name. */
function bestOf(all: readonly Library[], figureOf: (library: Library) => number): string {
  const figures = all
    .filter(({ id }) => id !== ours.id)
    .map((library) => ({ title: library.title, figure: figureOf(library) }))
    .filter(({ figure }) => !Number.isNaN(figure))
    .sort((a, b) => a.figure - b.figure);
  const [best] = figures;
  return best === undefined ? "not known" : `${rounded(best.figure)} ${best.title}`;
}

function atMost(title: string, figure: number, limit: number, bestPeer = "–"): Goal {
  return { title, wanted: `≤ ${rounded(limit)}`, figure: rounded(figure), isReached: figure <= limit, bestPeer };
}

function atLeast(title: string, figure: number, limit: number): Goal {
  return {
    title,
    wanted: `≥ ${rounded(limit)}`,
    figure: rounded(figure),
    isReached: figure >= limit,
    bestPeer: "–",
  };
}

/** A figure for people: the smaller it is, the more decimals it has, up to three. */
export function rounded(figure: number): string {
  if (!Number.isFinite(figure)) return "not known";
  const digits = Math.abs(figure) >= 10 ? 0 : Math.abs(figure) >= 1 ? 1 : Math.abs(figure) >= 0.1 ? 2 : 3;
  return Number(figure.toFixed(digits)).toLocaleString("en", { maximumFractionDigits: 3 });
}
