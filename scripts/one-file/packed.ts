import { BASE, FIRST_DIGIT, LENGTHS, MARK, SHORTEST } from "./unpacked.js";

/** Characters of a reference. */
const REFERENCE = 4;
const FARTHEST = Math.floor(BASE ** 3 / LENGTHS) - 1;
const LONGEST = SHORTEST + LENGTHS - 1;

/** The longest repeat at a place of a text: its length, and how far back the earlier text is. */
interface Repeat {
  readonly length: number;
  readonly distance: number;
}

/**
 * Compresses a text into a shorter text: a repeat becomes a reference to the earlier text. The result is the shortest
 * that such references allow. `unpacked` is the inverse.
 */
export function packed(text: string): string {
  if (text.includes(MARK)) throw new Error(`the text has the character ${MARK}`);
  const repeats = repeatsIn(text);
  // From the end: the smallest size from each place on, and how many characters the first step takes.
  const sizes = new Array<number>(text.length + 1).fill(0);
  const steps = new Array<number>(text.length).fill(1);
  for (let place = text.length - 1; place >= 0; place--) {
    let smallest = 1 + (sizes[place + 1] ?? 0);
    for (let length = SHORTEST; length <= (repeats[place]?.length ?? 0); length++) {
      const size = REFERENCE + (sizes[place + length] ?? 0);
      if (size >= smallest) continue;
      smallest = size;
      steps[place] = length;
    }
    sizes[place] = smallest;
  }
  let result = "";
  for (let place = 0; place < text.length; ) {
    const length = steps[place] ?? 1;
    result += length === 1 ? text.charAt(place) : referenceTo(length, repeats[place]?.distance ?? 0);
    place += length;
  }
  return result;
}

/** The longest repeat at each place of a text. */
function repeatsIn(text: string): Repeat[] {
  const places = new Map<string, number[]>();
  return Array.from({ length: text.length }, (_, place) => {
    const start = text.slice(place, place + SHORTEST);
    const earlier = places.get(start) ?? [];
    let longest: Repeat = { length: 0, distance: 0 };
    for (const other of earlier) {
      const distance = place - other;
      let length = SHORTEST;
      while (length < LONGEST && place + length < text.length && text[place + length] === text[other + length])
        length++;
      if (length >= longest.length && distance <= FARTHEST) longest = { length, distance };
    }
    earlier.push(place);
    places.set(start, earlier);
    return longest;
  });
}

function referenceTo(length: number, distance: number): string {
  const reference = distance * LENGTHS + length - SHORTEST;
  const digits = [Math.floor(reference / BASE ** 2), Math.floor(reference / BASE) % BASE, reference % BASE];
  return MARK + String.fromCharCode(...digits.map((digit) => FIRST_DIGIT + digit));
}
