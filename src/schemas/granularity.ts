/** Units of a delay, a dwell time or a response time. */
export const granularities = ["MINUTES", "HOURS", "DAYS"] as const;
