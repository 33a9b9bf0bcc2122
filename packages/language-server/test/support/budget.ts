const isFull = process.env["TEST_BUDGET"] === "full";

/** How often a random test runs: few times in CI, many with TEST_BUDGET=full. */
export function budget(few: number, many: number): number {
  return isFull ? many : few;
}

/** With few runs, the same each time; with many, another one unless TEST_SEED says which. */
export const seed = Number(process.env["TEST_SEED"] ?? (isFull ? Date.now() % 2 ** 31 : 1));
