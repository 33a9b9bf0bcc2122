import { formats } from "./formats.js";
import { type Definitions, discriminatorOf, type JsonSchema, resolve } from "./json-schema.js";
import type { Scalar } from "./structural-rules.js";

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
  return [HEAD, ...compiler.functions].join("\n\n");
}

const HEAD = `import { explain } from "../structure/explain.js";
import { into, intoContent, intoRecursive } from "../structure/into.js";
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
}

/** What is told of an entry that is wrong. */
const ENTRY = "{ container: a, key: i, value: v, required: true, depth: d }";

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
      `if (${wrong}) return explain(o, w, d, ${form}, ${checks});`,
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
      return [`if (!(${leaf.holds("v")})) w.${leaf.method}(${[ENTRY, ...leaf.params].join(", ")});`];
    }
    const check = this.functionFor(unresolved, outer, name);
    if (this.#open.has(check)) throw new Error("entries that recurse directly");
    return ["if (isObject(v)) {", "  w.path[d] = i;", `  ${check}(v, w, d + 1);`, `} else w.type(${ENTRY}, "object");`];
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
      lines.push(`w.enum({ container: o, key: ${key}, value: v, required: true, depth: d }, [${values.join(", ")}]);`);
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

/** A member of an object, its schema no reference; a container has a check of its own. */
interface Member {
  readonly key: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly check?: string;
  readonly isRecursive: boolean;
}

function isContainer({ items, properties, anyOf }: JsonSchema): boolean {
  return items !== undefined || properties !== undefined || anyOf !== undefined;
}

function nameFor(key: string, { items }: JsonSchema): string {
  return isPlainText(items) ? "texts" : camelCase(key);
}

/**
 * Goes through the members that an object has. Counts those that must be there, keeps the containers for later, and
 * notes whether there is anything that linting may have a word about.
 */
function collection(schema: JsonSchema, members: readonly Member[]): string[] {
  const kept = members.filter(({ key, check }) => check !== undefined || schema.keyedBy?.when.includes(key));
  const cases = new Map<string, string[]>();
  for (const member of members) {
    const test = caseOf(member, kept.includes(member));
    const keys = cases.get(test);
    if (keys === undefined) cases.set(test, [member.key]);
    else keys.push(member.key);
  }
  const other = schema.additionalProperties && leafOf(schema.additionalProperties);
  return [
    ...kept.map(
      ({ key, schema: { items } }) => `let $${key}: ${items === undefined ? "Members" : "unknown[]"} | undefined;`,
    ),
    ...(members.some(({ required }) => required) ? ["let count = 0;"] : []),
    "let isWrong = false;",
    "let isOdd = false;",
    ...(other !== undefined || [...cases.keys()].some((test) => test !== "") ? ["let v: unknown;"] : []),
    // Only what the schema names is read.
    "for (const key in o) {",
    "  switch (key) {",
    ...[...cases].flatMap(([test, keys]) => [
      ...keys.map((key) => `    case ${JSON.stringify(key)}:`),
      ...(test === "" ? [] : ["      v = o[key];", `      ${test}`]),
      "      break;",
    ]),
    "    default:",
    ...(other === undefined
      ? ["      isOdd = true;"]
      : ["      v = o[key];", `      if (!(${other.holds("v")})) isWrong = true;`]),
    "  }",
    "}",
  ];
}

/** What to do with a member that is there: nothing when any value will do. */
function caseOf({ key, required, schema, check }: Member, isKept: boolean): string {
  if (check === undefined) {
    const holds = leafOf(schema)?.holds("v") ?? (required ? "v !== undefined" : undefined);
    if (holds === undefined) return "";
    const isWorded = schema.worded ?? (required && leafOf(schema)?.short === "s");
    if (isWorded)
      return `if (${holds}) { ${required ? "count++; " : ""}if (v === "") isOdd = true; } else isWrong = true;`;
    return required ? `if (${holds}) count++; else isWrong = true;` : `if (!(${holds})) isWrong = true;`;
  }
  const test = schema.items === undefined ? "isObject(v)" : "Array.isArray(v)";
  const keep = isKept ? `$${key} = v;` : "";
  return required
    ? `if (${test}) { ${keep} count++; } else isWrong = true;`
    : `if (${test}) ${keep} else isWrong = true;`;
}

/** Looks into the containers of an object in the order of the schema, and shows the object to the visitor in between. */
function inTurn(schema: JsonSchema, members: readonly Member[]): string[] {
  const visit = schema.visit === undefined ? [] : [`w.visit(${JSON.stringify(schema.visit)}, o, d, before);`];
  const visitedBefore = visitIndexOf(members);
  const lines = members.flatMap((member, index) => [
    ...(index === visitedBefore ? visit : []),
    ...(member.check === undefined ? [] : [lookInto(member, member.check, schema.keyedBy)]),
  ]);
  return visitedBefore === members.length ? [...lines, ...visit] : lines;
}

function lookInto({ key, isRecursive }: Member, check: string, keyedBy: JsonSchema["keyedBy"]): string {
  const name = JSON.stringify(key);
  const value = `$${key}`;
  if (keyedBy?.member === key) {
    const isKeyed = keyedBy.when.map((member) => `$${member} !== undefined`).join(" || ");
    return `intoContent(${value}, w, d, ${name}, ${JSON.stringify(keyedBy.channel)}, ${check}, ${isKeyed});`;
  }
  if (isRecursive) return `intoRecursive(${value}, w, d, ${name}, ${check});`;
  return `into(${value}, w, d, ${name}, ${check});`;
}

/** The visitor sees an object once its members are checked, but before the objects like it that it holds. */
function visitIndexOf(members: readonly Member[]): number {
  const recursive = members.findIndex(({ isRecursive }) => isRecursive);
  return recursive === -1 ? members.length : recursive;
}

/** The short form of an object's schema, as `shapeOf` reads it. */
function shortFormOf(schema: JsonSchema, members: readonly Member[]): string {
  const parts = members.map((member) => {
    const {
      key,
      required,
      schema: { worded },
    } = member;
    const flag = required ? "!" : worded ? "*" : "";
    const demand = shortDemandOf(member, schema.keyedBy);
    return `${key}${flag}${demand === "" ? "" : `:${demand}`}`;
  });
  if (schema.visit !== undefined) parts.splice(visitIndexOf(members), 0, `@${schema.visit}`);
  if (schema.additionalProperties !== undefined) {
    parts.push(
      `:${shortDemandOf({ key: "", required: true, schema: schema.additionalProperties, isRecursive: false })}`,
    );
  }
  if (schema.open) parts.push("?");
  return parts.join(";");
}

function shortDemandOf({ key, schema, check, isRecursive }: Member, keyedBy?: JsonSchema["keyedBy"]): string {
  if (keyedBy?.member === key) return `k${[keyedBy.channel, ...keyedBy.when].join("|")}`;
  if (check !== undefined) return isRecursive ? "O" : schema.items === undefined ? "o" : "a";
  return leafOf(schema)?.short ?? "";
}

interface Leaf {
  /** Source of the test that holds when a value, given as source too, is right. */
  holds(v: string): string;
  /** The same as a short demand. */
  readonly short: string;
  /** Method of the walk that finds out what is wrong, and what it is told besides the place. */
  readonly method: string;
  readonly params: readonly (string | number)[];
}

/** How to check a value that is no container; undefined when every value will do. */
function leafOf(schema: JsonSchema): Leaf | undefined {
  const { type, format, minimum, maximum } = schema;
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values !== undefined) return enumLeaf(values);
  if (format !== undefined) {
    const holds = (v: string) => `typeof ${v} === "string" && ${formats[format].test.name}(${v})`;
    return { holds, short: `f${format}`, method: "format", params: [JSON.stringify(format)] };
  }
  if (type === "integer" && minimum !== undefined && maximum !== undefined) {
    const holds = (v: string) =>
      `typeof ${v} === "number" && Number.isInteger(${v}) && ${v} >= ${minimum} && ${v} <= ${maximum}`;
    return { holds, short: `r${minimum}|${maximum}`, method: "range", params: [minimum, maximum] };
  }
  if (type === "integer") {
    return { holds: (v) => `Number.isInteger(${v})`, short: "i", method: "type", params: [`"integer"`] };
  }
  if (type === "string" || type === "boolean") {
    const holds = (v: string) => `typeof ${v} === "${type}"`;
    return { holds, short: type.charAt(0), method: "type", params: [`"${type}"`] };
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
    method: "enum",
    params: [`[${source.join(", ")}]`],
  };
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
