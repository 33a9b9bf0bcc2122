import type { CheckedFile, FileChecker, FileContents, Found } from "campaign-rules/files";
import { Refusal } from "../answers/refusal.js";
import { LARGEST_TEXT, TOO_LARGE } from "../roots/read-text.js";
import type { ConfigurationNote, Workspace } from "../workspace/workspace.js";
import type { DocumentInput } from "./document-input.js";
import { readJson, textOf } from "./read-json.js";

/** What a client wants checked, as text, with the checker for it. */
export interface Document {
  /** Whether the client gave a value, in which lines and columns mean nothing. */
  readonly isValue: boolean;
  /** The name by which overrides of the configuration find it. */
  readonly name: string;
  readonly text: string;
  readonly contents: FileContents;
  readonly checker: FileChecker;
  readonly configuration: ConfigurationNote | undefined;
}

/** The name of what is in no file. The command line gives standard input the same. */
const NO_FILE = "<stdin>";

/**
 * Reads the arguments of a tool.
 *
 * @throws {Refusal} if they contradict each other, or what they name cannot be read.
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

/** What is known about the stored campaign. */
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

/** How to show what was found in a document. */
export function shownAs({ isValue, contents }: Document, { positionOf }: CheckedFile) {
  return {
    base: contents.request ? "/body" : "",
    positionOf: (found: Found) => (isValue ? undefined : positionOf(found)),
  };
}
