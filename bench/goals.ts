import { roundsOf, toParse } from "./figures.js";
import { type Library, libraries, ours } from "./libraries.js";
import type { Measured } from "./measured.js";

export interface Goal {
  readonly title: string;
  readonly wanted: string;
  readonly figure: string;
  /** Our figure as a part of the wanted one. */
  readonly part: string;
  readonly isReached: boolean;
}

/** What we want to be, in the same run: a part of the best figure of some libraries. */
interface Wanted {
  readonly title: string;
  readonly row: string;
  readonly part: number;
  readonly peers: readonly string[];
}

const all = libraries.filter(({ id }) => id !== ours.id).map(({ id }) => id);

const times: readonly Wanted[] = [
  { title: "valid, few shapes", row: "fixtures", part: 0.8, peers: all },
  { title: "valid, many shapes", row: "many-shapes", part: 0.4, peers: all },
  { title: "1,000 filters", row: "filters-1000", part: 1, peers: ["typia"] },
  { title: "100,000 filters", row: "filters-100000", part: 1, peers: ["typia"] },
  { title: "one fault", row: "one-fault", part: 0.9, peers: ["ajv"] },
  { title: "about 20 faults", row: "20-faults", part: 1, peers: ["ajv", "valibot"] },
  { title: "about 20 faults", row: "20-faults", part: 1, peers: ["typia"] },
];

export function goalsOf({ timing, coldStarts, sizes, libraries: timed }: Measured): Goal[] {
  const among = (peers: readonly string[]) => timed.filter(({ id }) => peers.includes(id));
  const startOf = ({ id }: Library) => coldStarts.get(id)?.median ?? Number.NaN;
  const size = (sizes.get(ours.id)?.gzipped ?? Number.NaN) / 1024;
  return [
    ...times.map(({ title, row, part, peers }) => {
      const figureOf = (library: Library) => toParse(roundsOf(timing, row, library)).median;
      return goalOf(`${title}, to JSON.parse`, figureOf, part, among(peers));
    }),
    goalOf("import and first validation, ms", startOf, 1.2, among(["valibot"])),
    ...[36, 31].map((limit) => atMost("`validateCreate` alone, KiB min+gzip", size, limit, `${limit}`)),
  ];
}

function goalOf(title: string, figureOf: (library: Library) => number, part: number, peers: readonly Library[]): Goal {
  const figures = peers.map((peer) => ({ peer: peer.title, figure: figureOf(peer) }));
  const [best] = figures.filter(({ figure }) => !Number.isNaN(figure)).sort((a, b) => a.figure - b.figure);
  if (best === undefined) return atMost(title, figureOf(ours), Number.NaN, "not known");
  const factor = part === 1 ? "" : `${part} × `;
  return atMost(title, figureOf(ours), part * best.figure, `${factor}${rounded(best.figure)} (${best.peer})`);
}

function atMost(title: string, figure: number, limit: number, wanted: string): Goal {
  const part = rounded(figure / limit);
  return { title, wanted: `≤ ${wanted}`, figure: rounded(figure), part, isReached: figure <= limit };
}

/** A figure for people: the smaller it is, the more decimals it has, up to three. */
export function rounded(figure: number): string {
  if (!Number.isFinite(figure)) return "not known";
  const digits = Math.abs(figure) >= 10 ? 0 : Math.abs(figure) >= 1 ? 1 : Math.abs(figure) >= 0.1 ? 2 : 3;
  return Number(figure.toFixed(digits)).toLocaleString("en", { maximumFractionDigits: 3 });
}
