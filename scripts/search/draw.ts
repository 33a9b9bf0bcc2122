import fc, { type GeneratorValue } from "fast-check";

/** Makes choices that a seed decides. All are equally likely: fast-check would favour what is small. */
export class Draw {
  readonly #generate: GeneratorValue;

  constructor(generate: GeneratorValue) {
    this.#generate = generate;
  }

  /** A whole number from 0 on, below another. */
  below(limit: number): number {
    return limit <= 1 ? 0 : this.#generate(naturalBelow, limit);
  }

  pick<T>(choices: readonly T[]): T {
    if (choices.length === 0) throw new TypeError("nothing to choose from");
    return choices[this.below(choices.length)] as T;
  }

  /** True about once in so many times. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }
}

function naturalBelow(limit: number): fc.Arbitrary<number> {
  return fc.noBias(fc.nat(limit - 1));
}

/** What a seed draws. */
export function drawn<T>(seed: number, make: (draw: Draw) => T): T {
  const [result] = fc.sample(
    fc.gen().map((generate) => make(new Draw(generate))),
    { seed, numRuns: 1 },
  );
  return result as T;
}
