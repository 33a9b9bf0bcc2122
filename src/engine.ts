import type { Channel } from "./channel.js";
import { type Adjust, type Collected, collect } from "./collect.js";
import { moved } from "./errors/moved.js";
import { segmentsOf } from "./errors/path.js";
import { fixOf, type Violation } from "./errors/violation.js";
import type { Findings } from "./result.js";
import type { Faults } from "./rules/faults.js";

import { defectOf } from "./rules/rule-defect.js";
import { isRuleFinding, type RuleRun } from "./rules/run.js";
import type { UpdateRun } from "./rules/share.js";
import type { Settings } from "./settings.js";
import { type Check, type Fault, isObject, type Members } from "./structure/walk.js";

/**
 * A campaign, or a request about one, and how it is to be looked at. It has all its members: one that is left out could
 * be inherited in a host whose prototypes are polluted.
 */
export interface Subject {
  /** The body itself or a readable view of it. */
  readonly view: unknown;
  readonly isView: boolean;
  readonly channel: Channel;
  readonly check: Check<Members>;
  /** What is known of an update. */
  readonly update: UpdateRun | undefined;
  /** Containers whose absent members are no fault. */
  readonly forgiven: ReadonlySet<object> | undefined;
  /** Runs further rules of the body as a whole; faults block them. */
  readonly runMore: ((run: RuleRun, faults: Faults | undefined) => void) | undefined;
  /** Says more about each violation. */
  readonly adjust: Adjust | undefined;
  /** The same of another view, on which a repair is tried out. */
  of(view: unknown): Subject;
}

/** Everything that was found in what was looked at. */
export interface Examined extends Collected {
  readonly view: unknown;
  readonly skipped: Findings["skipped"];
}

/** Looks at a subject: structure first, then the rules that structure leaves. Undefined when there is nothing to say. */
export function examine(subject: Subject, run: RuleRun, settings: Settings): Examined | undefined {
  const skipped = search(subject, run);
  const { found } = run.walk;
  if (found.length === 0 && skipped === undefined) return undefined;
  const { view, channel, adjust } = subject;
  const examined = { view, skipped: skipped ?? [], ...collect(found, view, settings.maxViolations, channel, adjust) };
  dropHarmfulFixes(examined, run, subject, settings);
  return examined;
}

/** Has a run find what is wrong with a subject. Gives the rules that could not be decided, if there are any. */
function search(subject: Subject, run: RuleRun): Findings["skipped"] | undefined {
  const { view, channel, check } = subject;
  const { walk } = run;
  run.begin(view, channel, subject.isView, subject.update, subject.forgiven);
  const object = isObject(view) ? view : undefined;
  if (object === undefined) walk.body(view);
  else check(object, walk, 1);

  const faults = walk.found.length === 0 ? undefined : run.faults();
  if (object !== undefined && !walk.full) {
    run.runOnRequest(object, channel, faults);
    subject.runMore?.(run, faults);
  }
  return walk.full ? undefined : run.skipped(object, channel, faults);
}

/** Most repairs of unknown members to try out in one validation; the others are not offered. */
const MOST_TRIALS = 20;

/** Most members and entries to look at in all trials of one validation. Each error counts as some more. */
const MOST_WORK = 5000;
const WORK_OF_AN_ERROR = 20;

/**
 * Takes away the repairs of unknown members that would make things worse: what was ignored so far may be wrong, or not
 * allowed, once it counts. Only a trial can tell. Where more errors exist than were looked for, none can.
 */
function dropHarmfulFixes({ warnings }: Examined, run: RuleRun, subject: Subject, settings: Settings): void {
  const moving = warnings.filter((warning) => warning.rule === "member.known" && fixOf(warning)?.[0]?.op === "move");
  if (moving.length === 0) return;
  const known = new Set(errorsOf(run));
  const work = workOf(subject.view) + WORK_OF_AN_ERROR * known.size;
  const trials = run.walk.full ? 0 : Math.min(MOST_TRIALS, Math.floor(MOST_WORK / work));
  for (const [index, warning] of moving.entries()) {
    if (index >= trials || addsErrors(warning, known, subject, settings)) delete warning.fix;
  }
}

/** How many members and entries a value has, up to more than there may be. */
function workOf(view: unknown): number {
  const open: unknown[] = [view];
  let work = 0;
  while (open.length > 0 && work <= MOST_WORK) {
    const container = open.pop();
    if (Array.isArray(container)) {
      work += container.length;
      open.push(...container.slice(0, MOST_WORK));
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
function addsErrors(warning: Violation, known: ReadonlySet<string>, subject: Subject, settings: Settings): boolean {
  const [operation] = fixOf(warning) ?? [];
  if (operation?.op !== "move") return false;
  const run = settings.trials.take();
  try {
    search(subject.of(moved(subject.view, warning.segments, segmentsOf(operation.path))), run);
    return errorsOf(run).some((error) => !known.has(error));
  } catch (cause) {
    throw defectOf(run.current?.id, cause);
  } finally {
    settings.trials.giveBack(run);
  }
}

/** What tells each error that a run has found from others. */
function errorsOf({ walk: { found } }: RuleRun): string[] {
  const errors = found.filter((finding) => {
    return isRuleFinding(finding) ? finding.severity === "error" : (finding as Fault).level === "error";
  });
  return errors.map((finding) => {
    return JSON.stringify([isRuleFinding(finding) ? finding.rule.id : finding.rule, finding.place]);
  });
}
