import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
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
  const bytes = await readFile(file).catch((error: unknown) => {
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

/** What went wrong with a file; always names it, which the system does not for a folder. */
export function fileProblem(file: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return `${file}: there is no such file`;
  if (code === "EISDIR") return `${file} is a folder; give files, or a pattern like '${file}/**/*'`;
  return message.includes(`'${file}'`) ? message : `${file}: ${message}`;
}
