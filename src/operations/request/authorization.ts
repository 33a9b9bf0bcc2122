import type { RequestParts } from "../../rules/parts/request-parts.js";
import { utf8Text } from "./utf8.js";

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
