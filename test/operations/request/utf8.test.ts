import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { utf8Text } from "../../../src/operations/request/authorization.js";

const decoded = (bytes: readonly number[]) =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(Uint8Array.from(bytes));

describe("utf8Text", () => {
  it("decodes each code point of Unicode at the limits of its length", () => {
    const points = [0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xfeff, 0xffff, 0x10000, 0x10ffff];
    const text = String.fromCodePoint(...points);
    expect(utf8Text(new TextEncoder().encode(text))).toBe(text);
  });

  it("decodes every two bytes like TextDecoder", () => {
    const different: number[][] = [];
    for (let first = 0; first < 256; first++) {
      for (let second = 0; second < 256; second++) {
        const bytes = [first, second, 0x80, 0x41];
        if (utf8Text(bytes) !== decoded(bytes)) different.push(bytes);
      }
    }
    expect(different).toEqual([]);
  });

  it("decodes any bytes like TextDecoder", () => {
    const byte = fc.oneof(fc.nat(255), fc.constantFrom(0x80, 0xbf, 0xc2, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5));
    fc.assert(fc.property(fc.array(byte), (bytes) => utf8Text(bytes) === decoded(bytes)));
  });
});
