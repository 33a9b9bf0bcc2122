import type { Colors } from "picocolors/types.js";
import type { FileResult } from "../check.js";
import type { Places } from "../places.js";
import { printableJson } from "../printable.js";

export const formats = ["pretty", "json", "sarif", "github"] as const;

export type Format = (typeof formats)[number];

/** Prints results in one format; a text may be empty. */
export interface Printer {
  /** What to print once a file is checked. The notes say what was skipped, and why. */
  each(result: FileResult, places: Places, notes?: readonly string[]): string;
  /** What to print once all files are. */
  all(results: readonly FileResult[]): string;
}

/** What a printer needs to know besides the results. */
export interface Look {
  readonly colors: Colors;
  /** Whether repairs were written to the files, not only shown. */
  readonly isWritten: boolean;
}

/** What prints a format. Only that one is loaded. */
export async function printerOf(format: Format, look: Look): Promise<Printer> {
  switch (format) {
    case "pretty":
      return (await import("./pretty.js")).prettyPrinter(look);
    case "json":
      return { each: () => "", all: (results) => `${printableJson(JSON.stringify(results, null, 2))}\n` };
    case "sarif":
      return (await import("./sarif.js")).sarifPrinter();
    case "github":
      return (await import("./github.js")).githubPrinter();
  }
}
