import { relative, resolve } from "node:path";
import { Command, Option } from "commander";
import type { Context } from "../index.js";
import type { JsonFile } from "../text/request/source.js";
import { type CheckFilesOptions, checkFiles, type Known } from "./check-files.js";
import type { Configurations } from "./config/configurations.js";
import { configurationsOf, searchStart, settingsOf } from "./config/of-options.js";
import { type ConfigurationOf, type Given, perFile } from "./config/per-file.js";
import { WrongSetting } from "./described.js";
import { requestOptionsFor } from "./file-kind-of.js";
import { formats } from "./formats/printer.js";
import { filesNamed, withoutQuotes } from "./named-files.js";
import { type NdjsonOptions, ndjsonOptions, ndjsonProblem } from "./ndjson/options.js";
import { contextOptions, docsUrlOption, formatOption, option, requestOptions, requestProblem } from "./options.js";
import { printableJson } from "./printable.js";
import { expectExactNumbers, readJson } from "./read-file.js";
import { isStandardInput, ONE_STANDARD_INPUT } from "./regular-file.js";
import { type InputFile, STANDARD_INPUT } from "./report.js";
import { complain, complaints, EXIT, progress, remark } from "./terminal.js";
import { Unused } from "./unused.js";
import { WrongUsage } from "./usage.js";

interface CheckOptions extends CheckFilesOptions, NdjsonOptions {
  readonly stdinFilepath?: string;
  readonly watch?: true;
  readonly exitZero?: true;
  readonly reportUnused?: true;
  readonly printConfig?: string;
}

const HELP = `
Each file contains the body of a create request; with --operation update, the body of an update or publish request; with
--request, a whole request, which determines the operation. Without --state and --current, the campaign to update is
assumed to be a draft with unknown contents, except for its --channel. With --current alone, its state is unknown. With
--ndjson, each line of a file contains a request, and is at most 16 MiB long.

Examples:
  campaign-rules check campaign.json
  campaign-rules check "campaigns/**/*.json"
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
    option("--max-warnings <number>", "fail if there are more warnings than this (default: no limit)", (text) => {
      if (/^\d{1,9}$/u.test(text)) return Number(text);
      throw new WrongSetting("it must be a non-negative integer.");
    }),
    new Option("--quiet", "print only errors and the summary; warnings still count"),
    new Option("--verbose", "list files without problems, too").conflicts(["quiet", "ndjson"]),
    new Option("--summary", "print the rules by number of problems, with bars"),
    new Option("--exit-zero", "exit with 0 whatever is found"),
    new Option("--fix", "apply fixes to the files").conflicts("fixDryRun"),
    new Option("--fix-dry-run", "print the fixes without changing any file"),
    new Option("--baseline <file>", "ignore the findings that this file lists").conflicts("ndjson"),
    new Option("--update-baseline", "write all findings to the file of --baseline").conflicts("watch"),
    new Option(
      "--report-unused",
      "warn about each exception, and each entry of ignores, that matches nothing",
    ).conflicts("ndjson"),
    ...ndjsonOptions(),
    formatOption(formats),
    docsUrlOption(),
    new Option("--stdin-filepath <name>", "file name to report for standard input"),
    new Option("--print-config <file>", "print the context that would be used for this file, and check nothing"),
    new Option("--watch", "check again whenever a file changes, until Ctrl-C").conflicts(["fix", "ndjson"]),
  ];
  for (const each of options) command.addOption(each);
  return command;
}

async function check(given: readonly string[], options: CheckOptions, command: Command): Promise<void> {
  const names = given.map(withoutQuotes);
  const { printConfig, baseline, updateBaseline } = options;
  if (names.length === 0 && printConfig === undefined) command.error("missing required argument 'files'");
  const problem =
    inputProblem(names, options) ??
    requestProblem(options, options.operation ?? "update") ??
    ndjsonProblem(options, command);
  if (problem !== undefined) command.error(problem);
  if (updateBaseline && baseline === undefined) command.error("option '--update-baseline' requires --baseline");

  if (printConfig !== undefined) {
    const configurations = configurationsOf(options);
    const given = await settingsOf(options, configurations, [printConfig]);
    const print = perFile(given, (name) => configurations.get(name), renderContext);
    process.stdout.write(print(printConfig));
    return;
  }
  if (!options.watch) {
    await checkOnce(names, options);
    return;
  }
  const { watch } = await import("./watch/watch.js");
  const named = filesOf(options);
  let last: Configurations | undefined;
  const othersFor = (files: readonly string[]) => {
    const configurations = configurationsOf(options, () => {});
    const tried = files.flatMap((file) => configurations.of(placeIn(options, file)).tried);
    const currents = last?.all.flatMap((configuration) => configuration.currents) ?? [];
    return [...new Set([...named, ...tried, ...currents])];
  };
  await watch({ names, othersFor }, async () => {
    last = configurationsOf(options);
    await checkOnce(names, options, last);
  });
}

function filesOf({ workspace, current, baseline }: CheckOptions): readonly string[] {
  return [workspace, current, baseline].filter((file) => file !== undefined);
}

function inputProblem(names: readonly string[], options: CheckOptions): string | undefined {
  const { fix, watch, stdinFilepath } = options;
  const readsInput = names.some(isStandardInput);
  if (filesOf(options).filter(isStandardInput).length + Number(readsInput) > 1) return ONE_STANDARD_INPUT;
  if (readsInput && fix) return "option '--fix' cannot be used with standard input; see --fix-dry-run";
  if (readsInput && watch) return "option '--watch' cannot be used with standard input";
  if (!names.includes(STANDARD_INPUT) && stdinFilepath !== undefined)
    return "option '--stdin-filepath' requires standard input; add -";
  if (stdinFilepath === "") return "option '--stdin-filepath' must not be empty";
  return undefined;
}

/** A context as JSON: custom rules as their ids, a function as a note. */
function renderContext({ customRules = [], message, ...others }: Context): string {
  const shown = { ...others, customRules: customRules.map(({ id }) => id), ...(message && { message: "[function]" }) };
  return `${printableJson(JSON.stringify(shown, null, 2))}\n`;
}

async function checkOnce(
  names: readonly string[],
  options: CheckOptions,
  configurations = configurationsOf(options),
): Promise<void> {
  complaints.length = 0;
  const others = new Set(filesOf(options).map((file) => resolve(file)));
  const { files, byName, problems } = await filesNamed(names, async (file) => {
    if (others.has(resolve(file))) return true;
    await configurations.load(placeIn(options, file));
    return configurations.ignoreOf(file, placeIn(options, file)) !== undefined;
  });
  for (const problem of problems) complain(problem);
  const inputs = files.map((file) => {
    if (file === STANDARD_INPUT) return { file, name: options.stdinFilepath ?? "<stdin>" };
    return { file: isStandardInput(file) ? STANDARD_INPUT : file, name: file };
  });
  const places = new Map(inputs.map(({ name }, index) => [name, placeIn(options, files[index] as string)]));
  const configurationOf = (name: string) => configurations.get(places.get(name) ?? searchStart());
  const given = await settingsOf(options, configurations, places.size > 0 ? [...places.values()] : [searchStart()]);
  for (const name of byName) {
    const why = searchStart(name) === name ? configurations.ignoreOf(name, places.get(name)) : undefined;
    if (why !== undefined) remark(`${name}: checked because it is named, although ${why}`);
  }
  const stored = await storedCampaigns(inputs, options, given, configurationOf);
  const unused = options.reportUnused ? new Unused(configurations, given) : undefined;
  const docsUrl = options.docsUrl ?? configurations.docsUrl;
  const known: Known = { given, configurationOf, customRules: configurations.customRules, docsUrl, stored, unused };

  if (!options.quiet) progress.start();
  // Other runs need not load what checks lines.
  const checkAll = options.ndjson ? (await import("./ndjson/check-lines.js")).checkLines : checkFiles;
  const { isOk, isCut, warnings: found } = await checkAll(inputs, options, known).finally(() => progress.end());
  const unusedSettings = unused?.problems ?? [];
  for (const problem of unusedSettings) remark(`warning: ${problem}`);
  const warnings = found + unusedSettings.length;

  const isTooMany = warnings > (options.maxWarnings ?? Number.POSITIVE_INFINITY);
  if (isTooMany) remark(`too many warnings (maximum: ${options.maxWarnings})`);
  const verdict = options.exitZero || (isOk && !isTooMany) ? EXIT.valid : EXIT.errors;
  // Not the exit code so far: a configuration or a rule may have set it.
  process.exitCode = isCut || complaints.length > 0 ? EXIT.usage : verdict;
}

/** @throws {WrongUsage} if one cannot be read, or if options are about updates and no input contains one. */
async function storedCampaigns(
  inputs: readonly InputFile[],
  options: CheckOptions,
  given: Given,
  configurationOf: ConfigurationOf,
): Promise<ReadonlyMap<string, JsonFile>> {
  const optionsFor = perFile(given, configurationOf, (_, ofFile, file) => {
    const known = requestOptionsFor(options, ofFile);
    const name = (["state", "current"] as const).find((one) => ofFile[one] !== undefined);
    if (name !== undefined && known.operation === undefined && !known.request) {
      throw new WrongUsage(`${file}: ${name} in an override requires operation "update", or --request`);
    }
    return known;
  });
  const all = [...new Set(inputs.map(({ name }) => optionsFor(name)))];
  const isUpdate = all.some(({ operation }) => operation === "update");
  const problem = requestProblem(options, isUpdate ? "update" : "create");
  if (problem !== undefined) throw new WrongUsage(problem);

  const stored = new Map<string, JsonFile>();
  for (const { current } of [options, ...all]) {
    if (current === undefined || stored.has(current)) continue;
    // A configuration has absolute paths.
    const json = await readJson(current === options.current ? current : relative(process.cwd(), current) || ".");
    expectExactNumbers(json.file, json.source);
    stored.set(current, json);
  }
  return stored;
}

/** The file whose configuration applies to an input. Lines have that of the working directory. */
function placeIn({ ndjson, stdinFilepath }: CheckOptions, file: string): string {
  if (file === STANDARD_INPUT) return stdinFilepath ?? searchStart();
  return ndjson ? searchStart() : searchStart(file);
}
