import { ChangedBody } from "../errors/changed-body.js";
import type { JsonPatchOperation } from "../errors/json-patch.js";
import { renderPointer, segmentsOf } from "../errors/path.js";
import type { Severity } from "../errors/severity.js";
import { fixOf } from "../errors/violation.js";
import type { RegisteredRule, Violation } from "../rules/index.js";
import { type Finding, isObject } from "../structure/checker.js";
import type { Collected } from "./collect.js";

/** The findings of a validation, and the rules that it ran. */
interface Done {
  readonly findings: readonly Finding[];
  /** Whether it stopped, because there were too many errors. */
  readonly full: boolean;
  ruleOf(id: string): RegisteredRule | undefined;
}

/** Returns the findings in a changed view, to try a fix. */
type Trial = (changed: unknown) => readonly Finding[];

/** Maximum number of moves to try in one validation. The fixes that are not tried are dropped. */
const MOST_TRIALS = 20;

/** Maximum number of members and entries to check in all trials of one validation. An error adds `WORK_OF_AN_ERROR`. */
const MOST_WORK = 5000;
const WORK_OF_AN_ERROR = 20;

/**
 * Removes the fixes that would add errors: a member that was ignored or absent may turn out to be invalid. Only a trial
 * shows that. If the list of errors was cut, trials cannot show it, so the fixes that would need one are removed.
 */
export function dropHarmfulFixes({ fixed }: Collected, view: unknown, done: Done, trial: Trial): void {
  const moving = fixedBy("move", "warning", fixed).filter(({ violation: { rule } }) => {
    return done.ruleOf(rule)?.fixMayAddErrors;
  });
  // A harmful fix for a warning must not remove the fix for an error.
  const adding = [fixedBy("add", "error", fixed), fixedBy("add", "warning", fixed)].filter(({ length }) => length > 0);
  if (moving.length + adding.length === 0) return;
  const before = new Set(done.findings.filter(isError).map(nameOf));
  const trials: Trials = {
    view,
    newErrors: (changed) =>
      trial(changed)
        .filter((finding) => isError(finding) && !before.has(nameOf(finding)))
        .map(({ place }) => renderPointer(place)),
  };
  const work = workOf(view) + WORK_OF_AN_ERROR * before.size;
  const most = done.full ? 0 : Math.min(MOST_TRIALS, Math.floor(MOST_WORK / work));
  for (const together of adding) dropHarmfulAdditions(together, most, trials);
  for (const [index, move] of moving.entries()) {
    if (index >= most || addsErrors(move, trials)) delete move.violation.fix;
  }
}

/** The validated view, and a function that finds the errors that only a changed one has, as pointers. */
interface Trials {
  readonly view: unknown;
  newErrors(changed: unknown): string[];
}

type Kind = "add" | "move";

/** A violation, and the operation that fixes it. */
interface Fixed<K extends Kind> {
  readonly violation: Violation;
  readonly operation: JsonPatchOperation & { readonly op: K };
}

/** The errors or warnings that an operation of one kind fixes. */
function fixedBy<K extends Kind>(kind: K, severity: Severity, violations: readonly Violation[]): Fixed<K>[] {
  const fixed: Fixed<K>[] = [];
  for (const violation of violations) {
    const operation = fixOf(violation)?.[0];
    if (operation?.op !== kind || violation.severity !== severity) continue;
    fixed.push({ violation, operation: operation as Fixed<K>["operation"] });
  }
  return fixed;
}

/** Tries all additions together, because they may complete the same object. */
function dropHarmfulAdditions(adding: readonly Fixed<"add">[], most: number, trials: Trials): void {
  if (most === 0) {
    for (const { violation } of adding) delete violation.fix;
    return;
  }
  const changed = new ChangedBody(trials.view);
  for (const { operation } of adding) changed.add(segmentsOf(operation.path), operation.value);
  const errors = trials.newErrors(changed.body);
  const isOfSome = (error: string) => adding.some(({ operation }) => isWithin(error, operation.path));
  const isEachOfSome = errors.every(isOfSome);
  for (const { violation, operation } of adding) {
    if (!isEachOfSome || errors.some((error) => isWithin(error, operation.path))) delete violation.fix;
  }
}

/** Whether an error is at or below a place. */
function isWithin(error: string, pointer: string): boolean {
  return `${error}/`.startsWith(`${pointer}/`);
}

/** Counts members and entries, and stops above `MOST_WORK`. */
function workOf(view: unknown): number {
  const open: unknown[] = [view];
  let work = 0;
  while (open.length > 0 && work <= MOST_WORK) {
    const container = open.pop();
    if (Array.isArray(container)) {
      work += container.length;
      // Copying the array would call its constructor, which may be the user's own.
      for (let index = 0; index < container.length && index < MOST_WORK; index++) open.push(container[index]);
    } else if (isObject(container)) {
      for (const key in container) {
        if (container[key] === undefined) continue;
        work++;
        open.push(container[key]);
      }
    }
  }
  return work;
}

/** Whether a move adds errors. */
function addsErrors({ violation, operation }: Fixed<"move">, trials: Trials): boolean {
  const { body } = new ChangedBody(trials.view).move(violation.segments, segmentsOf(operation.path));
  return trials.newErrors(body).length > 0;
}

function isError({ level }: Finding): boolean {
  return level === "error";
}

/** A unique key of an error. */
function nameOf({ rule, place }: Finding): string {
  return JSON.stringify([rule, place]);
}
