/** A file in the report of Stryker. */
export interface FileResult {
  readonly mutants: readonly {
    readonly status?: Status;
    readonly replacement?: string;
    readonly location: Readonly<Record<"start" | "end", Position>>;
  }[];
}

interface Position {
  readonly line: number;
  readonly column: number;
}

type Status =
  | "Killed"
  | "Survived"
  | "NoCoverage"
  | "Timeout"
  | "CompileError"
  | "RuntimeError"
  | "Ignored"
  | "Pending";

export interface Mutant {
  readonly path: string;
  readonly status: Status;
  /** The place as Stryker's option `--mutate` takes it. */
  readonly range: string;
  /** The place as an editor takes it. */
  readonly place: string;
  readonly replacement: string;
}

/** The same for a mutant in each run. */
export const keyOf = ({ range, replacement }: Mutant) => `${range} ${replacement}`;

/** The mutants in a file, whose lines and columns start at a number. */
export function mutantsIn(path: string, { mutants }: FileResult, origin: 0 | 1): Mutant[] {
  const at = ({ line, column }: Position) => `${line + 1 - origin}:${column - origin}`;
  return mutants.map(({ status = "Pending", replacement = "", location: { start, end } }) => ({
    path,
    status,
    range: `${path}:${at(start)}-${at(end)}`,
    place: `${path}:${start.line + 1 - origin}:${start.column + 1 - origin}`,
    replacement,
  }));
}

/** How many of the mutants with valid code a test has found. */
export function scoreOf(mutants: readonly Mutant[]): { readonly detected: number; readonly all: number } {
  const detected = mutants.filter(({ status }) => status === "Killed" || status === "Timeout").length;
  return { detected, all: detected + survivorsOf(mutants).length };
}

/** Code whose coverage is unknown: tests of `--watch` are left out as slow, and threads do not report theirs. */
const unseen = /^src\/cli\/(?:watch\/|ndjson\/worker)/u;

/** Mutants that no test has found. */
export function survivorsOf(mutants: readonly Mutant[]): Mutant[] {
  return mutants.filter(
    ({ place, status }) => status === "Survived" || (status === "NoCoverage" && !unseen.test(place)),
  );
}

/** The mutants, where those that survived have the status of a later run, if it included them. */
export function withLaterResults(mutants: readonly Mutant[], later: readonly Mutant[]): Mutant[] {
  const laterStatus = new Map(later.map((mutant) => [keyOf(mutant), mutant.status]));
  const survivors = new Set(survivorsOf(mutants));
  return mutants.map((mutant) => {
    const status = laterStatus.get(keyOf(mutant));
    return status !== undefined && survivors.has(mutant) ? { ...mutant, status } : mutant;
  });
}
