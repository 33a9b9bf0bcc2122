/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** The path to a value: names of members, and indexes of entries as strings. */
export type Place = readonly string[];

/** How often something is repeated: a fixed number, or one that grows with the scale. */
export type Times = { readonly times: number } | { readonly grow: number };

/** A part of a text: a string, or a unit that is repeated. */
export type Piece = string | ({ readonly unit: string } & Times);

/** How a value is made. Values are described, not written out, so that they can be made larger and still mean the same. */
export type Part =
  | { readonly json: Json; readonly edits?: readonly Edit[] }
  | { readonly text: readonly Piece[] }
  | ({ readonly list: Part } & Times)
  /** A value inside itself, again and again, at one of its places. */
  | ({ readonly nest: Json; readonly at: Place; readonly inside: Part } & Times);

/** A change to a value at one of its places. Missing objects and arrays on the way are made. */
export type Edit =
  | { readonly at: Place; readonly put: Part }
  | { readonly at: Place; readonly drop: true }
  | ({ readonly at: Place } & Addition);

/** Members that are added to an object, with a number in each name, or entries that are added to an array. */
export type Addition = {
  readonly name: readonly Piece[];
  /** The position of the number in the name. Default: last. */
  readonly number?: "first";
  readonly value: Part;
} & Times;

/** An input of a function: the name of a sample, and changes to it. */
export interface Recipe {
  readonly from: string;
  readonly edits: readonly Edit[];
}

/** The most characters of a text. A recipe that makes more is of no use. */
const LARGEST = 16 * 1024 * 1024;

export class TooLarge extends Error {}

/** How often something is repeated at a scale. What grows occurs at least once. */
function countAt(times: Times, scale: number): number {
  return "times" in times ? times.times : Math.max(1, Math.round(times.grow * scale));
}

/** The JSON text that a part makes at a scale. Nested values are concatenated as text, so depth needs no stack. */
export function textOf(part: Part, scale: number): string {
  if ("json" in part) return edited(part.json, part.edits ?? [], scale);
  if ("text" in part) return JSON.stringify(spelled(part.text, scale));
  const count = countAt(part, scale);
  if ("list" in part) return count === 0 ? "[]" : `[${repeated(`${textOf(part.list, scale)},`, count).slice(0, -1)}]`;
  const [open, close] = aroundHole(part.nest, part.at);
  return repeated(open, count) + textOf(part.inside, scale) + repeated(close, count);
}

/** The text that pieces make. */
function spelled(pieces: readonly Piece[], scale: number): string {
  return pieces
    .map((piece) => (typeof piece === "string" ? piece : repeated(piece.unit, countAt(piece, scale))))
    .join("");
}

function repeated(text: string, count: number): string {
  if (text.length * count > LARGEST) throw new TooLarge();
  return text.repeat(count);
}

const HOLE = "\u0001hole\u0001";

/** The JSON text of a value before and after one of its places. */
function aroundHole(value: Json, at: Place): readonly [string, string] {
  const text = edited(value, [{ at, put: { json: HOLE } }], 1);
  const [open = "", close = ""] = text.split(JSON.stringify(HOLE));
  return [open, close];
}

/** The JSON text of a value with changes. */
function edited(value: Json | undefined, edits: readonly Edit[], scale: number): string {
  if (edits.length === 0) return JSON.stringify(value ?? {});
  const here = edits.filter(({ at }) => at.length === 0);
  const put = here.findLast((edit) => "put" in edit);
  const below = edits.filter(({ at }) => at.length > 0);
  if (put !== undefined && "put" in put) {
    if (!("json" in put.put)) return textOf(put.put, scale);
    const later = edits.filter((edit) => edit !== put);
    return edited(
      put.put.json,
      [...(put.put.edits ?? []), ...later.filter((edit) => !("put" in edit && edit.at.length === 0))],
      scale,
    );
  }
  const additions = here.filter((edit) => "value" in edit);
  const isList =
    Array.isArray(value) ||
    (!isObject(value) && below.every(({ at }) => /^\d+$/u.test(at[0] ?? "")) && below.length > 0);
  return isList ? listOf(value, below, additions, scale) : objectOf(value, below, additions, scale);
}

function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function listOf(
  value: Json | undefined,
  below: readonly Edit[],
  additions: readonly (Edit & Addition)[],
  scale: number,
) {
  const entries = Array.isArray(value) ? (value as readonly Json[]) : [];
  const last = Math.max(entries.length, ...below.map(({ at }) => Math.min(Number(at[0]), entries.length) + 1));
  const texts: string[] = [];
  for (let index = 0; index < last; index++) {
    const inside = below.filter(({ at }) => Math.min(Number(at[0]), entries.length) === index).map(stepped);
    if (inside.some(isDrop)) continue;
    texts.push(edited(entries[index], inside, scale));
  }
  for (const addition of additions) {
    const text = textOf(addition.value, scale);
    const count = countAt(addition, scale);
    if (count > 0) texts.push(repeated(`${text},`, count).slice(0, -1));
  }
  return `[${texts.join(",")}]`;
}

function objectOf(
  value: Json | undefined,
  below: readonly Edit[],
  additions: readonly (Edit & Addition)[],
  scale: number,
) {
  const members = isObject(value) ? value : {};
  const names = new Set([...Object.keys(members), ...below.map(({ at }) => at[0] as string)]);
  const texts: string[] = [];
  for (const name of names) {
    const inside = below.filter(({ at }) => at[0] === name).map(stepped);
    if (inside.some(isDrop)) continue;
    const own = Object.hasOwn(members, name) ? members[name] : undefined;
    texts.push(`${JSON.stringify(name)}:${edited(own, inside, scale)}`);
  }
  return `{${[...texts, ...additions.flatMap((addition) => membersOf(addition, scale))].join(",")}}`;
}

function membersOf(addition: Addition, scale: number): string[] {
  const count = countAt(addition, scale);
  const [name, value] = [spelled(addition.name, scale), textOf(addition.value, scale)];
  if ((name.length + value.length) * count > LARGEST) throw new TooLarge();
  const isAlone = "times" in addition && addition.times === 1;
  return Array.from({ length: count }, (_, index) => {
    const own = isAlone ? name : addition.number === "first" ? `${index}${name}` : `${name}${index}`;
    return `${JSON.stringify(own)}:${value}`;
  });
}

function stepped(edit: Edit): Edit {
  return { ...edit, at: edit.at.slice(1) };
}

function isDrop(edit: Edit): boolean {
  return "drop" in edit && edit.at.length === 0;
}
