import fc from "fast-check";
import { fileKindOf } from "../../../src/cli/file-kind-of.js";
import type { Format } from "../../../src/cli/formats/printer.js";
import { printerOf } from "../../../src/cli/formats/printer-of.js";
import { uncolored } from "../../../src/cli/formats/summary.js";
import { Totals } from "../../../src/cli/formats/totals.js";
import { checkText } from "../../../src/text/request/check-text.js";
import { Places, type Stored } from "../../../src/text/request/places.js";
import { Source } from "../../../src/text/request/source.js";

/** The output of a format for one file, and the number of findings in it. */
export async function printed(format: Format, file: string, text: string, stored?: Stored) {
  const kind = fileKindOf({ operation: stored ? "update" : "create" }, { lint: true }, stored);
  const source = new Source(text);
  const result = checkText({ file }, source, kind);
  const printer = await printerOf(format, { colors: uncolored, isWritten: false, isVerbose: true });
  const each = printer.each(result, new Places(file, source, kind, stored));
  return { found: [...result.violations, ...result.warnings], each, all: printer.all(Totals.of([result]), [result]) };
}

const source = new Source('{ "channel": "PUSH", "basic_details": { "name": 1 } }');

/** The output for a patch of a stored campaign whose name has the wrong type. */
export function printedOfPatch(format: Format, text = '{ "request_id": "r" }') {
  return printed(format, "patch.json", text, { file: "stored.json", source, value: source.value, merge: "component" });
}

/** A body with more problems than are listed. */
export const manyProblems = JSON.stringify({
  segmentation_details: { included_filters: { filter_operator: "and", filters: Array(150).fill(null) } },
});

/** Texts made of a few hostile parts. */
export const textOf = (...parts: string[]) =>
  fc.array(fc.constantFrom(...parts), { maxLength: 6 }).map((chosen) => chosen.join(""));
