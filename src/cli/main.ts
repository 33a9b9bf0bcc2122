#!/usr/bin/env node
import { Command, CommanderError } from "commander";
import packageJson from "../../package.json" with { type: "json" };
import { policies, rules } from "../catalogue/index.js";
import { inputRules } from "../catalogue/input-rules.js";
import { checkCommand } from "./check-command.js";
import { renderCatalogue } from "./describe.js";
import { formatOption } from "./options.js";
import { schemaCommand } from "./schema-command.js";
import { colorsOf, complain, EXIT, misuseText } from "./terminal.js";
import { WrongUsage } from "./usage.js";

const program = new Command("campaign-rules")
  .description("Checks requests of a campaign management service against its specification.")
  .version(packageJson.version)
  .configureOutput({ outputError: (text, write) => write(misuseText(text)) })
  .exitOverride();

const check = checkCommand();
program.addCommand(check.copyInheritedSettings(program));

program
  .command("rules")
  .description("List all rules and policies.")
  .addOption(formatOption(["pretty", "json"]))
  .action((options: { format: "pretty" | "json" }) => {
    const list = () => renderCatalogue(colorsOf(process.stdout));
    process.stdout.write(
      options.format === "json"
        ? `${JSON.stringify({ rules: [...inputRules, ...rules], policies }, null, 2)}\n`
        : list(),
    );
  });

program
  .command("explain")
  .description("Explain a rule or a policy.")
  .argument("<name>", "id of the rule, or name of the policy")
  .addOption(formatOption(["pretty", "json"]))
  .action(async (name: string, options: { format: "pretty" | "json" }) => {
    // Only this command needs the examples.
    const { explainedBy, explanationData, renderExplanation } = await import("./explain.js");
    const explained = explainedBy(name);
    if ("problem" in explained) complain(explained.problem);
    else if (options.format === "json")
      process.stdout.write(`${JSON.stringify(explanationData(explained), null, 2)}\n`);
    else process.stdout.write(renderExplanation(explained, colorsOf(process.stdout)));
  });

program.addCommand(schemaCommand().copyInheritedSettings(program));

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // Whoever reads our output may stop before its end, as `head` does.
  if (error.code === "EPIPE") return;
  complain(error.message);
  process.exit();
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
  // A defect of ours, which is no verdict about any file.
  console.error("campaign-rules: this is a defect of the command, please report it:", error);
  process.exitCode = EXIT.usage;
});
