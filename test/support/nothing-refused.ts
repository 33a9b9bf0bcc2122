import type { Context } from "../../src/index.js";
import { registry } from "../../src/rules/index.js";

/** No rule hides the structure of a member because it must be absent. */
export const nothingRefused: Context = {
  features: ["AUDIENCE_LIMIT", "QUEUING"],
  rules: Object.fromEntries(registry.flatMap(({ id, refuses }) => (refuses ? [[id, "off"]] : []))),
};
