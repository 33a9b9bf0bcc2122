import { isHttpsUrl } from "./https-url.js";

/** A string format of the specification, by its name in schemas. */
export type Format = "email" | "local-date-time" | "date-time" | "numeric-string" | "https-url";

interface FormatDefinition {
  /** An exported function, because compiled checks call it by name. */
  readonly test: (text: string) => boolean;
  /** Completes "must be …". */
  readonly description: string;
  readonly example: string;
}

/** All formats. Every test takes linear time. */
export const formats: Readonly<Record<Format, FormatDefinition>> = {
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

/**
 * The instant of a date-time with an offset, in milliseconds since an arbitrary fixed epoch. Digits beyond milliseconds
 * are ignored.
 */
export function instantOf(dateTime: string): number {
  const offset = dateTime.endsWith("Z") ? "" : dateTime.slice(-6);
  const fraction = `${dateTime.slice(20, dateTime.length - (offset.length || 1))}000`.slice(0, 3);
  // `Date.UTC` maps years below 100 to 19xx, so all years are moved by one cycle of the calendar.
  const year = pairAt(dateTime, 0) * 100 + pairAt(dateTime, 2) + 400;
  const [month, day] = [pairAt(dateTime, 5), pairAt(dateTime, 8)];
  const minutes = offset === "" ? 0 : pairAt(offset, 1) * 60 + pairAt(offset, 4);
  const local = Date.UTC(year, month - 1, day, pairAt(dateTime, 11), pairAt(dateTime, 14), pairAt(dateTime, 17));
  return local + Number(fraction) - (offset.startsWith("-") ? -minutes : minutes) * 60_000;
}

/**
 * An optional sign, digits, and an optional point with more digits.
 * See docs/readings.md, "Gmail annotations".
 */
export function isNumericString(text: string): boolean {
  return /^[+-]?\d+(?:\.\d+)?$/u.test(text);
}

function startsWithDateTime(text: string): boolean {
  return (
    text.length >= 19 &&
    text.charCodeAt(4) === HYPHEN &&
    text.charCodeAt(7) === HYPHEN &&
    text.charCodeAt(10) === T &&
    text.charCodeAt(13) === COLON &&
    text.charCodeAt(16) === COLON &&
    pairAt(text, 11) <= 23 &&
    pairAt(text, 14) <= 59 &&
    pairAt(text, 17) <= 59 &&
    isDay(pairAt(text, 0), pairAt(text, 2), pairAt(text, 5), pairAt(text, 8))
  );
}

const HYPHEN = 45;
const COLON = 58;
const T = 84;

/** The two-digit number at an index; 100 if they are not both digits. */
function pairAt(text: string, index: number): number {
  const tens = text.charCodeAt(index) - 48;
  const ones = text.charCodeAt(index + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : 100;
}

/** Whether a day exists in the Gregorian calendar. The year is given as two pairs of digits. */
function isDay(century: number, year: number, month: number, day: number): boolean {
  if (century > 99 || year > 99 || day < 1) return false;
  const isLeap = year % 4 === 0 && (year !== 0 || century % 4 === 0);
  return day <= daysInMonth(month, isLeap);
}

/** Number of days in a month; 0 if the month does not exist. */
function daysInMonth(month: number, isLeap: boolean): number {
  if (month === 2) return isLeap ? 29 : 28;
  if (month === 4 || month === 6 || month === 9 || month === 11) return 30;
  return month >= 1 && month <= 12 ? 31 : 0;
}
