const units = [
  ["d", 24 * 60 * 60],
  ["h", 60 * 60],
  ["min", 60],
  ["s", 1],
] as const;

/**
 * A wait as text: `400 ms`, `1 h 5 min 3 s`. It is rounded up, to whole milliseconds or, above a second, to whole
 * seconds, so that waiting this long is always enough.
 */
export function waitText(milliseconds: number): string {
  const whole = Math.ceil(milliseconds);
  if (whole < 1000) return `${whole} ms`;
  let seconds = Math.ceil(milliseconds / 1000);
  const parts: string[] = [];
  for (const [unit, length] of units) {
    const times = Math.floor(seconds / length);
    seconds -= times * length;
    if (times > 0) parts.push(`${times} ${unit}`);
  }
  return parts.join(" ");
}
