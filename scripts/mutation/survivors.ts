// Mutants that no test finds. test/mutation-survivors.json explains each by its id.
import type { NamedMutant } from "./mutant-ids.js";

/** An explanation, and the ids of the mutants that it is about. */
export interface Explanation {
  readonly why: string;
  readonly mutants: readonly string[];
}

export interface Score {
  readonly detected: number;
  readonly all: number;
}

/** How many of the mutants with valid code a test has found. */
export function scoreOf(mutants: readonly NamedMutant[]): Score {
  const detected = mutants.filter(({ status }) => status === "Killed" || status === "Timeout").length;
  return { detected, all: detected + survivorsOf(mutants).length };
}

/**
 * Code whose coverage is unknown: tests of `--watch` are left out as slow, and threads of `--ndjson` do not report
 * theirs.
 */
const unseen = /^cli\/(?:watch\/|ndjson\/worker)/u;

/** Mutants that no test has found. */
export function survivorsOf(mutants: readonly NamedMutant[]): NamedMutant[] {
  return mutants.filter(({ id, status }) => status === "Survived" || (status === "NoCoverage" && !unseen.test(id)));
}

/**
 * The mutants, where those that survived have the status of a later run, if it included them. Ids may differ in the
 * later run, because it numbers only its own mutants.
 */
export function withLaterResults(mutants: readonly NamedMutant[], later: readonly NamedMutant[]): NamedMutant[] {
  const keyOf = ({ range, change }: NamedMutant) => `${range} ${change}`;
  const laterStatus = new Map(later.map((mutant) => [keyOf(mutant), mutant.status]));
  const survivors = new Set(survivorsOf(mutants));
  return mutants.map((mutant) => {
    const status = laterStatus.get(keyOf(mutant));
    return status !== undefined && survivors.has(mutant) ? { ...mutant, status } : mutant;
  });
}

/** The problems in some files: survivors without an explanation, and explanations of mutants that did not survive. */
export function complaints(
  mutants: readonly NamedMutant[],
  explanations: readonly Explanation[],
  files: readonly string[],
): string[] {
  const isInFiles = (id: string) => files.includes(`src/${id.slice(0, id.indexOf("#"))}`);
  const explained = new Set(explanations.flatMap(({ mutants }) => mutants).filter(isInFiles));
  const survivors = survivorsOf(mutants);
  const left = new Set(survivors.map(({ id }) => id));
  const known = new Set(mutants.map(({ id }) => id));
  return [
    ...survivors.filter(({ id }) => !explained.has(id)).map((mutant) => `not explained: ${described(mutant)}`),
    ...[...explained]
      .filter((id) => !left.has(id))
      .map((id) => (known.has(id) ? `explained, but found by a test: ${id}` : `explained, but no mutant: ${id}`)),
  ];
}

/** A mutant for people: its id, its place as an editor takes it, and the change. */
function described({ id, range, change }: NamedMutant): string {
  const place = range.replace(/:(\d+)-\d+:\d+$/u, (_, column: string) => `:${Number(column) + 1}`);
  return `${id}, ${place}: ${change.slice(0, 200)}`;
}
