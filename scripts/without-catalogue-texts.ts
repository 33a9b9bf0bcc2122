import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import ts from "typescript";

/** What a rule says about itself for the catalogue alone. */
const TEXTS: ReadonlySet<string> = new Set(["summary", "spec", "when"]);

// Matched by Go, which knows no flags of JavaScript.
const RULES = /[\\/]src[\\/](?:rules[\\/][^\\/]+[\\/][^\\/]+|structure[\\/]structural-rules)\.ts$/;

/** Leaves out of the engine what only the catalogue tells about rules: a server neither loads nor needs it. */
export const withoutCatalogueTexts: Plugin = {
  name: "without-catalogue-texts",
  setup(build) {
    build.onLoad({ filter: RULES }, async ({ path }) => {
      return { contents: withoutTexts(await readFile(path, "utf8"), path), loader: "ts" };
    });
  },
};

function withoutTexts(source: string, path: string): string {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  let result = "";
  let end = 0;
  function visit(node: ts.Node): void {
    if (!isText(node)) {
      ts.forEachChild(node, visit);
      return;
    }
    result += source.slice(end, node.getFullStart());
    // Every such member is followed by a comma.
    end = node.getEnd() + 1;
  }
  visit(file);
  return result + source.slice(end);
}

function isText(node: ts.Node): boolean {
  return (
    ts.isPropertyAssignment(node) &&
    ts.isIdentifier(node.name) &&
    TEXTS.has(node.name.text) &&
    ts.isStringLiteralLike(node.initializer)
  );
}
