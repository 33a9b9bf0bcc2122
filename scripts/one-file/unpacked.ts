/** A reference is this character and three digits. A text that contains it cannot be packed. */
export const MARK = "~";

/** Digits are the characters from `%` to `~`: all but two are one byte of a text in quotes. */
export const FIRST_DIGIT = 37;
export const BASE = 90;

/** A reference repeats 5 to 34 characters. A shorter one would save nothing. */
export const SHORTEST = 5;
export const LENGTHS = 30;

/** Restores the text that `packed` compressed. This function is part of the single files, so it must be short. */
export function unpacked(packed: string): string {
  const text: string[] = [];
  for (let index = 0; index < packed.length; index++) {
    const character = packed.charAt(index);
    if (character !== MARK) {
      text.push(character);
      continue;
    }
    let reference = 0;
    for (let digits = 0; digits < 3; digits++) reference = reference * BASE + packed.charCodeAt(++index) - FIRST_DIGIT;
    const distance = Math.floor(reference / LENGTHS);
    for (let length = SHORTEST + (reference % LENGTHS); length > 0; length--) {
      text.push(text[text.length - distance] as string);
    }
  }
  return text.join("");
}
