import type { LineSettings } from "../../../src/cli/ndjson/line-checker.js";

/** Each line is a create request. All other settings are the defaults. */
export const settings: LineSettings = {
  requestOptions: { operation: "create" },
  given: { options: { lint: true }, workspace: {} },
  configurations: new Map(),
  stored: new Map(),
  envelope: undefined,
  isBrief: false,
  isQuiet: false,
};
