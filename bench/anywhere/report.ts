import packageJson from "../../package.json" with { type: "json" };
import { commit, machine } from "../machine.js";
import { list, table } from "../markdown.js";

export interface Measured {
  readonly title: string;
  readonly workers: number;
  readonly perSecond: number;
  /** With half the requests. */
  readonly halfPerSecond: number;
}

const BILLION = 1_000_000_000;

/** The length of a nightly run that checks tables, in hours. */
const HOURS = 8;

/** All figures as Markdown. */
export function report(megabytes: number, lines: number, measured: readonly Measured[]): string {
  const rows = measured.map(({ title, workers, perSecond, halfPerSecond }) => [
    title,
    String(workers),
    rounded(perSecond),
    rounded(halfPerSecond),
    (BILLION / perSecond / 3600).toFixed(1),
    String(Math.ceil(BILLION / perSecond / 3600 / HOURS)),
  ]);
  const head = [
    "",
    "workers",
    "requests/s",
    "requests/s, half the input",
    "hours for 10⁹",
    `machines for 10⁹ in ${HOURS} h`,
  ];
  return `${[
    "# Many requests in other engines",
    "Written by `npm run -w bench anywhere`; do not edit.",
    list([...machine(), `campaign-rules ${packageJson.version}, ${commit()}`]),
    table(head, rows),
    `**Input.** ${megabytes} MB: ${lines.toLocaleString("en")} create requests of ` +
      `${Math.round((megabytes * 1e6) / lines).toLocaleString("en")} bytes on average, as in [NDJSON.md](NDJSON.md).`,
    "**Time** runs from the start of the query or command to the last answer. Each program counts its answers, and " +
      "fails if one is missing. The data is already in the table or the file. One run each. QuickJS checks one line " +
      "in twenty.",
    "**Threads.** Each thread compiles and optimizes the engine for itself, which takes about as much CPU time as " +
      "20,000 requests. A second thread saves time on a long input if a core is idle, and costs time otherwise: see " +
      "the load above, and [NDJSON.md](NDJSON.md) for 1,000 MB.",
    "**CI** runs `npm run -w bench anywhere -- --check`: most ways have a budget, as a multiple of the time that " +
      "Node takes to read and parse the same lines.",
    "**The last two columns** are computed from the requests per second: each request is checked by itself, so twice " +
      "as many machines check twice as many requests. They do not include reading the data over a network.",
  ].join("\n\n")}\n`;
}

function rounded(count: number): string {
  return Number(count.toPrecision(2)).toLocaleString("en");
}
