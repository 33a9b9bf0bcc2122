import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import * as standard from "../../src/adapters/standard.js";
import * as arbitraries from "../../src/arbitraries/index.js";
import * as engine from "../../src/index.js";
import * as catalogue from "../../src/reference/catalogue.js";
import * as schemas from "../../src/reference/schemas.js";
import * as testing from "../../src/testing/index.js";
import { fixturesIn, type ValidFixture } from "../support/fixtures.js";
import { attemptsOn } from "./attempts.js";

const attempts = attemptsOn({
  "campaign-rules": engine,
  "campaign-rules/catalogue": catalogue,
  "campaign-rules/schemas": schemas,
  "campaign-rules/standard": standard,
  "campaign-rules/arbitraries": arbitraries,
  "campaign-rules/testing": testing,
});

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
function bytesAfter(round: number, collectGarbage: () => void): number {
  for (const [index, body] of bodies.entries()) {
    const name = `member_${round}_${index}`;
    for (const leaf of [null, 0, `text ${name}`, {}, [name]]) {
      const wrong = withLeaves(body, leaf, name);
      for (const { call } of onBodies) call(wrong);
    }
  }
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

it("nothing of a body is kept after the call", () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const [, second = 0, , fourth = 0] = Array.from({ length: 4 }, (_, round) => bytesAfter(round, collectGarbage));
  // The first rounds fill caches. A round without a leak adds about 100 kB, which V8 keeps for its own use.
  expect(fourth - second).toBeLessThan(1_500_000);
});
