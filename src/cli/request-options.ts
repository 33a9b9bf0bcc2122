import { Option } from "commander";
import type { CampaignContext, State } from "../index.js";
import { states } from "../rules/update-parts.js";
import { channels } from "../structure/channel.js";
import { explained } from "./options.js";
import { oneOf } from "./settings.js";

const operations = ["create", "update"] as const;

/** The options of `check` about the kind of request and the campaign to update. */
export interface RequestOptions {
  readonly operation: (typeof operations)[number];
  readonly request?: boolean | undefined;
  readonly state?: State | undefined;
  readonly channel?: CampaignContext["channel"];
  readonly current?: string;
}

export function requestOptions(): Option[] {
  return [
    new Option("--operation <name>", `the operation the files are for: ${operations.join(", ")}`)
      .argParser((name) => explained(() => oneOf(name, operations, "operation")))
      .default("create"),
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

/** Describes an invalid combination of options, if any. */
export function requestProblem({ operation, request, ...campaign }: RequestOptions): string | undefined {
  if (request || operation === "update") return undefined;
  const name = (["state", "channel", "current"] as const).find((option) => campaign[option] !== undefined);
  return name && `option '--${name}' requires --operation update or --request`;
}
