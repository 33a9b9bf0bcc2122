import { existsSync } from "node:fs";
import { isOurs } from "./known-rule.js";

/** The folder of the pages in the built package. */
const PAGES = new URL("rules/", import.meta.url);

/** The addresses of the documentation of rules. */
export class RulePages {
  readonly #found = new Map<string, string | undefined>();

  /** The template contains `{rule}` for the id of a rule; by default, addresses lead to the pages of this package. */
  constructor(private readonly template: string | undefined) {}

  /** The address for a rule; undefined for custom rules, whose documentation is not known. */
  addressOf(rule: string): string | undefined {
    if (!this.#found.has(rule)) this.#found.set(rule, isOurs(rule) ? this.#find(rule) : undefined);
    return this.#found.get(rule);
  }

  #find(rule: string): string | undefined {
    if (this.template !== undefined) return this.template.replaceAll("{rule}", encodeURIComponent(rule));
    const page = new URL(`${rule}.md`, PAGES);
    return existsSync(page) ? page.href : undefined;
  }
}
