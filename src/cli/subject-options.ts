import { Option } from "commander";
import { channels } from "../channel.js";
import type { CampaignContext, State } from "../index.js";
import { states } from "../update/update-subject.js";
import { explained } from "./options.js";
import { oneOf } from "./settings.js";

const operations = ["create", "update"] as const;

/** Options of `check` that say what the files hold, and what is known of the campaign that is updated. */
export interface SubjectOptions {
  readonly operation: (typeof operations)[number];
  readonly request?: true | undefined;
  readonly state?: State | undefined;
  readonly channel?: CampaignContext["channel"];
  readonly current?: string;
}

export function subjectOptions(): Option[] {
  return [
    new Option("--operation <name>", `what the bodies in the files ask for: ${operations.join(", ")}`)
      .argParser((name) => explained(() => oneOf(name, operations, "operation")))
      .default("create"),
    new Option("--request", "each file holds a whole request: an object with method, path, headers and body").conflicts(
      "operation",
    ),
    new Option("--state <state>", `state of the campaign that is updated: ${states.join(", ")}`).argParser((state) =>
      explained(() => oneOf(state, states, "state")),
    ),
    new Option("--channel <name>", `channel of the campaign that is updated: ${channels.join(", ")}`).argParser(
      (name) =>
        explained(() => oneOf(channels.find((channel) => channel === name.toUpperCase()) ?? name, channels, "channel")),
    ),
    new Option("--current <file>", "a JSON file with the campaign that is updated, as it is stored"),
  ];
}

/** What is wrong with how the options are put together. */
export function misuseOf({ operation, request, ...campaign }: SubjectOptions): string | undefined {
  if (request || operation === "update") return undefined;
  const name = (["state", "channel", "current"] as const).find((option) => campaign[option] !== undefined);
  return name && `option '--${name}' is about a campaign that is updated; add --operation update or --request`;
}
