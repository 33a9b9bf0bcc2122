import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { Command, Option } from "commander";
import { type Context, createValidator } from "../index.js";
import { type Check, checkFile, type FileResult } from "./check.js";
import { fixText } from "./fix.js";
import { type ContextOptions, contextOf, contextOptions, type Format, formatOption } from "./options.js";
import { renderFix, renderPretty, renderSummary } from "./pretty.js";
import { fileProblem, sourceOf } from "./read-file.js";
import { replaceFile } from "./replace-file.js";
import { Source } from "./source.js";
import { colorsOf, complain, EXIT, remark } from "./terminal.js";
import { WrongUsage } from "./usage.js";
import { readWorkspace } from "./workspace.js";

interface CheckOptions extends ContextOptions {
  readonly format: Format;
  readonly quiet?: true;
  readonly fix?: true;
  readonly fixDryRun?: true;
}

/** One file with what was found in it; the source is what the positions of the findings are in. */
interface Report {
  readonly result: FileResult;
  readonly source: Source;
}

const STANDARD_INPUT = "-";

export function checkCommand(): Command {
  const command = new Command("check")
    .description("Check create requests, each in a JSON file of its own.")
    .argument("<files...>", "files to check; - reads standard input")
    .addHelpText(
      "after",
      "\nExit codes: 0 no errors, 1 errors found or more warnings than allowed, 2 wrong usage or an unreadable file.",
    )
    .action(checkFiles);
  const options = [
    ...contextOptions(),
    new Option("--quiet", "show errors only; warnings still count"),
    new Option("--fix", "repair in the files what can be repaired with certainty").conflicts("fixDryRun"),
    new Option("--fix-dry-run", "show what --fix would change"),
    formatOption(),
  ];
  for (const option of options) command.addOption(option);
  return command;
}

async function checkFiles(files: readonly string[], options: CheckOptions, command: Command): Promise<void> {
  if (options.fix && files.includes(STANDARD_INPUT))
    command.error("error: option '--fix' cannot be used with standard input; see --fix-dry-run");
  const workspace = options.workspace === undefined ? {} : await readWorkspace(options.workspace);
  const check = checkIn(contextOf(options, workspace));
  const colors = colorsOf(process.stdout);
  const results: FileResult[] = [];
  let warnings = 0;

  for (const file of files) {
    const report = await reportOn(file, options, check);
    if (report === undefined) continue;
    warnings += report.result.warnings.length;
    const result = options.quiet ? withoutWarnings(report.result) : report.result;
    results.push(result);
    if (options.format === "json") continue;
    process.stdout.write(`${renderPretty(result, report.source, colors)}\n${renderFix(result, options.fix === true)}`);
  }

  if (options.format === "json") process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  else if (results.length > 0) process.stdout.write(renderSummary(results, colors));
  const isTooMany = warnings > (options.maxWarnings ?? Number.POSITIVE_INFINITY);
  if (isTooMany) remark(`more warnings than the ${options.maxWarnings} that --max-warnings allows`);
  process.exitCode ??= results.every(({ ok }) => ok) && !isTooMany ? EXIT.valid : EXIT.errors;
}

function checkIn(context: Context): Check {
  try {
    return createValidator(context).create;
  } catch (error) {
    throw error instanceof TypeError ? new WrongUsage(error.message) : error;
  }
}

/** Reads, checks and repairs one file. Undefined when it cannot be read. */
async function reportOn(file: string, options: CheckOptions, check: Check): Promise<Report | undefined> {
  let bytes: Buffer;
  try {
    bytes = await (file === STANDARD_INPUT ? standardInput() : readFile(file));
  } catch (error) {
    complain(fileProblem(file, error));
    return undefined;
  }
  const text = bytes.toString("utf8");
  const name = file === STANDARD_INPUT ? "<stdin>" : file;
  const source = sourceOf(bytes);
  const result = checkFile(name, source, check);
  if (!options.fix && !options.fixDryRun) return { result, source };

  const { text: fixed, operations } = isUtf8(bytes) ? fixText(text, findingsOf(check)) : { text, operations: [] };
  if (options.fixDryRun || fixed === text) return { result: { ...result, fix: operations }, source };
  try {
    await replaceFile(file, fixed);
  } catch (error) {
    complain(fileProblem(file, error));
    return { result: { ...result, fix: [] }, source };
  }
  const repaired = new Source(fixed);
  const rest = checkFile(name, repaired, check);
  if ([...rest.violations, ...rest.warnings].some((left) => "fix" in left)) {
    remark(`${name}: more can be repaired; run it again`);
  }
  return { result: { ...rest, fix: operations }, source: repaired };
}

function findingsOf(check: Check): Parameters<typeof fixText>[1] {
  return (body) => {
    const { violations, warnings } = check(body);
    return [...violations, ...warnings];
  };
}

function withoutWarnings({ truncated, ...result }: FileResult): FileResult {
  const hasMoreErrors = truncated && result.violations.length >= result.warnings.length;
  return { ...result, warnings: [], ...(hasMoreErrors && { truncated }) };
}

async function standardInput(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
