import type { Collected } from "./collect.js";
import { added, moved } from "./errors/moved.js";
import { renderPointer, segmentsOf } from "./errors/path.js";
import { fixOf, type Violation } from "./errors/violation.js";
import { defectOf } from "./rules/rule-defect.js";
import { isRuleFinding, type RuleRun } from "./rules/run.js";
import type { Settings } from "./settings.js";
import { type Fault, type Finding, isObject } from "./structure/walk.js";

/** What was examined, and how to examine it with a change. */
export interface Trials {
  readonly view: unknown;
  search(changed: unknown, run: RuleRun): void;
}

/** Most repairs of unknown members to try out in one validation; the others are not offered. */
const MOST_TRIALS = 20;

/** Most members and entries to look at in all trials of one validation. Each error counts as some more. */
const MOST_WORK = 5000;
const WORK_OF_AN_ERROR = 20;

/**
 * Takes away the repairs that would make things worse: what was ignored or absent so far may be wrong, or not allowed,
 * once it counts. Only a trial can tell. Where more errors exist than were looked for, none can.
 */
export function dropHarmfulFixes(
  { errors, warnings }: Collected,
  run: RuleRun,
  settings: Settings,
  trials: Trials,
): void {
  const moving = warnings.filter((warning) => warning.rule === "member.known" && fixOf(warning)?.[0]?.op === "move");
  const adding = [...errors, ...warnings].filter((violation) => fixOf(violation)?.[0]?.op === "add");
  if (moving.length + adding.length === 0) return;
  const known = new Set(errorsOf(run).map(nameOf));
  const work = workOf(trials.view) + WORK_OF_AN_ERROR * known.size;
  const most = run.walk.full ? 0 : Math.min(MOST_TRIALS, Math.floor(MOST_WORK / work));
  if (adding.length > 0) dropHarmfulAdditions(adding, most, known, settings, trials);
  for (const [index, warning] of moving.entries()) {
    if (index >= most || addsErrors(warning, known, settings, trials)) delete warning.fix;
  }
}

/** Tries out all additions at once: each completes the object that the others complete. */
function dropHarmfulAdditions(
  adding: readonly Violation[],
  most: number,
  known: ReadonlySet<string>,
  settings: Settings,
  trials: Trials,
): void {
  let { view } = trials;
  const pointers = new Map<Violation, string>();
  for (const violation of adding) {
    const [operation] = fixOf(violation) ?? [];
    if (operation?.op !== "add") continue;
    pointers.set(violation, operation.path);
    view = added(view, segmentsOf(operation.path), operation.value);
  }
  const errors = most === 0 ? undefined : newErrors(view, known, settings, trials);
  for (const [violation, pointer] of pointers) {
    const isHarmless = errors?.every((error) => !isWithin(error, pointer) && isWithinSome(error, pointers)) ?? false;
    if (!isHarmless) delete violation.fix;
  }
}

/** Whether an error is at or below a place. */
function isWithin(error: string, pointer: string): boolean {
  return `${error}/`.startsWith(`${pointer}/`);
}

function isWithinSome(error: string, pointers: ReadonlyMap<Violation, string>): boolean {
  return [...pointers.values()].some((pointer) => isWithin(error, pointer));
}

/** How many members and entries a value has, up to more than there may be. */
function workOf(view: unknown): number {
  const open: unknown[] = [view];
  let work = 0;
  while (open.length > 0 && work <= MOST_WORK) {
    const container = open.pop();
    if (Array.isArray(container)) {
      work += container.length;
      // An array may have a constructor of its own, which a copy of it would call.
      for (let index = 0; index < container.length && index < MOST_WORK; index++) open.push(container[index]);
    } else if (isObject(container)) {
      for (const key in container) {
        work++;
        open.push(container[key]);
      }
    }
  }
  return work;
}

/** Whether the repair of a warning makes errors that were not there before. */
function addsErrors(warning: Violation, known: ReadonlySet<string>, settings: Settings, trials: Trials): boolean {
  const [operation] = fixOf(warning) ?? [];
  if (operation?.op !== "move") return false;
  const view = moved(trials.view, warning.segments, segmentsOf(operation.path));
  return newErrors(view, known, settings, trials).length > 0;
}

/** The places of the errors that a changed view has, and the view did not have. */
function newErrors(view: unknown, known: ReadonlySet<string>, settings: Settings, trials: Trials): string[] {
  const run = settings.trials.take();
  try {
    trials.search(view, run);
    return errorsOf(run).flatMap((error) => (known.has(nameOf(error)) ? [] : [renderPointer(error.place)]));
  } catch (cause) {
    throw defectOf(run.current?.id, cause);
  } finally {
    settings.trials.giveBack(run);
  }
}

/** The errors among all that a run has found. */
function errorsOf({ walk: { found } }: RuleRun): (Fault | Finding)[] {
  return found.filter((finding) => {
    return isRuleFinding(finding) ? finding.severity === "error" : (finding as Fault).level === "error";
  });
}

/** What tells an error from others. */
function nameOf(finding: Fault | Finding): string {
  return JSON.stringify([isRuleFinding(finding) ? finding.rule.id : finding.rule, finding.place]);
}
