import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { complaintAbout } from "../../../scripts/check-regexps.js";
import { isInstalled } from "../../../scripts/tools.js";
import { formatPatterns } from "../../../src/reference/documents/format-patterns.js";
import { type Format, formats } from "../../../src/structure/formats.js";
import { formats as samples } from "../../structure/bodies/formats.js";
import { budget } from "../../support/budget.js";
import { forAll } from "../../support/for-all.js";
import { nearlyOfFormat } from "../../support/nearly.js";
import { differences } from "./differences.js";

const runs = budget(500, 20_000);
const names = Object.keys(formatPatterns) as Format[];

describe.each(names)("the pattern of %s", (name) => {
  const source = formatPatterns[name];
  const pattern = new RegExp(source, "u");

  it("matches every text of the format, and otherwise only the listed ones", () => {
    const seen = { both: 0, neither: 0, patternOnly: 0 };
    const { valid, invalid } = samples[name];
    const texts = fc.oneof(fc.constantFrom(...valid, ...invalid, "a@b\u0085.c", "a\u0085@b.c"), nearlyOfFormat[name]);
    forAll(runs, texts, (text) => {
      const [isOf, matches] = [formats[name].test(text), pattern.test(text)];
      expect(isOf && !matches, text).toBe(false);
      seen[isOf ? "both" : matches ? "patternOnly" : "neither"]++;
    });
    expect(Math.min(seen.both, seen.neither)).toBeGreaterThan(budget(2, 100));
    expect(seen.patternOnly > 0).toBe(differences.has(name));
  });

  it.skipIf(!isInstalled("tools"))("takes linear time", () => {
    // With a count of 64, the proof takes most of a minute. With a count of 4 it takes no time, and proves the same.
    expect(complaintAbout({ source: source.replace("{1,64}", "{1,4}"), flags: "u" })).toBeUndefined();
  });
});
