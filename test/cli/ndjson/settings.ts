import type { LineSettings } from "../../../src/cli/ndjson/line-checker.js";

/** Each line is a create request, and nothing else is asked for. */
export const settings: LineSettings = {
  requestOptions: { operation: "create" },
  given: { options: { lint: true }, workspace: {} },
  config: undefined,
  stored: undefined,
  envelope: undefined,
  isBrief: false,
  isQuiet: false,
};
