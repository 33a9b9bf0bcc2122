/** Names of the rolling windows and their lengths in milliseconds. A day is 24 hours, whatever the calendar says. */
export const windowLengths = {
  second: 1000,
  minute: 60 * 1000,
  hour: 60 * 60 * 1000,
  day: 24 * 60 * 60 * 1000,
} as const;

export type WindowName = keyof typeof windowLengths;
