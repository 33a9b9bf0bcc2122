import type { CheckedFile, FileChecker, FileContents } from "campaign-rules/files";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { Offsets } from "../text/offsets.js";
import type { CampaignFile } from "./campaign-files.js";
import { type Part, partsOf } from "./parts.js";

/** A part of a document, and what was found in it. */
export interface CheckedPart extends Part {
  readonly contents: FileContents;
  /** What was found, or why nothing could be checked: a custom rule has failed. */
  readonly checked: CheckedFile | { readonly failure: string };
}

/** What was found in one version of a document. */
export interface CheckedDocument {
  readonly document: TextDocument;
  readonly version: number;
  readonly file: CampaignFile;
  readonly checker: FileChecker;
  readonly contents: FileContents;
  readonly parts: readonly CheckedPart[];
  /** Whether the stored campaign that the settings name is in no file. */
  readonly lacksCurrent: boolean;
}

/** Why a document could not be checked. */
export interface Unchecked {
  readonly document: TextDocument;
  readonly failure: string;
}

/** What a document is checked with. */
export type Means = Pick<CheckedDocument, "file" | "checker" | "contents" | "lacksCurrent">;

/** Checks a document; of many requests, only those that are not in what was checked before. */
export function checkDocument(
  document: TextDocument,
  means: Means,
  former: CheckedDocument | undefined,
): CheckedDocument {
  const isSameMeans = former?.checker === means.checker && former.contents === means.contents;
  const known = new Map(isSameMeans ? former.parts.map((part) => [part.text, part]) : []);
  const parts = partsOf(document, means.file.setting.lines === true).map((part): CheckedPart => {
    const same = known.get(part.text);
    if (same !== undefined && (part.line === same.line || same.contents === means.contents))
      return { ...part, contents: same.contents, checked: same.checked };
    return checkPart(part, means);
  });
  return { document, version: document.version, parts, ...means };
}

function checkPart(part: Part, { file, checker, contents }: Means): CheckedPart {
  try {
    const checked = checker.check(file.path, part.text, contents);
    const { violations, warnings } = checked.result;
    const saysLine = [...violations, ...warnings].some(({ rule }) => rule.startsWith("input."));
    if (part.line === undefined || !saysLine) return { ...part, contents, checked };
    // Only such findings have the number of their line in them: others are found again wherever their line goes.
    const ofLine = { ...contents, line: part.line };
    return { ...part, contents: ofLine, checked: checker.check(file.path, part.text, ofLine) };
  } catch (error) {
    return { ...part, contents, checked: { failure: reasonOf(error) } };
  }
}

/** What went wrong, with what a rule has thrown. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${reasonOf(error.cause)}`;
}

/** The ranges of what was found in a part. */
export function offsetsOf(document: TextDocument, { text, start, contents }: CheckedPart): Offsets {
  return new Offsets(document, text, start, contents.line ?? 1);
}
