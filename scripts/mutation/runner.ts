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
import { type FreshTests, Tests } from "./tests.js";

/** Tests that show something of a mutant in milliseconds: no other process, no tens of thousands of runs. */
const include = [
  "test/{errors,limits,request,response,rules,structure,update}/**/*.test.ts",
  "test/{documented-errors,fixtures,generated,lint,settings,validate,verdicts}.test.ts",
  "!**/*.random.test.ts",
  "!**/{as-create,long-history,properties,reference}.test.ts",
];

/** A request or more for each rule. */
const fixtures = "test/fixtures.test.ts";

/** What mutated code and this runner tell each other. */
type Shared = { -readonly [key in keyof InstrumenterContext]?: InstrumenterContext[key] | undefined };

/** For Stryker, a file of tests is one test: what one test has computed and kept, the next ones use. */
class CampaignTestRunner implements TestRunner {
  readonly #shared: Shared;
  #tests: Tests | undefined;
  /** Milliseconds of each file. */
  readonly #costs = new Map<string, number>();
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

  /** Runs all tests of the code as it is. Each process has to: Stryker asks only one of them for a dry run. */
  async init(): Promise<void> {
    this.#tests = await Tests.in(process.cwd(), include);
    // Each file by itself tells what it reaches, all together tell what they cost.
    for (const file of this.#tests.files) {
      this.#shared.currentTestId = file;
      for await (const { id, failure } of this.#tests.anew().run(file, () => true)) {
        if (failure === undefined) this.#passed.add(id);
      }
    }
    const together = this.#tests.anew();
    for (const file of this.#tests.files) {
      this.#shared.currentTestId = file;
      let cost = 0;
      for await (const { id, milliseconds, failure } of together.run(file, (id) => this.#passed.has(id))) {
        cost += milliseconds;
        if (failure !== undefined) this.#passed.delete(id);
      }
      this.#costs.set(file, cost);
    }
  }

  dryRun(): Promise<DryRunResult> {
    const tests = Array.from(this.#costs, ([file, cost]): TestResult => {
      return { id: file, name: file, fileName: file, timeSpentMs: cost, status: TestStatus.Success };
    });
    const { mutantCoverage = { static: {}, perTest: {} } } = this.#shared;
    return Promise.resolve({ status: DryRunStatus.Complete, tests, mutantCoverage });
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, sandboxFileName }: MutantRunOptions): Promise<MutantRunResult> {
    this.#shared.activeMutant = activeMutant.id;
    this.#shared.hitCount = 0;
    this.#shared.hitLimit = hitLimit;
    const tests: TestResult[] = [];
    const fresh = this.#tests?.anew();
    for (const file of this.#likelyFirst(testFilter ?? [...this.#costs.keys()], testsOf(sandboxFileName))) {
      const result = await this.#run(fresh, file);
      tests.push(result);
      if (result.status === TestStatus.Failed) break;
    }
    const hitLimitReached = determineHitLimitReached(this.#shared.hitCount, hitLimit);
    this.#shared.activeMutant = undefined;
    return toMutantRunResult(hitLimitReached ?? { status: DryRunStatus.Complete, tests });
  }

  /** Runs the tests of a file until one fails. */
  async #run(fresh: FreshTests | undefined, file: string): Promise<TestResult> {
    let timeSpentMs = 0;
    for await (const outcome of fresh?.run(file, (id) => this.#passed.has(id)) ?? []) {
      timeSpentMs += outcome.milliseconds;
      const { id, failure: failureMessage } = outcome;
      if (failureMessage !== undefined) {
        return { id: file, name: id, timeSpentMs, status: TestStatus.Failed, failureMessage };
      }
    }
    return { id: file, name: file, timeSpentMs, status: TestStatus.Success };
  }

  /**
   * The files that are asked about what `own` tests, those first that are likely to fail, because then the rest is not
   * run: its own, the fixtures, its folder's. Tests of one rule are asked about the rules of its folder only, and no
   * rule is asked what it makes of hostile values.
   */
  #likelyFirst(files: readonly string[], own: string): string[] {
    const folder = posix.dirname(own);
    const isAsked = (file: string) =>
      posix.dirname(file) === folder ||
      (file.startsWith("test/rules/")
        ? isOfAll(file)
        : posix.basename(file) !== "hostile.test.ts" || !own.startsWith("test/rules/"));
    const costOf = (file: string) => this.#costs.get(file) ?? 0;
    const rank = (file: string) => [own, fixtures].indexOf(file) + 1 || (posix.dirname(file) === folder ? 3 : 4);
    return files.filter(isAsked).sort((a, b) => rank(a) - rank(b) || costOf(a) - costOf(b));
  }
}

/** Whether a file of tests in test/rules is about all rules. */
function isOfAll(file: string): boolean {
  return posix.dirname(file) === "test/rules";
}

/** The file of tests that is named after a file of the sandbox. */
function testsOf(mutated: string): string {
  return mutated
    .replaceAll("\\", "/")
    .replace(/^.*\/src\//u, "test/")
    .replace(/\.ts$/u, ".test.ts");
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, "campaign-rules", () => new CampaignTestRunner()),
];
