import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("../../", import.meta.url));

const prelude = new URL("./code-prelude.mjs", import.meta.url).href;

/**
 * Runs a module in its own process, where it can import the package by name. Throws if the module fails, if a value
 * differs from its comment, or if a server that it starts does not refuse an empty request in the documented format.
 */
export function run(source: string): void {
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const { outputText } = ts.transpileModule(withShown(source), { compilerOptions: options });
  const args = ["--import", prelude, "--input-type=module", "--eval", outputText];
  execFileSync(process.execPath, args, { cwd: root, stdio: "pipe", timeout: 600_000 });
}

/** The declarations that the compiler has read, which are the same for all modules. */
const parsed = new Map<string, ts.SourceFile>();

/** The compiler's errors in some modules, with the types of the built package. */
export function typeErrors(sources: readonly string[]): string[] {
  const options: ts.CompilerOptions = {
    ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, strict: true, skipLibCheck: true },
    ...{ noEmit: true, types: ["node"], exactOptionalPropertyTypes: true },
  };
  const files = new Map(sources.map((source, index) => [`${root}block-${index + 1}.ts`, source]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.fileExists = (name) => files.has(name) || fileExists(name);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    const source = files.get(name);
    if (source !== undefined) return ts.createSourceFile(name, source, rest[0]);
    const file = parsed.get(name) ?? getSourceFile(name, ...rest);
    if (file !== undefined) parsed.set(name, file);
    return file;
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName.slice(root.length)}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
    );
}

/** Wraps each expression whose value the comment after it shows, so that the module throws if the value differs. */
function withShown(source: string): string {
  const file = ts.createSourceFile("block.ts", source, ts.ScriptTarget.ES2022, true);
  const checks: { start: number; end: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    const shown = ts.isExpressionStatement(node) ? literalAt(commentAfter(source, node.end)) : undefined;
    if (shown === undefined || !ts.isExpressionStatement(node)) {
      ts.forEachChild(node, visit);
      return;
    }
    const text = `expectShown(${node.expression.getText()}, ${shown});`;
    checks.push({ start: node.getStart(), end: node.end, text });
  };
  visit(file);
  return checks.reduceRight((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), source);
}

/** The comment in the rest of the line, or else in the lines after it. */
function commentAfter(source: string, end: number): string {
  const [comment = ""] = /^[ \t]*(?:\n[ \t]*)?(?:\/\/[^\n]*(?:\n[ \t]*(?=\/\/))?)+/u.exec(source.slice(end)) ?? [];
  return comment.replaceAll(/^\s*\/\/ ?/gmu, "").trim();
}

/** The value that a comment begins with, if the comment ends there or goes on to explain it. */
function literalAt(comment: string): string | undefined {
  const [text] = /^(?:true|false|-?\d[\d_.]*|"[^"\n]*")(?=$|[:;,\n])/u.exec(comment) ?? [];
  if (text !== undefined || !/^[[{]/u.test(comment)) return text;
  const ends = [...comment.matchAll(/[\]}](?=$|[:;,\n])/gu)].map(({ index }) => comment.slice(0, index + 1));
  return ends.findLast((candidate) => {
    const { diagnostics = [] } = ts.transpileModule(`(${candidate})`, { reportDiagnostics: true });
    return diagnostics.length === 0;
  });
}
