import type { FileChecker, FileContents } from "campaign-rules/files";
import { jsonBytes } from "../answers/json-bytes.js";
import { Refusal } from "../answers/refusal.js";
import { LARGEST_TEXT, TOO_LARGE } from "../roots/read-text.js";
import type { ConfigurationNote, ReadFile, Workspace } from "../workspace/workspace.js";
import type { DocumentInput } from "./document-input.js";

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
  input: DocumentInput,
  workspace: Workspace,
): Promise<Pick<FileContents, "state" | "channel" | "current">> {
  const { operation, stored, stored_path: path, state, channel } = input;
  const isUnused = operation === "create" && [stored, path, state, channel].some((one) => one !== undefined);
  if (isUnused) throw new Refusal("stored, stored_path, state and channel are for updates; set operation to update");
  if (stored !== undefined && path !== undefined) throw new Refusal("only one of stored and stored_path may be given");
  const file = path === undefined ? undefined : await workspace.read(path);
  return {
    state,
    channel,
    current: file
      ? currentFrom(file)
      : stored === undefined
        ? undefined
        : { file: "stored", text: textOf(stored, "stored") },
  };
}

function currentFrom({ file, text }: ReadFile): { file: string; text: string } {
  return { file, text };
}

/** The text of a value. */
function textOf(value: unknown, name: string): string {
  const size = jsonBytes(value);
  if (size === Number.POSITIVE_INFINITY) throw new Refusal(`${name} is nested too deeply`);
  if (size > LARGEST_TEXT) throw new Refusal(`${name} ${TOO_LARGE}`);
  return JSON.stringify(value);
}

function bounded(text: string): string {
  if (Buffer.byteLength(text) > LARGEST_TEXT) throw new Refusal(`the text ${TOO_LARGE}`);
  if (/\p{Surrogate}/u.test(text)) throw new Refusal("the text is not UTF-8: it contains half a surrogate pair");
  return text;
}
