import { leafOf } from "./compile-leaf.js";
import { canBeWrong, collection, inTurn, isContainer, type Member, shortFormOf } from "./compile-object.js";
import { formats } from "./formats.js";
import { isHttpsUrl } from "./https-url.js";
import { type Definitions, discriminatorOf, type JsonSchema, resolve } from "./json-schema.js";

/** A check to compile: its name, and the shape that holds when a union's discriminator is not one of its values. */
export interface Root {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly otherwise?: JsonSchema;
}

/**
 * Compiles schemas to the TypeScript source of a module that exports one check for each root. Each object, array and
 * union becomes one function, shared where two are alike.
 *
 * The check of an object goes through the members that it has, once, and tells whether all are right and none is
 * missing. Only if not, `explain` finds out what is wrong, from a short form of the same schema. Going through the
 * members with `for…in` lets V8 read them by index: to read them by name costs more for each one that is absent, and
 * several times more where requests have many different shapes.
 */
export function compileChecks(roots: readonly Root[]): string {
  const compiler = new Compiler();
  for (const { name, schema, otherwise } of roots) compiler.functionFor(schema, {}, name, { otherwise, isRoot: true });
  const functions = compiler.functions.join("\n\n");
  return `${importsOf(functions)}\n\n${functions}`;
}

/** What the compiled code may call, by module. */
const CALLED: readonly (readonly [module: string, names: readonly string[]])[] = [
  ["explain", ["explain"]],
  ["formats", Object.values(formats).flatMap(({ test }) => (test === isHttpsUrl ? [] : test.name))],
  ["https-url", [isHttpsUrl.name]],
  ["into", ["into", "intoContent", "intoRecursive"]],
  ["walk", ["isObject"]],
  ["wrong-value", ["wrongEnum", "wrongFormat", "wrongRange", "wrongType"]],
];

function importsOf(source: string): string {
  const imports = CALLED.map(([module, names]) => {
    const used = names.filter((name) => source.includes(`${name}(`));
    return `import { ${used.join(", ")} } from "../structure/${module}.js";`;
  });
  return [...imports, 'import type { Members, Walk } from "../structure/walk.js";'].join("\n");
}

interface Options {
  /** What a union falls back to. */
  readonly otherwise?: JsonSchema | undefined;
  /** Whether others call the function. */
  readonly isRoot?: boolean;
  /** Name of the member that a union has looked at before it calls the function of this variant. */
  readonly discriminator?: string;
}

/** What is told of an entry that is wrong. */
const ENTRY = "{ container: a, key: i, value: v, required: true, depth: d }";

class Compiler {
  /** Functions in the order in which they were completed, each with the short form of its object before it. */
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
    this.functions.push(`${options.isRoot ? "export " : ""}${signature} {\n${indented(body)}\n}`);
    return unique;
  }

  #body(schema: JsonSchema, definitions: Definitions, self: string, options: Options): string[] {
    if (schema.anyOf !== undefined) return this.#union(schema.anyOf, definitions, options);
    if (schema.items !== undefined) return this.#array(schema, schema.items, definitions, self);
    return this.#object(schema, definitions, self, options);
  }

  #object(schema: JsonSchema, definitions: Definitions, self: string, { discriminator }: Options): string[] {
    const members = Object.entries(schema.properties ?? {}).map(([key, unresolved]): Member => {
      const required = schema.required?.includes(key) ?? false;
      if (key === discriminator) return { key, required: false, schema: {}, isRecursive: false };
      const resolved = resolve(unresolved, definitions);
      if (!isContainer(resolved.schema)) return { key, required, schema: resolved.schema, isRecursive: false };
      const isContent = schema.keyedBy?.member === key;
      const { channel = "" } = schema.keyedBy ?? {};
      const looked = isContent ? (resolved.schema.properties?.[channel] ?? {}) : unresolved;
      const inside = isContent ? resolved.definitions : definitions;
      const check = this.functionFor(looked, inside, isContent ? "content" : nameFor(key, resolved.schema));
      return { key, required, schema: resolved.schema, check, isRecursive: this.#open.has(check) };
    });
    const containers = members.filter(({ check }) => check !== undefined);
    const checks = `[${containers.map(({ check }) => check).join(", ")}]`;
    const form = `${self}Form`;
    this.functions.push(`const ${form} = ${JSON.stringify(shortFormOf(schema, members))};`);
    const needed = members.filter(({ required }) => required).length;
    const wrong = needed === 0 ? "isWrong" : `isWrong || count !== ${needed}`;
    return [
      ...(discriminator === undefined ? ["if (!w.enter(o, d)) return;"] : []),
      ...(schema.visit === undefined ? [] : ["const before = w.found.length;"]),
      ...collection(schema, members),
      `if (isOdd) w.inspect(o, ${form}, d);`,
      ...(canBeWrong(schema) ? [`if (${wrong}) return explain(o, w, d, ${form}, ${checks});`] : []),
      ...inTurn(schema, members),
    ];
  }

  #array(schema: JsonSchema, items: JsonSchema, definitions: Definitions, self: string): string[] {
    const { minItems } = schema;
    return [
      `const end = w.enterArray(a, ${self}, d);`,
      "if (end < 0) return;",
      "const before = w.found.length;",
      ...(minItems === undefined ? [] : [`if (end < ${minItems}) w.size(end, ${minItems}, d);`]),
      "for (let i = 0; i < end && !w.full; i++) {",
      "  const v = a[i];",
      ...this.#entry(items, definitions, `${self}Entry`).map(deeper(2)),
      "}",
      `w.leave(a, end, ${self}, d, before);`,
    ];
  }

  #entry(unresolved: JsonSchema, outer: Definitions, name: string): string[] {
    const { schema } = resolve(unresolved, outer);
    if (!isContainer(schema)) {
      const leaf = leafOf(schema);
      if (leaf === undefined) throw new Error("entries of any kind");
      return [`if (!(${leaf.holds("v")})) ${leaf.method}(${["w", ENTRY, ...leaf.params].join(", ")});`];
    }
    const check = this.functionFor(unresolved, outer, name);
    if (this.#open.has(check)) throw new Error("entries that recurse directly");
    return [
      "if (isObject(v)) {",
      "  w.path[d] = i;",
      `  ${check}(v, w, d + 1);`,
      `} else wrongType(w, ${ENTRY}, "object");`,
    ];
  }

  #union(variants: readonly JsonSchema[], definitions: Definitions, { otherwise }: Options): string[] {
    const discriminator = discriminatorOf(variants);
    const key = JSON.stringify(discriminator);
    const values = variants.map(({ properties }) => JSON.stringify(properties?.[discriminator]?.const));
    const lines = ["if (!w.enter(o, d)) return;", `const v = o[${key}];`];
    for (const [index, variant] of variants.entries()) {
      const check = this.functionFor(variant, definitions, `variant${index}`, { discriminator });
      lines.push(`if (v === ${values[index]}) return ${check}(o, w, d);`);
    }
    if (otherwise === undefined)
      lines.push(
        `wrongEnum(w, { container: o, key: ${key}, value: v, required: true, depth: d }, [${values.join(", ")}]);`,
      );
    else lines.push(`${this.functionFor(otherwise, definitions, "otherwise")}(o, w, d);`);
    return lines;
  }

  #uniqueName(name: string): string {
    const taken = new Set(this.#names.values());
    const base = name.charAt(0).toLowerCase() + name.slice(1);
    let unique = base;
    for (let count = 2; taken.has(unique); count++) unique = `${base}${count}`;
    return unique;
  }
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

function nameFor(key: string, { items }: JsonSchema): string {
  return isPlainText(items) ? "texts" : camelCase(key);
}
