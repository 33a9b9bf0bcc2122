const isFull = process.env["TEST_BUDGET"] === "full";

/** How many sequences a random test runs: few in CI, the same each time, and many with `TEST_BUDGET=full`. */
export function budget(few: number, many: number): number {
  return isFull ? Number(process.env["TEST_RUNS"] ?? many) : few;
}

/** What random tests are drawn from. With `TEST_BUDGET=full` it is new each time, unless `TEST_SEED` says it. */
export const seed = Number(process.env["TEST_SEED"] ?? (isFull ? Date.now() % 2 ** 31 : 1));

/** Ends what hangs. A slow machine takes longer, and nothing else. */
export const LONG = 3_600_000;
