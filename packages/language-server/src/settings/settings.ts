import type { State } from "../../../../src/rules/parts/update-parts.js";

/**
 * How to check the files whose paths match a glob. The members are named like the options of `campaign-rules check`.
 */
export interface FileSetting {
  /** Relative to the folder of the workspace. */
  readonly glob: string;
  readonly operation?: "create" | "update";
  /** Whether a file, or a line, contains a whole request instead of a body. */
  readonly request?: boolean;
  /** Whether each line contains a request (NDJSON). */
  readonly lines?: boolean;
  readonly state?: State;
  readonly channel?: "PUSH" | "EMAIL";
  /** The file of the stored campaign; `{name}` stands for the name of the checked file without its extension. */
  readonly current?: string;
}

export interface Settings {
  /** The configuration to use instead of the nearest one; false for none. */
  readonly config: string | false | undefined;
  /** The first entry whose glob matches a file applies to it; files that match none are not checked. */
  readonly files: readonly FileSetting[];
  /** Whether rules that could not be decided are shown as hints. */
  readonly undecided: boolean;
  /** The address of the documentation of a rule, with `{rule}` for its id; by default the pages of this package. */
  readonly documentation: string | undefined;
}

export const DEFAULTS: Settings = {
  config: undefined,
  files: [
    { glob: "**/*.campaign.json" },
    { glob: "**/*.campaign-update.json", operation: "update" },
    { glob: "**/*.campaign-request.json", request: true },
    { glob: "**/*.campaigns.ndjson", lines: true },
  ],
  undecided: true,
  documentation: undefined,
};
