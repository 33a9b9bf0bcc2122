import type { JsonSchema } from "../schemas/json-schema.js";
import { getOrInsertComputed } from "../structure/get-or-insert-computed.js";
import { leafOf } from "./compile-leaf.js";

/** A member of an object, with its resolved schema. A container has the name of its own check. */
export interface Member {
  readonly key: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly check?: string;
  readonly isRecursive: boolean;
  /** Source that notes facts about its value `v`; empty if there are none. */
  readonly notes: string;
}

export function isContainer({ items, properties, anyOf }: JsonSchema): boolean {
  return items !== undefined || properties !== undefined || anyOf !== undefined;
}

/**
 * Source of the loop over the members of an object. It counts required members, keeps containers for later, and notes
 * which members are wrong, and which others the schema does not name. An empty text makes that list, too, so that the
 * object is linted.
 */
export function collection(schema: JsonSchema, members: readonly Member[]): string[] {
  const containers = members.filter(({ check }) => check !== undefined);
  const cases = new Map<string, string[]>();
  for (const member of members) {
    getOrInsertComputed(cases, `${member.notes} ${testOf(member)}`.trim(), () => []).push(member.key);
  }
  const other = schema.additionalProperties && leafOf(schema.additionalProperties);
  if (members.length === 0 && other === undefined) return [];
  return [
    ...containers.map(
      ({ key, schema: { items } }) => `let $${key}: ${items === undefined ? "Members" : "unknown[]"} | undefined;`,
    ),
    ...(members.some(({ required }) => required) ? ["let count = 0;"] : []),
    "let wrong: string[] | undefined;",
    "let others: string[] | undefined;",
    ...(other !== undefined || [...cases.keys()].some((test) => test !== "") ? ["let v: unknown;"] : []),
    // Only members that the schema names are read.
    "for (const key in o) {",
    "  switch (key) {",
    ...[...cases].flatMap(([test, keys]) => [
      ...keys.map((key) => `    case ${JSON.stringify(key)}:`),
      ...(test === "" ? [] : ["      v = o[key];", `      ${test}`]),
      "      break;",
    ]),
    // Any other one is unknown, unless the schema says what it must be.
    ...(schema.additionalProperties === undefined ? ["    default:", "      (others ??= []).push(key);"] : []),
    ...(other === undefined ? [] : ["    default:", "      v = o[key];", `      if (!(${other.holds})) ${IS_WRONG}`]),
    "  }",
    "}",
  ];
}

/** Whether a schema allows an object to be invalid. */
export function canBeWrong({ properties = {}, additionalProperties }: JsonSchema): boolean {
  return Object.keys(properties).length > 0 || additionalProperties !== undefined;
}

/** Whether a member that is not a container is a text that is useless when empty. */
function mustSaySomething({ required, schema, check }: Member): boolean {
  return schema.nonEmpty ?? (required && check === undefined && leafOf(schema)?.demand === "must.text");
}

/** Source that notes a wrong member. */
const IS_WRONG = "(wrong ??= []).push(key);";

/** Source that checks a present member, and notes it if it is wrong; empty if any value is valid. */
function testOf(member: Member): string {
  const { key, required, schema, check } = member;
  if (check === undefined) {
    const holds = leafOf(schema)?.holds ?? (required ? "v !== undefined" : undefined);
    if (holds === undefined) return "";
    if (mustSaySomething(member))
      return `if (${holds}) { ${required ? "count++; " : ""}if (v === "") others ??= []; } else ${IS_WRONG}`;
    return required ? `if (${holds}) count++; else ${IS_WRONG}` : `if (!(${holds})) ${IS_WRONG}`;
  }
  const test = schema.items === undefined ? "isObject(v)" : "Array.isArray(v)";
  return required
    ? `if (${test}) { $${key} = v; count++; } else ${IS_WRONG}`
    : `if (${test}) $${key} = v; else ${IS_WRONG}`;
}

/** Source that checks the containers of an object in schema order, and calls the visitor at the right point. */
export function inTurn(schema: JsonSchema, members: readonly Member[]): string[] {
  const visit =
    schema.visit === undefined ? [] : [`c.visit(c.rulesOf[${JSON.stringify(schema.visit)}]?.[facts], o, d, before);`];
  // An object is visited after its members are checked, but before the nested objects of its own kind.
  const visitedBefore = members.findIndex(({ isRecursive }) => isRecursive);
  const lines = members.flatMap((member, index) => [
    ...(index === visitedBefore ? visit : []),
    ...(member.check === undefined ? [] : [lookInto(member, member.check, schema.keyedBy)]),
  ]);
  return visitedBefore === -1 ? [...lines, ...visit] : lines;
}

function lookInto(
  { key, required, schema, isRecursive }: Member,
  check: string,
  keyedBy: JsonSchema["keyedBy"],
): string {
  const value = `$${key}`;
  // Here, a required member is present.
  const present = required ? `${value} as ${schema.items === undefined ? "Members" : "unknown[]"}` : value;
  let call = isRecursive ? `c.nested(${present}, ${check}, d + 1)` : `${check}(${present}, c, d + 1)`;
  if (keyedBy?.member === key) {
    const isKeyed = keyedBy.when.map((member) => `$${member} !== undefined`).join(" || ");
    call = `checkContent(${present}, c, d + 1, ${JSON.stringify(keyedBy.channel)}, ${check}, ${isKeyed})`;
  }
  const line = `c.path[d] = ${JSON.stringify(key)}; ${call};`;
  return required ? line : `if (${value} !== undefined) { ${line} }`;
}

/** Source of a function that makes the shape of an object. */
export function shapeMaker(schema: JsonSchema, members: readonly Member[]): string {
  const demands = members.map((member) => `  ${member.key}: ${demandOf(member, schema.keyedBy)},\n`).join("");
  const { visit, open, additionalProperties } = schema;
  const options = [
    ...(visit === undefined ? [] : [`visit: ${JSON.stringify(visit)}`]),
    ...(open ? ["isOpen: true"] : []),
    ...(additionalProperties === undefined ? [] : [`other: ${leafOf(additionalProperties)?.demand}`]),
  ];
  const second = options.length === 0 ? "" : `, { ${options.join(", ")} }`;
  return `() => shape({\n${demands}}${second})`;
}

function demandOf(member: Member, keyedBy: JsonSchema["keyedBy"]): string {
  const demand = valueDemandOf(member, keyedBy);
  if (member.required) return `must.required(${demand})`;
  return mustSaySomething(member) ? `must.nonEmpty(${demand})` : demand;
}

function valueDemandOf({ key, schema, check, isRecursive }: Member, keyedBy: JsonSchema["keyedBy"]): string {
  if (check === undefined) return leafOf(schema)?.demand ?? "must.anything";
  if (keyedBy?.member === key) {
    const names = [keyedBy.channel, ...keyedBy.when].map((name) => JSON.stringify(name));
    return `must.content(${check}, ${names.join(", ")})`;
  }
  return `must.${isRecursive ? "recursive" : schema.items === undefined ? "object" : "array"}(${check})`;
}
