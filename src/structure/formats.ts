/** A string format of the specification, as a schema names it. */
export type Format = "email" | "local-date-time" | "date-time" | "numeric-string" | "https-url";

interface FormatDefinition {
  /** The function below that tests it; the compiled code calls it by its name. */
  readonly test: (text: string) => boolean;
  /** Completes "must be …". */
  readonly description: string;
}

/** All formats. Every test takes linear time. */
export const formats: Readonly<Record<Format, FormatDefinition>> = {
  email: { test: isEmail, description: 'an email address, like "jo@example.com"' },
  "local-date-time": {
    test: isLocalDateTime,
    description: 'an existing UTC date and time without offset or fraction, like "2026-03-01T09:00:00"',
  },
  "date-time": {
    test: isDateTime,
    description: 'an existing date and time with its UTC offset, like "2026-03-01T09:00:00+05:30"',
  },
  "numeric-string": { test: isNumericString, description: 'a number as text, like "19.99"' },
  "https-url": { test: isHttpsUrl, description: 'an https URL, like "https://example.com/logo.png"' },
};

/** Reading 13: one `@`, a local part of 1 to 64 characters, a domain of two or more non-empty labels, no white space. */
export function isEmail(text: string): boolean {
  const at = text.indexOf("@");
  if (at < 1 || text.includes("@", at + 1) || hasWhiteSpace(text)) return false;
  // Characters are code points, of at most two units each.
  if (at > 64 && (at > 128 || [...text.slice(0, at)].length > 64)) return false;
  const domain = text.slice(at + 1);
  return domain.includes(".") && !domain.startsWith(".") && !domain.endsWith(".") && !domain.includes("..");
}

/** Reading 6: `YYYY-MM-DDThh:mm:ss`, an existing day of the calendar, nothing behind the seconds. */
export function isLocalDateTime(text: string): boolean {
  return text.length === 19 && startsWithDateTime(text);
}

/** Reading 6: a date and time as above, optionally a fraction, then `Z` or `±hh:mm`. */
export function isDateTime(text: string): boolean {
  return startsWithDateTime(text) && /^(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u.test(text.slice(19));
}

/** Reading 11: an optional sign, digits, and optionally a point and digits. */
export function isNumericString(text: string): boolean {
  return /^[+-]?\d+(?:\.\d+)?$/u.test(text);
}

/** Reading 11: starts with `https://` in any case, parses as a URL, and has a host. */
export function isHttpsUrl(text: string): boolean {
  if (!/^https:\/\//iu.test(text)) return false;
  try {
    return new URL(text).host !== "";
  } catch {
    return false;
  }
}

/** Whether a text has white space, in ASCII told without a regular expression. */
function hasWhiteSpace(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit > 127) return /[\s\p{White_Space}]/u.test(text);
    if (unit === 32 || (unit >= 9 && unit <= 13)) return true;
  }
  return false;
}

function startsWithDateTime(text: string): boolean {
  if (text.length < 19 || !hasSeparators(text)) return false;
  const year = numberAt(text, 0, 4);
  const day = numberAt(text, 8, 10);
  return (
    year >= 0 &&
    day >= 1 &&
    day <= daysInMonth(year, numberAt(text, 5, 7)) &&
    numberAt(text, 11, 13) <= 23 &&
    numberAt(text, 14, 16) <= 59 &&
    numberAt(text, 17, 19) <= 59
  );
}

function hasSeparators(text: string): boolean {
  return text[4] === "-" && text[7] === "-" && text[10] === "T" && text[13] === ":" && text[16] === ":";
}

/** The number that stands in some places of a text, NaN when they are not all digits. */
function numberAt(text: string, start: number, end: number): number {
  let value = 0;
  for (let index = start; index < end; index++) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

/** Days of a month of the Gregorian calendar; of a month that does not exist, 0. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  if (month === 4 || month === 6 || month === 9 || month === 11) return 30;
  return month >= 1 && month <= 12 ? 31 : 0;
}
