/** A value as JSON writes it, with everything escaped that a log line could trip over. */
export function quote(value: string | number): string {
  return JSON.stringify(value);
}

/** Values one after the other: `"a", "b"`. */
export function list(values: readonly (string | number)[]): string {
  return values.map(quote).join(", ");
}

/** The end of a message that knows what was probably meant. */
export function suggestion(nearest: string | number | undefined): string {
  return nearest === undefined ? "" : `; did you mean ${quote(nearest)}?`;
}

/** A rule's message with its `{placeholders}` filled in. */
export function fill(message: string, params: object): string {
  const values = new Map<string, unknown>(Object.entries(params));
  const filled = message.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = values.get(name);
    return Array.isArray(value) ? list(value as string[]) : quote(value as string | number);
  });
  return filled + suggestion(values.get("nearest") as string | undefined);
}
