import { describe, expect, it } from "vitest";
import { bodies, type FileKind } from "../../../src/text/request/file-kind.js";
import { type Found, Places, type Stored } from "../../../src/text/request/places.js";
import { Source } from "../../../src/text/request/source.js";

const text = '{ "body": { "a": { "b": 10 }, "k": "x" }, "headers": { "H": "v" } }';
const source = new Source(text);
const whole: FileKind = {
  ...bodies(() => {
    throw new Error("nothing is checked");
  }),
  bodyAt: ["body"],
  placeOutsideBody: (name) => (name === "H" ? ["headers", "H"] : undefined),
};

/** A finding at a place of the body. */
function at(segments: readonly (string | number)[], others: object = {}): Found {
  return {
    rule: "structure.type",
    path: segments.join("."),
    segments,
    params: {},
    origin: "request",
    ...others,
  } as Found;
}

/** The part of a text that a place marks. */
function marked(
  shown: string,
  position: { readonly column: number; readonly length: number } | undefined,
): string | undefined {
  return position && shown.slice(position.column - 1, position.column - 1 + position.length);
}

describe("the place of a finding in a file", () => {
  const places = new Places("a.json", source, whole, undefined);

  it.each<[string, Found, readonly (string | number)[] | undefined, string | undefined]>([
    ["is in the body", at(["a", "b"]), ["body", "a", "b"], "10"],
    ["is that of the body", at([], { path: "body" }), ["body"], '{ "a": { "b": 10 }, "k": "x" }'],
    ["is that of an absent member", at(["a", "c"]), ["body", "a", "c"], '"a"'],
    ["is outside the body", at([], { path: "H" }), ["headers", "H"], '"v"'],
    ["is undefined if files have none", at([], { path: "status" }), undefined, undefined],
    ["is the name of an unknown member", at(["k"], { rule: "member.known" }), ["body", "k"], '"k"'],
    ["is the name of a custom key", at(["k"], { rule: "utm.custom-key-prefixed" }), ["body", "k"], '"k"'],
    [
      "is undefined if only the stored campaign is wrong",
      at(["a", "b"], { origin: "stored" }),
      ["body", "a", "b"],
      undefined,
    ],
    [
      "is that of a value that does not fit its kind",
      at(["headers"], { rule: "input.json", params: { line: 1, column: 43 } }),
      ["headers"],
      '"',
    ],
    [
      "is the name of a duplicate key",
      at(["headers"], { rule: "input.json-unique-keys", params: { line: 1, column: 43 } }),
      ["headers"],
      '"headers"',
    ],
  ])("%s", (_, found, segments, mark) => {
    const place = places.inFile(found);
    expect([place.file, place.source, places.segmentsOf(found)]).toEqual(["a.json", source, segments]);
    expect(marked(text, place.position)).toBe(mark);
  });

  it("is one unit long for a value that does not fit its kind", () => {
    const found = at([], { rule: "input.json", params: { line: 1, column: 3 } });
    expect(places.inFile(found).position).toEqual({ line: 1, column: 3, length: 1 });
  });
});

describe("the place of a finding in the stored campaign", () => {
  const storedText = '{ "a": { "b": 1, "c": { "d": 2, "e": 3 } }, "k": "y", "m": { "n": 1 } }';
  const storedSource = new Source(storedText);
  const stored = (merge: Stored["merge"]): Stored => {
    return { file: "stored.json", source: storedSource, value: storedSource.value, merge };
  };
  const patch = new Source('{ "body": { "a": { "c": { "e": 4 } } } }');

  it("is undefined if no campaign is stored", () => {
    expect(
      new Places("a.json", patch, whole, undefined).inStored(at(["a", "b"], { origin: "stored" })),
    ).toBeUndefined();
  });

  it.each<[string, Stored["merge"], Found, string | undefined]>([
    ["is that of the invalid value there", "component", at(["k"], { origin: "stored" }), '"y"'],
    ["is the invalid name there", "component", at(["k"], { origin: "stored", rule: "member.known" }), '"k"'],
    ["is the value that a component of the update removes", "component", at(["a", "b"]), '"b"'],
    ["is the value that a component of the update removes at a greater depth", "component", at(["a", "c", "d"]), '"d"'],
    ["is the value that a member of the update removes", "member", at(["a", "c", "d"]), '"d"'],
    ["is undefined for a value that the update keeps by merging members", "member", at(["a", "b"]), undefined],
    ["is undefined for a component that the update does not send", "component", at(["k"]), undefined],
    ["is undefined for a member of a component that the update does not send", "component", at(["m", "n"]), undefined],
    ["is undefined for a value that the update sends", "component", at(["a", "c", "e"]), undefined],
    ["is undefined for a component that the update sends", "component", at(["a"]), undefined],
    ["is undefined for a value that neither has", "component", at(["a", "x"]), undefined],
  ])("%s", (_, merge, found, mark) => {
    const place = new Places("a.json", patch, whole, stored(merge)).inStored(found);
    expect([place?.file, place?.source]).toEqual(
      mark === undefined ? [undefined, undefined] : ["stored.json", storedSource],
    );
    expect(marked(storedText, place?.position)).toBe(mark);
  });
});
