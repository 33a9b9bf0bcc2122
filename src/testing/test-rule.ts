import { expectNames, expectOneOf, membersOf } from "../engine/context/option-errors.js";
import type { CustomRule } from "../index.js";
import { expectAccepted, expectRejected, type UndeclaredReads } from "./examine.js";
import { failure } from "./failure.js";
import type { ExpectedFinding, RequestSituation, Situation, UpdateSituation } from "./situation.js";

/** The situations in which a rule is tested, by name. Both lists must have entries. */
export interface RuleSituations {
  /** The rule reports nothing in them. The body of a create request can be given directly. */
  readonly valid: Readonly<Record<string, Situation | object>>;
  /** The rule reports exactly their `violations`, in this order, errors before warnings. */
  readonly invalid: Readonly<Record<string, BrokenRequest | BrokenUpdate>>;
}

/** A create request that breaks the rule under test. */
export interface BrokenRequest extends RequestSituation {
  readonly violations: readonly ExpectedFinding[];
}

/** An update that breaks the rule under test. */
export interface BrokenUpdate extends UpdateSituation {
  readonly violations: readonly ExpectedFinding[];
}

/** Registers a test, or a group of tests. */
type Register = (name: string, run: () => void) => unknown;

export interface RuleTestOptions {
  /** Registers a test: the `it` of vitest, Jest or node:test. Default: the global `it`. */
  readonly it?: Register | undefined;
  /** The same, for runners that call it `test`. */
  readonly test?: Register | undefined;
  /** Groups tests. Default: the global `describe`; where there is none, the names of tests begin with the rule's id. */
  readonly describe?: Register | undefined;
  /** Whether a rule may read paths that it does not declare in `reads`, and that may be invalid. Default: "error". */
  readonly undeclaredReads?: UndeclaredReads | undefined;
}

/**
 * Tests a rule of your own with a table of situations, one test each. A test also fails if the situation is
 * structurally invalid, or if the rule changes it, reports a place that it does not have, reports something else the
 * second time, or reads a path that it does not declare in `reads`.
 *
 * @throws {TypeError} when there is no test runner, or the arguments are wrong.
 */
export function testRule(rule: CustomRule, situations: RuleSituations, options: RuleTestOptions = {}): void {
  const { id } = membersOf(rule, "the rule");
  if (typeof id !== "string") throw new TypeError("the rule must be made by defineRule");
  const { valid, invalid, ...others } = membersOf(situations, "situations");
  expectNames(others, ["valid", "invalid"], "member of situations:");
  const { describe, it, undeclaredReads } = runnerOf(options);
  const tables = {
    valid: Object.entries(membersOf(valid, "valid")),
    invalid: Object.entries(membersOf(invalid, "invalid")),
  };

  describe(id, (nameOf) => {
    for (const [list, entries] of Object.entries(tables)) {
      if (entries.length > 0) continue;
      it(nameOf(`has ${list} situations`), () => {
        throw failure(`${id} has no ${list} situation: a test of a rule needs valid and invalid ones`);
      });
    }
    for (const [name, situation] of tables.valid) {
      it(nameOf(`accepts ${name}`), () => expectAccepted(rule, situation, undeclaredReads));
    }
    const rejects = rule.severity === "warning" ? "warns about" : "rejects";
    for (const [name, situation] of tables.invalid) {
      it(nameOf(`${rejects} ${name}`), () => expectRejected(rule, situation, undeclaredReads));
    }
  });
}

function runnerOf(given: RuleTestOptions) {
  const options = membersOf(given, "options") as RuleTestOptions;
  expectNames(options, ["it", "test", "describe", "undeclaredReads"], "option");
  const { undeclaredReads = "error" } = options;
  expectOneOf(undeclaredReads, ["error", "allow"], "value of undeclaredReads:");
  const globals = globalThis as { readonly it?: unknown; readonly test?: unknown; readonly describe?: unknown };
  const ofOptions = options.it ?? options.test;
  const it = ofOptions ?? globals.it ?? globals.test;
  // A group of one runner and tests of another do not go together.
  const describe = options.describe ?? (ofOptions === undefined ? globals.describe : undefined);
  if (typeof it !== "function") {
    throw new TypeError(
      "there must be a test runner: pass its functions, as in testRule(rule, situations, { describe, it }), or make them global",
    );
  }
  return {
    it: it as Register,
    undeclaredReads,
    /** Calls `run` with a function that makes the name of a test unique. */
    describe: (id: string, run: (nameOf: (name: string) => string) => void) => {
      if (typeof describe === "function") describe(id, () => run((name) => name));
      else run((name) => `${id} ${name}`);
    },
  };
}
