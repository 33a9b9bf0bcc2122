import {
  ALL,
  BASE,
  FIRST_CHARACTER,
  FIRST_DIGIT,
  LENGTHS,
  LONGEST_TEXT,
  MORE,
  ORDERS,
  PRECISE,
  REPEAT,
  SHORTEST,
} from "./unpacked.js";

/** Whether a text can be packed. */
export function isPackable(text: string): boolean {
  return /^[\n-~]*$/u.test(text);
}

/** Compresses a text of at most 100,000 characters by arithmetic coding. `unpacked` is the inverse, and explains it. */
export function packed(text: string): string {
  if (!isPackable(text) || text.length >= LONGEST_TEXT) throw new Error("the text cannot be packed");
  let low = 0n;
  let range = 1;
  let digits = 0;
  const enter = (start: number, parts: number, all: number) => {
    for (; range < PRECISE; range *= BASE) {
      low *= BigInt(BASE);
      digits++;
    }
    range = Math.floor(range / all);
    low += BigInt(start) * BigInt(range);
    range *= parts;
  };
  enter(text.length, 1, LONGEST_TEXT);
  const counts = new Map<string, number[]>();
  const places = new Map<string, number[]>();
  for (let place = 0; place < text.length; ) {
    const rows = ORDERS.map((order) => {
      const context = lastOf(text, place, order);
      const row = counts.get(context) ?? new Array<number>(ALL + 1).fill(0);
      counts.set(context, row);
      return row;
    });
    const seen = (symbol: number) => rows.reduce((sum, row) => sum * MORE + (row[symbol] ?? 0), 0);
    const { length, distance } = longestRepeat(text, place, places);
    const symbol = length === 0 ? text.charCodeAt(place) - FIRST_CHARACTER : REPEAT;
    let start = 0;
    for (let later = symbol + 1; later < ALL; later++) start += seen(later) + 1;
    enter(start, seen(symbol) + 1, seen(ALL) + ALL);
    for (const row of rows) for (const index of [symbol, ALL]) row[index] = (row[index] ?? 0) + 1;
    if (length > 0) {
      enter(distance - 1, 1, place);
      enter(length - SHORTEST, 1, LENGTHS);
    }
    for (const end = place + Math.max(1, length); place < end; place++) {
      const start = text.slice(place, place + SHORTEST);
      places.set(start, [...(places.get(start) ?? []), place]);
    }
  }
  return inDigits(low, digits);
}

/** The last characters before a place, as `unpacked` finds them at the start of a text. */
function lastOf(text: string, place: number, count: number): string {
  const last = text.slice(Math.max(0, place - 3), place);
  return last.slice(last.length - count);
}

/** The longest earlier text that repeats at a place; its length is 0 if there is none. */
function longestRepeat(text: string, place: number, places: ReadonlyMap<string, readonly number[]>) {
  let longest = { length: 0, distance: 0 };
  for (const earlier of places.get(text.slice(place, place + SHORTEST)) ?? []) {
    let length = SHORTEST;
    while (length < SHORTEST + LENGTHS - 1 && text[place + length] === text[earlier + length]) {
      if (place + length === text.length) break;
      length++;
    }
    if (length >= longest.length) longest = { length, distance: place - earlier };
  }
  return longest;
}

function inDigits(number: bigint, count: number): string {
  const digits = new Array<number>(count);
  let rest = number;
  for (let index = count - 1; index >= 0; index--) {
    digits[index] = FIRST_DIGIT + Number(rest % BigInt(BASE));
    rest /= BigInt(BASE);
  }
  return String.fromCharCode(...digits);
}
