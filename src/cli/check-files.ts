import type { CustomRule } from "../engine/custom-rules/custom-rule.js";
import { type FileResult, withoutWarnings } from "../text/request/check-text.js";
import { Places, type Stored } from "../text/request/places.js";
import type { JsonFile } from "../text/request/source.js";
import { type ConfigurationOf, type ContextOptions, type Given, IN_BASELINE, perFile } from "./config/per-file.js";
import { fileKindOf, requestOptionsFor } from "./file-kind-of.js";
import { inLineOrder } from "./formats/pretty.js";
import type { Format } from "./formats/printer.js";
import { printerOf } from "./formats/printer-of.js";
import { renderRules } from "./formats/summary.js";
import { Totals } from "./formats/totals.js";
import type { RequestOptions } from "./options.js";
import { counted } from "./printable.js";
import { type FixMode, type InputFile, reportOn } from "./report.js";
import { type NotesOn, notesFor } from "./skipped-notes.js";
import { colorsOf, complaints, progress, remark } from "./terminal.js";
import type { Unused } from "./unused.js";
import { ruleFailure } from "./usage.js";
import { waysOutFor } from "./ways-out.js";

export interface CheckFilesOptions extends ContextOptions, RequestOptions {
  readonly format: Format;
  readonly docsUrl?: string;
  readonly quiet?: true;
  readonly verbose?: true;
  readonly summary?: true;
  readonly fix?: true;
  readonly fixDryRun?: true;
  readonly updateBaseline?: true;
}

export interface Known {
  readonly given: Given;
  readonly configurationOf: ConfigurationOf;
  readonly customRules: readonly CustomRule[];
  readonly docsUrl: string | undefined;
  readonly unused: Unused | undefined;
  readonly stored: ReadonlyMap<string, JsonFile>;
}

export interface Tally {
  readonly isOk: boolean;
  /** Whether the reader of the results stopped, so that the rest was not checked. */
  readonly isCut?: boolean;
  readonly warnings: number;
}

export async function checkFiles(
  inputs: readonly InputFile[],
  options: CheckFilesOptions,
  known: Known,
): Promise<Tally> {
  const kinds = perFile(known.given, known.configurationOf, (context, ofFile) => {
    const request = requestOptionsFor(options, ofFile);
    const current = request.current === undefined ? undefined : known.stored.get(request.current);
    const kind = fileKindOf(request, context, current);
    const stored: Stored | undefined = current && { ...current, merge: context.policies?.merge ?? "component" };
    const noteUsed = known.unused?.noting(context, (other) => fileKindOf(request, other, current));
    const notes = [notesFor(request, context, current, kind), waysOutFor(request, context, current)];
    return { kind, stored, noteUsed, notesOn: (...file: Parameters<NotesOn>) => notes.flatMap((on) => on(...file)) };
  });
  const fixMode: FixMode = options.fix ? "write" : options.fixDryRun ? "show" : undefined;
  const look = {
    colors: colorsOf(process.stdout),
    isWritten: fixMode === "write",
    isVerbose: options.verbose === true,
  };
  const printer = await printerOf(options.format, look, known.customRules, known.docsUrl);
  const isUpdate = options.updateBaseline === true;
  const baseline =
    options.baseline === undefined
      ? undefined
      : await (await import("./baseline.js")).readBaseline(options.baseline, isUpdate);
  const results: FileResult[] = [];
  let warnings = 0;
  let allIgnored = 0;

  for (const [index, input] of inputs.entries()) {
    progress.show(`${index} of ${inputs.length} files checked`);
    const { kind, stored, noteUsed, notesOn } = kinds(input.name);
    const report = await reportOn(input, kind, fixMode).catch((error: unknown) => {
      throw ruleFailure(input.name, error);
    });
    if (report === undefined) continue;
    // It contains a request, which may be wrong.
    if (!report.result.violations.some(({ rule }) => rule === "input.json")) noteUsed?.(report.source.value);
    else if (/\.(?:ndjson|jsonl)$/u.test(input.name)) remark(`${input.name}: add --ndjson to check each line`);
    const checked = report.result.truncated ? report.result : (baseline?.without(report.result) ?? report.result);
    if (baseline !== undefined && report.result.truncated)
      remark(`${input.name}: the baseline is not used, because there are more than ${IN_BASELINE} findings`);
    warnings += checked.warnings.length;
    const ignored = findingsIn(report.result) - findingsIn(checked);
    allIgnored += ignored;
    const result = options.quiet ? withoutWarnings(checked) : checked;
    results.push(result);
    if (options.quiet && result.violations.length + (result.fix ?? []).length === 0) continue;
    const places = new Places(result.file, report.source, kind, stored);
    const notes: string[] = [];
    if (options.format === "pretty") {
      if (ignored > 0) notes.push(`${counted(ignored, "finding")} ignored by the baseline`);
      notes.push(...notesOn(checked, report.source.value));
    }
    print(printer.each(FOR_PEOPLE.includes(options.format) ? inLineOrder(result, places) : result, places, notes));
  }
  if (options.updateBaseline) await baseline?.write();
  const totals = Totals.of(results);
  totals.complaints = complaints;
  print(printer.all(totals, results, allIgnored));
  if (options.summary) {
    progress.clear();
    // After the results for people, otherwise apart from the results.
    (options.format === "pretty" ? process.stdout : process.stderr).write(renderRules(totals));
  }
  const gone = options.updateBaseline ? 0 : (baseline?.countGone() ?? 0);
  if (gone > 0) remark(`${options.baseline}: ${counted(gone, "finding")} gone; add --update-baseline to remove them`);
  return { isOk: results.every(({ ok }) => ok), warnings };
}

function findingsIn({ violations, warnings }: FileResult): number {
  return violations.length + warnings.length;
}

/** Formats that people compare with the file. The others keep the order of the engine. */
const FOR_PEOPLE: readonly Format[] = ["pretty", "github", "html", "markdown"];

function print(text: string): void {
  if (text === "") return;
  progress.clear();
  process.stdout.write(text);
}
