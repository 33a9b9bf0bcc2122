import { expect, it } from "vitest";
import { waitText } from "../../../src/operations/limits/check-windows.js";

it.each<[number, string]>([
  [Number.MIN_VALUE, "1 ms"],
  [0.5, "1 ms"],
  [1, "1 ms"],
  [998.1, "999 ms"],
  [999, "999 ms"],
  [999.5, "1 s"],
  [1000, "1 s"],
  [1000.5, "2 s"],
  [1001, "2 s"],
  [59_000, "59 s"],
  [59_001, "1 min"],
  [60_000, "1 min"],
  [61_000, "1 min 1 s"],
  [3_599_000, "59 min 59 s"],
  [3_599_001, "1 h"],
  [3_601_000, "1 h 1 s"],
  [3_903_000, "1 h 5 min 3 s"],
  [86_399_000, "23 h 59 min 59 s"],
  [86_400_000, "1 d"],
  [1_000_000_000, "11 d 13 h 46 min 40 s"],
])("%d ms are %s", (milliseconds, text) => {
  expect(waitText(milliseconds)).toBe(text);
});
