/**
 * How many runs a random test makes, or how many cases of a long list a test takes: `few` in `npm test`, which takes
 * less than a minute, and `many` in `npm run test:full`. It is a count, never a time.
 */
export function budget(few: number, many: number): number {
  // A page in a browser has no environment variables, and always runs many.
  return typeof process === "undefined" || process.env["TEST_BUDGET"] === "full" ? many : few;
}

/** Selects one of `few` cases of a list with few runs, and one of `many`, or all, with many. */
export function oneOf(few: number, many = 1): (turn: number) => boolean {
  const stride = budget(few, many);
  return (turn) => turn % stride === 0;
}

/** Like `budget`, but the environment variable `TEST_TIMES` multiplies `many`. */
export function longBudget(few: number, many: number): number {
  return budget(few, many * Number(process.env["TEST_TIMES"] ?? 1));
}
