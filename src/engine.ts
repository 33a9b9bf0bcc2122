import { type Adjust, type Collected, collect } from "./collect.js";
import { moved } from "./errors/moved.js";
import { segmentsOf } from "./errors/path.js";
import { fixOf, type Violation } from "./errors/violation.js";
import type { Findings } from "./result.js";
import type { Faults } from "./rules/faults.js";
import type { Channel } from "./rules/plan.js";
import { defectOf } from "./rules/rule-defect.js";
import type { RuleRun } from "./rules/run.js";
import type { UpdateRun } from "./rules/share.js";
import type { Settings } from "./settings.js";
import { type Check, isObject, type Members } from "./structure/walk.js";

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
  const found = findIn(subject, run, settings);
  if (found !== undefined) withoutHarm(found, subject, settings);
  return found;
}

function findIn(subject: Subject, run: RuleRun, settings: Settings): Examined | undefined {
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
  const skipped = walk.full ? undefined : run.skipped(object, channel, faults);
  if (walk.found.length === 0 && skipped === undefined) return undefined;
  const { errors, warnings, truncated, code } = collect(
    walk.found,
    view,
    settings.maxViolations,
    channel,
    subject.adjust,
  );
  return { view, skipped: skipped ?? [], errors, warnings, truncated, code };
}

/** Most repairs of unknown members to try out in one validation; the others are not offered. */
const MOST_TRIALS = 20;

/**
 * Takes away the repairs of unknown members that would make things worse: what was ignored so far may be wrong, or not
 * allowed, once it counts. Only a trial can tell.
 */
function withoutHarm({ errors, warnings }: Examined, subject: Subject, settings: Settings): void {
  let known: Set<string> | undefined;
  let trials = 0;
  for (const warning of warnings) {
    const [operation] = warning.rule === "member.known" ? (fixOf(warning) ?? []) : [];
    if (operation?.op !== "move") continue;
    trials++;
    known ??= new Set(errors.map(nameOf));
    const isTried = trials <= MOST_TRIALS;
    const changed = isTried ? moved(subject.view, warning.segments, segmentsOf(operation.path)) : undefined;
    if (!isTried || errorsIn(subject.of(changed), settings).some((error) => !known?.has(nameOf(error)))) {
      delete warning.fix;
    }
  }
}

function errorsIn(subject: Subject, settings: Settings): readonly Violation[] {
  const run = settings.runs.take();
  try {
    return findIn(subject, run, settings)?.errors ?? [];
  } catch (cause) {
    throw defectOf(run.current?.id, cause);
  } finally {
    settings.runs.giveBack(run);
  }
}

function nameOf({ rule, path }: Violation): string {
  return `${rule} ${path}`;
}
