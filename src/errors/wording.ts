/** Length to which a value is cut when it is repeated to the user. */
const LONGEST_VALUE = 64;

/** The first characters of a text. */
export function excerpt(text: string, longest = LONGEST_VALUE): string {
  if (text.length <= longest) return text;
  // A character of two units is not cut in half.
  return `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/u, "")}…`;
}

/** Characters that JSON leaves as they are and that steer a terminal, or reorder or hide text. */
const UNSAFE = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A value as JSON writes it, with everything escaped that a log line or a terminal could trip over. */
export function quote(value: string | number | boolean): string {
  return JSON.stringify(value).replace(UNSAFE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Values one after the other: `"a", "b"`. */
export function list(values: readonly (string | number)[]): string {
  return values.map(quote).join(", ");
}

/** The end of a message that knows what was probably meant. */
export function suggestion(nearest: string | number | boolean | undefined): string {
  return nearest === undefined ? "" : `; did you mean ${quote(nearest)}?`;
}

/** A rule's message with its `{placeholders}` filled in; texts are quoted, unless the placeholder is `{=such}`. */
export function fill(message: string, params: object): string {
  const values = new Map<string, unknown>(Object.entries(params));
  const filled = message.replace(/\{(=?)(\w+)\}/gu, (_, bare: string, name: string) => {
    const value = values.get(name);
    if (bare !== "") return String(value);
    return Array.isArray(value) ? list(value as string[]) : quote(value as string | number);
  });
  const home = values.get("belongs");
  return (
    filled + suggestion(values.get("nearest") as string | undefined) + (home === undefined ? "" : `; ${String(home)}`)
  );
}
