/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | Members;
type Members = { readonly [name: string]: Json };

/** The path to a value: names of members, and indexes of entries as strings. */
export type Place = readonly string[];

/** Puts a value at a place, or drops what is there. Missing objects and arrays on the way are made. */
export interface Edit {
  readonly at: Place;
  readonly put?: Json;
}

/**
 * An input of a function that can be made larger and still means the same: the name of a sample, and edits, one after
 * the other. Marks in what they put say what is repeated, as often as the size allows:
 *
 * - `"a@<<b.>>com"`, as a text or a name: what is between the marks.
 * - `{ "k<<#>>": 1 }`: a member, with a number in its name.
 * - `[{ "<<many>>": 1 }]`: an entry. `<<many 20>>` repeats it 20 times. Texts in it may have numbers too.
 * - `{ "<<nest>>": { "a": "<<here>>" }, "inside": 1 }`: a value inside itself. `<<nest 20>>` is 20 levels deep.
 */
export interface Recipe {
  readonly from: string;
  readonly edits: readonly Edit[];
}

/** An input as JSON. */
export interface Made {
  readonly text: string;
  readonly bytes: number;
  /** How often everything that grows is repeated. */
  readonly count: number;
}

export class TooLarge extends Error {}

/** The most characters of a text. A recipe that makes more is of no use. */
const LARGEST = 16 * 1024 * 1024;

export function isObject(value: Json | undefined): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function valueAt(value: Json | undefined, place: Place): Json | undefined {
  return place.reduce<Json | undefined>((container, name) => {
    const isContainer = typeof container === "object" && container !== null;
    return isContainer && Object.hasOwn(container, name) ? (container as Members)[name] : undefined;
  }, value);
}

/** Whether anything grows in a value with marks, or in edits. */
export function grows(marked: unknown): boolean {
  return /<<(?!(?:many|nest) \d|here>>)/u.test(JSON.stringify(marked));
}

/** A sample with the edits of a recipe, in which the marks still stand. */
export function marked(from: Json, edits: readonly Edit[]): Json {
  return edits.reduce((value, { at, put }) => edited(value, at, put) ?? null, from);
}

function edited(value: Json | undefined, [name, ...rest]: Place, put: Json | undefined): Json | undefined {
  if (name === undefined) return put;
  if (/^\d+$/u.test(name) && !isObject(value)) {
    const entries: readonly Json[] = Array.isArray(value) ? value : [];
    const index = Math.min(Number(name), entries.length);
    const entry = edited(entries[index], rest, put);
    return entry === undefined ? entries.toSpliced(index, 1) : entries.toSpliced(index, 1, entry);
  }
  const members = isObject(value) ? value : {};
  const member = edited(valueAt(members, [name]), rest, put);
  if (member !== undefined) return { ...members, [name]: member };
  return Object.fromEntries(Object.entries(members).filter(([other]) => other !== name));
}

/** The input of about `bytes` bytes, and not more. Undefined if the smallest input is larger, or growth skips the size. */
export function madeOfSize(value: Json, bytes: number): Made | undefined {
  let low = madeAt(value, 1);
  let high = madeAt(value, 2);
  while (high.bytes <= bytes && high.bytes > low.bytes) [low, high] = [high, madeAt(value, high.count * 2)];
  for (let step = 0; step < 20 && low.bytes < bytes * 0.97 && high.count - low.count > 1; step++) {
    const share = (bytes - low.bytes) / (high.bytes - low.bytes);
    const more = Math.floor(share * (high.count - low.count));
    const made = madeAt(value, Math.max(low.count + 1, Math.min(low.count + more, high.count - 1)));
    if (made.bytes > bytes) high = made;
    else low = made;
  }
  return low.bytes <= bytes && low.bytes >= bytes * 0.8 ? low : undefined;
}

export function madeAt(value: Json, count: number): Made {
  const text = textOf(value, count);
  return { text, bytes: Buffer.byteLength(text), count };
}

const HOLE = '"<<here>>"';

/** Nested values are concatenated as text, so depth needs no stack. */
function textOf(value: Json, count: number): string {
  if (typeof value === "string") return JSON.stringify(spelled(value, count));
  if (Array.isArray(value)) return `[${value.map((entry) => entriesOf(entry, count)).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value);
  const [mark, shell] = members.find(([name]) => name.startsWith("<<nest")) ?? [];
  if (mark === undefined || shell === undefined) return `{${members.map((one) => membersOf(one, count)).join(",")}}`;
  const text = textOf(shell, count);
  const hole = text.indexOf(HOLE);
  if (hole === -1) return text;
  const [open, close] = [text.slice(0, hole), text.slice(hole + HOLE.length)];
  const depth = timesOf(mark, count);
  return repeated(open, depth) + textOf(value["inside"] ?? null, count) + repeated(close, depth);
}

function entriesOf(entry: Json, count: number): string {
  const [mark = "", repeatedEntry = null] = isObject(entry) ? (Object.entries(entry)[0] ?? []) : [];
  if (!mark.startsWith("<<many")) return textOf(entry, count);
  return numbered(textOf(repeatedEntry, count), timesOf(mark, count));
}

function membersOf([name, value]: readonly [string, Json], count: number): string {
  const member = `${JSON.stringify(spelled(name, count))}:${textOf(value, count)}`;
  return name.includes(NUMBER) ? numbered(member, count) : member;
}

/** How often a mark such as `<<many 20>>` repeats something. */
function timesOf(mark: string, count: number): number {
  return Number(/\d+/u.exec(mark)?.[0] ?? count);
}

const NUMBER = "<<#>>";

function numbered(text: string, count: number): string {
  let number = 0;
  const all = repeated(`${text},`, count).slice(0, -1);
  return all.replaceAll(NUMBER, () => String(number++));
}

function spelled(text: string, count: number): string {
  return text.replace(/<<(?!here>>|#>>)(.+?)>>/gsu, (_, unit: string) => repeated(unit, count));
}

function repeated(text: string, count: number): string {
  if (text.length * count > LARGEST) throw new TooLarge();
  return text.repeat(count);
}
