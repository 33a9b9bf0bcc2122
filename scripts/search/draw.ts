import fc, { type GeneratorValue } from "fast-check";

/** Makes choices that depend on a seed. All are equally likely; fast-check alone would favour small values. */
export class Draw {
  readonly #generate: GeneratorValue;

  constructor(generate: GeneratorValue) {
    this.#generate = generate;
  }

  /** A whole number from 0 to `limit - 1`. */
  below(limit: number): number {
    return limit <= 1 ? 0 : this.#generate(naturalBelow, limit);
  }

  pick<T>(choices: readonly T[]): T {
    if (choices.length === 0) throw new TypeError("nothing to choose from");
    return choices[this.below(choices.length)] as T;
  }

  /** True once in `times` times, on average. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }
}

function naturalBelow(limit: number): fc.Arbitrary<number> {
  return fc.noBias(fc.nat(limit - 1));
}

/** What `make` returns with the choices of a seed. */
export function drawn<T>(seed: number, make: (draw: Draw) => T): T {
  const [result] = fc.sample(
    fc.gen().map((generate) => make(new Draw(generate))),
    { seed, numRuns: 1 },
  );
  return result as T;
}
