import { defaultPolicies, type ResolvedContext } from "../context/resolved-context.js";
import type { Fix } from "../errors/fix.js";
import type { Segment } from "../errors/path.js";
import type { CreateRequest } from "../generated/types.js";
import type { RegisteredRule } from "../rules/index.js";
import type { RuleContext } from "../rules/rule-context.js";
import type { Inspected, RuleInputs, Scope } from "../rules/scope.js";
import type { Channel } from "../structure/channel.js";
import { Checker, type Members, type Visitor } from "../structure/checker.js";
import type { Shape } from "../structure/shape.js";
import { isStackOverflow } from "../structure/stack-overflow.js";
import type { ActiveRule } from "./active-rule.js";
import { type ActiveRules, absentIn } from "./active-rules.js";
import { BlockedInObjects, BlockedRules } from "./blocked-rules.js";
import { type Finding, FindingList } from "./finding.js";
import { NearestNames } from "./nearest-names.js";
import { hasAllReads, hasSomeReads, isUndecided, type KnownUpdate } from "./partial-update.js";
import { isPlainFinding } from "./plain-finding.js";
import { type SkippedRule, skippedRules } from "./skipped-rules.js";

/** The options that a rule checker needs, besides those that decide which rules are active. */
export type RuleCheckerOptions = Pick<
  ResolvedContext,
  "maxDepth" | "maxViolations" | "policies" | "productSets" | "exceptions"
>;

/**
 * Runs the active rules on one input: those of marked objects while the structure is being checked, those of the whole
 * request afterwards. Rules declare what they read, so an issue blocks exactly the rules that would have to read it. A
 * rule checker is reusable, so most validations need not create one.
 */
export class RuleChecker implements Visitor {
  /** The checker of the structure. */
  readonly checker: Checker;
  readonly inspects: boolean;
  /** The rule that is running, to name it if it throws. */
  current: ActiveRule | undefined;
  /** Deepest nesting to check in the next request. Less than the context's limit if the stack was too small for it. */
  maxDepth = 1;

  readonly #rules: ActiveRules;
  readonly #ofBody: readonly ActiveRule[];
  readonly #found = new FindingList();
  readonly #blockedInObjects: BlockedInObjects;
  readonly #context: { -readonly [Name in keyof RuleContext]: RuleContext[Name] };
  #update: KnownUpdate | undefined;
  /** Rules that need an unknown fact: the stored campaign, or whether the workspace has a feature. */
  #undecided: Set<ActiveRule> | undefined;
  /** Ids of the rules that are silenced for the current object. */
  #silenced: Set<string> | undefined;
  /** Whether the current rule has reported an error. */
  #hasReportedError = false;
  #names: NearestNames | undefined;
  /** Depth of the current object; the request has depth 1. */
  #depth = 1;

  constructor(rules: ActiveRules) {
    this.#rules = rules;
    this.#ofBody = rules.marked("body");
    this.#blockedInObjects = new BlockedInObjects(rules);
    this.inspects = rules.marked("object").length > 0;
    this.checker = new Checker({ maxDepth: 1, maxErrors: 1, visitor: this });
    this.#context = {
      request: NO_REQUEST,
      channel: "unknown",
      operation: "create",
      policies: defaultPolicies,
      productSets: undefined,
    };
  }

  /** Sets the options of a context, until `release`. */
  use({ policies, productSets, exceptions, maxDepth, maxViolations }: RuleCheckerOptions): void {
    this.maxDepth = maxDepth;
    this.#context.policies = policies;
    this.#context.productSets = productSets;
    this.#found.use(maxViolations, exceptions);
    this.checker.use(maxViolations, exceptions, policies.scheduleOffset === "zero");
  }

  /** Drops the options of the context and all state. */
  release(): void {
    this.end();
    this.use(NO_OPTIONS);
  }

  /**
   * Starts on a request, with no state left from the last one.
   *
   * @param request the campaign, or a readable view of it.
   * @param update what is known about the update; undefined for a create request.
   * @param partialObjects objects from which required members may be absent.
   */
  begin(
    request: unknown,
    channel: Channel,
    isView: boolean,
    update?: KnownUpdate | undefined,
    partialObjects?: ReadonlySet<object> | undefined,
  ): void {
    this.end();
    // The cast is safe: a rule runs only if what it reads is valid.
    this.#context.request = request as CreateRequest;
    this.#context.channel = channel;
    this.#context.operation = update === undefined ? "create" : "update";
    this.#update = update;
    this.checker.begin(isView, partialObjects, this.maxDepth);
  }

  /** Whether less depth may help after a stack overflow. */
  get canHalveDepth(): boolean {
    return this.maxDepth >= SHALLOW;
  }

  /**
   * Halves the depth after a stack overflow. Returns whether to start again: false if the error is another one, or the
   * depth is small already.
   */
  halveDepth(error: unknown): boolean {
    if (!this.canHalveDepth || !isStackOverflow(error)) return false;
    this.maxDepth = Math.floor(this.maxDepth / 2);
    return true;
  }

  /** Drops the request and everything found. */
  end(): void {
    this.#context.request = NO_REQUEST;
    this.current = undefined;
    this.#update = undefined;
    this.#undecided = undefined;
    this.#silenced = undefined;
    this.#names = undefined;
    this.#depth = 1;
    this.#found.clear();
    this.#blockedInObjects.clear();
    this.checker.end();
  }

  get findings(): readonly Finding[] {
    return this.#found.findings;
  }

  /** Runs the rules for a marked object that no issue blocks. */
  visit(mark: string, object: Members, checker: Checker, depth: number, since: number): void {
    const outer = this.#silenced;
    this.#silenced = undefined;
    this.#depth = depth;
    const rules = this.#rules.marked(mark);
    const update = this.#update;
    for (let index = 0; index < rules.length; index++) {
      const active = rules[index] as ActiveRule;
      if (update !== undefined && !this.#isKnown(active, update, object)) continue;
      const mayBeBlocked = checker.issues.length > since || (active.needs !== 0 && since > 0);
      const isBlocked = mayBeBlocked && this.#blockedInObjects.blocks(active, checker.issues, since, depth);
      if (!isBlocked) this.#apply(active, object);
    }
    this.#silenced = outer;
    this.#depth = 1;
  }

  /** Runs the rules for objects of any kind. */
  inspect(object: Members, shape: Shape, others: readonly string[], checker: Checker, depth: number): void {
    this.#names ??= new NearestNames();
    const names = this.#names;
    const inspected: Inspected = { object, shape, others, nearestName: (key) => names.of(key, shape.names) };
    this.visit("object", inspected as unknown as Members, checker, depth, checker.issues.length);
  }

  /** Runs the rules for the whole request that no issue blocks. */
  runOnRequest(request: Members, channel: Channel, blocked: BlockedRules | undefined): void {
    const update = this.#update;
    const deliveryType = request["campaign_delivery_type"];
    // What is absent from a patch may be stored: the rules that need it are undecided, whichever they are.
    const isWhole = update?.sentMembers === undefined;
    const rules = isWhole
      ? this.#rules.ofRequest(channel, deliveryType, absentIn(request))
      : this.#rules.ofRequest(channel);
    // A `for…of` loop would allocate for each entry.
    for (let index = 0; index < rules.length; index++) {
      const active = rules[index] as ActiveRule;
      if (update !== undefined && !this.#isKnown(active, update)) continue;
      if (!isWhole && !active.isAbout(deliveryType)) continue;
      if (!blocked?.blocks(active)) this.#apply(active, request);
    }
  }

  /** Runs the rules for the body as sent. No issue blocks them. */
  runOnBody(sent: unknown): void {
    for (let index = 0; index < this.#ofBody.length; index++) {
      this.#apply(this.#ofBody[index] as ActiveRule, sent as Members);
    }
  }

  /** Runs the rules for one step of a request that no issue blocks. Returns whether one reported an error. */
  runStep<S extends Scope>(step: S, input: RuleInputs[S], blocked?: BlockedRules): boolean {
    const before = this.findings.length;
    for (const active of this.#rules.marked(step)) {
      if (!blocked?.blocks(active)) this.#apply(active, input as unknown as Members);
    }
    return this.findings.slice(before).some(({ severity }) => severity === "error");
  }

  ruleOf(id: string): RegisteredRule | undefined {
    return this.#rules.all.find((active) => active.id === id)?.rule;
  }

  /** The rules that the issues found so far block; undefined when there are none. */
  blocked(): BlockedRules | undefined {
    const { issues } = this.checker;
    return issues.length === 0 ? undefined : new BlockedRules(issues, this.#rules);
  }

  /** The rules that could not be decided; undefined when all could. */
  skipped(channel: Channel, blocked: BlockedRules | undefined): SkippedRule[] | undefined {
    if (blocked === undefined && this.#undecided === undefined && this.#update?.sentMembers === undefined)
      return undefined;
    return skippedRules({
      rules: this.#rules,
      channel,
      blocked,
      undecided: this.#undecided,
      update: this.#update,
    });
  }

  /** Whether everything that a rule reads is known. If only some of it is, the rule is undecided. */
  #isKnown(active: ActiveRule, update: KnownUpdate, object?: Members): boolean {
    if (hasAllReads(active, update)) return true;
    if (hasSomeReads(active, update, object)) this.#noteUndecided(active);
    return false;
  }

  #noteUndecided(active: ActiveRule): void {
    this.#undecided ??= new Set();
    this.#undecided.add(active);
  }

  #apply(active: ActiveRule, input: Members): void {
    if (this.#silenced?.has(active.id)) return;
    // A rule that silences others must still see every object.
    if (this.#found.hasEnoughOf(active) && active.silences === undefined) return;
    this.current = active;
    this.#hasReportedError = false;
    active.check(input as never, this.#report, this.#context);
    this.current = undefined;
    if (!this.#hasReportedError || active.silences === undefined) return;
    this.#silenced ??= new Set();
    for (const id of active.silences) this.#silenced.add(id);
  }

  readonly #report = (place: readonly Segment[], params: object = {}, fix?: Fix): boolean => {
    const active = this.current;
    if (active === undefined) return false;
    if (this.#update !== undefined && isUndecided(active, place, this.#update)) {
      this.#noteUndecided(active);
      return true;
    }
    if (!active.undecided) return this.#add(active, place, params, fix);
    this.#noteUndecided(active);
    const feature = active.rule.unlessFeature ?? active.rule.ifFeature;
    const warning = this.#rules.all.find(({ rule }) => rule.saysFeatureUnknown);
    return warning !== undefined && this.#add(warning, place, { feature }, undefined);
  };

  /** Keeps a finding, unless an exception turns it off. Returns false once the rule has reached its limit. */
  #add(rule: ActiveRule, place: readonly Segment[], params: object, fix: Fix | undefined): boolean {
    if (!isPlainFinding(place, params)) throw new TypeError("a value changed its type while it was read");
    const whole = this.checker.placeBelow(this.#depth, place);
    const severity = this.#found.severityOf(rule, whole);
    if (severity === "off") return true;
    // The warning about an unknown feature replaces the gate's finding, and silences nothing.
    if (severity === "error" && rule === this.current) this.#hasReportedError = true;
    const isKept = this.#found.add({ rule, severity, params, place: whole, fix });
    if (isKept) this.checker.count++;
    return isKept;
  }
}

/** If the stack overflows at a smaller depth than this, the caller had almost filled it. */
const SHALLOW = 16;

/** The request of an idle rule checker. */
const NO_REQUEST = {} as CreateRequest;

/** The options of an idle rule checker. */
const NO_OPTIONS: RuleCheckerOptions = {
  policies: defaultPolicies,
  productSets: undefined,
  exceptions: undefined,
  maxDepth: 1,
  maxViolations: 1,
};
