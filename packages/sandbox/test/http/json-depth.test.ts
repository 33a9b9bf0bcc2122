import { describe, expect, it } from "vitest";
import { isDeeperThan } from "../../src/http/json-body.js";

const arrays = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

describe("the depth of JSON", () => {
  it.each([
    ["arrays", arrays],
    ["objects", objects],
    ["arrays after others", (levels: number) => `[${arrays(levels - 1)},${arrays(levels - 1)}]`],
    ["arrays after brackets in strings", (levels: number) => `["[[\\"[[",${arrays(levels - 1)}]`],
  ])("of %s is that of the deepest", (_, text) => {
    expect([10, 11].map((levels) => isDeeperThan(text(levels), 10))).toEqual([false, true]);
  });

  it("ignores brackets in strings", () => {
    expect(isDeeperThan(JSON.stringify(['"[\\', "[".repeat(50), { "{{{{{{{{{{{{": 1 }]), 10)).toBe(false);
  });
});
