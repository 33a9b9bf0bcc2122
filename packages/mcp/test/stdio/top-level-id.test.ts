import fc from "fast-check";
import { expect, it } from "vitest";
import { TopLevelId } from "../../src/stdio/top-level-id.js";

/** The id that is found in a text that arrives in pieces. */
function idIn(text: string, pieces = 1): string | number | undefined {
  const found = new TopLevelId();
  const bytes = Buffer.from(text);
  const size = Math.ceil(bytes.length / pieces);
  for (let start = 0; start < bytes.length; start += size) found.write(bytes.subarray(start, start + size));
  return found.id;
}

it.each([
  ["at the beginning", '{"id":1,"params":{"id":2}}', 1],
  ["at the end", '{"params":{"id":2,"a":["}",{"id":3}]},"id":"a\\"b"}', 'a"b'],
  ["between blanks", '{ "id" : 7 , "a" : 1 }\r\n', 7],
  ["that is escaped", '{"\\u0069d":8}', 8],
  ["twice, and takes the last", '{"id":1,"id":2}', 2],
  ["that is an object", '{"id":{"id":1}}', undefined],
  ["that is null", '{"id":null}', undefined],
  ["in an array", '[{"id":1}]', undefined],
  ["only below", '{"params":{"id":1}}', undefined],
  ["as a value", '{"a":"id","b":1}', undefined],
  ["that is too long", `{"id":"${"x".repeat(300)}"}`, undefined],
])("handles an id %s", (_, text, id) => {
  expect(idIn(text)).toBe(id);
});

it("the reader finds the id that JSON.parse finds, wherever the text is divided", () => {
  const message = fc.dictionary(fc.oneof(fc.constant("id"), fc.string()), fc.oneof(fc.nat(), fc.jsonValue()));
  fc.assert(
    fc.property(message, fc.integer({ min: 1, max: 9 }), fc.nat({ max: 2 }), (value, pieces, indent) => {
      const parsed = JSON.parse(JSON.stringify(value)) as { id?: unknown };
      const id = typeof parsed.id === "string" || typeof parsed.id === "number" ? parsed.id : undefined;
      fc.pre(JSON.stringify(id ?? "").length < 200);
      expect(idIn(JSON.stringify(value, null, indent), pieces)).toBe(id);
    }),
    { numRuns: 500 },
  );
});
