import { Command, Option } from "commander";
import { type FileResult, withoutWarnings } from "../request-text/check-text.js";
import { Places, type Stored } from "../request-text/places.js";
import type { JsonFile } from "../request-text/source.js";
import type { Baseline } from "./baseline.js";
import { type Known, settingsOf } from "./config/known.js";
import { configurationFile } from "./config/of-options.js";
import { PerFile } from "./config/per-file.js";
import { renderContext } from "./config/print.js";
import { type ContextOptions, IN_BASELINE } from "./context-of.js";
import { counted } from "./counted.js";
import { type Format, formats } from "./formats/printer.js";
import { printerOf } from "./formats/printer-of.js";
import { inLineOrder } from "./in-line-order.js";
import { kindOf } from "./kind-of.js";
import { filesNamed } from "./named-files.js";
import { envelopeOf, type NdjsonOptions, ndjsonOptions, ndjsonProblem } from "./ndjson/options.js";
import { contextOptions, formatOption, maxWarningsOption } from "./options.js";
import { fileProblem, readJson } from "./read-file.js";
import { demandRegular, isDescriptor, isStandardInput } from "./regular-file.js";
import { type FixMode, type InputFile, reportOn, STANDARD_INPUT } from "./report.js";
import { type RequestOptions, requestOptions, requestProblem } from "./request-options.js";
import { ruleFailure } from "./rule-failure.js";
import { notesFor } from "./skipped-notes.js";
import { colorsOf, complain, EXIT, progress, remark } from "./terminal.js";

interface CheckOptions extends ContextOptions, RequestOptions, NdjsonOptions {
  readonly format: Format;
  readonly stdinFilepath?: string;
  readonly watch?: true;
  readonly quiet?: true;
  readonly fix?: true;
  readonly fixDryRun?: true;
  readonly exitZero?: true;
  readonly updateBaseline?: true;
  readonly printConfig?: string;
}

const HELP = `
Each file contains the body of a create request; with --operation update, the body of an update or publish request; with
--request, a whole request, which determines the operation. Without --state and --current, the campaign to update is
assumed to be a draft with unknown contents, except for its --channel. With --current alone, its state is unknown. With
--ndjson, each line of a file contains a request, and is at most 16 MiB long.

Examples:
  campaign-rules check campaign.json
  campaign-rules check 'campaigns/**/*.json'
  campaign-rules check --operation update --state ACTIVE --current stored.json patch.json
  campaign-rules check --request request.json
  generate-campaigns | campaign-rules check --ndjson -

Exit codes for all formats: 0 no errors or --exit-zero, 1 errors or too many warnings, 2 wrong usage, an unreadable file, or a glob
without matches.`;

export function checkCommand(): Command {
  const command = new Command("check")
    .description("Check requests to create or update campaigns, in JSON files.")
    .argument("[files...]", "files, folders or globs to check; - reads standard input")
    .addHelpText("after", HELP)
    .action(check);
  const options = [
    ...requestOptions(),
    ...contextOptions(),
    maxWarningsOption(),
    new Option("--quiet", "print only errors and the summary; warnings still count"),
    new Option("--exit-zero", "exit with 0 whatever is found"),
    new Option("--fix", "apply fixes to the files").conflicts("fixDryRun"),
    new Option("--fix-dry-run", "print the fixes without changing any file"),
    new Option("--baseline <file>", "ignore the findings that this file lists").conflicts("ndjson"),
    new Option("--update-baseline", "write all findings to the file of --baseline").conflicts("watch"),
    ...ndjsonOptions(),
    formatOption(formats),
    new Option("--stdin-filepath <name>", "file name to report for standard input"),
    new Option("--print-config <file>", "print the context that would be used for this file, and check nothing"),
    new Option("--watch", "check again whenever a file changes, until Ctrl-C").conflicts(["fix", "ndjson"]),
  ];
  for (const option of options) command.addOption(option);
  return command;
}

async function check(names: readonly string[], options: CheckOptions, command: Command): Promise<void> {
  const problem =
    missingFiles(names, options) ??
    inputProblem(names, options) ??
    requestProblem(options) ??
    ndjsonProblem(options, command) ??
    baselineProblem(options);
  if (problem !== undefined) command.error(problem);

  const config = await configurationFile(options);
  if (options.printConfig !== undefined) {
    const { given, configuration } = await settingsOf(options, config);
    process.stdout.write(new PerFile(given, configuration, renderContext).of(options.printConfig));
    return;
  }
  if (!options.watch) return checkOnce(names, options, config);
  const { watch } = await import("./watch/watch.js");
  const others = [options.workspace, options.current, options.baseline, config].filter((file) => file !== undefined);
  await watch({ names, others }, () => checkOnce(names, options, config));
}

function missingFiles(names: readonly string[], { printConfig }: CheckOptions): string | undefined {
  return names.length === 0 && printConfig === undefined ? "missing required argument 'files'" : undefined;
}

function baselineProblem({ baseline, updateBaseline }: CheckOptions): string | undefined {
  return updateBaseline && baseline === undefined ? "option '--update-baseline' requires --baseline" : undefined;
}

/** Describes an invalid use of standard input, if any. */
function inputProblem(names: readonly string[], { fix, watch, stdinFilepath }: CheckOptions): string | undefined {
  const readsInput = names.some(isStandardInput);
  if (readsInput && fix) return "option '--fix' cannot be used with standard input; see --fix-dry-run";
  if (readsInput && watch) return "option '--watch' cannot be used with standard input";
  if (!names.includes(STANDARD_INPUT) && stdinFilepath !== undefined)
    return "option '--stdin-filepath' requires standard input; add -";
  return undefined;
}

/** Checks all inputs once, and sets the exit code. */
async function checkOnce(names: readonly string[], options: CheckOptions, config: string | undefined): Promise<void> {
  const known = await settingsOf(options, config);
  const current = options.current === undefined ? undefined : await readJson(options.current);
  const { files, problems } = await filesNamed(names);
  for (const problem of problems) complain(problem);
  const inputs = files.map((file) => {
    if (file === STANDARD_INPUT) return { file, name: options.stdinFilepath ?? "<stdin>" };
    return { file: isStandardInput(file) ? STANDARD_INPUT : file, name: file };
  });

  if (!options.quiet) progress.start();
  const checkAll = options.ndjson ? checkLines : checkFiles;
  const { isOk, warnings } = await checkAll(inputs, options, known, current).finally(() => progress.end());

  const isTooMany = warnings > (options.maxWarnings ?? Number.POSITIVE_INFINITY);
  if (isTooMany) remark(`too many warnings (maximum: ${options.maxWarnings})`);
  process.exitCode ??= options.exitZero || (isOk && !isTooMany) ? EXIT.valid : EXIT.errors;
}

/** The outcome of checking all inputs. */
interface Tally {
  readonly isOk: boolean;
  readonly warnings: number;
}

async function checkFiles(
  inputs: readonly InputFile[],
  options: CheckOptions,
  { given, configuration }: Known,
  current: JsonFile | undefined,
): Promise<Tally> {
  const kinds = new PerFile(given, configuration, (context) => {
    const kind = kindOf(options, context, current);
    const stored: Stored | undefined = current && { ...current, merge: context.policies?.merge ?? "component" };
    return { kind, stored, notesOn: notesFor(options, context, current, kind) };
  });
  const fixMode: FixMode = options.fix ? "write" : options.fixDryRun ? "show" : undefined;
  const look = { colors: colorsOf(process.stdout), isWritten: fixMode === "write" };
  const printer = await printerOf(options.format, look, configuration?.customRules);
  const baseline = options.baseline === undefined ? undefined : await baselineAt(options.baseline, options);
  const results: FileResult[] = [];
  let warnings = 0;
  let allIgnored = 0;

  for (const [index, input] of inputs.entries()) {
    progress.show(`${index} of ${inputs.length} files checked`);
    const { kind, stored, notesOn } = kinds.of(input.name);
    const report = await reportOn(input, kind, fixMode).catch((error: unknown) => {
      throw ruleFailure(input.name, error);
    });
    if (report === undefined) continue;
    const checked = report.result.truncated ? report.result : (baseline?.without(report.result) ?? report.result);
    if (baseline !== undefined && report.result.truncated)
      remark(`${input.name}: the baseline is not used, because there are more than ${IN_BASELINE} findings`);
    warnings += checked.warnings.length;
    const ignored = findingsIn(report.result) - findingsIn(checked);
    allIgnored += ignored;
    const result = options.quiet ? withoutWarnings(checked) : checked;
    results.push(result);
    if (options.quiet && isClean(result)) continue;
    const places = new Places(result.file, report.source, kind, stored);
    const notes: string[] = [];
    if (options.format === "pretty") {
      if (ignored > 0) notes.push(`${counted(ignored, "finding")} ignored by the baseline`);
      notes.push(...notesOn(checked, report.source.value));
    }
    print(printer.each(FOR_PEOPLE.includes(options.format) ? inLineOrder(result, places) : result, places, notes));
  }
  if (options.updateBaseline) await baseline?.write();
  print(printer.all(results, allIgnored));
  const gone = options.updateBaseline ? 0 : ((await baseline?.countGone()) ?? 0);
  if (gone > 0) remark(`${options.baseline}: ${counted(gone, "finding")} gone; add --update-baseline to remove them`);
  return { isOk: results.every(({ ok }) => ok), warnings };
}

function findingsIn({ violations, warnings }: FileResult): number {
  return violations.length + warnings.length;
}

async function baselineAt(file: string, { updateBaseline }: CheckOptions): Promise<Baseline> {
  return (await import("./baseline.js")).readBaseline(file, updateBaseline === true);
}

/** Formats that people read beside the file. The others keep the order of the engine. */
const FOR_PEOPLE: readonly Format[] = ["pretty", "github"];

/** Whether there is nothing to report about a file, apart from warnings. */
function isClean({ violations, fix = [] }: FileResult): boolean {
  return violations.length + fix.length === 0;
}

function print(text: string): void {
  if (text === "") return;
  progress.clear();
  process.stdout.write(text);
}

async function checkLines(
  inputs: readonly InputFile[],
  options: CheckOptions,
  { given, config, configuration }: Known,
  current: JsonFile | undefined,
): Promise<Tally> {
  const { operation, request, state, channel, quiet, brief, threads } = options;
  const settings = {
    requestOptions: { operation, request, state, channel },
    given,
    config,
    stored: current?.source.text,
    envelope: envelopeOf(options),
    isBrief: brief === true,
    isQuiet: quiet === true,
  };
  const { checkAllLines } = await import("./ndjson/check-lines.js");
  return checkAllLines(await readable(inputs), settings, configuration, threads, process.stdout);
}

/** The inputs that can be read line by line: files and pipes. Like other commands, it waits for pipes. */
async function readable(inputs: readonly InputFile[]): Promise<InputFile[]> {
  const found: InputFile[] = [];
  for (const input of inputs) {
    const { file, name } = input;
    try {
      if (file !== STANDARD_INPUT && !isDescriptor(file)) await demandRegular(file, { orPipe: true });
      found.push(input);
    } catch (error) {
      complain(fileProblem(name, error));
    }
  }
  return found;
}
