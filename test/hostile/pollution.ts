import { readFileSync } from "node:fs";
import { type Context, createContext, Script } from "node:vm";
import ts from "typescript";
import type * as Engine from "../../src/index.js";

const source = readFileSync("dist/index.js", "utf8");

/** The built engine as a script, which can run in realms with their own prototypes. */
const body = source.replace(/^export (\{[^}]*\});?$/mu, (_, names: string) => {
  return `return ${names.replace(/(\w+) as (\w+)/gu, "$2: $1")}`;
});
const script = new Script(`(() => { "use strict"; ${body}\n})()`);

/** Globals of runtimes that the language does not have. */
const host = { URL, TextDecoder, atob };

/** A realm with its own `Object.prototype`, which no other running code uses. */
export class Realm {
  readonly prototype: object;
  readonly parse: (text: string) => unknown;
  readonly #context: Context = createContext({ ...host });

  constructor() {
    this.prototype = new Script("Object.prototype").runInContext(this.#context) as object;
    this.parse = new Script("JSON.parse").runInContext(this.#context) as (text: string) => unknown;
  }

  engine(): typeof Engine {
    return script.runInContext(this.#context) as typeof Engine;
  }
}

/** The names of all properties in the engine's code, except those that every object has. */
export function namesInEngine(): string[] {
  const names = new Set<string>();
  const file = ts.createSourceFile("index.js", source, ts.ScriptTarget.ES2022, true);
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) || ts.isPropertyAssignment(node)) add(node.name);
    if (ts.isBindingElement(node)) add(node.propertyName ?? node.name);
    if (ts.isPropertyDeclaration(node) || ts.isShorthandPropertyAssignment(node)) add(node.name);
    ts.forEachChild(node, visit);
  };
  const add = (name: ts.Node): void => {
    if (ts.isIdentifier(name) || ts.isStringLiteral(name)) names.add(name.text);
  };
  visit(file);
  return [...names].filter((name) => !(name in {}));
}
