import packageJson from "../../package.json" with { type: "json" };
import { commit, machine } from "../machine.js";
import { list, table } from "../markdown.js";
import { medianOf } from "../statistics.js";
import { FAULTY } from "./input.js";
import { type Checking, canBind, type Parsing } from "./programs.js";

/** A way to run the command. */
export interface Way {
  readonly title: string;
  readonly isOneCore: boolean;
  readonly args: readonly string[];
}

export interface Measured {
  readonly isQuick: boolean;
  readonly megabytes: number;
  readonly lines: number;
  /** One for each round. */
  readonly parsings: readonly Parsing[];
  readonly checkings: ReadonlyMap<Way, readonly Checking[]>;
}

/** All figures as Markdown. */
export function report({ isQuick, megabytes, lines, parsings, checkings }: Measured): string {
  const bytes = megabytes * 1e6;
  const throughput = (times: readonly number[]) => (megabytes / (medianOf(times) / 1000)).toFixed(0);
  const ratio = (part: keyof Parsing, results: readonly Checking[]) =>
    medianOf(results.map(({ all }, round) => (parsings[round]?.[part] ?? Number.NaN) / all)).toFixed(2);
  const rows = [...checkings].map(([{ title }, results]) => [
    title,
    throughput(results.map(({ all }) => all)),
    ratio("parse", results),
    ratio("all", results),
    Math.max(...results.map(({ memory }) => memory)).toFixed(0),
  ]);
  const head = ["", "MB/s", "to `JSON.parse` alone", "to a loop that reads, too", "max RSS, MB"];
  return `${[
    "# Benchmark of `check --ndjson`",
    "Written by `npm run -w bench ndjson`; do not edit.",
    ...(isQuick ? ["**This was a quick run (`--quick`): its figures are rough.**"] : []),
    list([...machine(), `campaign-rules ${packageJson.version}, ${commit()}`]),
    table(head, [
      ["bare `JSON.parse`, one core", throughput(parsings.map(({ parse }) => parse)), "1.00", "", ""],
      ["reading and `JSON.parse`, one core", throughput(parsings.map(({ all }) => all)), "", "1.00", ""],
      ...rows,
    ]),
    `**Goals:** on one core at least 0.7 of the bare loop, more with two; at most 150 MB.`,
    `**Input.** ${megabytes.toLocaleString("en")} MB: ${lines.toLocaleString("en")} create requests of ` +
      `${Math.round(bytes / lines).toLocaleString("en")} bytes on average. They are the bodies of the valid fixtures ` +
      `in turn, each with its own id; one in ${FAULTY} is the body of an invalid fixture. The file was just written, ` +
      "so it is read from memory.",
    "**Bare loop.** A process reads the file in chunks of 1 MiB, makes a string of each line, and parses it. " +
      "“Alone” counts the time in `JSON.parse` only.",
    "**The command** runs as it is installed, with the features that the valid fixtures need, and writes its results into " +
      "a file. The time runs from the start of the process to its end. " +
      (canBind ? "One core: bound to it by `taskset`, as the bare loop is. " : "One core: `--threads 1`. ") +
      "Memory is the largest resident set of the whole process, threads included, in any round.",
    `**Figures** are medians of ${parsings.length} ${parsings.length === 1 ? "round" : "rounds"}, in which all take ` +
      "turns; ratios compare the throughput within a round.",
  ].join("\n\n")}\n`;
}
