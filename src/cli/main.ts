#!/usr/bin/env node
import { readFile } from "node:fs/promises";
import { Command, CommanderError, Option } from "commander";
import pc from "picocolors";
import packageJson from "../../package.json" with { type: "json" };
import { checkFile, type FileResult } from "./check.js";
import { renderPretty, renderSummary } from "./pretty.js";
import { printable } from "./printable.js";
import { Source } from "./source.js";

/** Nothing to complain about; errors were found; the command could not be carried out. */
const EXIT = { valid: 0, errors: 1, usage: 2 } as const;

const program = new Command("campaign-rules")
  .description("Checks requests of a campaign management service against its specification.")
  .version(packageJson.version)
  .exitOverride();

program
  .command("check")
  .description("Check create requests, each in a JSON file of its own.")
  .argument("<files...>", "files to check; - reads standard input")
  .addOption(new Option("--format <format>", "how to print results").choices(["pretty", "json"]).default("pretty"))
  .addHelpText("after", "\nExit codes: 0 no errors, 1 errors found, 2 wrong usage or an unreadable file.")
  .action(check);

async function check(files: readonly string[], { format }: { format: "pretty" | "json" }): Promise<void> {
  const colors = pc.createColors(pc.isColorSupported && process.stdout.isTTY === true);
  const results: FileResult[] = [];
  let unreadable = false;

  for (const file of files) {
    let text: string;
    try {
      text = await (file === "-" ? standardInput() : readFile(file, "utf8"));
    } catch (error) {
      process.stderr.write(`campaign-rules: ${printable(error instanceof Error ? error.message : file)}\n`);
      unreadable = true;
      continue;
    }
    const source = new Source(text);
    const result = checkFile(file === "-" ? "<stdin>" : file, source, {});
    results.push(result);
    if (format === "pretty") process.stdout.write(`${renderPretty(result, source, colors)}\n`);
  }

  if (format === "json") process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  else if (results.length > 0) process.stdout.write(renderSummary(results, colors));

  if (unreadable) process.exitCode = EXIT.usage;
  else process.exitCode = results.every(({ ok }) => ok) ? EXIT.valid : EXIT.errors;
}

async function standardInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

// Whoever reads our output may stop before its end, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? EXIT.valid : EXIT.usage;
}
