/** The median of some figures, their lower and upper quartiles, and the figure that a tenth of them does not exceed. */
export interface Spread {
  readonly tenth: number;
  readonly median: number;
  readonly lower: number;
  readonly upper: number;
}

export function spreadOf(figures: readonly number[]): Spread {
  const sorted = [...figures].sort((a, b) => a - b);
  const [tenth = 0, lower = 0, median = 0, upper = 0] = [0.1, 0.25, 0.5, 0.75].map((share) => quantile(sorted, share));
  return { tenth, lower, median, upper };
}

export function medianOf(figures: readonly number[]): number {
  return spreadOf(figures).median;
}

function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN];
  return below + (above - below) * (at - Math.floor(at));
}
