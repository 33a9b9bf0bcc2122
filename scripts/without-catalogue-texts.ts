import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import ts from "typescript";

/** The members of a rule that only the catalogue needs. */
const TEXTS: ReadonlySet<string> = new Set(["summary", "spec", "when"]);

// esbuild matches it in Go, which does not support JavaScript's flags.
const RULES = /[\\/]src[\\/](?:rules[\\/][^\\/]+[\\/][^\\/]+|structure[\\/]structural-rules)\.ts$/;

/** Removes from the engine the texts that only the catalogue needs, so that a server does not load them. */
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
    (ts.isStringLiteralLike(node.initializer) || ts.isTemplateExpression(node.initializer))
  );
}
