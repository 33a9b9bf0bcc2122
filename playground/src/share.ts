import { type Sheet, sheetFrom } from "./sheet.js";

/** Browsers accept addresses of two million characters; a longer one would be cut. */
const LONGEST_FRAGMENT = 1_500_000;

/** A short fragment can inflate to a very long text. One longer than this is not opened. */
const LONGEST_JSON = 8 * 1024 * 1024;

/** A sheet as the fragment of an address, without `#`. Undefined if it is too long for one. */
export async function fragmentOf(sheet: Sheet): Promise<string | undefined> {
  const json = new Blob([JSON.stringify(sheet)]).stream();
  const bytes = await bytesOf(json.pipeThrough(new CompressionStream("deflate-raw")));
  const fragment = bytes && base64Of(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/u, "");
  return fragment !== undefined && fragment.length <= LONGEST_FRAGMENT ? fragment : undefined;
}

/** The sheet in a fragment. Undefined if there is none, or it cannot be read. */
export async function sheetIn(fragment: string): Promise<Sheet | undefined> {
  if (fragment === "" || fragment.length > LONGEST_FRAGMENT) return undefined;
  try {
    const binary = atob(fragment.replaceAll("-", "+").replaceAll("_", "/"));
    const deflated = new Blob([Uint8Array.from(binary, (character) => character.charCodeAt(0))]).stream();
    const bytes = await bytesOf(deflated.pipeThrough(new DecompressionStream("deflate-raw")));
    return bytes && sheetFrom(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}

/** All bytes of a stream. If there are too many, stops reading and returns undefined. */
async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > LONGEST_JSON) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(next.value);
  }
  const bytes = new Uint8Array(length);
  let end = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, end);
    end += chunk.length;
  }
  return bytes;
}

function base64Of(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
