import { isHttpsUrl } from "./https-url.js";

/** A string format of the specification, by its name in schemas. */
export type Format = "email" | "local-date-time" | "date-time" | "numeric-string" | "https-url";

/**
 * All formats. Every test takes linear time, and is exported, because compiled checks call it by name. A description
 * completes "must be …".
 */
export const formats: Readonly<
  Record<Format, { readonly test: (text: string) => boolean; readonly description: string; readonly example: string }>
> = {
  email: { test: isEmail, description: "an email address", example: "jo@example.com" },
  "local-date-time": {
    test: isLocalDateTime,
    description: "an existing UTC date and time without offset or fraction",
    example: "2026-03-01T09:00:00",
  },
  "date-time": {
    test: isDateTime,
    description: "an existing date and time with its UTC offset",
    example: "2026-03-01T09:00:00+05:30",
  },
  "numeric-string": { test: isNumericString, description: "a number as text", example: "19.99" },
  "https-url": { test: isHttpsUrl, description: "an https URL", example: "https://example.com/logo.png" },
};

/**
 * One `@`, a local part of 1 to 64 characters, a domain of at least two non-empty labels, no white space.
 * See docs/readings.md, "Email addresses".
 */
export function isEmail(text: string): boolean {
  // U+0085 is white space, but not for `\s`.
  return /^[^\s\u0085@]{1,64}@[^\s\u0085@.]+(?:\.[^\s\u0085@.]+)+$/u.test(text);
}

/**
 * `YYYY-MM-DDThh:mm:ss` on an existing day of the calendar, with nothing after the seconds.
 * See docs/readings.md, "Dates and times".
 */
export function isLocalDateTime(text: string): boolean {
  return text.length === 19 && startsWithDateTime(text);
}

/**
 * A date and time as above, an optional fraction, then `Z` or `±hh:mm`.
 * See docs/readings.md, "Dates and times".
 */
export function isDateTime(text: string): boolean {
  return startsWithDateTime(text) && /^(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u.test(text.slice(19));
}

/** The instant of a date-time with an offset, in milliseconds since 1970. Digits beyond milliseconds are ignored. */
export function instantOf(dateTime: string): number {
  const [, fraction = ""] = /^\.(\d+)/u.exec(dateTime.slice(19)) ?? [];
  const offset = dateTime.slice(dateTime.endsWith("Z") ? -1 : -6);
  return Date.parse(`${dateTime.slice(0, 19)}.${`${fraction}000`.slice(0, 3)}${offset}`);
}

/**
 * An optional sign, digits, and an optional point with more digits.
 * See docs/readings.md, "Gmail annotations".
 */
export function isNumericString(text: string): boolean {
  return /^[+-]?\d+(?:\.\d+)?$/u.test(text);
}

function startsWithDateTime(text: string): boolean {
  if (!DATE_TIME.test(text)) return false;
  const day = Number(text.slice(8, 10));
  return day <= 28 || day <= daysIn(Number(text.slice(5, 7)), Number(text.slice(0, 4)));
}

const DATE_TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d/u;

/** Number of days in a month of the Gregorian calendar. */
function daysIn(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
