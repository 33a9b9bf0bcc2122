import { isUtf8 } from "node:buffer";
import { type Bounds, readRegularFile } from "../cli/regular-file.js";

/**
 * Reads a regular file: never a pipe, a device or a socket, which may block or have no end.
 *
 * @throws {Error} if the file is not a regular one, exceeds a bound, is not UTF-8, or cannot be read; the message has no
 * file name unless it is the system's.
 */
export async function readText(file: string, bounds: Bounds): Promise<string> {
  const { bytes } = await readRegularFile(file, bounds);
  if (!isUtf8(bytes)) throw new Error("the file is not UTF-8");
  return bytes.toString("utf8");
}
