import type { ActiveRule } from "./active-rule.js";

/** A mutable set of active rules, with one bit for each: sets are united word by word. */
export class RuleSet {
  readonly #words: number[] = [];

  /** @param rules initial rules. */
  constructor(rules: readonly ActiveRule[] = []) {
    for (const rule of rules) this.add(rule);
  }

  add({ index }: ActiveRule): void {
    const word = index >> 5;
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (index & 31));
  }

  addAll(others: RuleSet): void {
    const words = others.#words;
    for (let word = 0; word < words.length; word++) {
      this.#words[word] = (this.#words[word] ?? 0) | (words[word] ?? 0);
    }
  }

  has({ index }: ActiveRule): boolean {
    return (((this.#words[index >> 5] ?? 0) >>> (index & 31)) & 1) === 1;
  }
}
