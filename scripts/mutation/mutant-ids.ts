// The names of mutants, such as `engine/collect.ts#EqualityOperator-3f2a91`. A name stays the same while other code
// changes: it is made of the file, the mutator, and a hash of what is replaced, its replacement and the declarations
// around it. Mutants that share all of these are numbered in the order of the text.
import { createHash } from "node:crypto";
import type { FileResult } from "mutation-testing-report-schema";
import ts from "typescript";

export interface NamedMutant {
  readonly id: string;
  readonly status: FileResult["mutants"][number]["status"];
  /** What is replaced, and by what. */
  readonly change: string;
  /** The place as Stryker's option `--mutate` takes it. */
  readonly range: string;
}

/** The mutants of a file, each with its name, in the order of the text. */
export function namedMutants(path: string, { source, mutants }: FileResult): NamedMutant[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const times = new Map<string, number>();
  return mutants
    .map(({ mutatorName, status, replacement = "", location: { start, end } }) => {
      const from = file.getPositionOfLineAndCharacter(start.line - 1, start.column - 1);
      const to = file.getPositionOfLineAndCharacter(end.line - 1, end.column - 1);
      return { mutatorName, status, start, end, from, to, after: oneLine(replacement) };
    })
    .sort((one, other) => one.from - other.from || one.to - other.to || (one.after < other.after ? -1 : 1))
    .map(({ mutatorName, status, start, end, from, to, after }) => {
      const before = oneLine(source.slice(from, to));
      const hash = createHash("sha256")
        .update(JSON.stringify([before, after, declarationsAt(file, from, to)]))
        .digest("hex");
      const name = `${path.replace(/^src\//u, "")}#${mutatorName}-${hash.slice(0, 6)}`;
      const time = (times.get(name) ?? 0) + 1;
      times.set(name, time);
      return {
        id: time === 1 ? name : `${name}-${time}`,
        status,
        change: `${before} -> ${after}`,
        range: `${path}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`,
      };
    });
}

const oneLine = (text: string) => text.replace(/\s+/gu, " ").trim();

/** The names of the declarations that a range is in, the outermost first. */
function declarationsAt(file: ts.SourceFile, from: number, to: number): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (node.getStart(file) > from || node.end < to) return;
    const { name } = node as Partial<ts.NamedDeclaration>;
    if (name !== undefined && ts.isIdentifier(name) && !ts.isPropertyAccessExpression(node)) names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}
