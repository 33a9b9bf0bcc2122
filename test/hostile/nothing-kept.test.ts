import { expect, it } from "vitest";
import { fixturesIn, type ValidFixture } from "../support/fixtures.js";
import { usedMemory } from "../support/used-memory.js";
import { attemptsOn } from "./attempts.js";
import { entries } from "./entries.js";

const attempts = attemptsOn(entries);
const onBodies = [attempts["campaign-rules"], attempts["campaign-rules/standard"]]
  .flatMap((ofEntry) => Object.values(ofEntry).flat())
  .filter(({ role }) => role === "body");

const bodies = fixturesIn<ValidFixture>("create/valid").map(([, { body }]) => body);

/** A value with a leaf in place of each of its own, and with one more member in each object. */
function withLeaves(value: unknown, leaf: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withLeaves(entry, leaf, name));
  if (typeof value !== "object" || value === null) return leaf;
  const members = Object.entries(value).map(([key, member]) => [key, withLeaves(member, leaf, name)]);
  return Object.fromEntries([...members, [name, leaf]]);
}

/** Bytes in use after a call for each body, each attempt and each kind of wrong value. The texts are never the same. */
function bytesAfter(round: number): number {
  for (const [index, body] of bodies.entries()) {
    const name = `member_${round}_${index}`;
    for (const leaf of [null, 0, `text ${name}`, {}, [name]]) {
      const wrong = withLeaves(body, leaf, name);
      for (const { call } of onBodies) call(wrong);
    }
  }
  return usedMemory();
}

it("nothing of a body is kept after the call", () => {
  const used = Array.from({ length: 8 }, (_, round) => bytesAfter(round));
  // The first round fills caches. V8 keeps up to 2 MB for its own use, but not after each round.
  expect(Math.min(...used.slice(5)) - Math.min(...used.slice(1, 4))).toBeLessThan(1_500_000);
});
