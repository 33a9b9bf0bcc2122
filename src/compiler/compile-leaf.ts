import type { JsonSchema } from "../schemas/json-schema.js";
import { formats } from "../structure/formats.js";

/** How to check a value that is not a container. */
export interface Leaf {
  /** Source of an expression that is true if the value `v` is valid. */
  readonly holds: string;
  /** Source of the same as a demand. */
  readonly demand: string;
}

/** How to check a value that is not a container; undefined if any value is valid. */
export function leafOf(schema: JsonSchema): Leaf | undefined {
  const { type, format, minimum, maximum } = schema;
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values !== undefined) {
    const source = values.map((value) => JSON.stringify(value));
    const holds = source.map((value) => `v === ${value}`).join(" || ");
    return { holds, demand: `must.oneOf(${source.join(", ")})` };
  }
  if (format !== undefined) {
    const holds = `typeof v === "string" && ${formats[format].test.name}(v)`;
    return { holds, demand: `must.inFormat(${JSON.stringify(format)})` };
  }
  if (type === "integer" && minimum !== undefined && maximum !== undefined) {
    const holds = `typeof v === "number" && Number.isInteger(v) && v >= ${minimum} && v <= ${maximum}`;
    return { holds, demand: `must.range(${minimum}, ${maximum})` };
  }
  if (type === "integer") return { holds: "Number.isInteger(v)", demand: "must.integer" };
  if (type === "string") return { holds: 'typeof v === "string"', demand: "must.text" };
  if (type === "boolean") return { holds: 'typeof v === "boolean"', demand: "must.flag" };
  if (type === undefined) return undefined;
  throw new Error(`cannot compile ${JSON.stringify(schema)}`);
}
