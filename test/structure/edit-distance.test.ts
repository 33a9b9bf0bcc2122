import { expect, it } from "vitest";
import { editDistance } from "../../src/structure/edit-distance.js";
import { distance } from "../support/distance.js";

/** All texts of up to a number of these letters. */
function textsOf(letters: string, longest: number): string[] {
  if (longest === 0) return [""];
  const shorter = textsOf(letters, longest - 1);
  const longer = shorter.filter((text) => text.length === longest - 1);
  return [...shorter, ...longer.flatMap((text) => [...letters].map((letter) => text + letter))];
}

const texts = [...textsOf("ab", 4), "abc", "bca", "cab", "acbd", "abdc", "badc", "abcd"];

it.each([0, 1, 2, 3, 4])(
  "the edit distance of any two short texts is that of its definition, if at most %i",
  (most) => {
    const wrong = texts.flatMap((from) => {
      return texts.filter((to) => {
        const [found, defined] = [editDistance(from, to, most), distance(from, to)];
        return defined > most ? found <= most : found !== defined;
      });
    });
    expect(wrong).toEqual([]);
  },
);
