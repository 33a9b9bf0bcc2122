// Tells the commands that a test runs which mutant is active, and tells Stryker which mutants they have reached.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, inject } from "vitest";
import { endResident } from "../../test/cli/run.js";

declare module "vitest" {
  /** Provided by Stryker. */
  interface ProvidedContext {
    readonly mode: "dry-run" | "mutant";
    readonly activeMutant: string;
  }
}

/** How often each mutant was reached. */
type Reached = Record<string, number>;

/** Stryker's state in a process. */
interface Stryker {
  readonly currentTestId?: string;
  mutantCoverage?: { readonly static: Reached; readonly perTest: Record<string, Reached> };
}

const stryker = (globalThis as unknown as { readonly __stryker__: Stryker }).__stryker__;

const folder = mkdtempSync(join(tmpdir(), "mutants-"));
const file = join(folder, "reached");
const isDryRun = inject("mode") === "dry-run";

if (isDryRun) {
  writeFileSync(file, "");
  // Some tests run the command as a user without privileges, who must be able to write here too.
  chmodSync(folder, 0o755);
  chmodSync(file, 0o666);
  process.env["MUTANTS_REACHED"] = file;
} else {
  delete process.env["MUTANTS_REACHED"];
  process.env["__STRYKER_ACTIVE_MUTANT__"] = inject("activeMutant");
}

afterEach(() => {
  const { currentTestId } = stryker;
  if (!isDryRun || currentTestId === undefined) return;
  stryker.mutantCoverage ??= { static: {}, perTest: {} };
  const { perTest } = stryker.mutantCoverage;
  perTest[currentTestId] ??= {};
  const sum = perTest[currentTestId];
  for (const line of readFileSync(file, "utf8").split("\n").slice(0, -1)) {
    for (const [id, times] of Object.entries(JSON.parse(line) as Reached)) sum[id] = (sum[id] ?? 0) + times;
  }
  writeFileSync(file, "");
});

afterAll(async () => {
  await endResident();
  rmSync(folder, { recursive: true });
});
