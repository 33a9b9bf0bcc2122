// Mutants that no test tells from our code, each explained in test/mutation-survivors.json.
import type { MutationTestResult } from "mutation-testing-report-schema";

/** An explanation, and the mutants that it is about, as `survivorsOf` writes them. */
export interface Explanation {
  readonly why: string;
  readonly mutants: readonly string[];
}

export interface Score {
  readonly detected: number;
  readonly all: number;
}

/** How many of the mutants that are valid code a test has found. */
export function scoreOf({ files }: MutationTestResult): Score {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const detected = count("Killed", "Timeout");
  return { detected, all: detected + count("Survived", "NoCoverage") };
}

/** Each mutant that nothing has found: its file, the line that it changes, and the change. */
export function survivorsOf({ files }: MutationTestResult): string[] {
  return Object.entries(files).flatMap(([path, { source, mutants }]) => {
    const lines = source.split("\n");
    return mutants
      .filter(({ status }) => status === "Survived" || status === "NoCoverage")
      .map(({ location: { start, end }, replacement = "" }) => {
        const line = lines[start.line - 1] ?? "";
        const last = start.line === end.line ? end.column - 1 : line.length;
        const changed = line.slice(start.column - 1, last);
        return `${path}: ${line.trim()} | ${changed.trim()} -> ${replacement.replace(/\s+/gu, " ").trim()}`;
      });
  });
}

/** What is wrong with the explanations: survivors without one, and ones of mutants that did not survive. */
export function complaints(survivors: readonly string[], explanations: readonly Explanation[]): string[] {
  const explained = new Set(explanations.flatMap(({ mutants }) => mutants));
  const left = new Set(survivors);
  return [
    ...[...left].filter((name) => !explained.has(name)).map((name) => `not explained: ${name}`),
    ...[...explained].filter((name) => !left.has(name)).map((name) => `explained, but found by a test: ${name}`),
  ];
}
