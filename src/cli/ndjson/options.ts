import { type Command, InvalidArgumentError, Option } from "commander";

/** Options of `check` about lines that are each a request of its own. */
export interface NdjsonOptions {
  readonly ndjson?: true;
  /** Undefined when it is left to us. */
  readonly threads?: number;
}

export function ndjsonOptions(): Option[] {
  return [
    new Option("--ndjson", "each line of the files is a request of its own, and of the output a result").conflicts([
      "fix",
      "fixDryRun",
    ]),
    // For the tests and the benchmark: else a few threads are used when it pays.
    new Option("--threads <number>").argParser(threads).hideHelp(),
  ];
}

/** What is wrong with how the options are put together. */
export function misuseOfNdjson({ ndjson }: NdjsonOptions, command: Command): string | undefined {
  const isAskedFor = command.getOptionValueSource("format") !== "default";
  if (!ndjson || !isAskedFor || command.getOptionValue("format") === "json") return undefined;
  return "option '--ndjson' prints JSON only; it cannot be used with another format";
}

function threads(text: string): number {
  if (!/^[1-9]\d?$/u.test(text)) throw new InvalidArgumentError("It must be a whole number from 1 to 99.");
  return Number(text);
}
