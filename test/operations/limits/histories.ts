import fc from "fast-check";
import { frozen } from "../../support/json.js";
import type { NaiveLimit } from "./naive-limits.js";

export interface History {
  readonly history: readonly number[];
  readonly now: number;
}

const wholeNow = fc.oneof(
  fc.constantFrom(0, Date.UTC(2026, 2, 1)),
  fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
  fc.integer({ min: -8_640_000_000_000, max: 8_640_000_000_000 }),
);

/** An age around an edge or between two, in milliseconds. */
function ageBetween(youngest: number, oldest: number): fc.Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min: youngest, max: oldest }),
    fc.tuple(fc.constantFrom(youngest, oldest), fc.integer({ min: -2, max: 2 })).map(([edge, beside]) => edge + beside),
  );
}

/**
 * Ages in random order, often equal, and negative if they are in the future. Each window is filled to just below or
 * just above its limit, or hardly at all, with events that are not in the shorter windows.
 */
function agesFor(limit: NaiveLimit): fc.Arbitrary<number[]> {
  const rings = limit.map(([, length, most], index) => {
    const inside = limit[index - 1]?.[1];
    const some =
      inside === undefined ? fc.oneof(ageBetween(0, length), ageBetween(-9e7, 0)) : ageBetween(inside, length);
    return fc.record({
      filled: fc.oneof(
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: most - 2, max: most + 3 }),
        fc.integer({ min: 0, max: most * 2 }),
      ),
      moments: fc.array(fc.oneof({ weight: 2, arbitrary: ageBetween(inside ?? 0, length) }, some), {
        minLength: 1,
        maxLength: 8,
      }),
    });
  });
  const old = fc.array(ageBetween(limit.at(-1)?.[1] ?? 0, 9e8), { maxLength: 3 });
  return fc
    .tuple(fc.tuple(...rings), old)
    .map(([filledRings, ages]) => {
      const all: number[] = [];
      for (const { filled, moments } of filledRings) {
        for (let place = 0; all.length < filled; place++) all.push(moments[place % moments.length] ?? 0);
      }
      return [...all, ...ages];
    })
    .chain((ages) => fc.shuffledSubarray(ages, { minLength: ages.length }));
}

/** Histories and clocks in whole milliseconds, the histories frozen. */
export function wholeHistories(limit: NaiveLimit): fc.Arbitrary<History> {
  return fc
    .tuple(agesFor(limit), wholeNow)
    .map(([ages, now]) => ({ history: frozen(ages.map((age) => now - age)), now }));
}

/** The same in eighths of a millisecond, which numbers represent exactly. */
export function eighthHistories(limit: NaiveLimit): fc.Arbitrary<History> {
  return fc
    .tuple(agesFor(limit), wholeNow, fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 5, maxLength: 5 }))
    .map(([ages, now, eighths]) => {
      const shift = (index: number) => (eighths[index % eighths.length] ?? 0) / 8;
      return { history: frozen(ages.map((age, index) => now - age + shift(index))), now: now + shift(0) };
    });
}
