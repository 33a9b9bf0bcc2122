import type { Size } from "./build.js";
import { roundsOf, together, toOther, toParse, toParseCpu } from "./figures.js";
import { goalsOf, rounded } from "./goals.js";
import { type Library, ours, versionOf, ways } from "./libraries.js";
import { commit, machine } from "./machine.js";
import { list, table } from "./markdown.js";
import type { Measured } from "./measured.js";
import type { Times } from "./messages.js";
import { method } from "./method.js";
import type { Row } from "./rows.js";
import { medianOf, type Spread, spreadOf } from "./statistics.js";
import { verdicts } from "./verdicts.js";

/** Everything that was measured, as Markdown. */
export function report(measured: Measured): string {
  const { isQuick, libraries } = measured;
  return `${[
    "# Benchmark",
    "Written by `npm run -w bench start`; do not edit. [Method](#method) says what is compared, and how.",
    ...(isQuick ? ["**This was a quick run (`npm run -w bench start -- --quick`): its figures are rough.**"] : []),
    list([...machine(), libraries.map((library) => `${library.title} ${versionOf(library)}`).join(", "), commit()]),
    "## Our goals",
    goals(measured),
    "For the goals that we miss, [GOALS.md](GOALS.md) says where the time and the bytes go, and what we tried.",
    "## Time",
    "Validation as a ratio to `JSON.parse` of the same bytes in an idle process: the median of the rounds, with the " +
      "quartiles. The lowest is bold.",
    ratiosToParse(measured),
    "The same ratio of CPU time, user and system, in all threads.",
    perLibrary(measured, toParseCpu),
    "The same times as a ratio to ours.",
    perLibrary(measured, toOther),
    "### Ways to call ours",
    "Ratio to `JSON.parse` again, on all valid fixtures in turn and on bodies with one fault.",
    waysToCall(measured),
    "### Each valid fixture",
    "Ratio to `JSON.parse` again.",
    fixtures(measured),
    "## Cold start, size and memory",
    costs(measured),
    "Entries of the built package, as an application bundles them (`fast-check` not included):",
    entries(measured.entries),
    "## Same verdict",
    ...verdicts(measured),
    "## Method",
    ...method(measured),
  ].join("\n\n")}\n`;
}

function goals(measured: Measured): string {
  const rows = goalsOf(measured).map(({ title, wanted, figure, isReached, bestPeer }) => {
    return [title, wanted, figure, figure === "not known" ? "not known" : isReached ? "yes" : "**no**", bestPeer];
  });
  return table(["", "goal", "ours", "reached", "best peer"], rows);
}

interface TimedRow {
  readonly title: string;
  readonly bodies: readonly { text: string; stored?: string }[];
  rounds(library: Library): readonly Times[];
}

function mainRows({ rows, timing }: Measured): TimedRow[] {
  return [
    {
      title: `valid body (geometric mean of ${rows.fixtures.length} fixtures)`,
      bodies: rows.fixtures.flatMap(({ bodies }) => bodies),
      rounds: (library) => together(timing, rows.fixtures, library),
    },
    ...rows.others.map((row) => timedRow(row, measuredRounds(timing))),
  ];
}

function measuredRounds(timing: Measured["timing"]) {
  return (row: Row, library: Library) => roundsOf(timing, row, library);
}

function timedRow(row: Row, rounds: (row: Row, library: Library) => readonly Times[]): TimedRow {
  return { title: row.title, bodies: row.bodies, rounds: (library) => rounds(row, library) };
}

function ratiosToParse(measured: Measured): string {
  const { libraries } = measured;
  const rows = mainRows(measured).map((row) => [row.title, bytesOf(row), parseOf(row), ...ratios(row, libraries)]);
  return table(["", "bytes", "JSON.parse", ...libraries.map(({ title }) => title)], rows);
}

/** A figure for each row and library, computed from the library's rounds and ours. */
function perLibrary(measured: Measured, figure: (rounds: readonly Times[], ours: readonly Times[]) => Spread): string {
  const { libraries } = measured;
  const rows = mainRows(measured).map((row) => [
    row.title,
    ...libraries.map((library) => cell(figure(row.rounds(library), row.rounds(ours)))),
  ]);
  return table(["", ...libraries.map(({ title }) => title)], rows);
}

function waysToCall({ ways: timing }: Measured): string {
  const rows = ways.map(({ id, title }) => [
    title,
    ...["fixtures", "one-fault"].map((row) => cell(toParse(timing.byRow.get(row)?.get(id) ?? []))),
  ]);
  return table(["", "valid", "one fault"], rows);
}

function fixtures(measured: Measured): string {
  const { libraries, rows, timing } = measured;
  const timedRows = rows.fixtures.map((row) => timedRow(row, measuredRounds(timing)));
  const all = timedRows.map((row) => [row.title, bytesOf(row), ...ratios(row, libraries)]);
  const medians = libraries.map((library) => {
    return rounded(medianOf(timedRows.map((row) => toParse(row.rounds(library)).median)));
  });
  return table(["", "bytes", ...libraries.map(({ title }) => title)], [...all, ["median of all", "", ...medians]]);
}

/** The cells of a row, the lowest of them bold. */
function ratios(row: TimedRow, libraries: readonly Library[]): string[] {
  const spreads = libraries.map((library) => toParse(row.rounds(library)));
  const lowest = Math.min(...spreads.map(({ median }) => median).filter((median) => !Number.isNaN(median)));
  return spreads.map((spread) => (spread.median === lowest ? `**${cell(spread)}**` : cell(spread)));
}

function cell({ median, lower, upper }: Spread): string {
  if (Number.isNaN(median)) return "not timed";
  return `${rounded(median)} (${rounded(lower)}–${rounded(upper)})`;
}

/** The median size of the bodies, in bytes. */
function bytesOf({ bodies }: TimedRow): string {
  const sizes = bodies.map(({ text, stored = "" }) => Buffer.byteLength(text) + Buffer.byteLength(stored));
  return Math.round(medianOf(sizes)).toLocaleString("en");
}

function parseOf(row: TimedRow): string {
  const microseconds = medianOf(row.rounds(ours).map(({ parse }) => parse * 1000));
  return microseconds < 1000 ? `${rounded(microseconds)} µs` : `${rounded(microseconds / 1000)} ms`;
}

function costs({ libraries, coldStarts, refusedStarts, sizes, allocations }: Measured): string {
  const [start, allocated] = [coldStarts.get(ours.id)?.median, allocations.get(ours.id)];
  const rows = libraries.map((library) => {
    const spread = coldStarts.get(library.id);
    const size = sizes.get(library.id);
    const bytes = allocations.get(library.id);
    return [
      library.title,
      spread === undefined ? "not timed" : `${cell(spread)} ms`,
      rounded((spread?.median ?? Number.NaN) / (start ?? Number.NaN)),
      `${cell(refusedStarts.get(library.id) ?? spreadOf([]))} ms`,
      ...(size === undefined ? ["", ""] : kibibytesOf(size)),
      bytes === undefined ? "not known" : Math.round(bytes).toLocaleString("en"),
      rounded((bytes ?? Number.NaN) / (allocated ?? Number.NaN)),
    ];
  });
  const heads = [
    "import and first validation",
    "to ours",
    "the same, refused",
    "minified",
    "min+gzip",
    "bytes per valid body",
    "to ours",
  ];
  return table(["", ...heads], rows);
}

function entries(sizes: ReadonlyMap<string, Size>): string {
  const rows = [...sizes].map(([entry, size]) => [`\`${entry}\``, ...kibibytesOf(size)]);
  return table(["", "minified", "min+gzip"], rows);
}

function kibibytesOf({ minified, gzipped }: Size): string[] {
  return [minified, gzipped].map((bytes) => `${(bytes / 1024).toFixed(1)} KiB`);
}
