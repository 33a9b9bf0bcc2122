import { expectNames, membersOf } from "../engine/context/option-errors.js";
import { ChangedBody } from "../errors/changed-body.js";
import { segmentsOf } from "../errors/path.js";
import { type CustomRule, defineRule, type JsonPatchOperation, type Segment, type Violation } from "../index.js";
import { isSame } from "../rules/parts/is-same.js";
import { isObject } from "../structure/checker.js";
import { ownAt } from "../structure/own-at.js";
import { failure } from "./failure.js";
import { ReadsTracer } from "./reads-tracer.js";
import { type ExpectedFinding, type Found, type Trial, trialOf } from "./situation.js";

/** Whether reading an undeclared path is an error. */
export type UndeclaredReads = "error" | "allow";

/** Throws if a rule reports something in a situation. */
export function expectAccepted(rule: CustomRule, situation: unknown, undeclaredReads: UndeclaredReads): void {
  expectFound(rule, trialOf(rule, situation), [], undeclaredReads);
}

/** Throws unless a rule reports exactly the `violations` of a situation. */
export function expectRejected(rule: CustomRule, situation: unknown, undeclaredReads: UndeclaredReads): void {
  const trial = trialOf(rule, situation, ["violations"]);
  const { violations } = membersOf(situation, "a situation");
  if (!Array.isArray(violations) || violations.length === 0) {
    throw new TypeError("violations must be an array of the expected violations, each as { path }");
  }
  for (const expected of violations) {
    expectNames(membersOf(expected, "each of violations"), factNames, "member of an expected violation:");
  }
  expectFound(rule, trial, violations, undeclaredReads);
}

const factNames = ["path", "rule", "params", "message", "fix"] as const;

/** The properties of a finding that are compared. */
type Facts = { [Name in (typeof factNames)[number]]?: unknown };

function expectFound(
  rule: CustomRule,
  trial: Trial,
  expected: readonly ExpectedFinding[],
  undeclaredReads: UndeclaredReads,
): void {
  const before = textOf(trial);
  const first = trial.run(rule);
  const tracer = new ReadsTracer(rule);
  const second = trial.run(tracedBy(tracer, rule));
  if (textOf(trial) !== before) {
    throw failure(`${rule.id} changes its input: a rule must only read`, {
      expected: JSON.parse(before),
      actual: trial.inputs,
    });
  }
  expectNoOtherProblem(rule, trial, first.findings);
  if (undeclaredReads === "error") expectDeclared(rule, tracer);
  expectSameTwice(rule, first, second);
  expectIncompleteTolerated(rule, trial);
  expectFixes(rule, trial, first.findings);
  expectFacts(rule, first, expected);
}

/** The inputs as JSON. A clone could not be compared with them in Jest, where it has the prototypes of another realm. */
function textOf({ inputs }: Trial): string {
  try {
    structuredClone(inputs);
    return JSON.stringify(inputs);
  } catch (cause) {
    throw failure("The situation must be plain JSON data, without functions and the like", { cause });
  }
}

/** The same rule, which reads through a tracer. */
function tracedBy(tracer: ReadsTracer, rule: CustomRule): CustomRule {
  return defineRule({
    ...rule,
    check: (...[input, report, context]: Parameters<CustomRule["check"]>) => {
      rule.check(tracer.input(input) as never, report, tracer.context(context));
    },
  } as Parameters<typeof defineRule>[0]);
}

/** Throws if something else is wrong with the situation, or a place that the rule reports is not in it. */
function expectNoOtherProblem(rule: CustomRule, { whole }: Trial, findings: readonly Violation[]): void {
  for (const finding of findings) {
    if (finding.rule.startsWith("structure.")) {
      throw failure(`The situation is invalid even without ${rule.id}, so it tests nothing: ${finding.message}`);
    }
    if (finding.rule !== rule.id || isReachable(whole, finding.segments)) continue;
    const parent = finding.segments.slice(0, -1).join(".");
    throw failure(`${rule.id} reports ${finding.path}, but the body has no object at ${parent}: check the place`);
  }
}

/** Throws if the rule fails on stored campaigns that lack something: the engine does not validate stored campaigns. */
function expectIncompleteTolerated(rule: CustomRule, { incomplete }: Trial): void {
  for (const [what, trial] of incomplete?.() ?? []) {
    try {
      trial.run(rule);
    } catch (error) {
      const { message, cause } = error as Error;
      throw failure(`${message}\nwhen the stored campaign ${what}. Stored campaigns are not validated`, { cause });
    }
  }
}

/** Throws if a fix of the rule leaves or moves its violation, or breaks the structure. */
function expectFixes(rule: CustomRule, { inputs: [sent], withBody }: Trial, findings: readonly Violation[]): void {
  const isOwn = (one: Violation) => one.rule === rule.id;
  const own = findings.filter(isOwn);
  // A fix of a custom rule is a single operation.
  for (const { path, pointer, fix: [operation] = [] } of own) {
    if (operation === undefined) continue;
    const after = withBody(patched(sent, operation)).run(rule).findings;
    const broken = after.find((one) => one.rule.startsWith("structure."));
    if (broken !== undefined) throw failure(`The fix of ${rule.id} at ${path} breaks it: ${broken.message}`);
    const left = after.filter(isOwn);
    // The next entry takes the place of one that is removed or moved, and may be wrong too.
    if (left.length < own.length && /\/\d+$/u.test(pointer)) continue;
    const same = left.find((one) => [pointer, operation.path].includes(one.pointer));
    if (same !== undefined) throw failure(`The fix of ${rule.id} does not help: ${same.message}`);
  }
}

function patched(body: unknown, operation: JsonPatchOperation): unknown {
  const changed = new ChangedBody(body);
  const place = segmentsOf(operation.path);
  if ("from" in operation) changed.move(segmentsOf(operation.from), place);
  else {
    if (operation.op !== "add") changed.remove(place);
    if ("value" in operation) changed.add(place, operation.value);
  }
  return changed.body;
}

/** Whether a place exists, or at least the object that would contain it. */
function isReachable(whole: unknown, place: readonly Segment[]): boolean {
  return ownAt(whole, place) !== undefined || isObject(ownAt(whole, place.slice(0, -1))?.value);
}

function expectDeclared({ id }: CustomRule, { undeclared }: ReadsTracer): void {
  if (undeclared.size === 0) return;
  const lines = [...undeclared].map(([path, mode]) => {
    const whole = path === "" ? "the request" : path === "@" ? "the filter or content" : undefined;
    if (whole !== undefined) return `  the names of all members of ${whole}: read the needed members by name`;
    return `  ${path}: add it to reads.${mode}, or do not ${wayOf[mode]}`;
  });
  throw failure(
    `${id} reads paths that its "reads" do not declare, so it may run on invalid data:\n${lines.join("\n")}`,
  );
}

const wayOf = { values: "read it", presence: "ask whether it is there", keys: "ask for its member names or length" };

function expectSameTwice({ id }: CustomRule, first: Found, second: Found): void {
  const expected = first.findings.map((finding) => factsOf(finding, finding));
  const actual = second.findings.map((finding) => factsOf(finding, finding));
  if (isSame(expected, actual)) return;
  const why = "it must depend only on its arguments: no clock, no counter, nothing random";
  throw failure(
    `${id} finds something else in the same situation the second time; ${why}${comparison(expected, actual)}`,
    { expected, actual },
  );
}

function expectFacts(rule: CustomRule, { findings, skipped }: Found, list: readonly ExpectedFinding[]): void {
  const expected = list.map((facts) => factsOf({ ...facts, rule: facts.rule ?? rule.id }, facts));
  const actual = findings.map((finding, index) => factsOf(finding, list[index] ?? { params: {} }));
  if (isSame(expected, actual)) return;
  const reason = skipped ? `\n${rule.id} was skipped: ${reasons[skipped]}` : "";
  const what = list.length === 0 ? "finds something in a valid situation" : "does not report the expected violations";
  const messages = findings.map(({ message }) => `\n  ${message}`).join("");
  const words = findings.length === 0 ? "" : `\nin words:${messages}`;
  throw failure(`${rule.id} ${what}${reason}${comparison(expected, actual)}${words}`, { expected, actual });
}

const reasons = {
  structure: "something that it reads is invalid",
  unknown: "it needs a fact that the context does not provide, such as features or the stored campaign",
};

/** The properties of a finding that are also in another one. Rule and path are always compared. */
function factsOf(finding: object, stated: object): Facts {
  const { fix = "none", ...members } = finding as Facts;
  const all: Facts = { ...members, fix };
  const compared = stated as Facts;
  const names = factNames.filter((name) => name === "path" || name === "rule" || compared[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

/** Two lists below each other; a line that differs is marked. */
function comparison(expected: readonly Facts[], actual: readonly Facts[]): string {
  const linesOf = (facts: readonly Facts[], others: readonly Facts[]) => {
    if (facts.length === 0) return "\n  nothing";
    return facts.map((fact, index) => `\n${isSame(fact, others[index]) ? " " : ">"} ${JSON.stringify(fact)}`).join("");
  };
  return `\nexpected:${linesOf(expected, actual)}\nfound:${linesOf(actual, expected)}`;
}
