/**
 * Whether a text is an https URL: `https://` in any case, an authority up to the first `/`, `\`, `?` or `#`, then
 * anything. We do not use `URL`, because it takes quadratic time for some hosts, differs between runtimes, and is
 * absent from some.
 */
export function isHttpsUrl(text: string): boolean {
  const authority = AUTHORITY.exec(text)?.[1];
  if (authority === undefined) return false;
  const parts = HOST_AND_PORT.exec(authority.slice(authority.lastIndexOf("@") + 1));
  if (parts === null) return false;
  const [, ipv6 = "", host, port = "0"] = parts;
  if (Number(port) > 65_535) return false;
  return host === undefined ? isIpv6(ipv6) : isShort(host) && !isMalformedIpv4(host);
}

// Without the flag `u`, with which `s` may also be `\u017f`.
const AUTHORITY = /^https:\/\/([^/\\?#]*)/i;

/** A host has no controls, space, DEL, or `# / : < > ? @ [ \ ] ^ | %`. */
const HOST_AND_PORT = /^(?:\[([^\]]*)\]|([\w!"$&'()*+,.;=`{}~\u0080-\u{10ffff}-]+))(?::(\d{0,5}))?$/u;

/** Whether a host has at most 253 characters, each of one or two units. */
function isShort(host: string): boolean {
  return host.length <= 253 || (host.length <= 506 && [...host].length <= 253);
}

/** Whether the last label of a host is all digits, but the host is not four numbers from 0 to 255. */
function isMalformedIpv4(host: string): boolean {
  if (!/(?:^|\.)\d+$/u.test(host)) return false;
  const labels = host.split(".", 5);
  return labels.length !== 4 || !labels.every((label) => /^\d+$/u.test(label) && Number(label) <= 255);
}

/** An IPv6 address (RFC 4291) without brackets: eight groups; one `::` may replace some of them. */
function isIpv6(text: string): boolean {
  // The longest address has six groups and an IPv4 address.
  if (text.length > 45) return false;
  const [head, tail, ...more] = text.split("::") as [string, ...string[]];
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
