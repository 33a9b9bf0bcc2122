import jsonc from "jsonc-parser";
import { type CompletionItem, CompletionItemKind, InsertTextFormat, type Position } from "vscode-languageserver/node";
import type { CheckedDocument } from "../checking/checked-document.js";
import { partAt } from "../checking/parts.js";
import { excerptAt } from "../text/excerpt.js";
import { Trial } from "./by-rules.js";
import { type Candidate, candidatesByShape } from "./by-shape.js";

/** The completions at a position: those of the shape that the rules accept, and the values that only rules know. */
export async function completionsAt(
  { document, parts, file, checker }: CheckedDocument,
  position: Position,
  hasSnippets: boolean,
): Promise<CompletionItem[]> {
  const offset = document.offsetAt(position);
  const part = partAt(parts, offset);
  if (part === undefined) return [];
  // The document may change during the wait below; its part stays as it is now.
  const { contents, start } = part;
  const whole = part.text;
  const excerpt = excerptAt(whole, offset - start);
  const shaped = await candidatesByShape(excerpt, contents);
  const location = jsonc.getLocation(excerpt.text, excerpt.offset);
  const trialAt = (place: jsonc.JSONPath) => new Trial(checker, file.path, contents, excerpt.text, place);
  const candidates = location.isAtPropertyKey
    ? acceptable(shaped, ({ item }) => trialAt([...location.path.slice(0, -1), item.label]).acceptsMember())
    : valuesAt(excerpt.text, excerpt.offset, location, shaped, trialAt(location.path));
  const at = (inExcerpt: number) => document.positionAt(start + excerpt.original(inExcerpt));
  return candidates.map(({ item: given, newText, start: from, end }, index) => {
    // Editors would sort by name; this is the order of the specification.
    const item = { ...given, sortText: String(index).padStart(4, "0") };
    const range = { start: at(from), end: at(end) };
    if (hasSnippets || item.insertTextFormat !== InsertTextFormat.Snippet)
      return { ...item, textEdit: { range, newText } };
    return {
      ...item,
      insertTextFormat: InsertTextFormat.PlainText,
      textEdit: { range, newText: withoutPlaces(newText) },
    };
  });
}

function valuesAt(
  text: string,
  offset: number,
  { previousNode }: jsonc.Location,
  shaped: readonly Candidate[],
  trial: Trial,
): readonly Candidate[] {
  const accepted = acceptable(shaped, ({ newText }) => {
    const value = valueIn(newText);
    return value === undefined || trial.acceptsValue(value);
  });
  const written = writtenAt(text, offset, previousNode);
  const comma = /^\s*(?:$|[,}\]])/u.test(text.slice(written.end)) ? "" : ",";
  const known = new Set(shaped.map(({ newText }) => JSON.stringify(valueIn(newText))));
  const added = trial
    .allowedValues()
    .map((value) => JSON.stringify(value))
    .filter((json) => !known.has(json))
    .map(
      (json): Candidate => ({
        item: { label: json, kind: CompletionItemKind.Value, filterText: json },
        newText: json + comma,
        ...written,
      }),
    );
  // The empty string that the shape offers is of no use beside the allowed values.
  return added.length > 0 ? [...accepted.filter(({ newText }) => valueIn(newText) !== ""), ...added] : accepted;
}

/** Candidates that pass; all of them if none does, because then the place itself is wrong. */
function acceptable(candidates: readonly Candidate[], test: (candidate: Candidate) => boolean): readonly Candidate[] {
  const accepted = candidates.filter(test);
  return accepted.length > 0 ? accepted : candidates;
}

/** The range of the text that is at a place so far, which a completion replaces. */
function writtenAt(text: string, offset: number, node: jsonc.Node | undefined): { start: number; end: number } {
  if (node !== undefined && node.offset < offset && offset <= node.offset + node.length)
    return { start: node.offset, end: node.offset + node.length };
  const word = /[\w"]*$/u.exec(text.slice(Math.max(0, offset - LONGEST_WORD), offset))?.[0] ?? "";
  return { start: offset - word.length, end: offset };
}

const LONGEST_WORD = 100;

/** The value of a completion, which may end with a comma; undefined if it is not JSON. */
function valueIn(newText: string): unknown {
  try {
    return JSON.parse(withoutPlaces(newText).replace(/,$/u, "")) as unknown;
  } catch {
    return undefined;
  }
}

/** The text of a snippet without its placeholders: `{$1}` is `{}`, and `${1:false}` is `false`. */
function withoutPlaces(snippet: string): string {
  return snippet.replace(/\$(?:\d+|\{\d+(?::([^}]*))?\})/gu, (_, value = "") => value).replace(/\\([$}\\])/gu, "$1");
}
