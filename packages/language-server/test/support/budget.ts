const isFull = process.env["TEST_BUDGET"] === "full";

/** How often a random test runs: few times in CI, many with TEST_BUDGET=full. */
export function budget(few: number, many: number): number {
  return isFull ? many : few;
}

/** The same each time for few runs; for many, another one each time unless TEST_SEED is set. */
export const seed = Number(process.env["TEST_SEED"] ?? (isFull ? Date.now() % 2 ** 31 : 1));
