import type { Colors } from "picocolors/types.js";
import type { FileResult } from "../../text/request/check-text.js";
import type { Places } from "../../text/request/places.js";
import type { Totals } from "./totals.js";

export const formats = ["pretty", "json", "sarif", "github", "gitlab", "junit", "html", "markdown"] as const;

export type Format = (typeof formats)[number];

/** Prints results in one format; a text may be empty. */
export interface Printer {
  /** Called after each file. The notes say which rules were skipped, and why. */
  each(result: FileResult, places: Places, notes?: readonly string[]): string;
  /** Called after all files. The baseline may have ignored findings. */
  all(totals: Totals, results: readonly FileResult[], ignored?: number): string;
}

/** A printer for lines, too: `each` is called for the first ones with problems, which have no places. */
export interface ReportPrinter extends Printer {
  each(result: FileResult, places?: Places): string;
}

export interface Look {
  readonly colors: Colors;
  /** Whether fixes were written to the files, not only shown. */
  readonly isWritten: boolean;
  /** Whether files without problems are listed, too. */
  readonly isVerbose: boolean;
}
