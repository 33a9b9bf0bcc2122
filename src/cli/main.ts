#!/usr/bin/env node
import { Command, CommanderError } from "commander";
import type { Colors } from "picocolors/types.js";
import packageJson from "../../package.json" with { type: "json" };
import { catalogued } from "../reference/catalogue/catalogued.js";
import { type CatalogueRule, policies } from "../reference/catalogue.js";
import { checkCommand } from "./check-command.js";
import { type ConfigOptions, configurationsOf, searchStart } from "./config/of-options.js";
import { everyRule } from "./every-rule.js";
import { logToStandardError } from "./log-to-standard-error.js";
import { configOptions, docsUrlOption, formatOption } from "./options.js";
import { planCommand } from "./plan/plan-command.js";
import { schemaCommand } from "./schema-command.js";
import { allowEnd, colorsOf, complain, EXIT, end, failEarlyEnd, optionErrorText } from "./terminal.js";
import { WrongUsage } from "./usage.js";

logToStandardError();
failEarlyEnd();

const program = new Command("campaign-rules")
  .description("Check requests to a campaign management service against its specification.")
  .version(packageJson.version)
  .configureOutput({ outputError: (text, write) => write(optionErrorText(text)) })
  .exitOverride();

program.addCommand(checkCommand().copyInheritedSettings(program));
program.addCommand(planCommand().copyInheritedSettings(program));

interface CatalogueOptions extends ConfigOptions {
  readonly format: "pretty" | "json";
}

/** The custom rules of the configuration in the working directory, and its address of the documentation. */
async function configured(options: CatalogueOptions) {
  const { customRules = [], docsUrl } = (await configurationsOf(options).load(searchStart())) ?? {};
  return { customRules: customRules.map(catalogued), docsUrl };
}

function withOptions(command: Command): Command {
  for (const option of [formatOption(["pretty", "json"]), ...configOptions()]) command.addOption(option);
  return command;
}

withOptions(program.command("rules"))
  .description("List all rules and policies, with those of the configuration.")
  .action(async (options: CatalogueOptions) => {
    const { customRules } = await configured(options);
    const all = [...everyRule, ...customRules];
    process.stdout.write(
      options.format === "json"
        ? `${JSON.stringify({ rules: all, policies }, null, 2)}\n`
        : renderCatalogue(all, colorsOf(process.stdout)),
    );
  });

type Listed = Pick<CatalogueRule, "severity" | "summary"> & { readonly id: string };

function renderCatalogue(listed: readonly Listed[], colors: Colors): string {
  const names = [...listed.map(({ id }) => id), ...policies.map(({ name }) => name)];
  const width = Math.max(...names.map(({ length }) => length));
  const lines = listed.map(({ id, severity, summary }) => {
    const weight = severity === "error" ? colors.red("error  ") : colors.yellow("warning");
    return `${colors.bold(id.padEnd(width))}  ${weight}  ${summary}`;
  });
  const choices = policies.map(({ name, values }) => {
    return `${colors.bold(name.padEnd(width))}  policy   ${values.join(" | ")}`;
  });
  return `${[...lines, "", ...choices].join("\n")}\n`;
}

withOptions(program.command("explain"))
  .description("Explain a rule or a policy.")
  .argument("<name>", "id of the rule, or name of the policy")
  .addOption(docsUrlOption())
  .action(async (name: string, options: CatalogueOptions & { readonly docsUrl?: string }) => {
    // Only this command needs the examples.
    const { explainedBy, explanationData, renderExplanation } = await import("./explain.js");
    const { customRules, docsUrl } = await configured(options);
    const explained = explainedBy(name, customRules);
    const address = options.docsUrl ?? docsUrl;
    if ("problem" in explained) complain(explained.problem);
    else if (options.format === "json")
      process.stdout.write(`${JSON.stringify(explanationData(explained, address), null, 2)}\n`);
    else process.stdout.write(renderExplanation(explained, colorsOf(process.stdout), address));
  });

program.addCommand(schemaCommand().copyInheritedSettings(program));

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The reader of our output may stop early, as `head` does.
  if (error.code === "EPIPE") return;
  complain(error.message);
  end();
});

// There is no other place to say so. The exit code is still read.
process.stderr.on("error", () => {});

let isEnding = false;
// Thrown by a callback, of this program or of a configuration. Node's exit code would mean that there are errors.
process.on("uncaughtException", (error) => {
  if (isEnding) end(EXIT.usage);
  isEnding = true;
  console.error("campaign-rules: unexpected error:", error);
  // Pipes may be slower than this program.
  process.stderr.write("", () => process.stdout.write("", () => end(EXIT.usage)));
});

await program.parseAsync().catch((error: unknown) => {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? EXIT.valid : EXIT.usage;
    return;
  }
  if (error instanceof WrongUsage) {
    complain(error.message);
    return;
  }
  if ((error as NodeJS.ErrnoException).syscall === "uv_cwd") {
    complain("the working directory cannot be read; it may have been deleted");
    return;
  }
  // A bug in this program, not a verdict about any file.
  console.error("campaign-rules: internal error, please report it:", error);
  process.exitCode = EXIT.usage;
});
allowEnd();
