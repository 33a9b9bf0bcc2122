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

/**
 * What a message ends with when its violation has a certain param, whatever the rule. `component` is no param but the
 * first segment.
 */
export const endings = Object.freeze({
  nearest: "; did you mean {nearest}?",
  belongs: "; {=belongs}",
  storedHasValue: "; the stored campaign has it, but {=component} replaces what is stored: send the whole object",
} as const);

const nearestEnding = templateOf(endings.nearest);
const belongsEnding = templateOf(endings.belongs);
const storedEnding = templateOf(endings.storedHasValue);

/** The end of a message that knows what was probably meant. */
export function suggestion(nearest: string | number | boolean | undefined): string {
  return nearest === undefined ? "" : filled(nearestEnding, { nearest });
}

/** The end of a message about a member that the stored campaign has, and that its component was sent without. */
export function storedAdvice(component: string | number | undefined): string {
  return filled(storedEnding, { component });
}

/** A rule's message with its placeholders filled in; texts are quoted, unless the placeholder is `{=such}`. */
export function fill(template: Template, params: Readonly<Record<string, unknown>>): string {
  let message = filled(template, params);
  if (Object.hasOwn(params, "nearest")) message += suggestion(params["nearest"] as string | undefined);
  if (Object.hasOwn(params, "belongs")) message += filled(belongsEnding, params);
  return message;
}

function filled({ texts, placeholders }: Template, params: Readonly<Record<string, unknown>>): string {
  let text = texts[0] as string;
  for (let index = 0; index < placeholders.length; index++) {
    const { name, isBare } = placeholders[index] as Template["placeholders"][number];
    const value = params[name];
    if (isBare) text += String(value);
    else text += Array.isArray(value) ? list(value as string[]) : quote(value as string | number);
    text += texts[index + 1];
  }
  return text;
}
