// A test runner for Stryker that keeps the tests compiled and evaluates them anew for each mutant, in one process.
import { posix } from "node:path";
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from "@stryker-mutator/api/core";
import { declareFactoryPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
  type CompleteDryRunResult,
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from "@stryker-mutator/api/test-runner";
import { type Outcome, Tests } from "./tests.js";

/** Tests that show something of a mutant in milliseconds: no other process, no tens of thousands of runs. */
const include = [
  "test/{errors,limits,request,response,rules,structure,update}/**/*.test.ts",
  "test/{documented-errors,fixtures,generated,lint,settings,validate}.test.ts",
  "!**/*.random.test.ts",
  "!**/{as-create,hostile,long-history,properties,reference}.test.ts",
];

/** What mutated code and this runner tell each other. */
type Shared = { -readonly [key in keyof InstrumenterContext]?: InstrumenterContext[key] | undefined };

class CampaignTestRunner implements TestRunner {
  readonly #shared: Shared;
  #tests: Tests | undefined;
  /** Files of tests, the fastest first. */
  #files: readonly string[] = [];
  /** Tests that pass with few random runs; the others count what many runs have met. */
  readonly #passed = new Set<string>();

  constructor() {
    const namespace = INSTRUMENTER_CONSTANTS.NAMESPACE;
    const scope = globalThis as { [namespace]?: Shared };
    scope[namespace] ??= {};
    this.#shared = scope[namespace];
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    this.#tests = await Tests.in(process.cwd(), include);
    this.#files = this.#tests.files;
  }

  /** Runs all tests of the code as it is. Each process has to: Stryker asks only one of them for a dry run. */
  async #learn(): Promise<readonly TestResult[]> {
    const cost = new Map<string, number>();
    const tests: TestResult[] = [];
    for await (const { id, milliseconds, failure } of this.#run(this.#files, () => true)) {
      const file = fileOf(id);
      cost.set(file, (cost.get(file) ?? 0) + milliseconds);
      if (failure !== undefined) continue;
      this.#passed.add(id);
      tests.push({ id, name: id, fileName: file, timeSpentMs: milliseconds, status: TestStatus.Success });
    }
    this.#files = [...this.#files].sort((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0));
    return tests;
  }

  async dryRun(): Promise<DryRunResult> {
    const tests = [...(await this.#learn())];
    const result: CompleteDryRunResult = { status: DryRunStatus.Complete, tests };
    const { mutantCoverage } = this.#shared;
    if (mutantCoverage === undefined) return result;
    const perTest = Object.entries(mutantCoverage.perTest).filter(([id]) => this.#passed.has(id));
    return { ...result, mutantCoverage: { ...mutantCoverage, perTest: Object.fromEntries(perTest) } };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, sandboxFileName }: MutantRunOptions): Promise<MutantRunResult> {
    if (this.#passed.size === 0) await this.#learn();
    const asked = testFilter === undefined ? this.#passed : new Set(testFilter);
    const askedFiles = new Set([...asked].map(fileOf));
    const files = this.#files.filter((file) => askedFiles.has(file));
    // What has its effect while a file is evaluated can show in any of its tests.
    const isAsked = (id: string) => this.#passed.has(id) && (asked.has(id) || asked.has(fileOf(id)));
    this.#shared.activeMutant = activeMutant.id;
    this.#shared.hitCount = 0;
    this.#shared.hitLimit = hitLimit;
    const tests: TestResult[] = [];
    for await (const outcome of this.#run(nearestFirst(files, sandboxFileName), isAsked)) {
      const { id, milliseconds, failure } = outcome;
      const test = { id, name: id, timeSpentMs: milliseconds };
      if (failure === undefined) tests.push({ ...test, status: TestStatus.Success });
      else {
        tests.push({ ...test, status: TestStatus.Failed, failureMessage: failure });
        break;
      }
    }
    const hitLimitReached = determineHitLimitReached(this.#shared.hitCount, hitLimit);
    this.#shared.activeMutant = undefined;
    return toMutantRunResult(hitLimitReached ?? { status: DryRunStatus.Complete, tests });
  }

  #run(files: readonly string[], isAsked: (id: string) => boolean): AsyncIterable<Outcome> {
    if (this.#tests === undefined) throw new Error("init comes first");
    return this.#tests.run(files, isAsked, (id) => {
      this.#shared.currentTestId = id;
    });
  }
}

function fileOf(id: string): string {
  return id.split(" > ", 1)[0] ?? id;
}

/** The tests of the mutated file first, then those of its folder: they are likely to fail, and then the rest is not run. */
function nearestFirst(files: readonly string[], mutated: string): string[] {
  const own = mutated
    .replaceAll("\\", "/")
    .replace(/^.*\/src\//, "test/")
    .replace(/\.ts$/, ".test.ts");
  const distance = (file: string) => (file === own ? 0 : posix.dirname(file) === posix.dirname(own) ? 1 : 2);
  return [...files].sort((a, b) => distance(a) - distance(b));
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, "campaign-rules", () => new CampaignTestRunner()),
];
