import type { FileContents } from "campaign-rules/files";
import { type CompletionItem, CompletionItemKind } from "vscode-languageserver/node";
import type { Excerpt } from "../text/excerpt.js";
import { jsonService, shapedDocument } from "./schemas.js";

/** A completion for a place; offsets are those of the excerpt. */
export interface Candidate {
  readonly item: CompletionItem;
  readonly newText: string;
  readonly start: number;
  readonly end: number;
}

/** The completions that the schema of a request gives for a place. */
export async function candidatesByShape({ text, offset }: Excerpt, contents: FileContents): Promise<Candidate[]> {
  const document = shapedDocument(text, contents);
  const service = jsonService();
  const list = await service.doComplete(document, document.positionAt(offset), service.parseJSONDocument(document));
  return (list?.items ?? []).flatMap((given) => {
    // Commands work in one editor only.
    const { textEdit, insertText: _, command: __, ...item } = given;
    if (textEdit === undefined || !("range" in textEdit)) return [];
    const [start, end] = [document.offsetAt(textEdit.range.start), document.offsetAt(textEdit.range.end)];
    const isMember = item.kind === CompletionItemKind.Property;
    const newText = isMember ? withValue(textEdit.newText, text.slice(end)) : textEdit.newText;
    return [{ item, newText, start, end }];
  });
}

/** A member to insert. The service adds no value, and so no comma, if the schema allows any type of value. */
function withValue(member: string, after: string): string {
  const isName = /^"(?:[^"\\]|\\.)*"$/u.test(member);
  if (!isName || /^\s*:/u.test(after)) return member;
  return `${member}: \${1:""}${/^\s*(?:[,}\]]|$)/u.test(after) ? "" : ","}`;
}
