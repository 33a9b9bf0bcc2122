/** The median of some figures, and their lower and upper quartiles. */
export interface Spread {
  readonly median: number;
  readonly lower: number;
  readonly upper: number;
}

export function spreadOf(figures: readonly number[]): Spread {
  const sorted = [...figures].sort((a, b) => a - b);
  return { median: quantile(sorted, 0.5), lower: quantile(sorted, 0.25), upper: quantile(sorted, 0.75) };
}

export function medianOf(figures: readonly number[]): number {
  return spreadOf(figures).median;
}

export function geometricMeanOf(figures: readonly number[]): number {
  return Math.exp(figures.reduce((sum, figure) => sum + Math.log(figure), 0) / figures.length);
}

function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN];
  return below + (above - below) * (at - Math.floor(at));
}
