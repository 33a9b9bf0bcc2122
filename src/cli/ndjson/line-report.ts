import { Writable } from "node:stream";
import type { FileResult } from "../../text/request/check-text.js";
import { Totals } from "../formats/totals.js";

/** The most lines with problems to list. */
const LISTED = 1000;

/** A result, shortened by `--brief`. */
type LineResult = FileResult | { readonly ok: boolean; readonly rules: readonly string[] };

export class LineReport {
  readonly totals = new Totals();
  readonly listed: FileResult[] = [];

  /** Takes results, one per line, in pieces of whole lines, and passes them on. */
  stream(next?: Writable): Writable {
    return new Writable({
      write: (piece: Buffer, _encoding, done) => {
        for (const line of piece.toString().split("\n")) if (line !== "") this.#add(JSON.parse(line) as LineResult);
        if (next === undefined || next.write(piece)) done();
        else next.once("drain", done);
      },
    });
  }

  #add(line: LineResult): void {
    const result = "violations" in line ? line : unabridged(line);
    this.totals.add(result);
    if (result.violations.length + result.warnings.length === 0 || this.listed.length >= LISTED) return;
    this.listed.push(result);
  }
}

/** As much of a result as can be counted. */
function unabridged({ ok, rules }: Exclude<LineResult, FileResult>): FileResult {
  const violations = rules.map((rule) => ({ rule, severity: "error" })) as FileResult["violations"];
  return { file: "", ok, violations, warnings: [], skipped: [] };
}
