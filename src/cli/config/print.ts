import type { Context } from "../../index.js";
import { printableJson } from "../printable.js";

/** Renders a context as JSON: custom rules as their ids, a function as a note. */
export function renderContext(context: Context): string {
  const { customRules = [], message, ...others } = context;
  const shown = { ...others, customRules: customRules.map(({ id }) => id), ...(message && { message: "[function]" }) };
  return `${printableJson(JSON.stringify(shown, null, 2))}\n`;
}
