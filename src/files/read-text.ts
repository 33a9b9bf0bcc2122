import { isUtf8 } from "node:buffer";
import { type Bounds, readRegularFile } from "../cli/regular-file.js";
import { expectNames } from "../engine/context/option-errors.js";

const names = ["atMost", "timeout", "advice", "refusesLinks"] satisfies (keyof Bounds)[];

/**
 * Reads a regular file: never a pipe, a device or a socket, which may block or have no end.
 *
 * @throws {TypeError} if a bound is unknown, or `atMost` is absent.
 * @throws {Error} if the file is not a regular one, exceeds a bound, is not UTF-8, or cannot be read; the message has no
 * file name unless it is the system's.
 */
export async function readText(file: string, bounds: Bounds): Promise<string> {
  expectNames(bounds, names, "bound");
  // Without it, an endless file would fill the memory.
  if (!(bounds.atMost >= 0)) throw new TypeError("atMost must be a number of bytes");
  const { bytes } = await readRegularFile(file, bounds);
  if (!isUtf8(bytes)) throw new Error("the file is not UTF-8");
  return bytes.toString("utf8");
}
