// Control characters, and characters that reorder or hide the text after them.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** User text that is safe to print on a terminal: dangerous characters are escaped. */
export function printable(text: string): string {
  return text.replace(UNSAFE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** Matches any character that is unusual in JSON. */
const UNUSUAL = /[^\n\x20-\x7e]/u;

/** The same for JSON text. The result is JSON with the same value. */
export function printableJson(json: string): string {
  // Most texts are plain, and searching for all kinds of characters takes longer.
  return UNUSUAL.test(json) ? json.replace(UNSAFE, escapedInJson) : json;
}

/** Line feeds occur only between the tokens of JSON: in strings they are escaped. */
function escapedInJson(character: string): string {
  if (character === "\n") return character;
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
