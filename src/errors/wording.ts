import { escapeOf, isEscaped } from "./escapes.js";

/** Length to which a value is cut when it is repeated to the user. */
const LONGEST_VALUE = 64;

/** The first characters of a text. */
export function excerpt(text: string, longest = LONGEST_VALUE): string {
  if (text.length <= longest) return text;
  // A character of two units is not cut in half.
  return `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/u, "")}…`;
}

/** A value as JSON writes it, with everything escaped that a log line or a terminal could trip over. */
export function quote(value: string | number | boolean): string {
  if (typeof value !== "string") return String(value);
  let quoted = '"';
  let start = 0;
  for (let index = 0; index < value.length; index++) {
    if (!isEscaped(value, index)) continue;
    quoted += value.slice(start, index) + escapeOf(value.charCodeAt(index));
    start = index + 1;
  }
  return `${quoted}${start === 0 ? value : value.slice(start)}"`;
}

/** The length of a quoted text, without its quotes. */
export function quotedLength(text: string): number {
  let { length } = text;
  for (let index = 0; index < text.length; index++) {
    if (isEscaped(text, index)) length += escapeOf(text.charCodeAt(index)).length - 1;
  }
  return length;
}

/** Values one after the other: `"a", "b"`. */
export function list(values: readonly (string | number)[]): string {
  return values.map(quote).join(", ");
}

/** A message with `{placeholders}`, taken apart: texts, and between each two of them a placeholder. */
export interface Template {
  readonly texts: readonly string[];
  readonly placeholders: readonly { readonly name: string; readonly isBare: boolean }[];
}

export function templateOf(message: string): Template {
  const parts = message.split(/\{(=?\w+)\}/u);
  const placeholders = parts.filter((_, index) => index % 2 === 1);
  return {
    texts: parts.filter((_, index) => index % 2 === 0),
    placeholders: placeholders.map((name) => ({ name: name.replace("=", ""), isBare: name.startsWith("=") })),
  };
}

/** The end of a message that knows what was probably meant. */
export function suggestion(nearest: string | number | boolean | undefined): string {
  return nearest === undefined ? "" : didYouMean(quote(nearest));
}

export const didYouMean = (quoted: string) => `; did you mean ${quoted}?`;

/** The end of a message about a member that stands in the wrong place. */
export const belonging = (where: string) => `; ${where}`;

/** The end of a message about a member that the stored campaign has, and that its component was sent without. */
export const storedAdvice = (component: string) =>
  `; the stored campaign has it, but ${component} replaces what is stored: send the whole object`;

/**
 * A rule's message with its placeholders filled in; texts are quoted, unless the placeholder is `{=such}`.
 *
 * @param ending what comes next, before the endings of params.
 */
export function fill(
  { texts, placeholders }: Template,
  params: Readonly<Record<string, unknown>>,
  ending: string | undefined = "",
): string {
  let filled = texts[0] as string;
  for (let index = 0; index < placeholders.length; index++) {
    const { name, isBare } = placeholders[index] as Template["placeholders"][number];
    const value = params[name];
    if (isBare) filled += String(value);
    else filled += Array.isArray(value) ? list(value as string[]) : quote(value as string | number);
    filled += texts[index + 1];
  }
  filled += ending;
  if (Object.hasOwn(params, "nearest")) filled += suggestion(params["nearest"] as string);
  return Object.hasOwn(params, "belongs") ? filled + belonging(String(params["belongs"])) : filled;
}
