import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bounded, jsonBytes } from "../../src/errors/bounds.js";
import { renderPath, renderPointer, type Segment } from "../../src/errors/path.js";
import { boundedText, PlaceText, PlaceTexts } from "../../src/errors/place-texts.js";
import { unitsReadBy } from "../support/units-read.js";

const LIMITS = [256, 384, 1024];

/** Expects that places rendered one after another have the same texts as each place rendered alone. */
function expectTexts(places: readonly (readonly Segment[])[]): void {
  const texts = new PlaceTexts();
  const rendered = places
    .map((place) => texts.of(place))
    .map(({ path, pointer }) => [describing(path), describing(pointer)]);
  const expected = places.map((place) => [byItself(renderPath(place), place), byItself(renderPointer(place), place)]);
  expect(rendered).toEqual(expected);
}

const describing = (place: PlaceText) => [
  place.text,
  place.bytes,
  place.isPlain,
  ...LIMITS.map((longest) => boundedText(place, longest)),
];

/** The expected values for one text. The bytes of a short text are an estimate. */
function byItself(text: string, place: readonly Segment[]) {
  const bytes = text.length <= 64 ? 6 * text.length : jsonBytes(text);
  const isPlain = place.every((segment) => typeof segment === "number" || /^[$A-Z_a-z][$\w]*$/u.test(segment));
  return [text, bytes, isPlain, ...LIMITS.map((longest) => bounded(text, longest))];
}

const deep = (depth: number, ...below: Segment[]): Segment[] => [...Array<Segment>(depth).fill("a"), ...below];

/** A container of 16 segments whose path has this number of units. */
const containerOf = (units: number) => [`é${"a".repeat(units - 35)}`, ...deep(15)];

describe("the texts of a place are the same whatever was rendered before:", () => {
  it.each<[string, Segment[][]]>([
    ["the body, and a member of it", [[], ["channel"], []]],
    [
      "indexes and keys in quotes",
      [
        ["a", 0, "b c"],
        [1, "a"],
        ["~/", "\u202e"],
        ["é".repeat(70), 3],
      ],
    ],
    [
      "texts of 64 and 65 units",
      [["a".repeat(63)], ["a".repeat(64)], ["a".repeat(65)], ["é".repeat(60)], ["é".repeat(61)]],
    ],
    [
      "containers of 64 and 65 units",
      [64, 65].flatMap((units) => [
        [...containerOf(units), "b"],
        [...containerOf(units), "é"],
      ]),
    ],
    [
      "texts around the limits",
      [255, 256, 257, 384, 385, 1023, 1024, 1025].flatMap((units) => [["a".repeat(units)], ["é".repeat(units / 2)]]),
    ],
    [
      "places at increasing depths, and then at decreasing ones",
      [
        ...Array.from({ length: 100 }, (_, depth) => deep(depth)),
        ...Array.from({ length: 100 }, (_, depth) => deep(100 - depth)),
      ],
    ],
    [
      "places that differ from each depth on",
      Array.from({ length: 50 }, (_, depth) => [...deep(depth, "é"), ...deep(49 - depth)]),
    ],
    [
      "places of different depths, with indexes and keys in quotes",
      [
        [...deep(15, 0, "é"), ...deep(40)],
        [...deep(15, 0, "é"), ...deep(16)],
        deep(15, 0, "ü", "é"),
        [...deep(15, 1, "é"), ...deep(40)],
        [...deep(15, "0", "é"), ...deep(40)],
      ],
    ],
  ])("%s", (_, places) => expectTexts(places));

  const segment: fc.Arbitrary<Segment> = fc.oneof(fc.constantFrom("filters", "a.b", "~/", "\u202e"), fc.nat(2));

  /** A path through a tree: some steps up from each place, and some down. */
  const steps = fc.array(fc.record({ up: fc.nat(40), down: fc.array(segment, { minLength: 1, maxLength: 40 }) }), {
    maxLength: 8,
  });

  it("random places", () => {
    fc.assert(
      fc.property(steps, (walk) => {
        let place: Segment[] = [];
        expectTexts(walk.map(({ up, down }) => (place = [...place.slice(0, Math.max(0, place.length - up)), ...down])));
      }),
    );
  });
});

it("a text that does not continue that of a container is measured completely", () => {
  expect(new PlaceText("é".repeat(65), false).bytes).toBe(130);
});

describe("a place is rendered from its common part with the one before, so that of its one-letter keys are read:", () => {
  const same = deep(41);
  const short = ["a".repeat(64)];
  const long = ["a".repeat(65)];
  it.each<[string, number, [Segment[], ...Segment[][]]]>([
    ["all, in up to 16 segments", 16, [deep(15, "b"), deep(16)]],
    ["the last, in more segments", 1, [deep(16, "b"), deep(17)]],
    ["the last beside a place that was rendered, however deep", 1, [deep(40, "b"), deep(41)]],
    ["the last, even if a short place was rendered in between", 1, [deep(40, "b"), deep(3), deep(41)]],
    ["none of the same place", 0, [same, same]],
    ["all of a place whose path has 64 units", 64, [short, short]],
    ["those after the last of each 16 that they have in common: 32", 9, [deep(39, "b", "a"), deep(41)]],
    ["those after the last of each 16 that they have in common: 32, exactly", 9, [deep(32, "b", ...deep(8)), deep(41)]],
    ["those after the last of each 16 that they have in common: 16", 25, [deep(31, "b", ...deep(9)), deep(41)]],
    [
      "those after the last of each 16 that they have in common: 16, exactly",
      25,
      [deep(16, "b", ...deep(24)), deep(41)],
    ],
    ["all if the first 16 differ", 41, [deep(15, "b", ...deep(25)), deep(41)]],
    ["those of the container's rest if it is less deep", 8, [deep(41), deep(40)]],
    ["those of the container's rest if it is deeper", 10, [deep(41), deep(42)]],
    ["none of a long text", 0, [long, long]],
    ["all of a long text that is another array", 65, [long, [...long]]],
  ])("%s", (_, units, places) => {
    const texts = new PlaceTexts();
    for (const place of places.slice(0, -1)) texts.of(place);
    expect(unitsReadBy(() => texts.of(places.at(-1) as Segment[]))).toBe(units);
  });
});

describe("the bytes of a text are measured only if they are not known, so that of its units are read:", () => {
  const beside = new PlaceTexts();
  const measured = beside.of([...containerOf(70), "b"]);
  const sibling = beside.of([...containerOf(70), "c"]);
  const short = new PlaceTexts().of(["é"]);
  const plain = new PlaceTexts().of(["a".repeat(2000)]);
  const quoted = new PlaceTexts().of(["é".repeat(166)]);
  it.each<[string, number, () => unknown]>([
    ["none of a short text", 0, () => short.path.bytes],
    ["none of a text of identifiers", 0, () => plain.path.bytes],
    [
      "all of another text, and three times those that are not ASCII or are escaped",
      72 + 2 * 3,
      () => measured.path.bytes,
    ],
    ["none of a text that was measured", 0, () => measured.path.bytes],
    ["the last step if the container was measured", 2, () => sibling.path.bytes],
    ["none of a text that is cut, if all are plain", 0, () => boundedText(plain.path)],
    ["none of a text that is within the limit in any case", 0, () => boundedText(quoted.path, 6 * 170)],
  ])("%s", (_, units, work) => {
    expect(unitsReadBy(work)).toBe(units);
  });
});
