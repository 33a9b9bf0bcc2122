import { type Definitions, type JsonSchema, resolve } from "../schemas/json-schema.js";

/**
 * Every path of an object through members that its schema names, in the order of the schema, a container before what is
 * in it. Arrays are not looked into.
 */
export function pathsOf(schema: JsonSchema, definitions: Definitions = {}): string[] {
  const paths = new Set<string>();

  function add(unresolved: JsonSchema, outer: Definitions, prefix: string): void {
    const { schema, definitions } = resolve(unresolved, outer);
    for (const variant of schema.anyOf ?? []) add(variant, definitions, prefix);
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      paths.add(prefix + name);
      add(member, definitions, `${prefix}${name}.`);
    }
  }

  add(schema, definitions, "");
  return [...paths];
}
