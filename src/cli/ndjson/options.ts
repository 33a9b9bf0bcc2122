import { type Command, InvalidArgumentError, Option } from "commander";

/** The options of `check` for NDJSON. */
export interface NdjsonOptions {
  readonly ndjson?: true;
  /** Undefined means automatic. */
  readonly threads?: number;
}

export function ndjsonOptions(): Option[] {
  return [
    new Option("--ndjson", "treat each line as a request, and print one result per line").conflicts([
      "fix",
      "fixDryRun",
    ]),
    // For tests and the benchmark; by default, threads are used if they pay off.
    new Option("--threads <number>").argParser(threads).hideHelp(),
  ];
}

/** Describes an invalid combination of options, if any. */
export function ndjsonProblem({ ndjson }: NdjsonOptions, command: Command): string | undefined {
  const isAskedFor = command.getOptionValueSource("format") !== "default";
  if (!ndjson || !isAskedFor || command.getOptionValue("format") === "json") return undefined;
  return "option '--ndjson' supports only --format json";
}

function threads(text: string): number {
  if (!/^[1-9]\d?$/u.test(text)) throw new InvalidArgumentError("It must be an integer from 1 to 99.");
  return Number(text);
}
