import { type Adjust, type Collected, collect } from "./collect.js";
import { moved } from "./errors/moved.js";
import { type Segment, segmentsOf } from "./errors/path.js";
import type { Violation } from "./errors/violation.js";
import type { Findings } from "./result.js";
import { Faults } from "./rules/faults.js";
import type { Channel } from "./rules/plan.js";
import { isRuleFinding, type RuleRun } from "./rules/run.js";
import type { Settings } from "./settings.js";
import { type Check, isObject, type Members } from "./structure/walk.js";

/** A campaign, or a request about one, and how it is to be looked at. */
export interface Subject {
  /** The body itself or a readable view of it. */
  readonly view: unknown;
  readonly run: RuleRun;
  readonly channel: Channel;
  readonly check: Check<Members>;
  /** Runs further rules of the body as a whole; faults block them. */
  readonly runMore?: ((run: RuleRun, faults: Faults | undefined) => void) | undefined;
  /** Says more about each violation. */
  readonly adjust?: Adjust | undefined;
}

/** Everything that was found. */
export interface Examined {
  readonly errors: Violation[];
  readonly warnings: Violation[];
  readonly skipped: Findings["skipped"];
  readonly truncated: boolean;
  /** `error.code` of the first error. */
  readonly code: string;
}

/**
 * Looks at a subject: structure first, then the rules that structure leaves. `again` makes a subject of another view,
 * on which a repair is tried out.
 */
export function examine(subject: Subject, settings: Settings, again: (view: unknown) => Subject): Examined {
  const { skipped, collected } = findIn(subject, settings);
  if (collected === undefined) return { errors: [], warnings: [], skipped, truncated: false, code: "" };

  const { errors, warnings, truncated, code } = collected;
  withoutHarm(warnings, errors, (changed) => findIn(again(changed), settings), subject.view);
  return { errors, warnings, skipped, truncated, code };
}

interface Found {
  readonly skipped: Findings["skipped"];
  /** Undefined when nothing at all was found. */
  readonly collected: Collected | undefined;
}

function findIn({ view, run, channel, check, runMore, adjust }: Subject, settings: Settings): Found {
  const { walk } = run;
  const object = isObject(view) ? view : undefined;
  if (object === undefined) walk.body(view);
  else check(object, walk, 1);

  const faults = walk.found.length === 0 ? undefined : faultsOf(run);
  if (object !== undefined && !walk.full) {
    run.runOnRequest(object, channel, faults);
    runMore?.(run, faults);
  }
  const skipped = walk.full ? [] : run.skipped(object, channel, faults);
  const collected = walk.found.length === 0 ? undefined : collect(walk.found, view, settings.maxViolations, adjust);
  return { skipped, collected };
}

/** Most repairs of unknown members to try out in one validation; the others are not offered. */
const MOST_TRIALS = 20;

/**
 * Takes away the repairs of unknown members that would make things worse: what was ignored so far may be wrong, or not
 * allowed, once it counts. Only a trial can tell.
 */
function withoutHarm(
  warnings: readonly Violation[],
  errors: readonly Violation[],
  find: (view: unknown) => Found,
  view: unknown,
): void {
  let known: Set<string> | undefined;
  let trials = 0;
  for (const warning of warnings) {
    const [operation] = warning.rule === "member.known" ? (warning.fix ?? []) : [];
    if (operation?.op !== "move") continue;
    trials++;
    known ??= new Set(errors.map(nameOf));
    const after = trials > MOST_TRIALS ? undefined : find(moved(view, warning.segments, segmentsOf(operation.path)));
    const isWorse = after?.collected?.errors.some((error) => !known?.has(nameOf(error))) ?? false;
    if (after === undefined || isWorse) delete warning.fix;
  }
}

function nameOf({ rule, path }: Violation): string {
  return `${rule} ${path}`;
}

/** Where structural faults were found; undefined when there are none. */
export function faultsOf({ walk }: RuleRun): Faults | undefined {
  const places: Segment[][] = [];
  for (const found of walk.found) if (!isRuleFinding(found)) places.push([...found.place].reverse());
  return places.length === 0 ? undefined : new Faults(places);
}

const NOTHING: readonly never[] = [];
const NO_MEMBERS: object = {};

/** Whether plain objects or arrays show members that are not their own. */
export function prototypesArePolluted(): boolean {
  // An array's own prototype hides some members of the other one.
  for (const _ in NOTHING) return true;
  for (const _ in NO_MEMBERS) return true;
  return false;
}
