import { type Attempts, attemptsOn, type Entries } from "../../test/hostile/attempts.js";
import { changedValues, every, examine, hostOf, type Outcome } from "../../test/hostile/examine.js";

/** The outcome of the hostile values in a browser. */
export interface HostileOutcome {
  readonly attempts: number;
  readonly calls: number;
  readonly problems: readonly string[];
  /** Functions that were not tried. */
  readonly forgotten: readonly string[];
}

/** Passes every hostile value to every public function. */
export function examineAll(entries: Entries, foreignParse: (text: string) => unknown): HostileOutcome {
  const host = hostOf(entries, foreignParse);
  const attempts = attemptsOn(entries);
  const outcomes = [...every(attempts)].map(([entry, name, attempt, turn]): Outcome => {
    const outcome = examine(attempt, host, turn);
    return { ...outcome, problems: outcome.problems.map((problem) => `${entry} ${name}, ${attempt.name}: ${problem}`) };
  });
  return {
    attempts: outcomes.length,
    calls: outcomes.reduce((sum, { calls }) => sum + calls, 0),
    problems: [
      ...outcomes.flatMap(({ problems }) => problems),
      ...changedValues().map((name) => `${name}: the value was changed`),
    ],
    forgotten: Object.entries(entries).flatMap(([entry, module]) =>
      forgottenIn(attempts[entry as keyof Entries], module),
    ),
  };
}

function forgottenIn(tried: Attempts[keyof Attempts], module: object): string[] {
  const names = Object.entries(module).flatMap(([name, value]) => (typeof value === "function" ? [name] : []));
  return names.filter((name) => !Object.hasOwn(tried, name));
}
