import { leafOf } from "./compile-leaf.js";
import type { JsonSchema } from "./json-schema.js";

/** A member of an object, its schema no reference; a container has a check of its own. */
export interface Member {
  readonly key: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly check?: string;
  readonly isRecursive: boolean;
}

export function isContainer({ items, properties, anyOf }: JsonSchema): boolean {
  return items !== undefined || properties !== undefined || anyOf !== undefined;
}

/**
 * Goes through the members that an object has. Counts those that must be there, keeps the containers for later, and
 * notes whether there is anything that linting may have a word about.
 */
export function collection(schema: JsonSchema, members: readonly Member[]): string[] {
  const containers = members.filter(({ check }) => check !== undefined);
  const cases = new Map<string, string[]>();
  for (const member of members) {
    const test = caseOf(member);
    const keys = cases.get(test);
    if (keys === undefined) cases.set(test, [member.key]);
    else keys.push(member.key);
  }
  const other = schema.additionalProperties && leafOf(schema.additionalProperties);
  return [
    ...containers.map(
      ({ key, schema: { items } }) => `let $${key}: ${items === undefined ? "Members" : "unknown[]"} | undefined;`,
    ),
    ...(members.some(({ required }) => required) ? ["let count = 0;"] : []),
    ...(canBeWrong(schema) ? ["let isWrong = false;"] : []),
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

/** Whether an object can have anything that is wrong. */
export function canBeWrong({ properties = {}, additionalProperties }: JsonSchema): boolean {
  return Object.keys(properties).length > 0 || additionalProperties !== undefined;
}

/** What to do with a member that is there: nothing when any value will do. */
function caseOf({ key, required, schema, check }: Member): string {
  if (check === undefined) {
    const holds = leafOf(schema)?.holds("v") ?? (required ? "v !== undefined" : undefined);
    if (holds === undefined) return "";
    const isWorded = schema.worded ?? (required && leafOf(schema)?.short === "s");
    if (isWorded)
      return `if (${holds}) { ${required ? "count++; " : ""}if (v === "") isOdd = true; } else isWrong = true;`;
    return required ? `if (${holds}) count++; else isWrong = true;` : `if (!(${holds})) isWrong = true;`;
  }
  const test = schema.items === undefined ? "isObject(v)" : "Array.isArray(v)";
  return required
    ? `if (${test}) { $${key} = v; count++; } else isWrong = true;`
    : `if (${test}) $${key} = v; else isWrong = true;`;
}

/** Looks into the containers of an object in the order of the schema, and shows the object to the visitor in between. */
export function inTurn(schema: JsonSchema, members: readonly Member[]): string[] {
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
export function shortFormOf(schema: JsonSchema, members: readonly Member[]): string {
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
