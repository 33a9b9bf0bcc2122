import { isUtf8 } from "node:buffer";
import { checkText } from "../text/request/check-text.js";
import type { FileKind } from "../text/request/file-kind.js";
import { fixFile } from "../text/request/fix-text.js";
import { Source } from "../text/request/source.js";
import { fileProblem, sourceOf } from "./read-file.js";
import { readArgument } from "./regular-file.js";
import type { Original } from "./replace-file.js";
import { complain, remark } from "./terminal.js";

/** Whether to apply or to show fixes; undefined for neither. */
export type FixMode = "write" | "show" | undefined;

export const STANDARD_INPUT = "-";

export interface InputFile {
  readonly file: string;
  readonly name: string;
}

/** Reads, checks and fixes one file. Undefined if it cannot be read. */
export async function reportOn({ file, name }: InputFile, kind: FileKind, fixMode: FixMode) {
  let bytes: Buffer;
  let original: Original | undefined;
  try {
    if (fixMode === "write") original = await (await import("./replace-file.js")).readOriginal(file);
    bytes = original?.bytes ?? (await readArgument(file));
  } catch (error) {
    complain(fileProblem(file, error));
    return undefined;
  }
  const source = sourceOf(bytes, kind.secretsIn);
  const result = checkText({ file: name }, source, kind);
  if (fixMode === undefined) return { result, source };

  const text = bytes.toString("utf8");
  const { text: fixed, operations } = isUtf8(bytes) ? fixFile(text, kind) : { text, operations: [] };
  if (original === undefined || fixed === text) return { result: { ...result, fix: operations }, source };
  try {
    await (await import("./replace-file.js")).replaceFile(file, original, fixed);
  } catch (error) {
    complain(fileProblem(file, error));
    return { result: { ...result, fix: [] }, source };
  }
  const fixedSource = new Source(fixed, true, kind.secretsIn);
  const rest = checkText({ file: name }, fixedSource, kind);
  if ([...rest.violations, ...rest.warnings].some((left) => "fix" in left)) {
    remark(`${name}: more fixes are available; run the command again`);
  }
  return { result: { ...rest, fix: operations }, source: fixedSource };
}
