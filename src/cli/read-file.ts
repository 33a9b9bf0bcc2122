import { isUtf8 } from "node:buffer";
import { Refusal, readInput } from "./regular-file.js";
import { type SecretsIn, Source } from "./source.js";
import { WrongUsage } from "./usage.js";

/** JSON of a file that an option names. */
export interface JsonFile {
  readonly file: string;
  readonly source: Source;
  readonly value: unknown;
}

/**
 * Reads a file that an option names.
 *
 * @throws {WrongUsage} when it cannot be read or is no JSON; it tells where.
 */
export async function readJson(file: string): Promise<JsonFile> {
  const bytes = await readInput(file).catch((error: unknown) => {
    throw new WrongUsage(fileProblem(file, error));
  });
  const source = sourceOf(bytes);
  const parsed = source.parse();
  if (!("problem" in parsed)) return { file, source, value: parsed.value };
  const { line, column } = parsed.position;
  throw new WrongUsage(`${file}:${line}:${column}: not valid JSON: ${parsed.problem}`);
}

/** The text of a file's bytes. */
export function sourceOf(bytes: Buffer, secretsIn?: SecretsIn): Source {
  return new Source(bytes.toString("utf8"), isUtf8(bytes), secretsIn);
}

/** What Node puts in a name for bytes that are not UTF-8. */
const REPLACEMENT = "\uFFFD";

/** What went wrong with a file; always names it, which the system does not for a folder. */
export function fileProblem(file: string, error: unknown): string {
  if (error instanceof Refusal) return `${file}: ${error.message}`;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" && file.includes(REPLACEMENT)) return `${file}: there is no such file; its name must be UTF-8`;
  if (code === "ENOENT") return `${file}: there is no such file`;
  if (code === "EACCES") return `${file}: this file may not be read`;
  if (code === "ELOOP") return `${file}: this is a link that leads back to itself`;
  if (code === "EISDIR") return `${file}: this is a folder, not a file`;
  return message.includes(`'${file}'`) ? message : `${file}: ${message}`;
}
