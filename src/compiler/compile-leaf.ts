import { formats } from "../structure/formats.js";
import type { JsonSchema } from "../structure/json-schema.js";
import type { Scalar } from "../structure/structural-rules.js";

/** How to check a value that is not a container, in three forms. */
export interface Leaf {
  /** Source of an expression that is true if the value is valid. `v` is the source of the value. */
  holds(v: string): string;
  /** The same as a demand of the short form. */
  readonly short: string;
  /** The function that reports what is wrong, and the source of its other arguments. */
  readonly method: string;
  readonly params: readonly (string | number)[];
}

/** How to check a value that is not a container; undefined if any value is valid. */
export function leafOf(schema: JsonSchema): Leaf | undefined {
  const { type, format, minimum, maximum } = schema;
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values !== undefined) return enumLeaf(values);
  if (format !== undefined) {
    const holds = (v: string) => `typeof ${v} === "string" && ${formats[format].test.name}(${v})`;
    return { holds, short: `f${format}`, method: "wrongFormat", params: [JSON.stringify(format)] };
  }
  if (type === "integer" && minimum !== undefined && maximum !== undefined) {
    const holds = (v: string) =>
      `typeof ${v} === "number" && Number.isInteger(${v}) && ${v} >= ${minimum} && ${v} <= ${maximum}`;
    return { holds, short: `r${minimum}|${maximum}`, method: "wrongRange", params: [minimum, maximum] };
  }
  if (type === "integer") {
    return { holds: (v) => `Number.isInteger(${v})`, short: "i", method: "wrongType", params: [`"integer"`] };
  }
  if (type === "string" || type === "boolean") {
    const holds = (v: string) => `typeof ${v} === "${type}"`;
    return { holds, short: type.charAt(0), method: "wrongType", params: [`"${type}"`] };
  }
  if (type === undefined) return undefined;
  throw new Error(`cannot compile ${JSON.stringify(schema)}`);
}

function enumLeaf(values: readonly Scalar[]): Leaf {
  const source = values.map((value) => JSON.stringify(value));
  const isNumeric = values.every((value) => typeof value === "number");
  if (values.some((value) => /[;|]/u.test(String(value)))) throw new Error("a value with a sign of the short form");
  return {
    holds: (v) => source.map((value) => `${v} === ${value}`).join(" || "),
    short: `${isNumeric ? "n" : "e"}${values.join("|")}`,
    method: "wrongEnum",
    params: [`[${source.join(", ")}]`],
  };
}
