import type { RequestParts } from "../../rules/parts/request-parts.js";

/** The scheme in any case, spaces, and Base64 with any number of padding characters, which do not matter. */
const BASIC = /^[Bb][Aa][Ss][Ii][Cc] +([A-Za-z0-9+/]+)=*$/u;

/**
 * Section "Authentication": the workspace id in an `Authorization` header with the Basic scheme, which is Base64 of
 * `<WORKSPACE_ID>:<API_KEY>`. For any other header, its fault, which never repeats a part of it.
 */
export function credentialsIn(authorization: string | undefined): Pick<RequestParts, "workspace" | "fault"> {
  if (authorization === undefined) return faulty("is absent");
  if (!/^basic(?: |$)/iu.test(authorization)) return faulty("has another scheme");
  const [, base64] = BASIC.exec(authorization) ?? [];
  if (base64 === undefined || base64.length % 4 === 1) return faulty("the text after Basic is not Base64");
  const credentials = utf8Text(bytesOf(base64));
  // The key may contain colons, the id cannot.
  const colon = credentials.indexOf(":");
  return colon > 0 && colon < credentials.length - 1
    ? { workspace: credentials.slice(0, colon), fault: undefined }
    : faulty("the encoded text has no colon between an id and a key");
}

function faulty(fault: string): Pick<RequestParts, "workspace" | "fault"> {
  return { workspace: undefined, fault };
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The bytes of Base64 without padding. `atob` is not part of every engine that runs JavaScript. */
function bytesOf(base64: string): number[] {
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  for (const digit of base64) {
    bits = ((bits << 6) | DIGITS.indexOf(digit)) & 0xfff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push((bits >> count) & 0xff);
  }
  return bytes;
}

const REPLACEMENT = "\uFFFD";

/**
 * Decodes UTF-8 as the Encoding Standard does: it replaces malformed bytes. It keeps a byte order mark.
 * `TextDecoder` is not part of every engine that runs JavaScript.
 */
export function utf8Text(bytes: Iterable<number>): string {
  let text = "";
  let point = 0;
  /** Bytes of the character that are still to come, and the range of the next one. */
  let missing = 0;
  let lowest = 0x80;
  let highest = 0xbf;
  for (const byte of bytes) {
    if (missing > 0) {
      const continues = byte >= lowest && byte <= highest;
      lowest = 0x80;
      highest = 0xbf;
      if (continues) {
        point = (point << 6) | (byte & 0x3f);
        missing--;
        if (missing === 0) text += String.fromCodePoint(point);
        continue;
      }
      missing = 0;
      text += REPLACEMENT;
    }
    if (byte < 0x80) text += String.fromCharCode(byte);
    else if (byte < 0xc2 || byte > 0xf4) text += REPLACEMENT;
    else {
      missing = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
      point = byte & (0x3f >> missing);
      // Rejects forms longer than needed, surrogates, and code points beyond Unicode.
      if (byte === 0xe0) lowest = 0xa0;
      else if (byte === 0xed) highest = 0x9f;
      else if (byte === 0xf0) lowest = 0x90;
      else if (byte === 0xf4) highest = 0x8f;
    }
  }
  return missing > 0 ? text + REPLACEMENT : text;
}
