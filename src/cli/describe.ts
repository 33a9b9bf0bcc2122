import type { Colors } from "picocolors/types.js";
import { type CatalogueRule, inputRules, planRules, policies, rules } from "../reference/catalogue.js";

export function renderCatalogue(colors: Colors, customRules: readonly CatalogueRule[]): string {
  const listed = [...inputRules, ...planRules, ...rules, ...customRules];
  const names = [...listed.map(({ id }) => id), ...policies.map(({ name }) => name)];
  const width = Math.max(...names.map(({ length }) => length));
  const lines = listed.map(({ id, severity, summary }) => {
    const weight = severity === "error" ? colors.red("error  ") : colors.yellow("warning");
    return `${colors.bold(id.padEnd(width))}  ${weight}  ${summary}`;
  });
  const choices = policies.map(({ name, values }) => {
    return `${colors.bold(name.padEnd(width))}  policy   ${values.join(" | ")}`;
  });
  return `${[...lines, "", ...choices].join("\n")}\n`;
}
