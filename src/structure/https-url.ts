import { isLeadingSurrogate, isTrailingSurrogate } from "../errors/surrogates.js";

/**
 * Whether a text is an https URL: `https://` in any case, an authority up to the first `/`, `\`, `?` or `#`, then
 * anything. We do not use `URL`, because it takes quadratic time for some hosts, differs between runtimes, and is
 * absent from some.
 */
export function isHttpsUrl(text: string): boolean {
  if (text.slice(0, SCHEME.length).toLowerCase() !== SCHEME) return false;
  let end = SCHEME.length;
  while (end < text.length && !endsAuthority(text.charCodeAt(end))) end++;
  const start = text.lastIndexOf("@", end - 1) + 1;
  return isHostWithPort(text, Math.max(start, SCHEME.length), end);
}

const SCHEME = "https://";

/** Maximum length of a host, in characters. */
const LONGEST_HOST = 253;

const SPACE = 0x20;
const DOT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const SMALL_A = 0x61;
const SMALL_Z = 0x7a;
const DELETE = 0x7f;

function endsAuthority(unit: number): boolean {
  return unit === 0x2f || unit === 0x5c || unit === 0x3f || unit === 0x23;
}

/** Whether the text between two indexes is a host with an optional port. */
function isHostWithPort(text: string, start: number, end: number): boolean {
  if (text.charAt(start) === "[") {
    const close = text.indexOf("]", start);
    return close !== -1 && close < end && isIpv6(text.slice(start + 1, close)) && isPortOrNothing(text, close + 1, end);
  }
  // A character has at most two units.
  const last = Math.min(end, start + 2 * LONGEST_HOST + 1);
  let hostEnd = start;
  let length = 0;
  for (; hostEnd < last; hostEnd++) {
    const unit = text.charCodeAt(hostEnd);
    if (unit === COLON) break;
    if (isForbiddenInHost(unit)) return false;
    if (!(isTrailingSurrogate(text, hostEnd) && isLeadingSurrogate(text, hostEnd - 1))) length++;
  }
  if (length === 0 || length > LONGEST_HOST) return false;
  if (!isPortOrNothing(text, hostEnd, end)) return false;
  return !isDigit(text.charCodeAt(hostEnd - 1)) || !isMalformedIpv4(text.slice(start, hostEnd));
}

/** Control characters, space, DEL and `# / < > ? @ [ \ ] ^ | %`. A colon ends the host. */
function isForbiddenInHost(unit: number): boolean {
  if (unit >= SMALL_A && unit <= SMALL_Z) return false;
  if (unit <= SPACE || unit === DELETE) return true;
  return unit < DELETE && "#/<>?@[\\]^|%".includes(String.fromCharCode(unit));
}

/** Nothing, or a colon and at most five digits up to 65535. */
function isPortOrNothing(text: string, start: number, end: number): boolean {
  if (start === end) return true;
  if (text.charCodeAt(start) !== COLON || end - start > 6) return false;
  for (let index = start + 1; index < end; index++) if (!isDigit(text.charCodeAt(index))) return false;
  return Number(text.slice(start + 1, end)) <= 65_535;
}

function isDigit(unit: number): boolean {
  return unit >= ZERO && unit <= NINE;
}

/** Whether the last label of a host that ends in a digit is all digits, but the host is not four numbers from 0 to 255. */
function isMalformedIpv4(host: string): boolean {
  let start = host.length;
  while (start > 0 && isDigit(host.charCodeAt(start - 1))) start--;
  if (start > 0 && host.charCodeAt(start - 1) !== DOT) return false;
  const labels = host.split(".", 5);
  return labels.length !== 4 || !labels.every((label) => isNumber(label) && Number(label) <= 255);
}

function isNumber(label: string): boolean {
  for (let index = 0; index < label.length; index++) if (!isDigit(label.charCodeAt(index))) return false;
  return label !== "";
}

/** An IPv6 address (RFC 4291) without brackets: eight groups; one `::` may replace some of them. */
function isIpv6(text: string): boolean {
  // The longest address has six groups and an IPv4 address.
  if (text.length > 45) return false;
  const [head = "", tail, ...more] = text.split("::");
  if (more.length > 0) return false;
  if (tail === undefined) return groupsOf(head, true) === 8;
  const [before, after] = [groupsOf(head, false), groupsOf(tail, true)];
  return before !== undefined && after !== undefined && before + after <= 7;
}

/** Number of 16-bit groups in a part of an IPv6 address; undefined if it is malformed. */
function groupsOf(part: string, mayEndInIpv4: boolean): number | undefined {
  if (part === "") return 0;
  const groups = part.split(":");
  let count = 0;
  for (const [index, group] of groups.entries()) {
    if (/^[\da-f]{1,4}$/iu.test(group)) count++;
    else if (mayEndInIpv4 && index === groups.length - 1 && isIpv4(group)) count += 2;
    else return undefined;
  }
  return count;
}

/** Four numbers from 0 to 255 without leading zeros, which may end an IPv6 address. */
function isIpv4(text: string): boolean {
  return /^(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/u.test(text);
}
