import { instantOf, isDateTime, isLocalDateTime } from "./formats.js";

/** What is wrong with a date and time, or with an email address, as a message says it after the received value. */
export const looks = {
  offset: ", which is not in UTC",
  local: ", which does not say its offset from UTC",
  fraction: ", which has a fraction of a second",
  "no-colon": ", whose offset lacks its colon",
  "no-seconds": ", which lacks the seconds",
  space: ", which has a space instead of the T",
  date: ", a date without a time",
  "day-first": ", a date that does not begin with its year",
  words: ", which is words rather than a date and time",
  seconds: ", a number of seconds",
  milliseconds: ", a number of milliseconds",
  "no-such-time": ", a date or time that does not exist",
  "white-space": ", which has white space",
  "no-at": ", which has no @",
  "two-ats": ", which has more than one @",
  "no-dot": ", whose domain has no dot",
} as const;

/** Longer texts are not examined. */
const LONGEST = 40;

/** The mistake in a text that is no email address, if it is a common one. */
export function addressLookOf(text: string): keyof typeof looks | undefined {
  if (/\s/u.test(text)) return "white-space";
  const [, domain, ...others] = text.split("@", 3);
  if (domain === undefined) return text === "" ? undefined : "no-at";
  if (others.length > 0) return "two-ats";
  return domain.includes(".") ? undefined : "no-dot";
}

/** The mistake in a text that is no date and time in a format, if it is a common one. */
export function timeLookOf(text: string, isLocal: boolean): keyof typeof looks | undefined {
  if (text.length > LONGEST) return undefined;
  const whole = respelled(text);
  if (isDateTime(whole)) {
    if (!isLocal) return /[+-]\d\d(?:\d\d)?$/u.test(text) ? "no-colon" : undefined;
    return inUtc(withoutFraction(whole)) === text.slice(0, 19) ? "fraction" : "offset";
  }
  if (isDateTime(`${text}Z`)) return isLocal ? "fraction" : "local";
  const form = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d(?::?\d\d)?)?)?$/u.exec(text);
  if (form !== null) {
    const look = form[1] === undefined ? "date" : "no-seconds";
    const time = timeIn(text, look);
    return isLocalDateTime(time) || isDateTime(respelled(time)) ? look : "no-such-time";
  }
  if (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/u.test(text) && isLocalDateTime(timeIn(text, "space").slice(0, 19)))
    return "space";
  if (/^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/u.test(text)) return "day-first";
  if (/^\d{10}$/u.test(text)) return "seconds";
  if (/^\d{13}$/u.test(text)) return "milliseconds";
  return /^[a-z][a-z ,]*$/iu.test(text) ? "words" : undefined;
}

/** The date and time in a text, with its offset if it has one; empty if the text does not contain enough. */
function timeIn(text: string, look: keyof typeof looks): string {
  switch (look) {
    case "no-seconds":
      return `${text.slice(0, 16)}:00${text.slice(16)}`;
    case "space":
      return text.replace(" ", "T");
    case "date":
      return `${text}T09:00:00`;
    case "day-first":
      return dayFirst(text);
    case "seconds":
      return `${ofInstant(Number(text) * 1000)}Z`;
    case "milliseconds":
      return `${ofInstant(Number(text))}Z`;
    case "no-such-time":
      return "";
    default:
      return text;
  }
}

/** How a text that looks like this could be written in the format, if it contains enough. */
export function exampleOf(text: string, look: keyof typeof looks, isLocal: boolean): string | undefined {
  const time = respelled(timeIn(text, look));
  if (isLocal) {
    const whole = withoutFraction(time);
    return [inUtc(whole), whole].find((example) => example !== undefined && isLocalDateTime(example));
  }
  return [time, `${time}+05:30`].find(isDateTime);
}

/**
 * A date and time as the service spells it: without small letters, white space, a comma, UTC as a word, or the zone
 * after its offset, and with a colon in its offset, which may lack it or the minutes. Other texts may change as well.
 */
export function respelled(text: string): string {
  if (text.length > LONGEST) return text;
  const whole = text.trim().toUpperCase().replace(",", ".");
  const [time = whole] = whole.split("[", 1);
  return (/(?:Z|[+-]\d\d:?\d\d)$/u.test(time) ? time : whole)
    .replace(/ ?(?:UTC|GMT)$/u, "Z")
    .replace(/ ?([+-]\d\d):?(\d\d)?$/u, (_, hours: string, minutes = "00") => `${hours}:${minutes}`);
}

function withoutFraction(text: string): string {
  return text.replace(/\.\d+/u, "");
}

/** Converts a date and time with an offset to UTC; undefined if it has a non-zero fraction. */
export function inUtc(text: string): string | undefined {
  const isWhole = isDateTime(text) && /^(?:\.0{1,9})?[Z+-]/u.test(text.slice(19));
  return isWhole ? ofInstant(instantOf(text)) : undefined;
}

/** Formats an instant as a UTC date and time; undefined if its year does not have four digits. */
function ofInstant(milliseconds: number): string | undefined {
  const local = new Date(milliseconds).toISOString().slice(0, 19);
  return isLocalDateTime(local) ? local : undefined;
}

/** The date in a text like 15/12/2026, with a time added; empty if either number could be the month. */
function dayFirst(text: string): string {
  const [first, second, year] = text.split(/[/.-]/u) as [string, string, string];
  const [day, month] = Number(first) > 12 ? [first, second] : [second, first];
  if (Number(day) <= 12 && day !== month) return "";
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}T09:00:00`;
}
