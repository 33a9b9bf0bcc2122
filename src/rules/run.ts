import type { Channel } from "../channel.js";
import type { Policies } from "../context.js";
import type { Fix } from "../errors/fix.js";
import type { Segment } from "../errors/path.js";
import type { Severity } from "../errors/violation.js";
import type { CreateRequest } from "../generated/types.js";
import type { Findings } from "../result.js";
import type { Shape } from "../structure/shape.js";
import { isStackOverflow } from "../structure/stack-overflow.js";
import { type Fault, type Finding, type Members, type Visitor, Walk } from "../structure/walk.js";
import type { Exceptions } from "./exceptions.js";
import { Faults, RuleSet } from "./faults.js";
import { NearestNames } from "./nearest-names.js";
import { isPlainFinding } from "./plain-finding.js";
import { absentIn, type Plan, type PlannedRule } from "./plan.js";
import { blocks } from "./reads.js";
import type { Inspected, RuleContext, Scope, Subjects } from "./rule.js";
import { holdsAll, holdsSome, isUndecided, type UpdateRun } from "./share.js";
import { skippedRules } from "./skipped.js";

/** A violation of a rule under way. */
export interface RuleFinding extends Finding {
  readonly rule: PlannedRule;
  /** That of the rule, unless an exception makes it less. */
  readonly severity: Severity;
  readonly params: object;
  readonly fix: Fix | undefined;
}

export function isRuleFinding(found: Fault | Finding): found is RuleFinding {
  return typeof found.rule === "object";
}

/** What all requests of a context have in common. */
export interface RunSettings {
  readonly maxDepth: number;
  readonly maxViolations: number;
  readonly policies: Policies;
  readonly productSets: ReadonlySet<string> | undefined;
  /** Undefined when there are none. */
  readonly exceptions: Exceptions | undefined;
  readonly plan: Plan;
}

/**
 * Runs the rules of one plan: those of marked objects while the structure is walked, those of the request when that is
 * done. Rules say what they read, so that a structural violation keeps from running exactly those that would have to
 * read it. A run can be begun again for another request, so that most validations need not make one.
 */
export class RuleRun implements Visitor {
  readonly walk: Walk;
  readonly inspects: boolean;
  /** The rule that is running, for whoever has to say which one threw. */
  current: PlannedRule | undefined;
  /** Deepest nesting that the next request is looked into: as deep as asked for, unless the stack is too small for it. */
  maxDepth: number;

  readonly #deepest: number;
  readonly #plan: Plan;
  readonly #ofBody: readonly PlannedRule[];
  readonly #exceptions: Exceptions | undefined;
  /** Most violations of one rule to keep: one more than asked for, to know that there are more. */
  readonly #most: number;
  readonly #context: { -readonly [Name in keyof RuleContext]: RuleContext[Name] };
  #update: UpdateRun | undefined;
  #counts: Map<PlannedRule, number> | undefined;
  /** Rules of which no more is kept. */
  #full: Set<PlannedRule> | undefined;
  /** Rules that found what only a fact that is not known could make a violation. */
  #undecided: Set<PlannedRule> | undefined;
  /** Rules that say nothing more of the subject at hand. */
  #silenced: Set<string> | undefined;
  /** Whether the rule that is running has reported an error. */
  #hasRefused = false;
  #names: NearestNames | undefined;
  /** The rules that are blocked by what they read besides their objects, and how much of what was found that takes in. */
  #outside: { readonly blocked: RuleSet; known: number } | undefined;
  /** Depth of the subject at hand, the request being 1. */
  #depth = 1;

  constructor({ plan, policies, productSets, exceptions, maxDepth, maxViolations }: RunSettings) {
    this.#plan = plan;
    this.maxDepth = maxDepth;
    this.#deepest = maxDepth;
    this.#most = maxViolations + 1;
    this.#ofBody = plan.marked("body");
    this.inspects = plan.marked("object").length > 0;
    this.#exceptions = exceptions;
    this.walk = new Walk({
      maxDepth,
      maxFaults: maxViolations,
      visitor: this,
      levelOf: exceptions && ((rule, place) => exceptions.levelOf(rule, place)),
      allowsZeroOffset: policies.scheduleOffset === "zero",
    });
    this.#context = { request: NO_REQUEST, channel: "unknown", operation: "create", policies, productSets };
  }

  /**
   * Begins with a request, as if nothing was run yet.
   *
   * @param request the campaign, or a readable view of it.
   * @param update what is known of the update that it is; undefined for a create request.
   * @param forgiven containers whose absent members are no fault.
   */
  begin(
    request: unknown,
    channel: Channel,
    isView: boolean,
    update?: UpdateRun | undefined,
    forgiven?: ReadonlySet<object> | undefined,
  ): void {
    this.end();
    // Rules see the request only where what they read is sound.
    this.#context.request = request as CreateRequest;
    this.#context.channel = channel;
    this.#context.operation = update === undefined ? "create" : "update";
    this.#update = update;
    this.walk.begin(isView, forgiven, this.maxDepth);
  }

  /** Whether less depth may help where the stack is full. */
  get canRetreat(): boolean {
    return this.maxDepth >= SHALLOW;
  }

  /**
   * Halves the depth after an error that says that the stack is full. Tells whether to begin again; if not, the error is
   * another one, or less depth is of no use.
   */
  retreats(error: unknown): boolean {
    if (!this.canRetreat || !isStackOverflow(error)) return false;
    this.maxDepth = Math.floor(this.maxDepth / 2);
    return true;
  }

  /** Forgets all that was found, and the request. */
  end(): void {
    this.#context.request = NO_REQUEST;
    this.current = undefined;
    this.#update = undefined;
    this.#counts = undefined;
    this.#full = undefined;
    this.#undecided = undefined;
    this.#silenced = undefined;
    this.#names = undefined;
    this.#outside = undefined;
    this.#depth = 1;
    this.walk.end();
  }

  /** Looks as deep as asked for again: the stack of another request may have room. */
  regainDepth(): void {
    this.maxDepth = this.#deepest;
  }

  /** Runs the rules of a marked object, those that what was found in it does not block. */
  visit(mark: string, object: Members, walk: Walk, depth: number, since: number): void {
    const outer = this.#silenced;
    this.#silenced = undefined;
    this.#depth = depth;
    const rules = this.#plan.marked(mark);
    for (let index = 0; index < rules.length; index++) {
      const planned = rules[index] as PlannedRule;
      if (this.#update !== undefined && !this.#isKnown(planned, object)) continue;
      const mayBeBlocked = walk.found.length > since || (planned.needs !== 0 && since > 0);
      if (!mayBeBlocked || !this.#isBlockedIn(planned, since)) this.#apply(planned, object);
    }
    this.#silenced = outer;
    this.#depth = 1;
  }

  /** Runs the rules of objects of any kind. */
  inspect(object: Members, shape: Shape, walk: Walk, depth: number): void {
    this.#names ??= new NearestNames();
    const names = this.#names;
    const subject: Inspected = { object, shape, nearestName: (key) => names.of(key, shape.names) };
    this.visit("object", subject as unknown as Members, walk, depth, walk.found.length);
  }

  /** Runs the rules of the request as a whole, those that no fault blocks. */
  runOnRequest(request: Members, channel: Channel, faults: Faults | undefined): void {
    // What a patch lacks may be stored.
    const absent = this.#update?.held === undefined ? absentIn(request) : 0;
    const rules = this.#plan.ofRequest(channel, absent);
    // An iterator would allocate something for each entry.
    for (let index = 0; index < rules.length; index++) {
      const planned = rules[index] as PlannedRule;
      if (this.#update !== undefined && !this.#isKnown(planned)) continue;
      if (!faults?.blocks(planned)) this.#apply(planned, request);
    }
  }

  /** Runs the rules of what was sent, which no fault blocks. */
  runOnBody(sent: unknown): void {
    for (let index = 0; index < this.#ofBody.length; index++) {
      this.#apply(this.#ofBody[index] as PlannedRule, sent as Members);
    }
  }

  /** Runs the rules of one step of a request, those that no fault blocks. Tells whether one refused it. */
  runStep<S extends Scope>(step: S, subject: Subjects[S], faults?: Faults): boolean {
    const before = this.walk.found.length;
    for (const planned of this.#plan.marked(step)) {
      if (!faults?.blocks(planned)) this.#apply(planned, subject as unknown as Members);
    }
    const found = this.walk.found.slice(before) as Finding[];
    return found.some((finding) => isRuleFinding(finding) && finding.severity === "error");
  }

  /** Where structural faults were found so far; undefined when there are none. */
  faults(): Faults | undefined {
    const places: Segment[][] = [];
    for (const found of this.walk.found) if (!isRuleFinding(found)) places.push(found.place);
    return places.length === 0 ? undefined : new Faults(places, this.#plan);
  }

  /** The rules that could not be decided, each once for each reason; undefined when all could. */
  skipped(request: Members | undefined, channel: Channel, faults: Faults | undefined): Findings["skipped"] | undefined {
    if (faults === undefined && this.#undecided === undefined && this.#update?.held === undefined) return undefined;
    return skippedRules({
      plan: this.#plan,
      request,
      channel,
      faults,
      undecided: this.#undecided,
      update: this.#update,
    });
  }

  /** Whether all that a rule reads is known. When a part of it is, the rule is noted as undecided. */
  #isKnown(planned: PlannedRule, object?: Members): boolean {
    if (this.#update === undefined || holdsAll(planned, this.#update)) return true;
    if (holdsSome(planned, this.#update, object)) this.#noteUndecided(planned);
    return false;
  }

  #noteUndecided(planned: PlannedRule): void {
    this.#undecided ??= new Set();
    this.#undecided.add(planned);
  }

  #apply(planned: PlannedRule, subject: Members): void {
    if (this.#silenced?.has(planned.id)) return;
    // Enough of it was found. What silences others has to look on.
    if (this.#full?.has(planned) && planned.silences === undefined) return;
    this.current = planned;
    this.#hasRefused = false;
    planned.check(subject as never, this.#report, this.#context);
    this.current = undefined;
    if (!this.#hasRefused || planned.silences === undefined) return;
    this.#silenced ??= new Set();
    for (const id of planned.silences) this.#silenced.add(id);
  }

  readonly #report = (place: readonly Segment[], params: object = {}, fix?: Fix): boolean => {
    const planned = this.current;
    if (planned === undefined) return false;
    if (this.#update !== undefined && isUndecided(planned, place, this.#update)) {
      this.#noteUndecided(planned);
      return true;
    }
    if (!planned.undecided) return this.#add(planned, place, params, fix);
    this.#noteUndecided(planned);
    const feature = planned.rule.unlessFeature ?? planned.rule.ifFeature;
    const warning = this.#plan.all.find(({ rule }) => rule.id === "workspace.features-known");
    return warning !== undefined && this.#add(warning, place, { feature }, undefined);
  };

  /** Keeps a finding. Tells whether there is room for more of its rule. */
  #add(rule: PlannedRule, place: readonly Segment[], params: object, fix: Fix | undefined): boolean {
    if (!isPlainFinding(place, params)) throw new TypeError("a value changed its type while it was read");
    const whole = [...this.walk.placeAt(this.#depth), ...place];
    const severity = this.#severityAt(rule, whole);
    if (severity === "off") return true;
    // That a feature is not known is said in the place of a gate, and silences nothing.
    if (severity === "error" && rule === this.current) this.#hasRefused = true;
    this.#counts ??= new Map();
    const count = this.#counts.get(rule) ?? 0;
    // Errors in the same places may stand before warnings, so of these more are kept.
    if (count === (rule.severity === "error" ? this.#most : this.#most * 4)) {
      this.#full ??= new Set();
      this.#full.add(rule);
      return false;
    }
    this.#counts.set(rule, count + 1);
    this.walk.found.push({
      rule,
      severity,
      params,
      place: whole,
      fix,
    } satisfies RuleFinding as Finding);
    return true;
  }

  /** What a finding of a rule at a place is, by the exceptions or else by the rule. No exception touches 401 and 404. */
  #severityAt({ id, rule, severity }: PlannedRule, place: readonly Segment[]): Severity | "off" {
    if (this.#exceptions === undefined || rule.status !== undefined) return severity;
    return this.#exceptions.levelOf(id, place) ?? severity;
  }

  /** Whether a fault in a marked object, or in what the rule reads besides it, blocks the rule there. */
  #isBlockedIn(planned: PlannedRule, since: number): boolean {
    if (planned.needs !== 0 && this.#blockedOutside().has(planned)) return true;
    const { found } = this.walk;
    for (const read of planned.reads) {
      if (!read.relative) continue;
      for (let index = since; index < found.length; index++) {
        const fault = found[index];
        if (fault !== undefined && !isRuleFinding(fault) && blocks(fault.place, this.#depth - 1, read)) return true;
      }
    }
    return false;
  }

  /** The rules that what was found so far blocks by what they read besides their objects. Each fault is looked at once. */
  #blockedOutside(): RuleSet {
    const { found } = this.walk;
    this.#outside ??= { blocked: new RuleSet(), known: 0 };
    for (const fault of found.slice(this.#outside.known)) {
      if (!isRuleFinding(fault)) this.#plan.reads.addBlocked(fault.place, this.#outside.blocked);
    }
    this.#outside.known = found.length;
    return this.#outside.blocked;
  }
}

/** Depth below which a stack that is full is not our doing. */
const SHALLOW = 16;

/** What a run has before it is begun. */
const NO_REQUEST = {} as CreateRequest;
