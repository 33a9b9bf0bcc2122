/** A question from the runner to a worker. The runner asks one at a time. */
export type Question =
  | { readonly kind: "load"; readonly row: string; readonly path: string }
  | { readonly kind: "time"; readonly row: string; readonly milliseconds: number }
  | { readonly kind: "allocation"; readonly row: string; readonly calls: number };

export interface Loaded {
  /** How many bodies are refused. */
  readonly refused: number;
}

/** Milliseconds per body, and milliseconds of CPU time (user and system, in all threads). */
export interface Times {
  readonly parse: number;
  readonly parseCpu: number;
  readonly validate: number;
  readonly validateCpu: number;
}

export interface Allocation {
  readonly bytesPerCall: number;
  /** Whether no garbage was collected meanwhile, which would spoil the figure. */
  readonly isSound: boolean;
}

export interface Answers {
  load: Loaded;
  time: Times;
  allocation: Allocation;
}
