import type { CheckedFile, FileChecker, FileContents, Found } from "campaign-rules/files";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { problemText } from "../../../../src/cli/problem-text.js";
import { Offsets } from "../text/offsets.js";
import type { CampaignFile } from "./campaign-files.js";
import { type Part, partsOf } from "./parts.js";

export interface CheckedPart extends Part {
  readonly contents: FileContents;
  /** The result, or the reason why the check failed: a custom rule threw an error. */
  readonly checked: CheckedFile | { readonly failure: string };
}

/** The result of a part that is not checked, because the parts before it have enough findings. */
export const NOT_CHECKED = { failure: "not checked, because there are too many problems before it" } as const;

/** Once a document has more findings, the rest of its parts is not checked. */
export const MOST_FINDINGS = 5_000;

/** The result of the check of one version of a document. */
export interface CheckedDocument {
  /** Differs from that of each other result. */
  readonly id: string;
  readonly document: TextDocument;
  readonly version: number;
  /** Some clients send changes without another version. */
  readonly text: string;
  readonly file: CampaignFile;
  readonly checker: FileChecker;
  readonly contents: FileContents;
  readonly parts: readonly CheckedPart[];
  /** Whether the file of the stored campaign that the settings name does not exist. */
  readonly lacksCurrent: boolean;
  /** The address of the documentation in its configuration. */
  readonly docsUrl: string | undefined;
}

/** A document that could not be checked, and the reason. */
export interface Unchecked {
  readonly document: TextDocument;
  readonly failure: string;
}

/** Everything that a check needs besides the document. */
export type Means = Pick<CheckedDocument, "file" | "checker" | "contents" | "lacksCurrent" | "docsUrl">;

/** Checks a document. If it contains many requests, checks only those that the former result does not contain. */
export function checkDocument(
  id: string,
  document: TextDocument,
  means: Means,
  former: CheckedDocument | undefined,
): CheckedDocument {
  const isSameMeans = former?.checker === means.checker && former.contents === means.contents;
  const known = new Map(isSameMeans ? former.parts.map((part) => [part.text, part]) : []);
  let found = 0;
  const parts = partsOf(document, means.file.setting.lines === true).map((part): CheckedPart => {
    if (found > MOST_FINDINGS) return { ...part, contents: means.contents, checked: NOT_CHECKED };
    const checked = sameIn(known, part, means) ?? checkPart(part, means);
    found += "failure" in checked.checked ? 1 : findingsOf(checked).length;
    return checked;
  });
  return { id, document, version: document.version, text: document.getText(), parts, ...means };
}

/** The result of a part with the same text, if it is the same here. */
function sameIn(known: ReadonlyMap<string, CheckedPart>, part: Part, means: Means): CheckedPart | undefined {
  const same = known.get(part.text);
  if (same === undefined || same.checked === NOT_CHECKED) return undefined;
  if (part.line !== same.line && same.contents !== means.contents) return undefined;
  return { ...part, contents: same.contents, checked: same.checked };
}

function checkPart(part: Part, { file, checker, contents }: Means): CheckedPart {
  try {
    const checked = checker.check(file.path, part.text, contents);
    const { violations, warnings } = checked.result;
    const saysLine = [...violations, ...warnings].some(({ rule }) => rule.startsWith("input."));
    if (part.line === undefined || !saysLine) return { ...part, contents, checked };
    // Only such findings contain the number of their line; all others stay valid when their line moves.
    const ofLine = { ...contents, line: part.line };
    return { ...part, contents: ofLine, checked: checker.check(file.path, part.text, ofLine) };
  } catch (error) {
    return { ...part, contents, checked: { failure: reasonOf(error) } };
  }
}

/** The message of an error, with that of its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || error.cause === undefined) return problemText(error);
  return `${problemText(error)}: ${problemText(error.cause)}`;
}

/** The findings of a part, errors first. */
export function findingsOf({ checked }: CheckedPart): readonly Found[] {
  return "failure" in checked ? [] : [...checked.result.violations, ...checked.result.warnings];
}

/** Turns positions in a part into ranges of its document. */
export function offsetsOf(document: TextDocument, { text, start, contents }: CheckedPart): Offsets {
  return new Offsets(document, text, start, contents.line ?? 1);
}
