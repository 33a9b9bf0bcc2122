import { isUtf8 } from "node:buffer";
import type { SecretsIn } from "../text/request/secrets.js";
import { type JsonFile, Source } from "../text/request/source.js";
import { type Ambiguity, duplicateKeyIn, lossyNumberIn } from "../text/request/unambiguous.js";
import { readInput } from "./regular-file.js";
import { WrongUsage } from "./usage.js";

/** Reads a file that an option names. @throws {WrongUsage} with the position if it is not JSON, or has a duplicate key. */
export async function readJson(file: string): Promise<JsonFile> {
  return jsonOf(file, sourceOf(await readNamed(file, readInput)));
}

/** Reads a file that the command line names. @throws {WrongUsage} if that fails. */
export async function readNamed(file: string, read: (file: string) => Promise<Buffer>): Promise<Buffer> {
  return read(file).catch((error: unknown) => {
    throw new WrongUsage(fileProblem(file, error));
  });
}

/** @throws {WrongUsage} if the text of the file is not JSON, or has a duplicate key; the message gives the position. */
export function jsonOf(file: string, source: Source): JsonFile {
  const parsed = source.parse();
  if ("problem" in parsed) {
    const { line, column } = parsed.position;
    throw new WrongUsage(`${file}:${line}:${column}: not valid JSON: ${parsed.problem}`);
  }
  expectNone(duplicateKeyIn(source), file);
  return { file, source, value: parsed.value };
}

/** @throws {WrongUsage} if a number in the JSON of a file would lose digits: only its value is compared. */
export function expectExactNumbers(file: string, source: Source): void {
  expectNone(lossyNumberIn(source), file);
}

function expectNone(found: Ambiguity | undefined, file: string): void {
  if (found === undefined) return;
  const { line, column } = found.position;
  throw new WrongUsage(`${file}:${line}:${column}: ${found.problem}`);
}

export function sourceOf(bytes: Buffer, secretsIn?: SecretsIn): Source {
  return new Source(bytes.toString("utf8"), isUtf8(bytes), secretsIn);
}

/** The character that Node substitutes for bytes in a name that are not UTF-8. */
const REPLACEMENT = "\uFFFD";

/** Describes an error of a file. Always includes the name, which the system omits for folders. */
export function fileProblem(file: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" && file.includes(REPLACEMENT)) return `${file}: file not found; its name must be UTF-8`;
  if (code === "ENOENT") return `${file}: file not found`;
  if (code === "EACCES") return `${file}: permission denied`;
  if (code === "ELOOP") return `${file}: this link leads back to itself`;
  if (code === "EISDIR") return `${file}: this is a folder, not a file`;
  return message.includes(`'${file}'`) ? message : `${file}: ${message}`;
}
