const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const windows = { SECOND, MINUTE, HOUR, DAY } as const;

export type Limit = readonly { readonly length: number; readonly most: number }[];

/** Section "Limits": create requests. */
export const rateLimit: Limit = [
  { length: SECOND, most: 5 },
  { length: MINUTE, most: 25 },
  { length: HOUR, most: 100 },
];

/** Section "Limits": successful creations. */
export const creationQuota: Limit = [
  { length: MINUTE, most: 5 },
  { length: HOUR, most: 25 },
  { length: DAY, most: 100 },
];

export const reuseOfRequestId = { PUSH: HOUR, EMAIL: DAY } as const;

/** How many milliseconds to wait until no window is full; 0 if none is. An event leaves a window at its full age. */
export function waitFor(limit: Limit, events: readonly number[], now: number): number {
  const waits = limit.map(({ length, most }) => {
    const inside = events.filter((time) => now - time < length).sort((a, b) => a - b);
    const lastToLeave = inside[inside.length - most];
    return lastToLeave === undefined ? 0 : lastToLeave + length - now;
  });
  return Math.max(...waits);
}
