/** The value of a header from all its values; undefined if it has none, or different ones. An empty one does not count. */
export function onlyValue(values: readonly string[]): string | undefined {
  const [first, ...others] = values.length > 1 ? values.filter((value) => value.trim() !== "") : values;
  return others.every((other) => other === first) ? first : undefined;
}
