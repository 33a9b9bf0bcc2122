import { isIpv6 } from "./ipv6.js";

const SCHEME = "https://";
const ENDS_AUTHORITY = ["/", "\\", "?", "#"];
const NOT_IN_HOST = [..."#/:<>?@[\\]^|% \u007f"];

/** `https://` in any case, an authority, then anything. All lengths are in code points, all digits are ASCII. */
export function isHttpsUrl(text: string): boolean {
  if (text.slice(0, SCHEME.length).toLowerCase() !== SCHEME) return false;
  const afterScheme = [...text.slice(SCHEME.length)];
  const end = afterScheme.findIndex((character) => ENDS_AUTHORITY.includes(character));
  const authority = end < 0 ? afterScheme : afterScheme.slice(0, end);
  return isHostAndPort(authority.slice(authority.lastIndexOf("@") + 1));
}

function isHostAndPort(characters: string[]): boolean {
  const isBracketed = characters[0] === "[";
  const closing = characters.indexOf("]");
  if (isBracketed && closing < 0) return false;
  const colon = characters.indexOf(":", isBracketed ? closing : 0);
  const host = colon < 0 ? characters : characters.slice(0, colon);
  if (colon >= 0 && !isPort(characters.slice(colon + 1).join(""))) return false;
  if (!isBracketed) return isName(host);
  return host.at(-1) === "]" && isIpv6(host.slice(1, -1).join(""));
}

/** The text after the colon, which may be empty. */
function isPort(text: string): boolean {
  return text.length <= 5 && isDigits(text) && Number(text) <= 65_535;
}

function isName(characters: string[]): boolean {
  if (characters.length < 1 || characters.length > 253) return false;
  if (characters.some((character) => character < " " || NOT_IN_HOST.includes(character))) return false;
  const labels = characters.join("").split(".");
  const last = labels.at(-1) ?? "";
  return last === "" || !isDigits(last) || (labels.length === 4 && labels.every(isByte));
}

function isByte(label: string): boolean {
  return label !== "" && isDigits(label) && Number(label) <= 255;
}

function isDigits(text: string): boolean {
  return [...text].every((character) => character >= "0" && character <= "9");
}
