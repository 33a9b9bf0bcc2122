import type { ActiveRule } from "./active-rule.js";

/**
 * A mutable set of active rules, with one bit for each: sets are united word by word. No word is read that is not there,
 * because a polluted prototype could answer.
 */
export class RuleSet {
  readonly #words: number[] = [];

  /** @param rules initial rules. */
  constructor(rules: readonly ActiveRule[] = []) {
    for (const rule of rules) this.add(rule);
  }

  add({ index }: ActiveRule): void {
    const word = index >> 5;
    while (this.#words.length <= word) this.#words.push(0);
    (this.#words[word] as number) |= 1 << (index & 31);
  }

  addAll(others: RuleSet): void {
    const words = others.#words;
    for (let word = 0; word < words.length; word++) {
      if (word === this.#words.length) this.#words.push(0);
      (this.#words[word] as number) |= words[word] as number;
    }
  }

  has({ index }: ActiveRule): boolean {
    const word = index >> 5;
    return word < this.#words.length && (((this.#words[word] as number) >>> (index & 31)) & 1) === 1;
  }
}
