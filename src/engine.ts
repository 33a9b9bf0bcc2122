import type { Channel } from "./channel.js";
import { type Adjust, type Collected, collect } from "./collect.js";
import type { Findings } from "./result.js";
import type { Faults } from "./rules/faults.js";
import type { RuleRun } from "./rules/run.js";
import type { UpdateRun } from "./rules/share.js";
import type { Settings } from "./settings.js";
import { type Check, isObject, type Members } from "./structure/walk.js";
import { dropHarmfulFixes } from "./trials.js";

/**
 * A campaign, or a request about one, and how it is to be looked at. It has all its members: one that is left out could
 * be inherited in a host whose prototypes are polluted.
 */
export interface Subject {
  /** The body itself or a readable view of it. */
  readonly view: unknown;
  readonly isView: boolean;
  /** What was sent: the body, or of an update the patch, or a readable view of it. */
  readonly sent: unknown;
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
  dropHarmfulFixes(examined, run, settings, {
    view,
    search: (changed, trial) => void search(subject.of(changed), trial),
  });
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
  if (!walk.full) run.runOnBody(subject.sent);
  return walk.full ? undefined : run.skipped(object, channel, faults);
}
