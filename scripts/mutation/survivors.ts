// Mutants that no test tells from our code, each explained in test/mutation-survivors.json by its name.
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

/** How many of the mutants that are valid code a test has found. */
export function scoreOf(mutants: readonly NamedMutant[]): Score {
  const detected = mutants.filter(({ status }) => status === "Killed" || status === "Timeout").length;
  return { detected, all: detected + survivorsOf(mutants).length };
}

/** What the runner does not see: tests of `--watch` take long, and threads of `--ndjson` do not say what they reach. */
const unseen = /^cli\/(?:watch\/|ndjson\/worker)/u;

/** Mutants that nothing has found. */
export function survivorsOf(mutants: readonly NamedMutant[]): NamedMutant[] {
  return mutants.filter(({ id, status }) => status === "Survived" || (status === "NoCoverage" && !unseen.test(id)));
}

/**
 * The mutants with what a later run of some of them says about those that survived. Ids may differ in the later run,
 * since it numbers only its own mutants.
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

/** What is wrong in the files asked about: survivors without an explanation, and explanations of what did not survive. */
export function complaints(
  mutants: readonly NamedMutant[],
  explanations: readonly Explanation[],
  asked: readonly string[],
): string[] {
  const isAsked = (id: string) => asked.includes(`src/${id.slice(0, id.indexOf("#"))}`);
  const explained = new Set(explanations.flatMap(({ mutants }) => mutants).filter(isAsked));
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
