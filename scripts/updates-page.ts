import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { components } from "../src/generated/members.js";
import { type CatalogueRule, rules } from "../src/reference/catalogue.js";
import { type State, states } from "../src/rules/parts/update-parts.js";
import { filledPage } from "./filled-page.js";

export const updatesPageFile = fileURLToPath(new URL("../docs/updates.md", import.meta.url));

/** The page about updates, with a table of what each state allows, made from the rules. */
export function updatesPage(): string {
  const head = `| field | ${states.map((state) => `\`${state}\``).join(" | ")} |`;
  const line = `|---|${states.map(() => "---|").join("")}`;
  const rows = fields().map((field) => {
    return `| \`${field}\` | ${states.map((state) => cell(field, state)).join(" | ")} |`;
  });
  return filledPage(readFileSync(updatesPageFile, "utf8"), { fields: [head, line, ...rows].join("\n") });
}

/** Channel, type and components, and the fields inside them that rules name. */
function fields(): string[] {
  const inside = locks().flatMap(({ path }) => (path.includes(".") ? [path] : []));
  const whole = ["channel", "campaign_delivery_type", ...components.slice(0, 2), "connector", ...components.slice(2)];
  return whole.flatMap((name) => [name, ...inside.filter((path) => path.startsWith(`${name}.`))]);
}

interface Lock {
  readonly path: string;
  readonly rule: CatalogueRule;
}

/** The rules that keep a field from being changed. */
function locks(): Lock[] {
  return rules.flatMap((rule) => {
    const [path] = rule.id.endsWith("-unchanged") ? (rule.reads.keys ?? []) : [];
    return path === undefined ? [] : [{ path, rule }];
  });
}

function cell(field: string, state: State): string {
  const whole = rules.find(({ id, states: ofRule }) => id === "update.state-allows-changes" && ofRule?.includes(state));
  const lock = locks().find(({ path, rule }) => path === field && rule.states?.includes(state));
  const rule = whole ?? lock?.rule;
  return rule === undefined ? "yes" : `[no](rules.md#${rule.id.replaceAll(".", "")})`;
}
