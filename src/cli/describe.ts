import type { Colors } from "picocolors/types.js";
import { policies, rules } from "../catalogue/index.js";
import { inputRules } from "../catalogue/input-rules.js";

/** The list of all rules and policies, for people. */
export function renderCatalogue(colors: Colors): string {
  const width = Math.max(
    ...[...rules.map(({ id }) => id), ...policies.map(({ name }) => name)].map(({ length }) => length),
  );
  const lines = [...inputRules, ...rules].map(({ id, severity, summary }) => {
    const weight = severity === "error" ? colors.red("error  ") : colors.yellow("warning");
    return `${colors.bold(id.padEnd(width))}  ${weight}  ${summary}`;
  });
  const choices = policies.map(({ name, values }) => {
    return `${colors.bold(name.padEnd(width))}  policy   ${values.join(" | ")}`;
  });
  return `${[...lines, "", ...choices].join("\n")}\n`;
}
