// Control characters, and characters that reorder or hide the text after them.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** The second `#` of `##[` or `##vso[`, which CI servers read as a command anywhere in a line of output. */
const COMMAND = /(?<=#)#(?=\w{0,20}\[)/gu;

/** The first colon of `::` at the start of a line, which GitHub reads as a command. */
const COMMAND_AT_START = /^\s*::/u;

/** User text that is safe to print on a terminal, or in the log of a CI server: dangerous characters are escaped. */
export function printable(text: string): string {
  const safe = text.replace(UNSAFE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
  return safe.replace(COMMAND, "\\u{23}").replace(COMMAND_AT_START, (start) => `${start.slice(0, -2)}\\u{3a}:`);
}

/** The same text at the same positions, but without commands: two parts of it may be printed side by side. */
export function withoutCommands(text: string): string {
  return text.replace(COMMAND, "\u266f");
}

/** Matches any character that is unusual in JSON. */
const UNUSUAL = /[^\n\x20-\x7e]/u;

/** The same for JSON text. The result is JSON with the same value. */
export function printableJson(json: string): string {
  // Most texts are plain, and searching for all kinds of characters takes longer.
  const safe = UNUSUAL.test(json) ? json.replace(UNSAFE, escapedInJson) : json;
  return safe.includes("##") ? safe.replace(COMMAND, "\\u0023") : safe;
}

/** Line feeds occur only between the tokens of JSON: in strings they are escaped. */
function escapedInJson(character: string): string {
  if (character === "\n") return character;
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
