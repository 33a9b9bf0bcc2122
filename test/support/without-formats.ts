/** A schema without formats. Formats have their own tests, and TypeBox gives two of the names another meaning. */
export function withoutFormats(schema: unknown): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === "format" && typeof value === "string" ? undefined : value,
    ),
  ) as object;
}
