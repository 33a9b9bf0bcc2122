import type { Draw } from "./draw.js";
import type { Addition, Edit, Json, Part, Piece, Place, Times } from "./recipe.js";
import { poisonedNames, units } from "./units.js";
import { entriesOf, placesOf, type Vocabulary, valueAt } from "./vocabulary.js";

/** What edits are drawn for: a value, and its place in an input. */
export interface Ground {
  readonly vocabulary: Vocabulary;
  readonly value: Json;
  readonly prefix: Place;
  /** How many drawn values contain this one. */
  readonly depth: number;
}

const DEEPEST = 2;
const SMALL: readonly Json[] = [null, true, false, 0, 1, -1, 1.5, 1e308, "", " ", "a", [], {}, [[]], { a: 1 }];

/** One change to a value, or two to rename or move a member. */
export function drawEdits(draw: Draw, ground: Ground): readonly Edit[] {
  const { vocabulary, value, prefix } = ground;
  const own = placesOf(value).slice(prefix.length === 0 ? 1 : 0);
  // Places in schemas start from the input. Inside a part, only its own places are known.
  const isNamed = prefix.length === 0 && vocabulary.places.length > 0 && draw.oneIn(3);
  return drawEditsAt(draw, ground, own.length === 0 || isNamed ? draw.pick(vocabulary.places) : draw.pick(own));
}

/** One change at a place, or two to rename or move a member. */
export function drawEditsAt(draw: Draw, ground: Ground, at: Place): readonly Edit[] {
  const there = valueAt(ground.value, at);
  if (draw.oneIn(12)) return slip(draw, ground, at, there);
  if (draw.oneIn(15)) return at.length === 0 ? [] : [{ at, drop: true }];
  if (draw.oneIn(6)) return [{ at, put: drawPart(draw, ground, at) }];
  if (draw.oneIn(8)) return [{ at, put: drawNest(draw, ground, at) }];
  if (typeof there === "string") return [{ at, put: drawText(draw, ground, at) }];
  if (typeof there === "object" && there !== null) return [{ at, ...drawAddition(draw, ground, at, there) }];
  const put = draw.pick([drawText, drawList, drawPart])(draw, ground, at);
  return [{ at, put }];
}

/** Gives a member a name that is almost its own, or moves it. */
function slip(draw: Draw, { value }: Ground, at: Place, there: Json | undefined): readonly Edit[] {
  const name = at.at(-1);
  if (name === undefined || there === undefined) return [];
  const place = draw.oneIn(2) ? [...at.slice(0, -1), slipOf(draw, name)] : [...draw.pick(placesOf(value)), name];
  return [
    { at, drop: true },
    { at: place, put: { json: there } },
  ];
}

function slipOf(draw: Draw, name: string): string {
  const index = draw.below(name.length);
  return draw.pick([
    name.toUpperCase(),
    name.replace(/_(\w)/gu, (_, letter: string) => letter.toUpperCase()),
    name.replaceAll("_", "-"),
    `${name}s`,
    ` ${name}`,
    name.slice(0, index) + name.slice(index + 1),
    `${name.slice(0, index)}x${name.slice(index)}`,
  ]);
}

function drawTimes(draw: Draw): Times {
  const count = draw.pick([1, 1, 1, 2, 5, 20, 100]);
  return draw.oneIn(4) ? { times: count } : { grow: count };
}

/** A value that occurs at a place, unchanged or changed, or any other value. */
function drawPart(draw: Draw, ground: Ground, at: Place): Part {
  const { vocabulary, prefix, depth } = ground;
  const place = [...prefix, ...at];
  const fitting = vocabulary.partsAt(place);
  const json = fitting.length > 0 && !draw.oneIn(4) ? draw.pick(fitting) : drawJson(draw, vocabulary);
  return changedPart(draw, { vocabulary, value: json, prefix: place, depth: depth + 1 });
}

function changedPart(draw: Draw, ground: Ground): Part {
  if (ground.depth > DEEPEST || entriesOf(ground.value).length === 0 || draw.oneIn(2)) return { json: ground.value };
  return { json: ground.value, edits: drawEdits(draw, ground) };
}

function drawJson(draw: Draw, { parts, words }: Vocabulary): Json {
  if (draw.oneIn(3) && parts.length > 0) return draw.pick(parts);
  return draw.oneIn(2) ? draw.pick(words) : draw.pick(SMALL);
}

/** A text that starts and ends like one that occurs at the place, with units in between. */
export function drawText(draw: Draw, { vocabulary, value, prefix }: Ground, at: Place): Part {
  const known = [valueAt(value, at), ...vocabulary.partsAt([...prefix, ...at])].filter(
    (text) => typeof text === "string",
  );
  const any = [draw.pick(vocabulary.words), ""].filter((text) => typeof text === "string");
  const whole = draw.pick(known.length > 0 && !draw.oneIn(4) ? known : any);
  const cut = draw.pick(draw.oneIn(2) ? seamsOf(whole) : [draw.below(whole.length + 1)]);
  const pieces: Piece[] = [whole.slice(0, cut), ...drawUnits(draw)];
  if (!draw.oneIn(3)) pieces.push(whole.slice(cut));
  return { text: pieces.filter((piece) => piece !== "") };
}

/** Where a text has seams: at its ends, and on both sides of characters that are neither letters nor digits. */
function seamsOf(text: string): number[] {
  const seams = [...text.matchAll(/[^a-z0-9]+/giu)].flatMap(({ 0: mark, index }) => [index, index + mark.length]);
  return [0, ...seams, text.length];
}

export function drawUnits(draw: Draw): Piece[] {
  const kinds = draw.pick([1, 1, 1, 2, 3]);
  return Array.from({ length: kinds }, () => ({ unit: drawUnit(draw), grow: draw.pick([1, 1, 1, 10]) }));
}

export function drawUnit(draw: Draw): string {
  return draw.oneIn(4) ? draw.pick(units) + draw.pick(units) : draw.pick(units);
}

function drawList(draw: Draw, ground: Ground, at: Place): Part {
  return { list: drawPart(draw, ground, [...at, "0"]), ...drawTimes(draw) };
}

/** Members or entries besides the existing ones, like one of them or of another kind. */
function drawAddition(draw: Draw, ground: Ground, at: Place, there: Json): Addition {
  const { vocabulary, prefix, depth } = ground;
  const entries = entriesOf(there);
  const isList = Array.isArray(there);
  const [name, member] = entries.length > 0 && !draw.oneIn(3) ? draw.pick(entries) : ["0", undefined];
  const place = [...at, isList ? "0" : name];
  const value =
    member === undefined
      ? drawPart(draw, ground, place)
      : changedPart(draw, { vocabulary, value: member, prefix: [...prefix, ...place], depth: depth + 1 });
  const first = draw.oneIn(3) ? ({ number: "first" } as const) : {};
  return { name: isList ? [] : drawName(draw, vocabulary), ...first, value, ...drawTimes(draw) };
}

/** Names of members: known, almost known, poisoned, or long. */
export function drawName(draw: Draw, { names }: Vocabulary): Piece[] {
  const known = names.length > 0 ? draw.pick(names) : "k";
  switch (draw.below(6)) {
    case 0:
      return [known];
    case 1:
      return [slipOf(draw, known)];
    case 2:
      return [draw.pick(poisonedNames)];
    case 3:
      return [known, { unit: drawUnit(draw), ...drawTimes(draw) }];
    case 4:
      return [{ unit: drawUnit(draw), times: draw.pick([1, 20, 60, 65, 130, 300]) }];
    default:
      return ["k"];
  }
}

/** A value inside itself: where a part contains a part with the same members, or anywhere. */
function drawNest(draw: Draw, ground: Ground, at: Place): Part {
  const { vocabulary } = ground;
  const times = draw.oneIn(3) ? { times: draw.pick([50, 197, 250, 990, 1010]) } : { grow: 1 };
  const inside = drawPart(draw, ground, at);
  const [nest, hole] = draw.pick([
    ...shellsOf(vocabulary),
    [[null], ["0"]],
    [{ [draw.pick(vocabulary.names)]: null }, []],
  ] as const);
  const place = hole.length > 0 || Array.isArray(nest) ? hole : [Object.keys(nest as object)[0] as string];
  return { nest, at: place, inside, ...times };
}

const shells = new WeakMap<Vocabulary, (readonly [Json, Place])[]>();

/** Parts that contain another one with the same members, and where. */
function shellsOf(vocabulary: Vocabulary): readonly (readonly [Json, Place])[] {
  const known = shells.get(vocabulary);
  if (known !== undefined) return known;
  const found = vocabulary.parts.flatMap((part) => {
    const names = namesIn(part);
    if (names === "") return [];
    return placesOf(part)
      .slice(1)
      .filter((place) => namesIn(valueAt(part, place)) === names)
      .map((place) => [part, place] as const);
  });
  shells.set(vocabulary, found);
  return found;
}

function namesIn(value: Json | undefined): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "";
  return Object.keys(value).sort().join("\n");
}
