import {
  type CompletionItem,
  CompletionItemKind,
  getLanguageService,
  type JSONSchema,
  TextDocument,
  TextEdit,
} from "vscode-json-languageservice";
import { documentTexts } from "../../src/adapters/standard/document-texts.js";
import type { Operation } from "./sheet.js";

/** A completion for a place of a text. */
export interface Completion {
  readonly label: string;
  /** A template of CodeMirror: `${}` is the place of the cursor afterwards. */
  readonly template: string;
  readonly from: number;
  readonly to: number;
  readonly about: string | undefined;
  readonly isMember: boolean;
}

/** The place of the cursor in a template. */
const CURSOR = `\${}`;

/** Longer texts have no completions: each would parse the whole text again. */
const LONGEST = 200_000;

const service = getLanguageService({});

service.configure({
  schemas: Object.entries(documentTexts).map(([name, text]) => {
    const schema = JSON.parse(text) as JSONSchema;
    return { uri: `file:///${name}.schema.json`, fileMatch: [`/${name}.json`], schema };
  }),
});

/** The completions that the schema of a request gives for a place of its text. */
export async function completionsAt(text: string, offset: number, operation: Operation): Promise<Completion[]> {
  // The schemas are those of bodies.
  if (operation === "request" || text.length > LONGEST) return [];
  const document = TextDocument.create(`file:///${operation}.json`, "json", 1, text);
  try {
    const parsed = service.parseJSONDocument(document);
    const list = await service.doComplete(document, document.positionAt(offset), parsed);
    return list?.items.flatMap((item) => completionOf(item, document)) ?? [];
  } catch (error) {
    // The parser is recursive: it throws if a text is nested too deeply.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function completionOf(item: CompletionItem, document: TextDocument): Completion[] {
  const { label, textEdit, documentation, kind } = item;
  if (!TextEdit.is(textEdit)) return [];
  return [
    {
      label,
      template: templateOf(textEdit.newText),
      from: document.offsetAt(textEdit.range.start),
      to: document.offsetAt(textEdit.range.end),
      about: typeof documentation === "string" ? documentation : documentation?.value,
      isMember: kind === CompletionItemKind.Property,
    },
  ];
}

/**
 * Turns a snippet of the language server protocol into a template of CodeMirror. Only the first placeholder is kept,
 * without its number: for numbered ones, CodeMirror would take over the Tab key.
 */
function templateOf(snippet: string): string {
  let isFirst = true;
  return snippet
    .replace(/\$(?:\d+|\{\d+(?::([^}]*))?\})/gu, (_, value: string | undefined) => {
      const place = value ?? (isFirst ? CURSOR : "");
      isFirst = false;
      return place;
    })
    .replace(/\\([$}\\])/gu, "$1");
}
