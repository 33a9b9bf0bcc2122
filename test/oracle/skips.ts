/** Rules that could not be decided, and why. */
export class Skips {
  /** Whether it is known which rules are skipped. For updates of which something is unknown, it is not. */
  isKnown = false;
  readonly #named = new Set<string>();
  /** Rules that another rule silences or a policy turns off. It is not documented whether these count as skipped. */
  readonly #silenced = new Set<string>();

  add(rule: string, reason: "structure" | "unknown"): void {
    this.#named.add(`${rule} ${reason}`);
  }

  silence(...rules: string[]): void {
    for (const rule of rules) this.#silenced.add(rule);
  }

  /** The rule and the reason of each, sorted. */
  named(): string[] {
    return [...this.#named].filter((one) => !this.isSilenced(one.split(" ")[0] ?? "")).sort();
  }

  isSilenced(rule: string): boolean {
    return this.#silenced.has(rule);
  }
}
