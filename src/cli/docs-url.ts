import { WrongSetting } from "./described.js";
import { everyRule } from "./every-rule.js";

const ours: ReadonlySet<string> = new Set(everyRule.map(({ id }) => id));

/**
 * Reads the address at which the documentation is served, without slashes at its end.
 *
 * @throws {Error} if it is not an http or https address, or has a query or a fragment.
 */
export function docsUrlIn(value: unknown): string {
  const isAddress = typeof value === "string" && /^https?:\/\//iu.test(value) && URL.canParse(value);
  if (!isAddress || /[?#\s]/u.test(value))
    throw new WrongSetting("the address of the documentation must be an http or https URL without ? and #");
  let end = value.length;
  while (value[end - 1] === "/") end--;
  return value.slice(0, end);
}

/** The address of the page of a rule. Custom rules have none, and without the documentation's, no rule has one. */
export function pageOf(rule: string, docsUrl: string | undefined): string | undefined {
  return docsUrl !== undefined && ours.has(rule) ? `${docsUrl}/rules/${rule}` : undefined;
}
