/** Rules that could not be decided, and why. */
export class Skips {
  /** Whether it is known which rules are skipped. It is not of updates of which something is unknown. */
  isTold = false;
  readonly #named = new Set<string>();
  /** Rules that another one silences, or that a policy asks nothing of. Nothing says whether they count as skipped. */
  readonly #silenced = new Set<string>();

  add(rule: string, reason: "structure" | "unknown"): void {
    this.#named.add(`${rule} ${reason}`);
  }

  silence(...rules: string[]): void {
    for (const rule of rules) this.#silenced.add(rule);
  }

  /** Each as its rule and the reason, in no order. */
  named(): string[] {
    return [...this.#named].filter((one) => !this.isSilenced(one.split(" ")[0] ?? "")).sort();
  }

  isSilenced(rule: string): boolean {
    return this.#silenced.has(rule);
  }
}
