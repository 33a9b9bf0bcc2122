import { Option } from "commander";
import type { CampaignContext, State } from "../index.js";
import { states } from "../rules/parts/update-parts.js";
import { channels } from "../structure/channel.js";
import { explained } from "./options.js";
import { oneOf, operations } from "./settings.js";

export interface RequestOptions {
  /** By default that of the file's configuration, and otherwise "create". */
  readonly operation?: (typeof operations)[number] | undefined;
  readonly request?: boolean | undefined;
  readonly state?: State | undefined;
  readonly channel?: CampaignContext["channel"];
  readonly current?: string | undefined;
}

export function requestOptions(): Option[] {
  return [
    new Option(
      "--operation <name>",
      `the operation the files are for: ${operations.join(", ")} (default: that of the configuration, or create)`,
    ).argParser((name) => explained(() => oneOf(name, operations, "operation"))),
    new Option(
      "--request",
      "each file contains a whole request: an object with method, path, headers and body",
    ).conflicts("operation"),
    ...campaignOptions(),
    new Option("--current <file>", "a JSON file with the stored campaign to update"),
  ];
}

/** The options about the campaign to update, besides the stored campaign itself. */
export function campaignOptions(): Option[] {
  return [
    new Option("--state <state>", `state of the campaign to update: ${states.join(", ")}`).argParser((state) =>
      explained(() => oneOf(state, states, "state")),
    ),
    new Option("--channel <name>", `channel of the campaign to update: ${channels.join(", ")}`).argParser((name) =>
      explained(() => oneOf(channels.find((channel) => channel === name.toUpperCase()) ?? name, channels, "channel")),
    ),
  ];
}

export function requestProblem({ request, ...campaign }: RequestOptions, operation: string): string | undefined {
  if (request || operation === "update") return undefined;
  const name = (["state", "channel", "current"] as const).find((option) => campaign[option] !== undefined);
  return name && `option '--${name}' requires --operation update or --request`;
}
