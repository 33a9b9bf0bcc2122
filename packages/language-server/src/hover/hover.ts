import type { Context } from "campaign-rules";
import type { FileContents } from "campaign-rules/files";
import { type Hover, MarkupKind, type Position, type Range } from "vscode-languageserver/node";
import { type CheckedDocument, findingsOf, offsetsOf } from "../checking/checked-document.js";
import { partAt } from "../checking/parts.js";
import type { ClientFeatures } from "../client-features.js";
import { jsonService, shapedDocument } from "../completion/schemas.js";
import { knownRule } from "../rules/known-rule.js";
import type { RulePages } from "../rules/rule-pages.js";
import { type Excerpt, excerptAt } from "../text/excerpt.js";

/** The meaning of the member at a position, and explanations of the rules with findings there. */
export async function hoverAt(
  checked: CheckedDocument,
  position: Position,
  pages: RulePages,
  { hasPlainHovers }: Pick<ClientFeatures, "hasPlainHovers">,
): Promise<Hover | undefined> {
  const { document, parts, checker, file } = checked;
  const offset = document.offsetAt(position);
  const part = partAt(parts, offset);
  if (part === undefined) return undefined;
  const offsets = offsetsOf(document, part);
  const result = "failure" in part.checked ? undefined : part.checked;
  const here = findingsOf(part).filter((one) => isWithin(position, offsets.rangeOf(result?.positionOf(one))));
  const rules = [...new Set(here.map(({ rule }) => rule))];
  const context = checker.contextFor(file.path);
  const excerpt = excerptAt(part.text, offset - part.start);
  const meaning = await meaningAt(excerpt, part.contents);
  const texts = [...(meaning?.texts ?? []), ...rules.map((rule) => explanationOf(rule, context, pages))];
  if (texts.length === 0) return undefined;
  const at = (inExcerpt: number) => document.positionAt(part.start + excerpt.original(inExcerpt));
  return {
    contents: hasPlainHovers
      ? { kind: MarkupKind.PlainText, value: texts.map(plain).join("\n\n") }
      : { kind: MarkupKind.Markdown, value: texts.join("\n\n---\n\n") },
    ...(meaning && { range: { start: at(meaning.start), end: at(meaning.end) } }),
  };
}

/** A text as it reads without marks of Markdown: emphasis of the first words, code, escapes, and the link at the end. */
function plain(markdown: string): string {
  return markdown
    .replace(/^\*\*(`[^`]+`)\*\*/u, "$1")
    .replace(/\[Documentation\]\((.+)\)$/u, "Documentation: $1")
    .replace(/`|\\(?=[^\w\s])/gu, "");
}

async function meaningAt({ text, offset }: Excerpt, contents: FileContents) {
  const document = shapedDocument(text, contents);
  const service = jsonService();
  const hover = await service.doHover(document, document.positionAt(offset), service.parseJSONDocument(document));
  if (hover?.range === undefined) return undefined;
  const contentsOf = Array.isArray(hover.contents) ? hover.contents : [hover.contents];
  return {
    texts: contentsOf.map((one) => (typeof one === "string" ? one : one.value)).filter((one) => one !== ""),
    start: document.offsetAt(hover.range.start),
    end: document.offsetAt(hover.range.end),
  };
}

function isWithin({ line, character }: Position, { start, end }: Range): boolean {
  const isAfterStart = line > start.line || (line === start.line && character >= start.character);
  const isBeforeEnd = line < end.line || (line === end.line && character <= end.character);
  return isAfterStart && isBeforeEnd;
}

/** A short form of the output of `campaign-rules explain` for a rule, as Markdown. */
function explanationOf(id: string, context: Context, pages: RulePages): string {
  const rule = knownRule(id, context);
  const heading = `**\`${id}\`**`;
  if (rule === undefined) return heading;
  const { appliesTo, spec, states, unlessFeature, ifFeature, allowed = {}, changedBy = [] } = rule;
  const address = pages.addressOf(id);
  const facts: readonly (string | undefined | false)[] = [
    appliesTo && `Applies to: ${appliesTo}`,
    states && `In the states: ${states.join(", ")}`,
    unlessFeature && `Unless the workspace has the feature \`${unlessFeature}\``,
    ifFeature && `If the workspace has the feature \`${ifFeature}\``,
    ...Object.entries(allowed).map(
      ([name, values]) => `For \`${name}\`: ${values.map((one) => `\`${one}\``).join(", ")}`,
    ),
    changedBy.length > 0 && `Changed by: ${changedBy.map((option) => `\`${option}\``).join(", ")}`,
    spec && `Specification: ${spec}`,
    address && `[Documentation](${address})`,
  ];
  const list = facts.filter((fact) => typeof fact === "string" && fact !== "").map((fact) => `- ${fact}`);
  return [`${heading} (${rule.severity ?? "error"}): ${rule.summary}`, list.join("\n")]
    .filter((text) => text !== "")
    .join("\n\n");
}
