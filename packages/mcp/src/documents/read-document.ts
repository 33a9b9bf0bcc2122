import type { CheckedFile, FileChecker, FileContents, Found } from "campaign-rules/files";
import { Refusal } from "../answers/refusal.js";
import { LARGEST_TEXT, TOO_LARGE } from "../roots/read-text.js";
import type { ConfigurationNote, Workspace } from "../workspace/workspace.js";
import type { DocumentInput } from "./document-input.js";
import { readJson, textOf } from "./read-json.js";

/** A document to check, as text, with the checker for it. */
export interface Document {
  /** Whether the client gave a value, which has no lines and columns. */
  readonly isValue: boolean;
  /** The name that overrides of the configuration match. */
  readonly name: string;
  readonly text: string;
  readonly contents: FileContents;
  readonly checker: FileChecker;
  readonly configuration: ConfigurationNote | undefined;
}

/** The name of a document without a file. The command line uses it for standard input. */
const NO_FILE = "<stdin>";

/**
 * Reads the arguments of a tool.
 *
 * @throws {Refusal} if they contradict each other, or a document in them cannot be read.
 */
export async function readDocument(input: DocumentInput, workspace: Workspace): Promise<Document> {
  const { operation, body, text, path, context } = input;
  const given = [body, text, path].filter((one) => one !== undefined);
  if (given.length !== 1) throw new Refusal("exactly one of body, text and path must be given");
  const file = path === undefined ? undefined : await workspace.read(path);
  const { checker, configuration } = await workspace.checkerFor(file, context);
  return {
    isValue: body !== undefined,
    name: file?.file ?? NO_FILE,
    text: file?.text ?? (text === undefined ? textOf(body, "body") : bounded(text)),
    contents: {
      operation: operation === "request" ? undefined : operation,
      request: operation === "request",
      ...(await campaignOf(input, workspace)),
    },
    checker,
    configuration,
  };
}

/** The known facts about the stored campaign. */
async function campaignOf(
  { operation, stored, stored_path, state, channel }: DocumentInput,
  workspace: Workspace,
): Promise<Pick<FileContents, "state" | "channel" | "current">> {
  const isUnused = operation === "create" && [stored, stored_path, state, channel].some((one) => one !== undefined);
  if (isUnused) throw new Refusal("stored, stored_path, state and channel are for updates; set operation to update");
  const json = await readJson("stored", stored, stored_path, workspace);
  return { state, channel, current: json && { file: json.file?.file ?? "stored", text: json.text } };
}

function bounded(text: string): string {
  if (Buffer.byteLength(text) > LARGEST_TEXT) throw new Refusal(`the text ${TOO_LARGE}`);
  if (/\p{Surrogate}/u.test(text)) throw new Refusal("the text is not UTF-8: it contains half a surrogate pair");
  return text;
}

/** How to show the findings of a document. */
export function shownAs({ isValue, contents }: Document, { positionOf }: CheckedFile) {
  return {
    base: contents.request ? "/body" : "",
    positionOf: (found: Found) => (isValue ? undefined : positionOf(found)),
  };
}
