/** Digits are 90 characters from `%` to `~`: all but one are one byte of a text in quotes. */
export const FIRST_DIGIT = 37;
export const BASE = 90;

/** With at least this many parts, the range is precise enough. */
export const PRECISE = BASE ** 6;

/** The symbols of a text: the characters from the line feed to `~`, a repeat, and the number of all these. */
export const FIRST_CHARACTER = 10;
export const REPEAT = 117;
export const ALL = 118;

/** A text is shorter than this, and a repeat has from 13 to 76 characters. */
export const LONGEST_TEXT = 100_000;
export const SHORTEST = 13;
export const LENGTHS = 64;

/** A symbol is expected by how often it came after the last 0, 1, 2 and 3 characters. Each counts 22 times as much. */
export const ORDERS = [3, 2, 1, 0];
export const MORE = 22;

/**
 * Restores the text that `packed` compressed by arithmetic coding. This function is part of the single files, so it must
 * be short.
 */
export function unpacked(packed: string): string {
  const text: string[] = [];
  const counts = new Map<string, number[]>();
  let next = 0;
  let range = 1;
  let value = 0;
  /** Divides the range into parts, and returns in which of them the value is. */
  const part = (parts: number) => {
    while (range < PRECISE) {
      range *= BASE;
      value = value * BASE + packed.charCodeAt(next++) - FIRST_DIGIT;
    }
    range = Math.floor(range / parts);
    return Math.floor(value / range);
  };
  /** Narrows the range to some parts. */
  const enter = (start: number, parts: number) => {
    value -= start * range;
    range *= parts;
    return start;
  };
  const number = (limit: number) => enter(part(limit), 1);
  const end = number(LONGEST_TEXT);
  while (text.length < end) {
    const last = text.slice(-3).join("");
    const rows = ORDERS.map((order) => {
      const context = last.slice(last.length - order);
      const row = counts.get(context) ?? new Array<number>(ALL + 1).fill(0);
      counts.set(context, row);
      return row;
    });
    const seen = (symbol: number) => {
      let sum = 0;
      for (const row of rows) sum = sum * MORE + (row[symbol] as number);
      return sum;
    };
    const place = part(seen(ALL) + ALL);
    let symbol = ALL;
    let start = 0;
    let share = 0;
    // From the last one, because letters are more frequent than capitals and digits.
    for (; start + share <= place; share = seen(--symbol) + 1) start += share;
    enter(start, share);
    for (const row of rows) {
      (row[symbol] as number)++;
      (row[ALL] as number)++;
    }
    if (symbol < REPEAT) text.push(String.fromCharCode(FIRST_CHARACTER + symbol));
    else {
      const distance = 1 + number(text.length);
      for (let length = SHORTEST + number(LENGTHS); length > 0; length--) {
        text.push(text[text.length - distance] as string);
      }
    }
  }
  return text.join("");
}
