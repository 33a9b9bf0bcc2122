// A test runner for Stryker that keeps the tests compiled and evaluates them anew for each mutant, in one process.
import { readFileSync, writeFileSync } from "node:fs";
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
  "test/{errors,limits,reference,request,response,rules,structure,update}/**/*.test.ts",
  "test/{catalogue,catalogue-texts,collect,documented-errors,engine,fixtures,generated,lint,settings,validate,verdicts}.test.ts",
  "!**/*.random.test.ts",
  "!test/structure/reference.test.ts",
  "!**/{as-create,long-history,properties,reuse}.test.ts",
];

/** How the paths begin of what is asked about a folder, besides its own tests and those of requests as a whole. */
const related: Readonly<Record<string, readonly string[]>> = {
  test: ["errors/", "request/", "structure/hostile", "structure/order", "update/"],
  "test/errors": ["structure/order", "update/fix"],
  "test/limits": ["request/"],
  "test/request": ["rules/request/"],
  "test/response": ["request/"],
  "test/rules": ["reference/rules", "rules/filter/", "rules/schedule/", "rules/trigger/", "rules/update/", "update/"],
  "test/rules/request": ["request/"],
  "test/rules/update": ["update/"],
  "test/structure": ["errors/", "update/hostile"],
  "test/update": ["rules/update/"],
};

/** A request or more for each rule. */
const fixtures = "test/fixtures.test.ts";

/** What mutated code and this runner tell each other. */
type Shared = { -readonly [key in keyof InstrumenterContext]?: InstrumenterContext[key] | undefined };

/** What a dry run has found. */
interface Known {
  /** Milliseconds of each file. */
  readonly costs: ReadonlyMap<string, number>;
  /** Tests that pass with few random runs; the others count what many runs have met. */
  readonly passed: ReadonlySet<string>;
}

/** Where it is kept for the other processes, in the sandbox that they share. */
const KNOWN = "mutation-known.json";

/** For Stryker, a file of tests is one test: what one test has computed and kept, the next ones use. */
class CampaignTestRunner implements TestRunner {
  readonly #shared: Shared;
  #tests: Tests | undefined;
  #known: Known | undefined;

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
  }

  /** Runs all tests of the code as it is. Only one process is asked to; the others read what it has found. */
  async dryRun(): Promise<DryRunResult> {
    const known = { costs: new Map<string, number>(), passed: new Set<string>() };
    // Each file by itself tells what it reaches, all together tell what they cost.
    for (const file of this.#tests?.files ?? []) {
      this.#shared.currentTestId = file;
      for await (const { id, failure } of this.#tests?.anew().run(file, () => true) ?? []) {
        if (failure === undefined) known.passed.add(id);
      }
    }
    const together = this.#tests?.anew();
    for (const file of this.#tests?.files ?? []) {
      this.#shared.currentTestId = file;
      let cost = 0;
      for await (const { id, milliseconds, failure } of together?.run(file, (id) => known.passed.has(id)) ?? []) {
        cost += milliseconds;
        if (failure !== undefined) known.passed.delete(id);
      }
      known.costs.set(file, cost);
    }
    writeFileSync(KNOWN, JSON.stringify({ costs: [...known.costs], passed: [...known.passed] }));
    const tests = Array.from(known.costs, ([file, cost]): TestResult => {
      return { id: file, name: file, fileName: file, timeSpentMs: cost, status: TestStatus.Success };
    });
    const { mutantCoverage = { static: {}, perTest: {} } } = this.#shared;
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, sandboxFileName }: MutantRunOptions): Promise<MutantRunResult> {
    this.#known ??= readKnown();
    const { costs, passed } = this.#known;
    this.#shared.activeMutant = activeMutant.id;
    this.#shared.hitCount = 0;
    this.#shared.hitLimit = hitLimit;
    const tests: TestResult[] = [];
    const fresh = this.#tests?.anew();
    for (const file of likelyFirst(testFilter ?? [...costs.keys()], testsOf(sandboxFileName), costs)) {
      const result = await this.#run(fresh, file, passed);
      tests.push(result);
      if (result.status === TestStatus.Failed) break;
    }
    const hitLimitReached = determineHitLimitReached(this.#shared.hitCount, hitLimit);
    this.#shared.activeMutant = undefined;
    return toMutantRunResult(hitLimitReached ?? { status: DryRunStatus.Complete, tests });
  }

  /** Runs the tests of a file until one fails. */
  async #run(fresh: FreshTests | undefined, file: string, passed: ReadonlySet<string>): Promise<TestResult> {
    let timeSpentMs = 0;
    for await (const outcome of fresh?.run(file, (id) => passed.has(id)) ?? []) {
      timeSpentMs += outcome.milliseconds;
      const { id, failure: failureMessage } = outcome;
      if (failureMessage !== undefined) {
        return { id: file, name: id, timeSpentMs, status: TestStatus.Failed, failureMessage };
      }
    }
    return { id: file, name: file, timeSpentMs, status: TestStatus.Success };
  }
}

function readKnown(): Known {
  const { costs, passed } = JSON.parse(readFileSync(KNOWN, "utf8"));
  return { costs: new Map(costs), passed: new Set(passed) };
}

/**
 * The files that are asked about what `own` tests, those first that are likely to fail, because then the rest is not
 * run: its own, the fixtures, its folder's.
 */
function likelyFirst(files: readonly string[], own: string, costs: ReadonlyMap<string, number>): string[] {
  const folder = posix.dirname(own);
  const asked = (related[folder] ?? []).map((path) => `test/${path}`);
  const isAsked = (file: string) => {
    const of = posix.dirname(file);
    return of === folder || of === "test" || isOfAllRules(file, own) || asked.some((path) => file.startsWith(path));
  };
  const costOf = (file: string) => costs.get(file) ?? 0;
  const rank = (file: string) => [own, fixtures].indexOf(file) + 1 || (posix.dirname(file) === folder ? 3 : 4);
  return files.filter(isAsked).sort((a, b) => rank(a) - rank(b) || costOf(a) - costOf(b));
}

/** Whether a file of tests is about all rules, and is to be asked about one. */
function isOfAllRules(file: string, own: string): boolean {
  return posix.dirname(file) === "test/rules" && own.startsWith("test/rules/");
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
