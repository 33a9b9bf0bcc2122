import { type Command, Option } from "commander";
import { tokensOf } from "../../text/json/pointers.js";
import { WrongSetting } from "../described.js";
import type { Format } from "../formats/printer.js";
import { option } from "../options.js";
import type { Envelope, Pointer } from "./envelope.js";

export interface NdjsonOptions {
  readonly ndjson?: true;
  readonly bodyAt?: Pointer;
  readonly contextAt?: Pointer;
  readonly keep?: readonly Pointer[];
  readonly brief?: true;
  /** Undefined means automatic. */
  readonly threads?: number;
}

const lineOptions = [
  ["bodyAt", "--body-at"],
  ["contextAt", "--context-at"],
  ["keep", "--keep"],
  ["brief", "--brief"],
] as const;

/** A line is a result in JSON, or there is a report on all of them. */
const LINE_FORMATS: readonly Format[] = ["json", "html", "markdown"];

/** The places of the parts of a line; undefined if each line is a request and nothing else. */
export function envelopeOf({ bodyAt, contextAt, keep = [] }: NdjsonOptions): Envelope | undefined {
  if (bodyAt === undefined && contextAt === undefined && keep.length === 0) return undefined;
  return { bodyAt: bodyAt ?? pointer(""), contextAt, keep };
}

export function ndjsonOptions(): Option[] {
  return [
    new Option("--ndjson", "treat each line as a request, and print one result per line").conflicts([
      "fix",
      "fixDryRun",
    ]),
    option("--body-at <pointer>", "where each line has its request, as a JSON Pointer", pointer),
    option("--context-at <pointer>", "where each line has a context of its own", pointer),
    option<readonly Pointer[]>(
      "--keep <pointer>",
      "a value of the line to repeat in its result (repeatable)",
      (text, others = []) => [...others, pointer(text)],
    ),
    new Option("--brief", "print only the verdict, the rules and the paths, in at most 4 KiB a line"),
    // For tests and the benchmark; by default, threads are used if they pay off.
    option("--threads <number>", "", threads).hideHelp(),
  ];
}

export function ndjsonProblem(options: NdjsonOptions, command: Command): string | undefined {
  const { ndjson, brief } = options;
  const given = lineOptions.find(([member]) => options[member] !== undefined);
  if (given !== undefined && !ndjson) return `option '${given[1]}' requires --ndjson`;
  const isAskedFor = command.getOptionValueSource("format") !== "default";
  if (!ndjson || !isAskedFor) return undefined;
  const format = command.getOptionValue("format") as Format;
  if (!LINE_FORMATS.includes(format)) return "option '--ndjson' supports only --format json, html and markdown";
  return brief && format !== "json" ? `option '--brief' cannot be used with --format ${format}` : undefined;
}

function pointer(text: string): Pointer {
  try {
    return { text, tokens: tokensOf(text) };
  } catch {
    throw new WrongSetting("it must be a JSON Pointer, like /row/body.");
  }
}

function threads(text: string): number {
  if (!/^[1-9]\d?$/u.test(text)) throw new WrongSetting("it must be an integer from 1 to 99.");
  return Number(text);
}
