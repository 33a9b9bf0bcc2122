/** A schema without formats: those have tables of their own, and TypeBox knows two of the names otherwise. */
export function withoutFormats(schema: unknown): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === "format" && typeof value === "string" ? undefined : value,
    ),
  ) as object;
}
