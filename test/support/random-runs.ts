/**
 * How often a random test runs: the environment's number, 5,000 without one, divided by `share`. It is whole, because
 * fast-check never ends after 1.5 runs, and at least what the test needs to meet all that it counts.
 */
export function randomRuns(name: "ARBITRARY_RUNS" | "DIFFERENTIAL_RUNS", share: number, least: number): number {
  return Math.max(least, Math.ceil(Number(process.env[name] ?? 5_000) / share));
}
