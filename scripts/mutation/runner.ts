// A test runner for Stryker that keeps the tests compiled and evaluates them anew for each mutant, in one process.
import { posix } from "node:path";
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from "@stryker-mutator/api/core";
import { declareFactoryPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
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
  /** Milliseconds of each test that passes with few random runs; the others count what many runs have met. */
  readonly #passed = new Map<string, number>();

  constructor() {
    const namespace = INSTRUMENTER_CONSTANTS.NAMESPACE;
    const scope = globalThis as { [namespace]?: Shared };
    scope[namespace] ??= {};
    this.#shared = scope[namespace];
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  /** Runs all tests of the code as it is. Each process has to: Stryker asks only one of them for a dry run. */
  async init(): Promise<void> {
    this.#tests = await Tests.in(process.cwd(), include);
    const cost = new Map<string, number>();
    for await (const { id, milliseconds, failure } of this.#run(this.#tests.files, () => true)) {
      const file = fileOf(id);
      cost.set(file, (cost.get(file) ?? 0) + milliseconds);
      if (failure === undefined) this.#passed.set(id, milliseconds);
    }
    this.#files = [...this.#tests.files].sort((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0));
  }

  dryRun(): Promise<DryRunResult> {
    const tests = Array.from(this.#passed, ([id, milliseconds]): TestResult => {
      return { id, name: id, fileName: fileOf(id), timeSpentMs: milliseconds, status: TestStatus.Success };
    });
    const { static: always, perTest } = this.#shared.mutantCoverage ?? { static: {}, perTest: {} };
    const ofPassed = Object.entries(perTest).filter(([id]) => this.#passed.has(id));
    const mutantCoverage = { static: always, perTest: Object.fromEntries(ofPassed) };
    return Promise.resolve({ status: DryRunStatus.Complete, tests, mutantCoverage });
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, sandboxFileName }: MutantRunOptions): Promise<MutantRunResult> {
    const asked = new Set(testFilter ?? this.#passed.keys());
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
