// Control characters, and those that reorder or hide what follows them.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Text of the user as a terminal may show it: what would steer the terminal is written as an escape. */
export function printable(text: string): string {
  return text.replace(UNSAFE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** Anything but what most JSON consists of. */
const UNUSUAL = /[^\n\x20-\x7e]/u;

/** The same for text of JSON, on one line or several. It stays JSON, and of the same value. */
export function printableJson(json: string): string {
  // Most is plain, and to look for the kinds of characters takes longer.
  return UNUSUAL.test(json) ? json.replace(UNSAFE, escapedInJson) : json;
}

/** Line feeds stand between the parts of JSON only: in its strings they are escaped. */
function escapedInJson(character: string): string {
  if (character === "\n") return character;
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
