// The formats of the specification, except https URLs, which have their own file.

function existsInCalendar(year: number, month: number, day: number): boolean {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return month >= 1 && month <= 12 && day >= 1 && day <= (days[month - 1] ?? 0);
}

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(.*)$/s;

/** The six numbers and the text after them, if they name an existing moment. */
function moment(text: string): { numbers: number[]; rest: string } | undefined {
  const match = SHAPE.exec(text);
  if (match === null) return undefined;
  const numbers = match.slice(1, 7).map(Number);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = numbers;
  if (!existsInCalendar(year, month, day) || hour > 23 || minute > 59 || second > 59) return undefined;
  return { numbers, rest: match[7] ?? "" };
}

/** Exactly `YYYY-MM-DDThh:mm:ss`, as in `scheduling_details`. */
export function isLocalDateTime(text: string): boolean {
  return moment(text)?.rest === "";
}

/** With `Z` or `±hh:mm` and an optional fraction, as in `deal_card`. Returns milliseconds since 1970, or undefined. */
export function offsetDateTime(text: string): number | undefined {
  const read = moment(text);
  const tail = /^(?:\.(\d+))?(?:Z|([+-])(\d{2}):(\d{2}))$/.exec(read?.rest ?? "");
  if (read === undefined || tail === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = read.numbers;
  const offsetHours = Number(tail[3] ?? "0");
  const offsetMinutes = Number(tail[4] ?? "0");
  if (offsetHours > 23 || offsetMinutes > 59) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second, Number((tail[1] ?? "").padEnd(3, "0").slice(0, 3)));
  const offset = (offsetHours * 60 + offsetMinutes) * 60_000;
  return tail[2] === "-" ? date.getTime() + offset : date.getTime() - offset;
}

/** One `@`, a local part of 1 to 64 characters, a domain of two or more labels, no white space. */
export function isEmail(text: string): boolean {
  if (/\s/.test(text)) return false;
  const parts = text.split("@");
  const [local, domain] = parts;
  if (parts.length !== 2 || local === undefined || domain === undefined) return false;
  const length = [...local].length;
  const labels = domain.split(".");
  return length >= 1 && length <= 64 && labels.length >= 2 && labels.every((label) => label !== "");
}

/** An optional sign, digits, and an optional fraction. */
export function isNumericString(text: string): boolean {
  return /^[+-]?[0-9]+(\.[0-9]+)?$/.test(text);
}
