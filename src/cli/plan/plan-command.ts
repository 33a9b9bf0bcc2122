import { Command } from "commander";
import { campaignOptions, contextOptions, formatOption } from "../options.js";
import type { PlanOptions } from "./run-plan.js";

const HELP = `
Compares two campaigns, and prints the smallest update that turns the stored one into the desired one; with --format json, the
body of that request. Without --state, the state of the campaign is unknown, and nothing is forbidden because of it.

Examples:
  campaign-rules plan --state ACTIVE stored.json desired.json
  campaign-rules plan --state ACTIVE --format json stored.json desired.json > patch.json

Exit codes for all formats: 0 nothing to do, 3 changes to send, 1 the update is forbidden, 2 wrong usage or an unreadable file.`;

export function planCommand(): Command {
  const command = new Command("plan")
    .description("Plan the update that turns a stored campaign into a desired one.")
    .argument("<stored>", "a JSON file with the stored campaign; - reads standard input")
    .argument("<desired>", "a JSON file with the desired campaign; - reads standard input")
    .addHelpText("after", HELP)
    .action(async (stored: string, desired: string, options: PlanOptions) => {
      // Only this command needs it.
      const { runPlan } = await import("./run-plan.js");
      await runPlan(stored, desired, options);
    });
  for (const option of [...campaignOptions(), ...contextOptions(), formatOption(["pretty", "json"])])
    command.addOption(option);
  return command;
}
