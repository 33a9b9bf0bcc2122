import type { ExplainedRule } from "./check.js";
import { button, element } from "./dom.js";

const WITHOUT_RULE =
  "The text must be JSON: no comments, no trailing commas, names and strings in double quotes. " +
  "Checking stops at the first syntax error.";

/** Where the site of the documentation is, which adds this to the page when the playground is inside it. */
const { docs } = document.documentElement.dataset;

/**
 * The facts about a rule; if the rule is undefined, an explanation of malformed JSON. `onExample` is called with the
 * rule for which the user wants to see an example.
 */
export function explanation(rule: ExplainedRule | undefined, onExample: (rule: string) => void): Node[] {
  if (rule === undefined) return [element("p", {}, WITHOUT_RULE)];
  const facts: [string, readonly string[] | string | undefined][] = [
    ["Applies to", rule.appliesTo],
    ["Specification", rule.spec],
    ["Unless the workspace has", rule.unlessFeature && [rule.unlessFeature]],
    ["If the workspace has", rule.ifFeature && [rule.ifFeature]],
    ["In the states", rule.states],
    ["Reads the value of", rule.reads.values],
    ["Reads the presence of", rule.reads.presence],
    ["Reads the keys of", rule.reads.keys],
    ["Silences", rule.silences],
    ["Error code", rule.severity === "error" ? rule.code : undefined],
  ];
  const open = button("Open an example", { class: "example" }, () => onExample(rule.id));
  return [
    element("p", { class: "summary" }, rule.summary),
    element("dl", {}, ...facts.flatMap(fact)),
    ...(rule.hasExample ? [open, ...documentationOf(rule.id)] : []),
  ];
}

/** A link to the page of one of our rules, if the site has the playground inside. */
function documentationOf(rule: string): Node[] {
  if (docs === undefined) return [];
  const address = { href: `${docs}rules/${rule}/`, target: "_blank", rel: "noopener" };
  return [element("p", {}, element("a", address, "Documentation of the rule"))];
}

/** A fact in words, or one that lists names. */
function fact([name, content]: readonly [string, readonly string[] | string | undefined]): Node[] {
  if (content === undefined || content.length === 0) return [];
  const shown =
    typeof content === "string" ? [content] : content.flatMap((one) => [element("code", {}, one), " "]).slice(0, -1);
  return [element("dt", {}, name), element("dd", {}, ...shown)];
}
