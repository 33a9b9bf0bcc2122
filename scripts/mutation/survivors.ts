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
export function scoreOf(report: MutationTestResult): Score {
  const mutants = judged(report).flatMap(({ mutants }) => mutants);
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const detected = count("Killed", "Timeout");
  return { detected, all: detected + count("Survived", "NoCoverage") };
}

/** Each mutant that nothing has found: its file, the line that it changes, and the change. */
export function survivorsOf(report: MutationTestResult): string[] {
  return judged(report).flatMap(({ path, source, mutants }) => {
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

/** The files with the mutants that tests can find. Most of the command line is tested as it is built, in processes of its own. */
function judged({ files }: MutationTestResult) {
  return Object.entries(files).map(([path, { source, mutants }]) => {
    const isOwn = (status: string) => !(path.startsWith("src/cli/") && status === "NoCoverage");
    return { path, source, mutants: mutants.filter(({ status }) => isOwn(status)) };
  });
}

/** What is wrong in the files asked about: survivors without an explanation, and explanations of what did not survive. */
export function complaints(
  survivors: readonly string[],
  explanations: readonly Explanation[],
  asked: readonly string[],
): string[] {
  const isAsked = (mutant: string) => asked.includes(mutant.slice(0, mutant.indexOf(":")));
  const explained = new Set(explanations.flatMap(({ mutants }) => mutants).filter(isAsked));
  const left = new Set(survivors);
  return [
    ...[...left].filter((name) => !explained.has(name)).map((name) => `not explained: ${name}`),
    ...[...explained].filter((name) => !left.has(name)).map((name) => `explained, but found by a test: ${name}`),
  ];
}
