/**
 * How often a random test runs, or how many of very many cases it tries: few in `npm test`, which runs every kind of test
 * in about a minute, and many in `npm run test:full`. It is a count, never a time.
 */
export function budget(few: number, many: number): number {
  // Pages of a browser have no environment: what they run, they run whole.
  return typeof process === "undefined" || process.env["TEST_BUDGET"] === "full" ? many : few;
}

/** Like `budget`, and `TEST_TIMES=20` in the environment makes the many twenty times as many. */
export function longBudget(few: number, many: number): number {
  return budget(few, many * Number(process.env["TEST_TIMES"] ?? 1));
}
