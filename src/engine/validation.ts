import type { Fix } from "../errors/fix.js";
import type { Segment } from "../errors/path.js";
import type { PlaceTree } from "../errors/place-tree.js";
import type { RuleLevel } from "../errors/severity.js";
import type { CreateRequest } from "../generated/types.js";
import { factsOf } from "../rules/parts/facts.js";
import type { RuleContext } from "../rules/rule-context.js";
import type { Inspected, RuleInputs, Scope } from "../rules/scope.js";
import type { Channel } from "../structure/channel.js";
import { type Check, Checker, isObject, type Members } from "../structure/checker.js";
import { getOrInsertComputed } from "../structure/get-or-insert-computed.js";
import { nearestNames } from "../structure/nearest.js";
import { ownAt } from "../structure/own-at.js";
import { isOfClass, isPlainFinding, NotPlain } from "../structure/plain.js";
import { type Shape, shapeOf } from "../structure/shape.js";
import type { ActiveRule } from "./active-rule.js";
import { activeRulesFor } from "./active-rules.js";
import { type Annotate, collect } from "./collect.js";
import { dropHarmfulFixes } from "./drop-fixes.js";
import { dependsOnStored, hasAllReads, hasSomeReads, type KnownUpdate } from "./partial-update.js";
import type { Collected } from "./result.js";
import { RuleFailure } from "./rule-defect.js";
import { type SkippedRule, skippedRules } from "./skipped-rules.js";
import type { Validator } from "./validator.js";

/**
 * A value to validate, and the known facts about it. Implementations must define every member: an omitted one could be
 * inherited in a host with polluted prototypes.
 */
export interface Input {
  /** The request or the campaign, or a readable view of it. */
  readonly view: unknown;
  readonly isView: boolean;
  readonly channel: Channel;
  /** The known facts about the update; undefined for a create request. */
  readonly update: KnownUpdate | undefined;
  /** Objects from which required members may be absent. */
  readonly partialObjects: ReadonlySet<object> | undefined;
  /** Adds details to each violation. */
  readonly annotate: Annotate | undefined;
}

/** The body of a create request, or a campaign with a patch applied, and how to validate it. */
export interface CampaignInput extends Input {
  /** The body that was sent (in an update, the patch), or a readable view of it. */
  readonly sent: unknown;
  readonly check: Check<Members>;
  /** Runs more rules on the whole body. */
  readonly runMore: ((validation: Validation) => void) | undefined;
  /** The same input with another view, to try a fix. */
  withView(view: unknown): CampaignInput;
}

/**
 * Checks the structure of an input, and runs the rules that are not blocked. Returns undefined if nothing was found and
 * no rule was skipped.
 */
export function violationsIn(validator: Validator, input: CampaignInput, maxDepth: number): Collected | undefined {
  const validation = new Validation(validator, input, maxDepth);
  const skipped = validation.run(input);
  return validation.collected(skipped, (changed, errorsAlone) => {
    const changedInput = input.withView(changed);
    const trial = new Validation(validator, changedInput, maxDepth, errorsAlone);
    trial.run(changedInput);
    return trial;
  });
}

/** What one rule reports in one validation: about the campaign or a step, or about many objects. */
class Reporter {
  /** Depth of the input; the request has depth 1. */
  depth = 1;
  /** Whether it has reported an error about the input. */
  hasReportedError = false;
  /** How many of its findings are kept, or of those about an unknown feature that are reported in their place. */
  errors = 0;
  warnings = 0;
  readonly report: (place: readonly Segment[], params?: object, fix?: Fix) => boolean;

  constructor(
    readonly active: ActiveRule,
    validation: Validation,
  ) {
    this.report = (place, params = {}, fix) => validation.report(this, place, params, fix);
  }
}

/**
 * One validation: it checks the structure of one input, runs the active rules on it, and keeps the findings. Rules of
 * marked objects run while the structure is being checked, those of the whole campaign afterwards. Rules declare the
 * paths that they read, so a wrong value blocks exactly the rules that would read it.
 */
export class Validation extends Checker<ActiveRule> {
  private readonly validator: Validator;
  private readonly rules: Validator["rules"];
  private readonly input: Input;
  private readonly context: RuleContext;
  /** Rules that need an unknown fact: the stored campaign, or whether the workspace has a feature. */
  private undecided: Set<ActiveRule> | undefined;
  /** The reporters of rules for objects. With 100,000 filters, making one for each would take longer than the rule. */
  private reporters: Map<ActiveRule, Reporter> | undefined;
  private nearestName: ReturnType<typeof nearestNames> | undefined;

  constructor(validator: Validator, input: Input, maxDepth: number, rules = validator.rules) {
    const { maxViolations, policies, features, productSets } = validator.context;
    const { view, isView, channel, update, partialObjects } = input;
    const allowsZeroOffset = policies.scheduleOffset === "zero";
    const isWhole = update?.knownMembers === undefined;
    super(maxDepth, maxViolations, allowsZeroOffset, isView, partialObjects, rules.ofObjects(isWhole));
    this.validator = validator;
    this.rules = rules;
    this.input = input;
    this.context = {
      // The cast is safe: a rule runs only if the values that it reads are valid.
      request: view as CreateRequest,
      channel,
      operation: update === undefined ? "create" : "update",
      policies,
      areFeaturesKnown: features !== undefined,
      productSets,
    };
  }

  /** Checks the structure, then runs the rules. Returns the rules that could not be decided; undefined if none. */
  run({ view, check, sent, runMore }: CampaignInput): SkippedRule[] | undefined {
    const object = isObject(view) ? view : undefined;
    if (object === undefined) this.reportNoObject(view);
    else check(object, this, 1);
    // There are more errors than are reported, so the findings of rules would be dropped.
    if (this.isFull) return undefined;
    if (object !== undefined) {
      this.runOnRequest(object);
      runMore?.(this);
    }
    this.runStep("body", sent);
    return this.skipped();
  }

  /**
   * Everything found so far, with the skipped rules; undefined if there is nothing.
   *
   * @param trial validates a changed view with other rules. Needed where a fix may be harmful.
   */
  collected(
    skipped?: SkippedRule[],
    trial?: (changed: unknown, rules: Validator["rules"]) => Validation,
  ): Collected | undefined {
    if (this.findings.length === 0 && skipped === undefined) return undefined;
    const { view, channel, annotate } = this.input;
    const collected = collect(this.findings, view, this.maxViolations, channel, annotate, skipped);
    if (trial !== undefined) {
      const { registry, context } = this.validator;
      dropHarmfulFixes(collected, this, registry, (changed) => {
        // Only errors matter, so rules that warn are left out.
        return trial(changed, activeRulesFor(registry, { ...context, lint: false })).findings;
      });
    }
    return collected;
  }

  /** Runs the rules for a marked object, except those that are blocked. */
  override visit(rules: readonly ActiveRule[], object: Members, depth: number, before: number): void {
    // Arrays in the object may be checked in part only.
    if (rules.length === 0 || this.isFull) return;
    this.runEach(rules, object, 0, depth, before);
  }

  /** Runs the rules for objects of any kind. */
  override inspect(object: Members, make: () => Shape, depth: number, others: readonly string[]): void {
    const rules = this.rules.ofScope("object");
    if (rules.length === 0) return;
    this.nearestName ??= nearestNames();
    const nearestName = this.nearestName;
    const shape = shapeOf(make);
    const inspected: Inspected = { object, shape, others, nearestName: (key) => nearestName(key, shape.names) };
    for (const active of rules) this.apply(this.reporterOf(active, depth), inspected, depth);
  }

  /** Runs the rules for one step of a request, except those that are blocked. Returns whether one reported an error. */
  runStep<S extends Scope>(step: S, input: RuleInputs[S]): boolean {
    const parts = this.input.update?.parts;
    let hasReportedError = false;
    for (const active of this.rules.ofScope(step)) {
      if (!active.isIn(parts?.state)) continue;
      // Without the stored campaign, even valid values do not decide such a rule: it is undecided, not blocked.
      const cannotCompare = active.rule.comparesStored && parts?.stored === undefined;
      if (!cannotCompare && this.isBlocked(active)) continue;
      if (this.apply(new Reporter(active, this), input)) hasReportedError = true;
    }
    return hasReportedError;
  }

  /** Runs the rules for the whole campaign, except those that are blocked. */
  private runOnRequest(request: Members): void {
    const { update, channel } = this.input;
    // Members that are absent from a patch may be stored, so its facts do not rule out any rule.
    const facts = update?.knownMembers === undefined ? this.facts || factsOf(request) : 0;
    this.runEach(this.rules.ofRequest(channel), request, facts);
  }

  /** Runs those of some rules that can report something about an input, and are neither blocked nor silenced. */
  private runEach(rules: readonly ActiveRule[], input: Members, facts: number, depth = 1, before = this.found): void {
    const inside = this.found === before ? undefined : this.wrong.at(this.placeAt(depth));
    const { update } = this.input;
    const { campaign_delivery_type: deliveryType } = this.context.request;
    let silenced: ReadonlySet<string> | undefined;
    for (const active of rules) {
      if (!active.canReport(facts)) continue;
      if (update !== undefined && !this.canDecide(active, update, input)) continue;
      if (!active.isAbout(deliveryType) || this.isBlocked(active, inside, before) || silenced?.has(active.id)) continue;
      if (this.apply(this.reporterOf(active, depth), input, depth)) silenced = active.silenced(silenced);
    }
  }

  /** Whether a wrong value blocks a rule: outside the objects of its scope, or found since then in one of them. */
  private isBlocked(active: ActiveRule, inside?: PlaceTree, before = 0): boolean {
    if (this.wrongPlaces.length === 0) return false;
    return active.isBlockedBy(this.wrong, false) || (inside !== undefined && active.isBlockedBy(inside, true, before));
  }

  /** The rules that could not be decided; undefined if there are none. */
  private skipped(): SkippedRule[] | undefined {
    const { channel, update } = this.input;
    const isDecided = this.wrongPlaces.length === 0 && this.undecided === undefined;
    if (isDecided && update?.knownMembers === undefined) return undefined;
    return skippedRules(this.rules, this, channel, update, this.undecided);
  }

  /** Whether everything that a rule reads is known. If only some of it is, notes that the rule is undecided. */
  private canDecide(active: ActiveRule, update: KnownUpdate, object: Members): boolean {
    if (hasAllReads(active, update, this.input.channel)) return true;
    // `knownMembers` is defined: otherwise, it would have all reads.
    if (hasSomeReads(active, update.knownMembers as number, object)) this.noteUndecided(active);
    return false;
  }

  private noteUndecided(active: ActiveRule): void {
    this.undecided ??= new Set();
    this.undecided.add(active);
  }

  /** Applies a rule. Returns whether it reported an error. */
  private apply(reporter: Reporter, input: unknown, depth = 1): boolean {
    const { active } = reporter;
    // A rule that silences others must still see every object.
    if (!active.isGate && this.hasEnoughOf(reporter)) return false;
    reporter.depth = depth;
    reporter.hasReportedError = false;
    try {
      active.check(input as never, reporter.report, this.context);
    } catch (thrown) {
      throw isOfClass(thrown, RuleFailure) ? thrown : new RuleFailure(active.id, active.isCustom, depth, thrown);
    }
    return reporter.hasReportedError;
  }

  /** The reporter of a rule for an object. The whole body, whose findings may be listed after those in it, has its own. */
  private reporterOf(active: ActiveRule, depth: number): Reporter {
    if (depth === 1) return new Reporter(active, this);
    this.reporters ??= new Map();
    return getOrInsertComputed(this.reporters, active, () => new Reporter(active, this));
  }

  /**
   * Keeps a finding of a rule, unless the rule is undecided. Returns false if the rule can stop.
   *
   * @param relative the place in the object that the rule is applied to.
   */
  report(reporter: Reporter, relative: readonly Segment[], params: object, fix: Fix | undefined): boolean {
    const { active, depth } = reporter;
    const { update } = this.input;
    const place = this.placeAt(depth);
    for (const segment of relative) place.push(segment);
    const isFeatureUnknown = this.isFeatureUnknown(active, place);
    const needsStored = update !== undefined && dependsOnStored(active, relative, update);
    if (isFeatureUnknown || needsStored) this.noteUndecided(active);
    if (needsStored) return true;
    // A warning about the unknown feature replaces the finding.
    const reported = isFeatureUnknown ? this.rules.featureWarning : active;
    if (reported === undefined) return false;
    const { id: rule, severity } = reported;
    const shownParams = isFeatureUnknown ? { feature: active.feature } : params;
    const shownFix = isFeatureUnknown ? undefined : fix;
    // A value changed its type while it was read.
    if (!isPlainFinding(relative, shownParams)) throw new NotPlain();
    const level = this.levelOf(rule, place, severity);
    if (level === "error" && reported === active) reporter.hasReportedError = true;
    this.found++;
    if (level === "off") return true;
    if (this.hasEnoughOf(reporter)) return false;
    if (level === "error") reporter.errors++;
    // An exception may lower these, but not an error that follows.
    else if (++reporter.warnings > this.mostWarnings) return true;
    this.findings.push({ rule, active: reported, level, place, params: shownParams, fix: shownFix, demand: undefined });
    return true;
  }

  private isFeatureUnknown({ featureUnknown }: ActiveRule, place: readonly Segment[]): boolean {
    if (featureUnknown !== "stored") return featureUnknown === "everywhere";
    const parts = this.input.update?.parts;
    if (parts === undefined) return false;
    return ownAt(parts.patch, place) === undefined && ownAt(parts.stored, place) !== undefined;
  }

  /** The level of a rule at a place: that of an exception, or else the rule's own severity. */
  override levelOf(rule: string, place: readonly Segment[], severity: RuleLevel = "error"): RuleLevel {
    return this.validator.context.exceptions?.(rule, place) ?? severity;
  }

  /** Whether a rule need not run any more. One more error than can be reported shows that the list is cut. */
  private hasEnoughOf({ active: { rule, severity }, errors, warnings }: Reporter): boolean {
    if (errors + warnings === 0 || rule.refuses) return false;
    const onlyWarns = severity === "warning" && this.rules.featureWarning?.severity !== "error";
    return errors > this.maxViolations || (onlyWarns && warnings >= this.mostWarnings);
  }
}
