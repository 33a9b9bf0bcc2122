import { escapeOf, isEscaped } from "./escapes.js";

/** Maximum length of a value that a message repeats. */
const LONGEST_VALUE = 64;

/** Cuts a text, and ends it with an ellipsis. */
export function excerpt(text: string, longest = LONGEST_VALUE): string {
  if (text.length <= longest) return text;
  // Do not cut a surrogate pair in half.
  return `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/u, "")}…`;
}

/** Formats a value as JSON, and escapes everything that could corrupt a log line or a terminal. */
export function quote(value: string | number | boolean): string {
  if (typeof value !== "string") return String(value);
  let quoted = '"';
  let start = 0;
  for (let index = 0; index < value.length; index++) {
    if (!isEscaped(value, index)) continue;
    quoted += value.slice(start, index) + escapeOf(value.charCodeAt(index));
    start = index + 1;
  }
  return `${quoted}${value.slice(start)}"`;
}

/** Formats a list of values: `"a", "b"`. */
export function list(values: readonly (string | number)[]): string {
  return values.map(quote).join(", ");
}

/** Parses a message: texts, with one placeholder between each two. */
export function templateOf(message: string) {
  const parts = message.split(/\{(=?\w+)\}/u);
  const texts = parts.filter((_, index) => index % 2 === 0);
  const placeholders = parts.filter((_, index) => index % 2 === 1);
  return {
    texts,
    placeholders: placeholders.map((name, index) => ({
      name: name.replace("=", ""),
      isBare: name.startsWith("="),
      // Whether the message itself has quotes around it.
      isQuoted: isQuoted(texts.slice(0, index + 1).join(""), texts.slice(index + 1).join("")),
    })),
  };
}

/** Quotes that are quotes only next to a placeholder. */
const OTHER_QUOTES = "'`“”„‘’«»";

/** Whether a place between two texts is in quotes. An apostrophe may be no quote, so only the nearest ones count. */
function isQuoted(before: string, after: string): boolean {
  if (before.split('"').length % 2 === 0) return after.includes('"');
  return [before.at(-1), after.at(0)].every((sign) => sign && OTHER_QUOTES.includes(sign));
}

/** Formats a number, with separators from 10,000 on: a number of four digits may be a year. */
function grouped(number: number): string {
  let text = String(number);
  if (!Number.isSafeInteger(number) || Math.abs(number) < 10_000) return text;
  const first = number < 0 ? 1 : 0;
  for (let index = text.length - 3; index > first; index -= 3) text = `${text.slice(0, index)},${text.slice(index)}`;
  return text;
}

/** Formats the value of a placeholder. */
function shownIn(value: unknown, isInQuotes: boolean): string {
  if (typeof value === "number") return grouped(value);
  const shown = Array.isArray(value) ? list(value as string[]) : quote(value as string | number);
  return isInQuotes ? shown.replace(/^"|"$/gu, "") : shown;
}

/** The end of a message when the intended value is known. */
export function suggestion(nearest: string | number | boolean | undefined): string {
  return nearest === undefined ? "" : didYouMean(quote(nearest));
}

export const didYouMean = (quoted: string) => `; did you mean ${quoted}?`;

/** The end of a message about a misplaced member. */
export const belonging = (where: string) => `; ${where}`;

/** The end of a message about a member that is stored, but absent from the component that was sent. */
export const storedAdvice = (component: string, value = "it") =>
  `; the stored campaign has ${value}, but ${component} replaces what is stored: send the whole object`;

/**
 * Fills in the placeholders of a message. Strings are quoted, unless the placeholder is written `{=name}` or stands in
 * quotes.
 *
 * @param ending follows the message, before the endings for `nearest` and `belongs`.
 */
export function fill(
  { texts, placeholders }: ReturnType<typeof templateOf>,
  params: Readonly<Record<string, unknown>>,
  ending: string | undefined = "",
): string {
  let filled = texts[0] as string;
  for (let index = 0; index < placeholders.length; index++) {
    const { name, isBare, isQuoted: isInQuotes } = placeholders[index] as (typeof placeholders)[number];
    const value = params[name];
    filled += isBare ? String(value) : shownIn(value, isInQuotes);
    filled += texts[index + 1];
  }
  filled += ending;
  if (Object.hasOwn(params, "nearest")) filled += suggestion(params["nearest"] as string);
  return Object.hasOwn(params, "belongs") ? filled + belonging(String(params["belongs"])) : filled;
}
