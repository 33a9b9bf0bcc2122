import { formats } from "./formats.js";
import { type Definitions, discriminatorOf, type JsonSchema, resolve } from "./json-schema.js";
import type { Others } from "./walk.js";

/** A check to compile: its name, and the shape that holds when a union's discriminator is not one of its values. */
export interface Root {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly otherwise?: JsonSchema;
}

/**
 * Compiles schemas to the TypeScript source of a module that exports one check for each root. Each object, array and
 * union becomes one function, shared where two are alike. It collects the members that an object has, and then looks at
 * each in the order of the schema. It calls the walk only for what fails.
 *
 * Members are collected with `for…in`, which the compiler of V8 turns into reads by index. Reading them by name costs
 * more for each member that is absent, and many times more where requests have many different shapes.
 */
export function compileChecks(roots: readonly Root[]): string {
  const compiler = new Compiler();
  for (const { name, schema, otherwise } of roots)
    compiler.functionFor(schema, {}, name, { otherwise, isRoot: true, isBody: true });
  return [HEAD, ...compiler.functions].join("\n\n");
}

const HEAD = `import { checkChannelContent } from "../structure/channel-content.js";
import { ${Object.values(formats)
  .map(({ test }) => test.name)
  .join(", ")} } from "../structure/formats.js";
import { isObject, type Members, type Walk } from "../structure/walk.js";`;

interface Options {
  /** What a union falls back to. */
  readonly otherwise?: JsonSchema | undefined;
  /** Whether others call the function. */
  readonly isRoot?: boolean;
  /** Name of the member that a union has looked at before it calls the function of this variant. */
  readonly discriminator?: string;
  /** Whether the object is the body, whose members have nothing above them. */
  readonly isBody?: boolean;
}

class Compiler {
  /** Functions in the order in which they were completed. */
  readonly functions: string[] = [];
  /** Names of functions by the shape they check. */
  readonly #names = new Map<string, string>();
  /** Functions being written: to call one of these is to recurse. */
  readonly #open = new Set<string>();

  /** The name of the function that checks a container; writes it unless an equal shape has one already. */
  functionFor(unresolved: JsonSchema, outer: Definitions, name: string, options: Options = {}): string {
    const { schema, definitions } = resolve(unresolved, outer);
    const shape = shapeOf(schema);
    const known = this.#names.get(shape);
    if (known !== undefined) return known;

    const unique = this.#uniqueName(schema.title ?? name);
    this.#names.set(shape, unique);
    this.#open.add(unique);
    const body = this.#body(schema, definitions, unique, options);
    this.#open.delete(unique);

    const parameter = schema.type === "array" ? "a: readonly unknown[]" : "o: Members";
    const depth = body.some((line) => /\bd\b/u.test(line)) ? "d" : "_d";
    const signature = `function ${unique}(${parameter}, w: Walk, ${depth}: number): void`;
    const locals = (["v: unknown", "n: number"] as const).filter((local) =>
      body.some((line) => line.trimStart().startsWith(`${local.charAt(0)} = `)),
    );
    const lines = [...locals.map((local) => `let ${local};`), ...body];
    this.functions.push(`${options.isRoot ? "export " : ""}${signature} {\n${indented(lines)}\n}`);
    return unique;
  }

  #body(schema: JsonSchema, definitions: Definitions, self: string, options: Options): string[] {
    if (schema.anyOf !== undefined) return this.#union(schema.anyOf, definitions, options);
    if (schema.items !== undefined) return this.#array(schema, schema.items, definitions, self);
    const lines = this.#object(schema, definitions, options.discriminator);
    return options.isBody ? lines.map((line) => line.replace("n = w.found.length;", "n = w.settle();")) : lines;
  }

  #object(schema: JsonSchema, definitions: Definitions, discriminator: string | undefined): string[] {
    const members = Object.entries(schema.properties ?? {}).filter(([key]) => key !== discriminator);
    const lines = discriminator === undefined ? ["if (!w.enter(o, d)) return;"] : [];
    lines.push(...inspection(schema));
    if (schema.visit !== undefined) lines.push("const before = w.found.length;");
    const checks = members.flatMap(([key, member]) => {
      if (schema.keyedBy?.member === key) return this.#keyed(schema, member, definitions);
      const required = schema.required?.includes(key) ?? false;
      return this.#value("o", JSON.stringify(key), `$${key}`, member, definitions, required, key);
    });
    lines.push(...collection(schema, checks), ...withVisit(checks, schema.visit));
    if (schema.additionalProperties !== undefined) {
      const named = members.map(([key]) => `key !== ${JSON.stringify(key)}`).join(" && ");
      lines.push("for (const key in o) {", "  if (w.full) return;", `  if (${named}) {`, "    v = o[key];");
      lines.push(
        ...this.#value("o", "key", "v", schema.additionalProperties, definitions, true, "other").map(deeper(4)),
      );
      lines.push("  }", "}");
    }
    return lines;
  }

  #array(schema: JsonSchema, items: JsonSchema, definitions: Definitions, self: string): string[] {
    const { minItems } = schema;
    return [
      `const end = w.enterArray(a, ${self}, d);`,
      "if (end < 0) return;",
      "const before = w.found.length;",
      ...(minItems === undefined ? [] : [`if (end < ${minItems}) w.size(end, ${minItems});`]),
      "for (let i = 0; i < end && !w.full; i++) {",
      "  v = a[i];",
      ...this.#value("a", "i", "v", items, definitions, true, `${self}Entry`).map(deeper(2)),
      "}",
      `w.leave(a, end, ${self}, d, before);`,
    ];
  }

  #union(variants: readonly JsonSchema[], definitions: Definitions, { otherwise, isBody = false }: Options): string[] {
    const discriminator = discriminatorOf(variants);
    const key = JSON.stringify(discriminator);
    const values = variants.map(({ properties }) => JSON.stringify(properties?.[discriminator]?.const));
    const lines = ["if (!w.enter(o, d)) return;", `v = o[${key}];`];
    for (const [index, variant] of variants.entries()) {
      const check = this.functionFor(variant, definitions, `variant${index}`, { discriminator, isBody });
      lines.push(`if (v === ${values[index]}) return ${check}(o, w, d);`);
    }
    if (otherwise === undefined) lines.push(`w.enum(o, ${key}, v, true, [${values.join(", ")}]);`);
    else lines.push(`${this.functionFor(otherwise, definitions, "otherwise", { isBody })}(o, w, d);`);
    return lines;
  }

  /** Checks one member or entry: `container[key]`, which is at hand as `value`; `key` is source text, too. */
  #value(
    container: "o" | "a",
    key: string,
    value: string,
    unresolved: JsonSchema,
    outer: Definitions,
    required: boolean,
    name: string,
  ): string[] {
    const { schema } = resolve(unresolved, outer);
    const place = `${container}, ${key}, ${value}, ${required}`;
    const isGiven = `${value} !== undefined || (hasUndefined && ${key} in o)`;
    const isArray = schema.items !== undefined;
    if (isArray || schema.properties !== undefined || schema.anyOf !== undefined) {
      const check = this.functionFor(unresolved, outer, isPlainText(schema.items) ? "texts" : camelCase(name));
      const recurses = this.#open.has(check);
      return [
        `if (${isArray ? "Array.isArray" : "isObject"}(${value})) {`,
        "  n = w.found.length;",
        recurses ? `  w.nested(${value}, ${check}, d + 1);` : `  ${check}(${value}, w, d + 1);`,
        `  if (w.found.length > n) w.under(n, ${key});`,
        `} else ${required ? "" : `if (${isGiven}) `}w.type(${place}, "${isArray ? "array" : "object"}");`,
      ];
    }

    const leaf = leafOf(schema, value);
    if (leaf === undefined) return required ? [`if (${value} === undefined) w.present(o, ${key});`] : [];
    const test = required ? leaf.fails : `${value} !== undefined ? ${leaf.fails} : hasUndefined && ${key} in o`;
    return [`if (${test}) w.${leaf.method}(${[place, ...leaf.params].join(", ")});`];
  }

  /** The member that holds channel content: `checkChannelContent` knows where it may stand. */
  #keyed({ keyedBy }: JsonSchema, { properties }: JsonSchema, definitions: Definitions): string[] {
    const content = properties?.[keyedBy?.channel ?? ""];
    if (keyedBy === undefined || content === undefined) throw new Error("keyedBy names no content");
    const key = JSON.stringify(keyedBy.member);
    const value = `$${keyedBy.member}`;
    const keyed = keyedBy.when.map((member) => `$${member} !== undefined`).join(" || ");
    const check = this.functionFor(content, definitions, "content");
    return [
      `if (isObject(${value})) {`,
      "  n = w.found.length;",
      `  checkChannelContent(${value}, w, d + 1, ${JSON.stringify(keyedBy.channel)}, ${check}, ${keyed});`,
      `  if (w.found.length > n) w.under(n, ${key});`,
      `} else w.type(o, ${key}, ${value}, true, "object");`,
    ];
  }

  #uniqueName(name: string): string {
    const taken = new Set(this.#names.values());
    const base = name.charAt(0).toLowerCase() + name.slice(1);
    let unique = base;
    for (let count = 2; taken.has(unique); count++) unique = `${base}${count}`;
    return unique;
  }
}

/** Collects the members of an object that are checked, in locals of their names. */
function collection({ properties = {}, required = [] }: JsonSchema, checks: readonly string[]): string[] {
  const names = new Set(checks.flatMap((line) => line.match(/\$\w+/gu) ?? []));
  const keys = Object.keys(properties).filter((key) => names.has(`$${key}`));
  if (keys.length === 0) return [];
  // An optional member may be there and undefined, as no JSON has it. That is told from absence where it matters.
  const cases = keys.map((key) => {
    const read = `$${key} = o[key]`;
    const isOptional = !required.includes(key);
    return `    case ${JSON.stringify(key)}: ${isOptional ? `if ((${read}) === undefined) hasUndefined = true` : read}; break;`;
  });
  return [
    ...keys.map((key) => `let $${key}: unknown;`),
    ...(cases.some((line) => line.includes("hasUndefined")) ? ["let hasUndefined = false;"] : []),
    "for (const key in o) {",
    "  switch (key) {",
    ...cases,
    "  }",
    "}",
  ];
}

/** Shows the object to the visitor once its members are checked, but before the objects like it that it holds. */
function withVisit(checks: readonly string[], mark: string | undefined): string[] {
  if (mark === undefined) return [...checks];
  const recursion = checks.findIndex((line) => line.includes("w.nested("));
  // The member that recurses is told to be an object in the two lines above.
  const index = recursion === -1 ? checks.length : recursion - 2;
  return [...checks.slice(0, index), `w.visit(${JSON.stringify(mark)}, o, before);`, ...checks.slice(index)];
}

/** Lets the visitor see the object, if it wants to, with what the schema says of its members. */
function inspection({ properties = {}, required = [], additionalProperties, open }: JsonSchema): string[] {
  const names = Object.entries(properties).map(([key, member]) => {
    const isWorded = member.worded ?? (required.includes(key) && isPlainText(member));
    return isWorded ? `${key}!` : key;
  });
  // Where any member will do, none can be unknown; where none is described, nothing can be said.
  if (names.length === 0) return [];
  const others: Others = additionalProperties !== undefined ? "free" : open ? "possible" : "unknown";
  return [`if (w.inspects) w.inspect(o, ${JSON.stringify(names.join(" "))}, "${others}");`];
}

interface Leaf {
  /** Source of the test that holds when a value fails. */
  readonly fails: string;
  /** Method of the walk that finds out why, and what it is told besides the place. */
  readonly method: string;
  readonly params: readonly (string | number)[];
}

/** How to check a value that is no container; undefined when every value will do. */
function leafOf(schema: JsonSchema, v: string): Leaf | undefined {
  const { type, format, minimum, maximum } = schema;
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values !== undefined) {
    const source = values.map((value) => JSON.stringify(value));
    return {
      fails: source.map((value) => `${v} !== ${value}`).join(" && "),
      method: "enum",
      params: [`[${source.join(", ")}]`],
    };
  }
  if (format !== undefined) {
    const fails = `typeof ${v} !== "string" || !${formats[format].test.name}(${v})`;
    return { fails, method: "format", params: [JSON.stringify(format)] };
  }
  if (type === "integer" && minimum !== undefined && maximum !== undefined) {
    const fails = `typeof ${v} !== "number" || !Number.isInteger(${v}) || ${v} < ${minimum} || ${v} > ${maximum}`;
    return { fails, method: "range", params: [minimum, maximum] };
  }
  if (type === "integer") return { fails: `!Number.isInteger(${v})`, method: "type", params: [`"integer"`] };
  if (type === "string" || type === "boolean") {
    return { fails: `typeof ${v} !== "${type}"`, method: "type", params: [`"${type}"`] };
  }
  if (type === undefined) return undefined;
  throw new Error(`cannot compile ${JSON.stringify(schema)}`);
}

/** What a schema demands, without the notes for readers. A member may be called `title`, but its schema is no text. */
function shapeOf(schema: JsonSchema): string {
  return JSON.stringify(schema, (key, value: unknown) =>
    (key === "title" || key === "description") && typeof value === "string" ? undefined : value,
  );
}

function isPlainText(schema: JsonSchema | undefined): boolean {
  return schema?.type === "string" && schema.format === undefined;
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/gu, (_, letter: string) => letter.toUpperCase());
}

function deeper(spaces: number): (line: string) => string {
  return (line) => " ".repeat(spaces) + line;
}

function indented(lines: readonly string[]): string {
  return lines.map(deeper(2)).join("\n");
}
