import type { CustomRule } from "../../engine/custom-rules/custom-rule.js";
import { printableJson } from "../printable.js";
import { versioned } from "../schema-version.js";
import { githubPrinter } from "./github.js";
import { gitlabPrinter } from "./gitlab.js";
import { junitPrinter } from "./junit.js";
import { prettyPrinter } from "./pretty.js";
import type { Format, Look, Printer } from "./printer.js";
import { sarifPrinter } from "./sarif.js";

/** The printer of a format. Loads modules of some formats only for these: every check would start later. */
export async function printerOf(
  format: Format,
  look: Look,
  customRules: readonly CustomRule[] = [],
  docsUrl?: string,
): Promise<Printer> {
  switch (format) {
    case "pretty":
      return prettyPrinter(look);
    case "json":
      return {
        each: () => "",
        all: (_, results) => `${printableJson(JSON.stringify(results.map(versioned), null, 2))}\n`,
      };
    case "sarif":
      return sarifPrinter(customRules, docsUrl);
    case "github":
      return githubPrinter();
    case "gitlab":
      return gitlabPrinter((await import("node:crypto")).createHash);
    case "junit":
      return junitPrinter();
    case "html":
      return (await import("./html/html.js")).htmlPrinter(docsUrl);
    case "markdown":
      return (await import("./markdown.js")).markdownPrinter();
  }
}
