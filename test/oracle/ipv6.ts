/**
 * The text forms of RFC 4291, section 2.2: eight groups of one to four hexadecimal digits; `::` at most once, for one
 * or more groups of zeros; the last two groups may be a dotted IPv4 address. No zone, no brackets.
 */
export function isIpv6(text: string): boolean {
  const halves = text.split("::");
  if (halves.length > 2) return false;
  const groups = halves.map((half) => (half === "" ? [] : half.split(":")));
  const flat = groups.flat();
  const last = groups.at(-1)?.at(-1) ?? "";
  const endsInIpv4 = last.includes(".");
  const hexadecimal = endsInIpv4 ? flat.slice(0, -1) : flat;
  if (endsInIpv4 && !isIpv4(last)) return false;
  if (!hexadecimal.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return false;
  const count = hexadecimal.length + (endsInIpv4 ? 2 : 0);
  return halves.length === 2 ? count <= 7 : count === 8;
}

/** Four decimal numbers from 0 to 255, without leading zeros. */
function isIpv4(text: string): boolean {
  const numbers = text.split(".");
  return numbers.length === 4 && numbers.every((one) => /^(0|[1-9][0-9]{0,2})$/.test(one) && Number(one) <= 255);
}
