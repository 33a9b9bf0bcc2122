#!/usr/bin/env node
import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { Command, CommanderError, Option } from "commander";
import pc from "picocolors";
import packageJson from "../../package.json" with { type: "json" };
import { policies, rules } from "../catalogue/index.js";
import { checkFile, type FileResult } from "./check.js";
import { renderCatalogue, renderExplanation } from "./describe.js";
import { renderPretty, renderSummary } from "./pretty.js";
import { printable } from "./printable.js";
import { Source } from "./source.js";

/** Nothing to complain about; errors were found; the command could not be carried out. */
const EXIT = { valid: 0, errors: 1, usage: 2 } as const;

type Format = "pretty" | "json";

const program = new Command("campaign-rules")
  .description("Checks requests of a campaign management service against its specification.")
  .version(packageJson.version)
  .configureOutput({ outputError: (text, write) => write(text.split("\n").map(printable).join("\n")) })
  .exitOverride();

const format = () =>
  new Option("--format <format>", "how to print results").choices(["pretty", "json"]).default("pretty");

program
  .command("check")
  .description("Check create requests, each in a JSON file of its own.")
  .argument("<files...>", "files to check; - reads standard input")
  .addOption(format())
  .addHelpText("after", "\nExit codes: 0 no errors, 1 errors found, 2 wrong usage or an unreadable file.")
  .action(check);

program
  .command("rules")
  .description("List all rules and policies.")
  .addOption(format())
  .action((options: { format: Format }) => {
    const list = () => renderCatalogue(colorsOf(process.stdout));
    process.stdout.write(options.format === "json" ? `${JSON.stringify({ rules, policies }, null, 2)}\n` : list());
  });

program
  .command("explain")
  .description("Explain a rule or a policy.")
  .argument("<name>", "id of the rule, or name of the policy")
  .action((name: string) => {
    const explanation = renderExplanation(name, colorsOf(process.stdout));
    if (explanation === undefined)
      complain(`there is no rule or policy ${JSON.stringify(name)}; see: campaign-rules rules`);
    else process.stdout.write(explanation);
  });

async function check(files: readonly string[], options: { format: Format }): Promise<void> {
  const colors = colorsOf(process.stdout);
  const results: FileResult[] = [];

  for (const file of files) {
    let bytes: Buffer;
    try {
      bytes = await (file === "-" ? standardInput() : readFile(file));
    } catch (error) {
      complain(error instanceof Error ? error.message : file);
      continue;
    }
    const source = new Source(bytes.toString("utf8"), isUtf8(bytes));
    const result = checkFile(file === "-" ? "<stdin>" : file, source, {});
    results.push(result);
    if (options.format === "pretty") process.stdout.write(`${renderPretty(result, source, colors)}\n`);
  }

  if (options.format === "json") process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  else if (results.length > 0) process.stdout.write(renderSummary(results, colors));
  process.exitCode ??= results.every(({ ok }) => ok) ? EXIT.valid : EXIT.errors;
}

async function standardInput(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Colours on a terminal, unless the environment says no. */
function colorsOf(stream: NodeJS.WriteStream): ReturnType<typeof pc.createColors> {
  return pc.createColors(pc.isColorSupported && stream.isTTY === true);
}

/** Says why the command cannot be carried out. */
function complain(problem: string): void {
  process.stderr.write(`campaign-rules: ${printable(problem)}\n`);
  process.exitCode = EXIT.usage;
}

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // Whoever reads our output may stop before its end, as `head` does.
  if (error.code === "EPIPE") return;
  complain(error.message);
  process.exit();
});

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? EXIT.valid : EXIT.usage;
}
