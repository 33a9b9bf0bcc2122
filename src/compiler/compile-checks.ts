import { FACTS_ARE_KNOWN, type Fact, factBits, factsFor, placeOf } from "../rules/parts/facts.js";
import type { Scope } from "../rules/scope.js";
import { type Definitions, discriminatorOf, formOf, type JsonSchema, resolve } from "../schemas/json-schema.js";
import { formats } from "../structure/formats.js";
import { isHttpsUrl } from "../structure/https-url.js";
import { hasOperator } from "../structure/operators.js";
import { leafOf } from "./compile-leaf.js";
import { canBeWrong, collection, inTurn, isContainer, type Member, shapeMaker } from "./compile-object.js";

/** A check to compile: its name, its schema, and the schema to use if a union's discriminator has no known value. */
export interface Root {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly otherwise?: JsonSchema;
  /** Whether it is a campaign, about which facts are noted. */
  readonly isCampaign?: boolean;
}

/**
 * Compiles schemas to the TypeScript source of a module that exports one check for each root. Each object, array and
 * union becomes one function; equal schemas use the same one.
 *
 * The check of an object iterates over its members once, and determines whether all are valid and no required one is
 * absent. Only if that fails does `explain` report what is wrong, from the shape of the same schema. With `for…in`,
 * V8 reads members by index. Reading by name costs more for each absent member, and several times more when requests
 * have many different shapes.
 *
 * @param isSmall whether each object is checked by its shape alone: a third of the size, and slower.
 */
export function compileChecks(roots: readonly Root[], isSmall = false): string {
  const compiler = new Compiler(isSmall);
  for (const { name, schema, otherwise, isCampaign } of roots) {
    compiler.functionFor(schema, {}, name, { otherwise, isRoot: true, place: isCampaign ? [] : undefined });
  }
  const functions = compiler.functions.join("\n\n");
  return `${importsOf(functions)}\n\n${functions}`;
}

/** The functions that compiled code may call, by module. */
const CALLED: readonly (readonly [module: string, names: readonly string[]])[] = [
  ["explain", ["explain"]],
  ["check-by-shape", ["checkByShape"]],
  ["formats", Object.values(formats).flatMap(({ test }) => (test === isHttpsUrl ? [] : test.name))],
  ["https-url", [isHttpsUrl.name]],
  ["operators", [hasOperator.name]],
  ["channel-content", ["checkContent"]],
  ["checker", ["isObject"]],
  ["wrong-value", ["wrongValue"]],
];

function importsOf(source: string): string {
  const imports = CALLED.flatMap(([module, names]) => {
    const used = names.filter((name) => source.includes(`${name}(`));
    return used.length === 0 ? [] : [`import { ${used.join(", ")} } from "../structure/${module}.js";`];
  });
  const shapes = ['import * as must from "../structure/demand.js";', 'import { shape } from "../structure/shape.js";'];
  const checker = 'import type { Checker, Members } from "../structure/checker.js";';
  return [...imports, ...(source.includes("shape(") ? shapes : []), checker].join("\n");
}

interface Options {
  /** The schema that a union falls back to. */
  readonly otherwise?: JsonSchema | undefined;
  /** Whether to export the function. */
  readonly isRoot?: boolean;
  /** The member that the union checked before it calls the function of this variant. */
  readonly discriminator?: string;
  /** The place in a campaign, if facts may be noted there. */
  readonly place?: readonly string[] | undefined;
}

/** Most members of an object, because `explain` has a bitmask of them. */
const MOST_MEMBERS = 32;

/** The fact about two members: the data type of a filter has its operator. It is noted after all members. */
const OPERATOR_ALLOWED = "@.operator=allowed";
const COMPARED = ["data_type", "operator"];
const ARE_COMPATIBLE = `${hasOperator.name}($data_type, $operator)`;

class Compiler {
  /** Source of functions, in order of completion. */
  readonly functions: string[] = [];
  /** Names of functions, by the shape that they check. */
  readonly #names = new Map<string, string>();
  /** Functions that are being compiled. A call to one of these is recursive. */
  readonly #open = new Set<string>();

  constructor(private readonly isSmall: boolean) {}

  /** Returns the name of the function that checks a container. Compiles it, unless an equal shape has one already. */
  functionFor(unresolved: JsonSchema, outer: Definitions, name: string, options: Options = {}): string {
    const { schema, definitions } = resolve(unresolved, outer);
    // The same shape at a place with other facts is another function.
    const shape = formOf(schema) + factsBelow(options.place).join();
    const known = this.#names.get(shape);
    if (known !== undefined) return known;

    const unique = this.#uniqueName(schema.title ?? name);
    this.#names.set(shape, unique);
    this.#open.add(unique);
    const exported = options.isRoot ? "export " : "";
    const body = this.#body(schema, definitions, unique, options);
    this.#open.delete(unique);
    if (typeof body === "string") {
      this.functions.push(`${exported}const ${unique} = ${body};`);
      return unique;
    }

    const parameter = schema.type === "array" ? "a: readonly unknown[]" : "o: Members";
    const depth = body.some((line) => /\bd\b/u.test(line)) ? "d" : "_d";
    const signature = `function ${unique}(${parameter}, c: Checker, ${depth}: number): void`;
    this.functions.push(`${exported}${signature} {\n${body.map(deeper).join("\n")}\n}`);
    return unique;
  }

  /** The lines of a function, or an expression in place of one. */
  #body(schema: JsonSchema, definitions: Definitions, self: string, options: Options): string[] | string {
    if (schema.anyOf !== undefined) return this.#union(schema.anyOf, definitions, self, options);
    if (schema.items !== undefined) return this.#array(schema, schema.items, definitions, self);
    return this.#object(schema, definitions, self, options);
  }

  #object(
    schema: JsonSchema,
    definitions: Definitions,
    self: string,
    { discriminator, place }: Options,
  ): string[] | string {
    const scope = schema.visit as Scope | undefined;
    const compared = scope === "user_attributes" ? COMPARED : [];
    const members = Object.entries(schema.properties ?? {}).map(([key, unresolved]): Member => {
      const required = schema.required?.includes(key) ?? false;
      const inside = place && [...place, key];
      const ofKey = scope === undefined ? notesAt(inside, "request") : notesAt([key], scope);
      const notes = compared.includes(key) ? `$${key} = v; ${ofKey}`.trim() : ofKey;
      if (key === discriminator) return { key, required: false, schema: {}, isRecursive: false, notes };
      const resolved = resolve(unresolved, definitions);
      if (!isContainer(resolved.schema)) return { key, required, schema: resolved.schema, isRecursive: false, notes };
      const { member, channel = "" } = schema.keyedBy ?? {};
      const isContent = member === key && channel !== "";
      const looked = isContent ? (resolved.schema.properties?.[channel] ?? {}) : unresolved;
      const outer = isContent ? resolved.definitions : definitions;
      const name = isContent ? "content" : nameFor(key, resolved.schema);
      const check = this.functionFor(looked, outer, name, { place: isContent ? undefined : inside });
      return { key, required, schema: resolved.schema, check, isRecursive: this.#open.has(check), notes };
    });
    if (members.length > MOST_MEMBERS) throw new Error(`${self} has more than ${MOST_MEMBERS} members`);
    const isWhole = discriminator === undefined;
    if (this.isSmall && canBeWrong(schema)) return `checkByShape(${shapeMaker(schema, members)}, ${isWhole})`;
    const shape = `${self}Shape`;
    if (canBeWrong(schema)) this.functions.push(`const ${shape} = ${shapeMaker(schema, members)};`);
    const required = members.filter((member) => member.required).length;
    const [isWrong, count] =
      required === 0 ? ["wrong !== undefined", ""] : [`wrong !== undefined || count !== ${required}`, ", count"];
    return [
      ...(isWhole ? ["if (!c.enter(o, d)) return;"] : []),
      ...(place?.length === 0 ? [`c.facts = ${FACTS_ARE_KNOWN};`] : []),
      ...(schema.visit === undefined ? [] : ["const before = c.found;", `let facts = ${FACTS_ARE_KNOWN};`]),
      ...compared.map((name) => `let $${name}: unknown;`),
      ...collection(schema, members),
      ...(canBeWrong(schema)
        ? [
            `if (others !== undefined) c.inspect(o, ${shape}, d, others);`,
            `if (${isWrong}) return explain(o, c, d, ${shape}, wrong${count});`,
          ]
        : []),
      ...(scope === "user_attributes" ? [noteOf(ARE_COMPATIBLE, OPERATOR_ALLOWED, scope)] : []),
      ...inTurn(schema, members),
    ];
  }

  #array(schema: JsonSchema, items: JsonSchema, definitions: Definitions, self: string): string[] {
    const { minItems } = schema;
    return [
      `const end = c.enterArray(a, ${self}, d);`,
      "if (end < 0) return;",
      "const before = c.found;",
      ...(minItems === undefined ? [] : [`if (end < ${minItems}) c.reportSize(end, ${minItems}, d);`]),
      "for (let i = 0; i < end && !c.isFull; i++) {",
      "  const v = a[i];",
      ...this.#entry(items, definitions, `${self}Entry`).map(deeper),
      "}",
      `c.leave(a, end, ${self}, d, before);`,
    ];
  }

  #entry(unresolved: JsonSchema, outer: Definitions, name: string): string[] {
    const { schema } = resolve(unresolved, outer);
    if (!isContainer(schema)) {
      const leaf = leafOf(schema);
      if (leaf === undefined) throw new Error("entries of any kind");
      return [`if (!(${leaf.holds})) wrongValue(a, c, d, i, v, ${this.#demand(name, leaf.demand)});`];
    }
    const check = this.functionFor(unresolved, outer, name);
    if (this.#open.has(check)) throw new Error("entries that recurse directly");
    return [
      "if (isObject(v)) {",
      "  c.path[d] = i;",
      `  ${check}(v, c, d + 1);`,
      `} else wrongValue(a, c, d, i, v, must.anObject);`,
    ];
  }

  #union(
    variants: readonly JsonSchema[],
    definitions: Definitions,
    self: string,
    { otherwise, place }: Options,
  ): string[] {
    const discriminator = discriminatorOf(variants);
    const key = JSON.stringify(discriminator);
    const values = variants.map(({ properties }) => JSON.stringify(properties?.[discriminator]?.const));
    const lines = ["if (!c.enter(o, d)) return;", `const v = o[${key}];`];
    for (const [index, variant] of variants.entries()) {
      const check = this.functionFor(variant, definitions, `variant${index}`, { discriminator, place });
      lines.push(`if (v === ${values[index]}) return ${check}(o, c, d);`);
    }
    if (otherwise === undefined) {
      const demand = this.#demand(`${self}Type`, `must.required(/* @__PURE__ */ must.oneOf(${values.join(", ")}))`);
      lines.push(`wrongValue(o, c, d, ${key}, v, ${demand});`);
    } else lines.push(`${this.functionFor(otherwise, definitions, "otherwise", { place })}(o, c, d);`);
    return lines;
  }

  /** Makes a demand once, not for each value that is wrong. Returns its name. */
  #demand(name: string, source: string): string {
    if (!source.endsWith(")")) return source;
    this.functions.push(`const ${name} = /* @__PURE__ */ ${source};`);
    return name;
  }

  #uniqueName(name: string): string {
    const taken = new Set(this.#names.values());
    const base = name.charAt(0).toLowerCase() + name.slice(1);
    let unique = base;
    for (let count = 2; taken.has(unique); count++) unique = `${base}${count}`;
    return unique;
  }
}

/** The facts of a scope that are at or below a place. */
function factsBelow(place: readonly string[] | undefined, scope: Scope = "request"): readonly Fact[] {
  if (place === undefined) return [];
  return factsFor(scope).filter((fact) => place.every((name, index) => placeOf(fact).place[index] === name));
}

/** Source that notes the facts about the value `v` of a member. */
function notesAt(place: readonly string[] | undefined, scope: Scope): string {
  const here = factsBelow(place, scope).filter(
    (fact) => fact !== OPERATOR_ALLOWED && placeOf(fact).place.length === place?.length,
  );
  const notes = here.map((fact) => {
    const { value } = placeOf(fact);
    return noteOf(value === undefined ? "v !== undefined" : `v === ${JSON.stringify(value)}`, fact, scope);
  });
  return notes.join(" ");
}

/** Source that notes a fact if it holds: about the campaign for later, or about the object that is checked. */
function noteOf(condition: string, fact: Fact, scope: Scope): string {
  return `if (${condition}) ${scope === "request" ? "c.facts" : "facts"} |= ${factBits(scope, [fact])};`;
}

function deeper(line: string): string {
  return `  ${line}`;
}

function nameFor(key: string, { items }: JsonSchema): string {
  if (items?.type === "string" && items.format === undefined) return "texts";
  return key.replace(/_(\w)/gu, (_, letter: string) => letter.toUpperCase());
}
