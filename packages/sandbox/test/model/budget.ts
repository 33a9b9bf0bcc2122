const isFull = process.env["TEST_BUDGET"] === "full";

/** How many sequences a random test runs: few in CI, the same each time, and many with `TEST_BUDGET=full`. */
export function budget(few: number, many: number): number {
  return isFull ? Number(process.env["TEST_RUNS"] ?? many) : few;
}

/** The seed of random tests. With `TEST_BUDGET=full` it is new each time, unless `TEST_SEED` is set. */
export const seed = Number(process.env["TEST_SEED"] ?? (isFull ? Date.now() % 2 ** 31 : 1));

/** Milliseconds after which a test that hangs ends. Only slow machines come near it. */
export const LONG = 3_600_000;
