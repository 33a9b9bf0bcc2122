import type { Size } from "./build.js";
import { microsecondsOf, roundsOf, toParse } from "./figures.js";
import { goalsOf, rounded } from "./goals.js";
import { type Library, ours, versionOf, ways } from "./libraries.js";
import { commit, machine } from "./machine.js";
import { list, table } from "./markdown.js";
import type { Measured } from "./measured.js";
import { method } from "./method.js";
import type { Row } from "./rows.js";
import { medianOf, type Spread, spreadOf } from "./statistics.js";
import { verdicts } from "./verdicts.js";

/** Everything that was measured, as Markdown. */
export function report(measured: Measured): string {
  const { isQuick, libraries, refusedStarts, allocations } = measured;
  return `${[
    "# Benchmark",
    "Written by `npm run -w bench start`; do not edit. [Method](#method) says what is compared, and how.",
    ...(isQuick ? ["**This was a quick run (`npm run -w bench start -- --quick`): its figures are rough.**"] : []),
    list([...machine(), libraries.map((library) => `${library.title} ${versionOf(library)}`).join(", "), commit()]),
    "## Our goals",
    goals(measured),
    "[GOALS.md](GOALS.md) says where the time and the bytes go, and what we tried for the goals that we miss.",
    "## Time",
    "CPU time of validation as a ratio to that of `JSON.parse` of the same bytes in an idle process: the median of the " +
      "rounds, with the quartiles. The lowest is bold.",
    ratiosToParse(measured),
    "Time on the clock for a body, which a tenth of the rounds did not exceed.",
    fastTimes(measured),
    "### Ways to call ours",
    "The ratio to `JSON.parse` again.",
    waysToCall(measured),
    "## Cold start, size and memory",
    costs(measured, [
      ["first body refused", ({ id }) => milliseconds(refusedStarts.get(id))],
      ["bytes per valid body", ({ id }) => Math.round(allocations.get(id) ?? Number.NaN).toLocaleString("en")],
    ]),
    "Entries of the built package, as an application bundles them (`fast-check` not included):",
    entries(measured.entries),
    "## Same verdict",
    ...verdicts(measured),
    "## Method",
    ...method(measured),
  ].join("\n\n")}\n`;
}

function goals(measured: Measured): string {
  const rows = goalsOf(measured).map(({ title, wanted, figure, part, isReached }) => {
    return [title, wanted, figure, part, isReached ? "yes" : "**no**"];
  });
  return table(["", "goal", "ours", "ours / goal", "reached"], rows);
}

type Timed = Pick<Measured, "libraries" | "rows" | "timing">;

/** CPU time as a ratio to that of parsing, the lowest of each row bold. */
export function ratiosToParse({ libraries, rows, timing }: Timed): string {
  const cells = rows.map((row) => {
    const spreads = libraries.map((library) => toParse(roundsOf(timing, row.id, library)));
    const lowest = Math.min(...spreads.map(({ median }) => median).filter((median) => !Number.isNaN(median)));
    const ratios = spreads.map((spread) => (spread.median === lowest ? `**${cell(spread)}**` : cell(spread)));
    return [row.title, bytesOf(row), ...ratios];
  });
  return table(["", "bytes", ...libraries.map(({ title }) => title)], cells);
}

/** What a tenth of the rounds did not exceed, on the clock. */
export function fastTimes({ libraries, rows, timing }: Timed): string {
  const cells = rows.map(({ id, title }) => [
    title,
    microseconds(microsecondsOf(roundsOf(timing, id, libraries[0] ?? ours), "parse").tenth),
    ...libraries.map((library) => microseconds(microsecondsOf(roundsOf(timing, id, library), "validate").tenth)),
  ]);
  return table(["", "JSON.parse", ...libraries.map(({ title }) => title)], cells);
}

function microseconds(figure: number): string {
  return figure < 1000 ? `${rounded(figure)} µs` : `${rounded(figure / 1000)} ms`;
}

function waysToCall({ ways: timing }: Measured): string {
  const rows = ways.map((way) => [
    way.title,
    ...["fixtures", "one-fault"].map((row) => cell(toParse(roundsOf(timing, row, way)))),
  ]);
  return table(["", "valid", "one fault"], rows);
}

function cell({ median, lower, upper }: Spread): string {
  if (Number.isNaN(median)) return "not timed";
  return `${rounded(median)} (${rounded(lower)}–${rounded(upper)})`;
}

/** The median size of the bodies, in bytes. */
function bytesOf({ bodies }: Row): string {
  const sizes = bodies.map(({ text, stored = "" }) => Buffer.byteLength(text) + Buffer.byteLength(stored));
  return Math.round(medianOf(sizes)).toLocaleString("en");
}

type Column = readonly [title: string, cellOf: (library: Library) => string];

/** What it costs to load each library, and more columns. */
export function costs(
  { libraries, coldStarts, sizes }: Pick<Measured, "libraries" | "coldStarts" | "sizes">,
  more: readonly Column[] = [],
): string {
  const columns: Column[] = [
    ["import and first validation", ({ id }) => milliseconds(coldStarts.get(id))],
    ["minified", ({ id }) => kibibytes(sizes.get(id)?.minified)],
    ["min+gzip", ({ id }) => kibibytes(sizes.get(id)?.gzipped)],
    ...more,
  ];
  return table(
    ["", ...columns.map(([title]) => title)],
    libraries.map((library) => [library.title, ...columns.map(([, cellOf]) => cellOf(library))]),
  );
}

function milliseconds(spread: Spread = spreadOf([])): string {
  return `${cell(spread)} ms`;
}

function kibibytes(bytes = Number.NaN): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

function entries(sizes: ReadonlyMap<string, Size>): string {
  const rows = [...sizes].map(([entry, { minified, gzipped }]) => [
    `\`${entry}\``,
    kibibytes(minified),
    kibibytes(gzipped),
  ]);
  return table(["", "minified", "min+gzip"], rows);
}
