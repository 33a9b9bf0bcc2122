import { Command, Option } from "commander";
import type { Context } from "../index.js";
import { type FileResult, withoutWarnings } from "./check.js";
import { kindOf } from "./kind-of.js";
import { checkAllLines } from "./ndjson/check-lines.js";
import { misuseOfNdjson, type NdjsonOptions, ndjsonOptions } from "./ndjson/options.js";
import { type ContextOptions, contextOf, contextOptions, type Format, formatOption } from "./options.js";
import { Places, type Stored } from "./places.js";
import { renderFix, renderPretty, renderSummary } from "./pretty.js";
import { type JsonFile, readJson } from "./read-file.js";
import { type Repair, reportOn, STANDARD_INPUT } from "./report.js";
import { misuseOf, type SubjectOptions, subjectOptions } from "./subject-options.js";
import { colorsOf, EXIT, remark } from "./terminal.js";
import { readWorkspace } from "./workspace.js";

interface CheckOptions extends ContextOptions, SubjectOptions, NdjsonOptions {
  readonly format: Format;
  readonly quiet?: true;
  readonly fix?: true;
  readonly fixDryRun?: true;
}

const HELP = `
A file holds the body of a request to create a campaign; with --operation update, of one to update or publish it; with
--request, a whole request, which says itself what it asks for. Without --state and --current, the campaign that is
updated is taken for a draft of which nothing else is known; with --current alone, its state is not known. With
--ndjson, each line of a file holds what a file holds otherwise, and is at most 16 MiB long.

Examples:
  campaign-rules check campaign.json
  campaign-rules check --operation update --state ACTIVE --current stored.json patch.json
  campaign-rules check --request request.json
  generate-campaigns | campaign-rules check --ndjson -

Exit codes: 0 no errors, 1 errors found or more warnings than allowed, 2 wrong usage or an unreadable file.`;

export function checkCommand(): Command {
  const command = new Command("check")
    .description("Check requests to create or update campaigns, in JSON files.")
    .argument("<files...>", "files to check; - reads standard input")
    .addHelpText("after", HELP)
    .action(check);
  const options = [
    ...subjectOptions(),
    ...contextOptions(),
    new Option("--quiet", "show errors only; warnings still count"),
    new Option("--fix", "repair in the files what can be repaired with certainty").conflicts("fixDryRun"),
    new Option("--fix-dry-run", "show what --fix would change"),
    ...ndjsonOptions(),
    formatOption(),
  ];
  for (const option of options) command.addOption(option);
  return command;
}

async function check(files: readonly string[], options: CheckOptions, command: Command): Promise<void> {
  if (options.fix && files.includes(STANDARD_INPUT))
    command.error("error: option '--fix' cannot be used with standard input; see --fix-dry-run");
  const misuse = misuseOf(options) ?? misuseOfNdjson(options, command);
  if (misuse !== undefined) command.error(`error: ${misuse}`);

  const workspace = options.workspace === undefined ? {} : await readWorkspace(options.workspace);
  const current = options.current === undefined ? undefined : await readJson(options.current);
  const context = contextOf(options, workspace);
  const { isOk, warnings } = await (options.ndjson ? checkLines : checkFiles)(files, options, context, current);

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
  files: readonly string[],
  options: CheckOptions,
  context: Context,
  current: JsonFile | undefined,
): Promise<Tally> {
  const kind = kindOf(options, context, current);
  const stored: Stored | undefined = current && { ...current, merge: context.policies?.merge ?? "component" };
  const repair: Repair = options.fix ? "write" : options.fixDryRun ? "show" : undefined;

  const colors = colorsOf(process.stdout);
  const results: FileResult[] = [];
  let warnings = 0;

  for (const file of files) {
    const report = await reportOn(file, kind, repair);
    if (report === undefined) continue;
    warnings += report.result.warnings.length;
    const result = options.quiet ? withoutWarnings(report.result) : report.result;
    results.push(result);
    if (options.format === "json") continue;
    const places = new Places(result.file, report.source, kind, stored);
    process.stdout.write(`${renderPretty(result, places, colors)}\n${renderFix(result, options.fix === true)}`);
  }

  if (options.format === "json") process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  else if (results.length > 0) process.stdout.write(renderSummary(results, colors));
  return { isOk: results.every(({ ok }) => ok), warnings };
}

async function checkLines(
  files: readonly string[],
  { operation, request, state, quiet, threads }: CheckOptions,
  context: Context,
  current: JsonFile | undefined,
): Promise<Tally> {
  const subject = { operation, request, state };
  const settings = { subject, context, stored: current?.source.text, isQuiet: quiet === true };
  return checkAllLines(files, settings, threads, process.stdout);
}
