import type { RuleRun } from "./run.js";

/** Runs of one plan, to be used again: validating a request that is right then makes next to nothing. */
export class Runs {
  readonly #make: () => RuleRun;
  /** The run that is not under way. A getter of the request may validate another request, so there can be several. */
  #idle: RuleRun | undefined;

  constructor(make: () => RuleRun) {
    this.#make = make;
  }

  /** A run to begin. */
  take(): RuleRun {
    const run = this.#idle ?? this.#make();
    this.#idle = undefined;
    return run;
  }

  /** Takes back a run that nobody needs any more, and keeps nothing of its request. */
  giveBack(run: RuleRun): void {
    run.end();
    run.regainDepth();
    this.#idle = run;
  }
}
