/** A limit, written without the tested code: the window, its milliseconds, and the most events in it. */
export type NaiveLimit = readonly (readonly [window: string, length: number, limit: number])[];

export const naiveRate: NaiveLimit = [
  ["second", 1e3, 5],
  ["minute", 6e4, 25],
  ["hour", 36e5, 100],
];

export const naiveQuota: NaiveLimit = [
  ["minute", 6e4, 5],
  ["hour", 36e5, 25],
  ["day", 864e5, 100],
];

/** How many events each window has at a moment. An event is in a window until the length of the window has passed. */
export function countsAt(limit: NaiveLimit, events: readonly number[], moment: number): number[] {
  return limit.map(([, length]) => events.filter((event) => event + length > moment).length);
}

export function isOkAt(limit: NaiveLimit, events: readonly number[], moment: number): boolean {
  return countsAt(limit, events, moment).every((count, index) => count < (limit[index]?.[2] ?? 0));
}

/** The first moment after `now` that is ok. Tries each moment at which an event leaves a window. */
export function firstOkAfter(limit: NaiveLimit, events: readonly number[], now: number): number | undefined {
  const departures = new Set(events.flatMap((event) => limit.map(([, length]) => event + length)));
  return [...departures].sort((a, b) => a - b).find((moment) => moment > now && isOkAt(limit, events, moment));
}
