import type { CheckedFile, FileContents, Found } from "campaign-rules/files";
import { Refusal } from "../answers/answer.js";
import type { Checking, Workspace } from "../workspace/workspace.js";
import type { DocumentInput, Operation } from "./document-input.js";
import { bounded, readJson, textOf } from "./read-json.js";

/** A document to check, as text, with the checker for it. */
export interface Document extends Pick<Checking, "checker" | "path" | "configuration" | "note"> {
  /** Whether the client gave a value, which has no lines and columns. */
  readonly isValue: boolean;
  readonly text: string;
  readonly operation: Operation;
  readonly contents: FileContents;
}

/**
 * Reads the arguments of a tool.
 *
 * @throws {Refusal} if they contradict each other, or a document in them cannot be read.
 */
export async function readDocument(input: DocumentInput, workspace: Workspace): Promise<Document> {
  const { body, path, context } = input;
  const text = input.text === "" && (body ?? path) !== undefined ? undefined : input.text;
  const given = [body, text, path].filter((one) => one !== undefined);
  if (given.length !== 1) throw new Refusal("exactly one of body, text and path must be given");
  const file = path === undefined ? undefined : await workspace.read(path);
  const { configured, ...checking } = await workspace.checkerFor(file, context);
  const operation = input.operation ?? configured.operation ?? "create";
  return {
    ...checking,
    isValue: body !== undefined,
    text: file?.text ?? (text === undefined ? textOf(body, "body") : bounded(text, "the text")),
    operation,
    ...(file &&
      configured.ignored && {
        note: `the command line checks this file only if it is named: ${configured.ignored}`,
      }),
    contents: {
      operation: operation === "request" ? undefined : operation,
      request: operation === "request",
      ...(await campaignOf({ ...input, operation }, configured, workspace)),
    },
  };
}

/** The known facts about the stored campaign. Its file is below a root, whether the client or the configuration names it. */
async function campaignOf(
  { operation, stored, stored_path, state, channel }: DocumentInput,
  configured: Checking["configured"],
  workspace: Workspace,
): Promise<Pick<FileContents, "state" | "channel" | "current">> {
  if (operation === "create") {
    if ([stored, stored_path || undefined, state, channel].every((one) => one === undefined)) return {};
    throw new Refusal("stored, stored_path, state and channel are for updates; set operation to update");
  }
  const path = stored_path ?? (stored === undefined ? configured.current : undefined);
  const json = await readJson("stored", stored, path, workspace);
  return { state, channel, current: json && { file: json.file?.file ?? "stored", text: json.text } };
}

/** How to show the findings of a document. */
export function shownAs({ isValue, contents }: Document, { positionOf }: CheckedFile) {
  return {
    base: contents.request ? "/body" : "",
    positionOf: (found: Found) => (isValue ? undefined : positionOf(found)),
  };
}
