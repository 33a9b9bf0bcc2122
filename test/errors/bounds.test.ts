import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bounded, jsonBytes, LONGEST_TEXT } from "../../src/errors/bounds.js";
import { budget } from "../support/budget.js";
import { forAll } from "../support/for-all.js";

const INVISIBLE = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** The same in the obvious way: the bytes of the JSON text, with control characters of terminals escaped, too. */
function referenceBytes(text: string): number {
  const escaped = JSON.stringify(text).slice(1, -1).replace(INVISIBLE, "\\u0000");
  return Buffer.byteLength(escaped, "utf8");
}

const unit = fc.oneof(
  fc.nat(0xffff),
  fc.nat(0xa0),
  fc.integer({ min: 0xd800, max: 0xdfff }),
  fc.integer({ min: 0x2000, max: 0x2070 }),
  fc.constantFrom(0x22, 0x5c, 0x61c, 0xfeff),
);
const texts = fc.array(unit, { maxLength: 600 }).map((units) => String.fromCharCode(...units));

describe("the bytes of a text in JSON", () => {
  it("are those that JSON.stringify writes, for every unit", () => {
    const differing = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((text) => {
      // JSON writes these five with a letter instead of four digits.
      return jsonBytes(text) !== ("\b\t\n\f\r".includes(text) ? 6 : referenceBytes(text));
    });
    expect(differing).toEqual([]);
  });

  it("count a pair of surrogates as one character", () => {
    expect(jsonBytes("😀")).toBe(4);
    expect(jsonBytes("\ude00\ud83d")).toBe(12);
    expect(jsonBytes("\u{10000}\u{10ffff}")).toBe(8);
  });
});

describe("a bounded text", () => {
  it("is cut at both ends by the bytes of each unit", () => {
    // An accent and two letters take 4 bytes, and 510 are 127 times as many and 2.
    expect(bounded("éaa".repeat(300))).toBe(`${"éaa".repeat(127)}é…aa${"éaa".repeat(127)}`);
  });

  it.each([
    ["plain", "a", 1],
    ["quotes", '"', 2],
    ["backslashes", "\\", 2],
    ["controls", "\u0001", 6],
    ["the last control before the space", "\u001f", 6],
    ["the control after the tilde", "\u007f", 6],
    ["accents", "é", 2],
    ["ideographs", "例", 3],
    ["emoji", "😀", 4],
    ["directional marks", "\u202e", 6],
    ["half characters", "\ud800", 6],
  ])("is itself up to the bound, and cut in the middle beyond it: %s", (_, character, bytes) => {
    const longest = character.repeat(Math.floor(LONGEST_TEXT / bytes));
    expect(bounded(longest)).toBe(longest);
    const half = character.repeat(Math.floor(510 / bytes));
    expect(bounded(`${longest}${character}`)).toBe(`${half}…${half}`);
    const [plain, most, less] = ["a".repeat(2_000), "a".repeat(510), "a".repeat(510 - bytes)];
    expect(bounded(character + plain)).toBe(`${character}${less}…${most}`);
    expect(bounded(plain + character)).toBe(`${most}…${less}${character}`);
  });

  it("keeps pairs of surrogates whole beside lone ones", () => {
    for (const text of ["\udc00", "", "a"].map((start) => start + "😀\udc00".repeat(400))) {
      expect(jsonBytes(bounded(text))).toBeLessThanOrEqual(LONGEST_TEXT);
      expect(bounded(text)).not.toMatch(/\ud83d(?!\ude00)|(?<!\ud83d)\ude00/u);
    }
  });

  it("never has more bytes than the bound, and keeps as much as fits of both ends", () => {
    forAll(budget(200, 2_000), texts, fc.integer({ min: 60, max: 700 }), (text, longest) => {
      const cut = bounded(text, longest);
      expect(referenceBytes(cut)).toBeLessThanOrEqual(longest);
      if (cut === text) return;
      expect(jsonBytes(text)).toBeGreaterThan(longest);
      expect(jsonBytes(cut)).toBeGreaterThan(longest - 2 * 12 - 4);
      const [start = "", end = ""] = cut.split("…");
      if (text.includes("…")) return;
      expect(text.startsWith(start) && text.endsWith(end)).toBe(true);
    });
  });
});
