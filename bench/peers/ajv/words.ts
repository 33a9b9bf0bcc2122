/** A JSON Schema, as ajv takes it. */
export type Schema = Record<string, unknown>;

export const text: Schema = { type: "string" };
export const flag: Schema = { type: "boolean" };
export const integer: Schema = { type: "integer" };

export function formatted(format: string): Schema {
  return { type: "string", format };
}

export function integerBetween(minimum: number, maximum: number): Schema {
  return { type: "integer", minimum, maximum };
}

export function choice(values: readonly string[]): Schema {
  return { type: "string", enum: values };
}

export function list(items: Schema, more: Schema = {}): Schema {
  return { type: "array", items, ...more };
}

export function object(
  properties: Record<string, Schema | boolean>,
  required: readonly string[] = [],
  more: Schema = {},
): Schema {
  return { type: "object", properties, required, ...more };
}

/** Needs members that are described elsewhere. Strict mode wants the type, and each required member to be named. */
export function needs(members: readonly string[]): Schema {
  return { type: "object", properties: Object.fromEntries(members.map((member) => [member, true])), required: members };
}

/** Where members have such values, the schema holds as well. Absent members have none. */
export function where(members: Record<string, Schema>, holds: Schema, otherwise?: Schema): Schema {
  return {
    if: { properties: members, required: Object.keys(members) },
    // biome-ignore lint/suspicious/noThenProperty: `then` is a JSON Schema keyword, and nothing awaits a schema.
    then: holds,
    ...(otherwise && { else: otherwise }),
  };
}
