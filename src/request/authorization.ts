import { utf8Text } from "./utf8.js";

/**
 * Section "Authentication": the workspace id in an `Authorization` header with the Basic scheme, which is Base64, with
 * or without padding, of `<WORKSPACE_ID>:<API_KEY>`. Undefined for anything else.
 */
export function workspaceOf(authorization: string | undefined): string | undefined {
  if (authorization === undefined || authorization.slice(0, 6).toLowerCase() !== "basic ") return undefined;
  const credentials = decoded(authorization.slice(6));
  if (credentials === undefined) return undefined;
  // The key may contain colons, the id cannot.
  const colon = credentials.indexOf(":");
  return colon > 0 && colon < credentials.length - 1 ? credentials.slice(0, colon) : undefined;
}

/** Decodes Base64; undefined if the text is not Base64. Bytes that are not UTF-8 are replaced. */
function decoded(base64: string): string | undefined {
  const bare = base64.replace(/={1,2}$/u, "");
  const isPadded = bare.length < base64.length;
  if (!/^[A-Za-z0-9+/]+$/u.test(bare) || bare.length % 4 === 1) return undefined;
  if (isPadded && base64.length % 4 !== 0) return undefined;
  return utf8Text(bytesOf(bare));
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
