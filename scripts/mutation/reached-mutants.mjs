// Part of the command line that is built for mutants: when it ends, it writes to a file which mutants it has reached.
import { appendFileSync } from "node:fs";

const { MUTANTS_REACHED } = process.env;

if (MUTANTS_REACHED !== undefined) {
  process.on("exit", () => {
    const coverage = globalThis["__stryker__"]?.mutantCoverage;
    if (coverage === undefined) return;
    try {
      appendFileSync(MUTANTS_REACHED, `${JSON.stringify(coverage.static)}\n`);
    } catch {
      // A test may forbid a process to write. What it has reached is lost.
    }
    // A thread runs many commands.
    coverage.static = {};
  });
}
