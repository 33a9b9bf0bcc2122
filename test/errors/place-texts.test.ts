import fc from "fast-check";
import { expect, it } from "vitest";
import { renderPath, renderPointer, type Segment } from "../../src/errors/path.js";
import { PlaceTexts } from "../../src/errors/place-texts.js";

const segment: fc.Arbitrary<Segment> = fc.oneof(fc.constantFrom("filters", "a.b", "~/", "\u202e"), fc.nat(2));

/** A walk over a tree: from each place some steps up, and some down. */
const places = fc.array(fc.record({ up: fc.nat(40), down: fc.array(segment, { minLength: 1, maxLength: 40 }) }), {
  maxLength: 8,
});

it("the texts of a place are those it has by itself, whatever was rendered before", () => {
  fc.assert(
    fc.property(places, (steps) => {
      const texts = new PlaceTexts();
      let place: Segment[] = [];
      for (const { up, down } of steps) {
        place = [...place.slice(0, Math.max(0, place.length - up)), ...down];
        const { path, pointer } = texts.of(place);
        expect([path.text, pointer.text]).toEqual([renderPath(place), renderPointer(place)]);
        expect(path.bytes).toBeGreaterThanOrEqual(Buffer.byteLength(JSON.stringify(path.text)) - 2);
        expect(pointer.bytes).toBeGreaterThanOrEqual(Buffer.byteLength(JSON.stringify(pointer.text)) - 2);
      }
    }),
  );
});
