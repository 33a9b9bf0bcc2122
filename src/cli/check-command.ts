import { Command, Option } from "commander";
import type { Context } from "../index.js";
import { type FileResult, withoutWarnings } from "./check.js";
import { type Format, formats, printerOf } from "./formats/printer.js";
import { inLineOrder } from "./in-line-order.js";
import { kindOf } from "./kind-of.js";
import { filesNamed } from "./named-files.js";
import { checkAllLines } from "./ndjson/check-lines.js";
import { misuseOfNdjson, type NdjsonOptions, ndjsonOptions } from "./ndjson/options.js";
import { type ContextOptions, contextOf, contextOptions, formatOption } from "./options.js";
import { Places, type Stored } from "./places.js";
import { fileProblem, type JsonFile, readJson } from "./read-file.js";
import { demandRegular, isDescriptor, isStandardInput } from "./regular-file.js";
import { type Input, type Repair, reportOn, STANDARD_INPUT } from "./report.js";
import { notesFor } from "./skipped-notes.js";
import { misuseOf, type SubjectOptions, subjectOptions } from "./subject-options.js";
import { colorsOf, complain, EXIT, progress, remark } from "./terminal.js";
import { readWorkspace } from "./workspace.js";

interface CheckOptions extends ContextOptions, SubjectOptions, NdjsonOptions {
  readonly format: Format;
  readonly stdinFilepath?: string;
  readonly watch?: true;
  readonly quiet?: true;
  readonly fix?: true;
  readonly fixDryRun?: true;
}

const HELP = `
A file holds the body of a request to create a campaign; with --operation update, of one to update or publish it; with
--request, a whole request, which says itself what it asks for. Without --state and --current, the campaign that is
updated is taken for a draft of which nothing else is known, except its --channel; with --current alone, its state is not
known. With --ndjson, each line of a file holds what a file holds otherwise, and is at most 16 MiB long.

Examples:
  campaign-rules check campaign.json
  campaign-rules check 'campaigns/**/*.json'
  campaign-rules check --operation update --state ACTIVE --current stored.json patch.json
  campaign-rules check --request request.json
  generate-campaigns | campaign-rules check --ndjson -

Exit codes, whatever the format: 0 no errors, 1 errors found or more warnings than allowed, 2 wrong usage, a file that
cannot be read, or a glob that matches nothing.`;

export function checkCommand(): Command {
  const command = new Command("check")
    .description("Check requests to create or update campaigns, in JSON files.")
    .argument("<files...>", "files, folders or globs to check; - reads standard input")
    .addHelpText("after", HELP)
    .action(check);
  const options = [
    ...subjectOptions(),
    ...contextOptions(),
    new Option("--quiet", "show errors only, and the last line; warnings still count"),
    new Option("--fix", "repair in the files what can be repaired with certainty").conflicts("fixDryRun"),
    new Option("--fix-dry-run", "show what --fix would change"),
    ...ndjsonOptions(),
    formatOption(formats),
    new Option("--stdin-filepath <name>", "what results call standard input"),
    new Option("--watch", "check again whenever a file changes, until Ctrl-C").conflicts(["fix", "ndjson"]),
  ];
  for (const option of options) command.addOption(option);
  return command;
}

async function check(names: readonly string[], options: CheckOptions, command: Command): Promise<void> {
  const misuse = misuseOfInput(names, options) ?? misuseOf(options) ?? misuseOfNdjson(options, command);
  if (misuse !== undefined) command.error(misuse);

  if (!options.watch) return checkOnce(names, options);
  const { watch } = await import("./watch/watch.js");
  const others = [options.workspace, options.current].filter((file) => file !== undefined);
  await watch({ names, others }, () => checkOnce(names, options));
}

/** What is wrong with how standard input is asked for. */
function misuseOfInput(names: readonly string[], { fix, watch, stdinFilepath }: CheckOptions): string | undefined {
  const readsInput = names.some(isStandardInput);
  if (readsInput && fix) return "option '--fix' cannot be used with standard input; see --fix-dry-run";
  if (readsInput && watch) return "option '--watch' cannot be used with standard input";
  if (!names.includes(STANDARD_INPUT) && stdinFilepath !== undefined)
    return "option '--stdin-filepath' is about standard input; add -";
  return undefined;
}

/** Checks all that is named, and sets the exit code. */
async function checkOnce(names: readonly string[], options: CheckOptions): Promise<void> {
  const workspace = options.workspace === undefined ? {} : await readWorkspace(options.workspace);
  const current = options.current === undefined ? undefined : await readJson(options.current);
  const context = contextOf(options, workspace);
  const { files, problems } = await filesNamed(names);
  for (const problem of problems) complain(problem);
  const inputs = files.map((file) => {
    if (file === STANDARD_INPUT) return { file, name: options.stdinFilepath ?? "<stdin>" };
    return { file: isStandardInput(file) ? STANDARD_INPUT : file, name: file };
  });

  if (!options.quiet) progress.start();
  const { isOk, warnings } = await (options.ndjson ? checkLines : checkFiles)(inputs, options, context, current);
  progress.end();

  const isTooMany = warnings > (options.maxWarnings ?? Number.POSITIVE_INFINITY);
  if (isTooMany) remark(`more warnings than the ${options.maxWarnings} that --max-warnings allows`);
  process.exitCode ??= isOk && !isTooMany ? EXIT.valid : EXIT.errors;
}

/** What was found in everything that was checked. */
interface Tally {
  readonly isOk: boolean;
  readonly warnings: number;
}

async function checkFiles(
  inputs: readonly Input[],
  options: CheckOptions,
  context: Context,
  current: JsonFile | undefined,
): Promise<Tally> {
  const kind = kindOf(options, context, current);
  const notesOn = notesFor(options, context, current, kind);
  const stored: Stored | undefined = current && { ...current, merge: context.policies?.merge ?? "component" };
  const repair: Repair = options.fix ? "write" : options.fixDryRun ? "show" : undefined;
  const printer = await printerOf(options.format, { colors: colorsOf(process.stdout), isWritten: repair === "write" });
  const results: FileResult[] = [];
  let warnings = 0;

  for (const [index, input] of inputs.entries()) {
    progress.show(`${index} of ${inputs.length} files checked`);
    const report = await reportOn(input, kind, repair);
    if (report === undefined) continue;
    warnings += report.result.warnings.length;
    const result = options.quiet ? withoutWarnings(report.result) : report.result;
    results.push(result);
    if (options.quiet && isClean(result)) continue;
    const places = new Places(result.file, report.source, kind, stored);
    const notes = options.format === "pretty" ? notesOn(report.result, report.source.value) : [];
    print(printer.each(FOR_PEOPLE.includes(options.format) ? inLineOrder(result, places) : result, places, notes));
  }
  print(printer.all(results));
  return { isOk: results.every(({ ok }) => ok), warnings };
}

/** Formats that people read beside the file; programs get what the engine gives, in its order. */
const FOR_PEOPLE: readonly Format[] = ["pretty", "github"];

/** Whether there is nothing to say of a file. */
function isClean({ violations, warnings, fix = [] }: FileResult): boolean {
  return violations.length + warnings.length + fix.length === 0;
}

function print(text: string): void {
  if (text === "") return;
  progress.clear();
  process.stdout.write(text);
}

async function checkLines(
  inputs: readonly Input[],
  { operation, request, state, channel, quiet, threads }: CheckOptions,
  context: Context,
  current: JsonFile | undefined,
): Promise<Tally> {
  const subject = { operation, request, state, channel };
  const settings = { subject, context, stored: current?.source.text, isQuiet: quiet === true };
  return checkAllLines(await readable(inputs), settings, threads, process.stdout);
}

/** Those that can be read line by line: files and pipes, for which it waits as other commands do. */
async function readable(inputs: readonly Input[]): Promise<Input[]> {
  const found: Input[] = [];
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
