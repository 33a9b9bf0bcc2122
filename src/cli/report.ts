import { isUtf8 } from "node:buffer";
import { renderPointer } from "../errors/path.js";
import type { JsonPatchOperation } from "../index.js";
import { checkText, type FileResult } from "./check.js";
import type { FileKind } from "./file-kind.js";
import { type Fixable, fixText } from "./fix.js";
import { fileProblem, sourceOf } from "./read-file.js";
import { readAll, readInput } from "./regular-file.js";
import { type Original, readOriginal, replaceFile } from "./replace-file.js";
import { Source } from "./source.js";
import { complain, remark } from "./terminal.js";

/** How files are repaired; undefined when they are not. */
export type Repair = "write" | "show" | undefined;

/** One file with what was found in it; the source is what the positions of the findings are in. */
export interface Report {
  readonly result: FileResult;
  readonly source: Source;
}

export const STANDARD_INPUT = "-";

/** A file to check. */
export interface Input {
  /** Its path, or that of standard input. */
  readonly file: string;
  /** How results name it. */
  readonly name: string;
}

/** Reads, checks and repairs one file. Undefined when it cannot be read. */
export async function reportOn({ file, name }: Input, kind: FileKind, repair: Repair): Promise<Report | undefined> {
  let bytes: Buffer;
  let original: Original | undefined;
  try {
    if (repair === "write") original = await readOriginal(file);
    bytes = original?.bytes ?? (await (file === STANDARD_INPUT ? readAll(process.stdin) : readInput(file)));
  } catch (error) {
    complain(fileProblem(file, error));
    return undefined;
  }
  const source = sourceOf(bytes, kind.secretsIn);
  const result = checkText({ file: name }, source, kind);
  if (repair === undefined) return { result, source };

  const text = bytes.toString("utf8");
  const { text: fixed, operations } = isUtf8(bytes)
    ? fixText(text, (value) => repairsOf(value, kind))
    : { text, operations: [] };
  if (original === undefined || fixed === text) return { result: { ...result, fix: operations }, source };
  try {
    await replaceFile(file, original, fixed);
  } catch (error) {
    complain(fileProblem(file, error));
    return { result: { ...result, fix: [] }, source };
  }
  const repaired = new Source(fixed, true, kind.secretsIn);
  const rest = checkText({ file: name }, repaired, kind);
  if ([...rest.violations, ...rest.warnings].some((left) => "fix" in left)) {
    remark(`${name}: more can be repaired; run it again`);
  }
  return { result: { ...rest, fix: operations }, source: repaired };
}

/** What is found in the value of a file, with its repairs told from the value on. */
function repairsOf(value: unknown, kind: FileKind): Fixable[] {
  if (kind.misfitsOf(value).length > 0) return [];
  const { violations, warnings } = kind.check(value);
  const base = renderPointer(kind.bodyAt);
  return [...violations, ...warnings].flatMap(({ fix }) =>
    fix === undefined ? [] : [{ fix: fix.map((operation) => below(base, operation)) }],
  );
}

/** An operation of a JSON Patch for what stands at a place. */
function below(base: string, operation: JsonPatchOperation): JsonPatchOperation {
  const path = base + operation.path;
  return "from" in operation ? { ...operation, path, from: base + operation.from } : { ...operation, path };
}
