import type { CustomRule } from "../../rules/custom-rule.js";
import { printableJson } from "../printable.js";
import type { Format, Look, Printer } from "./printer.js";

/** The printer of a format. Loads only that one. */
export async function printerOf(format: Format, look: Look, customRules: readonly CustomRule[] = []): Promise<Printer> {
  switch (format) {
    case "pretty":
      return (await import("./pretty.js")).prettyPrinter(look);
    case "json":
      return { each: () => "", all: (results) => `${printableJson(JSON.stringify(results, null, 2))}\n` };
    case "sarif":
      return (await import("./sarif.js")).sarifPrinter(customRules);
    case "github":
      return (await import("./github.js")).githubPrinter();
  }
}
