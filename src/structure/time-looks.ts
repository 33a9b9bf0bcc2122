import { instantOf, isDateTime, isLocalDateTime } from "./formats.js";

/** What an invalid date and time looks like. */
export type TimeLook =
  | "offset"
  | "local"
  | "fraction"
  | "no-seconds"
  | "space"
  | "date"
  | "day-first"
  | "words"
  | "seconds"
  | "milliseconds"
  | "no-such-time";

interface Look {
  /** Follows the received value in the message. */
  readonly says: string;
  /** The text as a date and time without offset; undefined if it does not contain enough. */
  readonly local: (text: string) => string | undefined;
}

/** How to describe each look, and how to correct the text. */
export const timeLooks: Readonly<Record<TimeLook, Look>> = {
  offset: { says: ", which is not in UTC", local: () => undefined },
  local: { says: ", which does not say its offset from UTC", local: (text) => text },
  fraction: { says: ", which has a fraction of a second", local: (text) => text.slice(0, 19) },
  "no-seconds": { says: ", which lacks the seconds", local: (text) => `${text}:00` },
  space: { says: ", which has a space instead of the T", local: (text) => text.replace(" ", "T").slice(0, 19) },
  date: { says: ", a date without a time", local: (text) => `${text}T09:00:00` },
  "day-first": { says: ", a date that does not begin with its year", local: dayFirst },
  words: { says: ", which is words rather than a date and time", local: () => undefined },
  seconds: { says: ", a number of seconds", local: (text) => ofInstant(Number(text) * 1000) },
  milliseconds: { says: ", a number of milliseconds", local: (text) => ofInstant(Number(text)) },
  "no-such-time": { says: ", which has the right form, but does not exist", local: () => undefined },
};

/** Longer texts are not examined. */
const LONGEST = 40;

/** What an invalid date and time looks like, if it can be told. */
export function lookOf(text: string): TimeLook | undefined {
  if (text.length > LONGEST) return undefined;
  if (isLocalDateTime(text)) return "local";
  if (isDateTime(text)) return "offset";
  if (isDateTime(`${text}Z`)) return "fraction";
  if (/^\d{4}-\d\d-\d\d$/u.test(text)) return isLocalDateTime(`${text}T00:00:00`) ? "date" : "no-such-time";
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(text)) return isLocalDateTime(`${text}:00`) ? "no-seconds" : "no-such-time";
  if (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/u.test(text) && isLocalDateTime(text.slice(0, 19).replace(" ", "T")))
    return "space";
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)?$/u.test(text)) return "no-such-time";
  if (/^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/u.test(text)) return "day-first";
  if (/^\d{10}$/u.test(text)) return "seconds";
  if (/^\d{13}$/u.test(text)) return "milliseconds";
  return /^[a-z][a-z ,]*$/iu.test(text) ? "words" : undefined;
}

/** Converts a date and time with an offset to UTC; undefined if it has a non-zero fraction. */
export function inUtc(text: string): string | undefined {
  const isWhole = isDateTime(text) && /^(?:\.0{1,9})?[Z+-]/u.test(text.slice(19));
  return isWhole ? ofInstant(instantOf(text) - instantOf("1970-01-01T00:00:00Z")) : undefined;
}

/** Formats an instant as a UTC date and time; undefined if its year does not have four digits. */
function ofInstant(milliseconds: number): string | undefined {
  const local = new Date(milliseconds).toISOString().slice(0, 19);
  return isLocalDateTime(local) ? local : undefined;
}

/** The date in a text like 15/12/2026, with a time added; undefined if either number could be the month. */
function dayFirst(text: string): string | undefined {
  const [first, second, year] = text.split(/[/.-]/u) as [string, string, string];
  const [day, month] = Number(first) > 12 ? [first, second] : [second, first];
  if (Number(day) <= 12 && day !== month) return undefined;
  const local = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}T09:00:00`;
  return isLocalDateTime(local) ? local : undefined;
}
