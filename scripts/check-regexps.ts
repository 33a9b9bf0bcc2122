// Checks that every regular expression in the sources and in the build takes linear time. recheck decides this. We find
// the expressions ourselves, because recheck's plugin is for ESLint and does not lint bundles.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { fromTools, install } from "./tools.js";

/** A regular expression and its place. `source` is undefined if it is computed at run time. */
export interface Found {
  readonly file: string;
  readonly line: number;
  readonly source: string | undefined;
  readonly flags: string;
}

/** The part of recheck that is used here. */
interface Recheck {
  checkSync(source: string, flags: string, options: { checker: "automaton"; timeout: number }): Verdict;
}

type Verdict =
  | { status: "safe" }
  | { status: "unknown"; error: { kind: string } }
  | { status: "vulnerable"; complexity: { summary: string }; attack: { pattern: string } };

/** Every regular expression of a program: the literals, and the calls of `RegExp`. */
export function regexpsIn(file: string, text: string): Found[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: Found[] = [];
  function visit(node: ts.Node): void {
    const parts = partsOf(node);
    if (parts !== undefined) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      found.push({ file, line: line + 1, ...parts });
    }
    ts.forEachChild(node, visit);
  }
  visit(tree);
  return found;
}

/** Source and flags, if a node makes a regular expression. */
function partsOf(node: ts.Node): Pick<Found, "source" | "flags"> | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf("/");
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!(ts.isNewExpression(node) || ts.isCallExpression(node)) || !isRegExp(node.expression)) return undefined;
  const [pattern, flags] = node.arguments ?? [];
  const areKnown = pattern !== undefined && ts.isStringLiteralLike(pattern);
  if (!areKnown || (flags !== undefined && !ts.isStringLiteralLike(flags))) return { source: undefined, flags: "" };
  return { source: pattern.text, flags: flags?.text ?? "" };
}

/** `RegExp`, also as a member of the global object. */
function isRegExp(callee: ts.Expression): boolean {
  const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
  return ts.isIdentifier(name) && name.text === "RegExp";
}

/**
 * What is wrong with a regular expression; undefined if it takes linear time. One that cannot be decided is wrong too.
 */
export function complaintAbout({ source, flags }: Pick<Found, "source" | "flags">): string | undefined {
  if (source === undefined) return "is computed at run time, so it cannot be checked";
  const { checkSync } = fromTools("recheck") as Recheck;
  // This backend is plain JavaScript: it needs neither Java nor a native program.
  process.env["RECHECK_SYNC_BACKEND"] = "pure";
  // Automata prove linear time. The checker's other method searches for an attack, and finding none proves nothing.
  const result = checkSync(source, flags, { checker: "automaton", timeout: 60_000 });
  if (result.status === "unknown") return `cannot be checked: ${result.error.kind}`;
  if (result.status === "vulnerable") return `is ${result.complexity.summary}: ${result.attack.pattern}`;
  return undefined;
}

/** A line for each regular expression that is wrong. Equal expressions are checked once. */
export function complaints(found: readonly Found[]): string[] {
  const known = new Map<string, string | undefined>();
  return found.flatMap((one) => {
    const text = one.source === undefined ? "RegExp(…)" : `/${one.source}/${one.flags}`;
    if (!known.has(text)) known.set(text, complaintAbout(one));
    const complaint = known.get(text);
    return complaint === undefined ? [] : [`${one.file}:${one.line}: ${text} ${complaint}`];
  });
}

/**
 * A bundle without the lines of other packages, which we cannot change. The bundler's comments say where each file
 * begins.
 */
export function withoutPackages(bundle: string): string {
  let isOurs = true;
  const lines = bundle.split("\n").map((line) => {
    if (line.startsWith("// node_modules/")) isOurs = false;
    else if (/^\/\/ (?:src\/|package\.json)/u.test(line)) isOurs = true;
    return isOurs ? line : "";
  });
  return lines.join("\n");
}

/** The source files and all shipped programs. */
function programs(): string[] {
  const filesIn = (folder: string) =>
    readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .sort();
  return [...filesIn("src"), ...filesIn("dist")].filter((file) => /\.[jt]s$/u.test(file) && !file.endsWith(".d.ts"));
}

/**
 * Prints complaints and counts. The exit code is 1 if there is a complaint, or no regular expression in src or dist.
 */
function main(): void {
  install("tools");
  const read = (file: string) => {
    return regexpsIn(file, withoutPackages(readFileSync(new URL(`../${file}`, import.meta.url), "utf8")));
  };
  const found = programs().flatMap(read);
  const wrong = complaints(found);
  for (const line of wrong) console.error(line);
  const shipped = found.filter(({ file }) => file.startsWith("dist/")).length;
  console.log(`${found.length - shipped} regular expressions in src, ${shipped} in dist, ${wrong.length} wrong`);
  process.exitCode = wrong.length > 0 || found.length === shipped || shipped === 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
