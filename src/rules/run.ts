import type { Fix } from "../errors/fix.js";
import type { Segment } from "../errors/path.js";
import { optionalMembers } from "../generated/members.js";
import type { CreateRequest } from "../generated/types.js";
import type { Findings } from "../result.js";
import type { Settings } from "../settings.js";
import { type Fault, type Finding, type Members, type Others, type Visitor, Walk } from "../structure/walk.js";
import { type Faults, isBlocked } from "./faults.js";
import { bitsOf, type Channel, type Plan, type PlannedRule } from "./plan.js";
import { blocks } from "./reads.js";
import type { Inspected, RuleContext, Scope, Subjects } from "./rule.js";
import { holdsAll, holdsSome, isUndecided, type UpdateRun } from "./share.js";
import { skippedRules } from "./skipped.js";

/** A violation of a rule under way, with its place from the innermost segment outwards. */
export interface RuleFinding extends Finding {
  readonly rule: PlannedRule;
  readonly params: object;
  readonly fix: Fix | undefined;
}

export function isRuleFinding(found: Fault | Finding): found is RuleFinding {
  return typeof found.rule === "object";
}

/** A rule that threw: a defect of ours, whatever the request. */
export class RuleDefect extends Error {
  override readonly name = "RuleDefect";

  constructor(
    /** Id of the rule. */
    readonly rule: string,
    cause: unknown,
  ) {
    super(`the rule ${rule} failed; this is a defect of campaign-rules, not of the request`, { cause });
  }
}

export interface RunOptions {
  /** The campaign, or a readable view of it. */
  readonly request: unknown;
  readonly isView: boolean;
  readonly channel: Channel;
  readonly settings: Settings;
  /** Absent for a create request. */
  readonly update?: UpdateRun | undefined;
  /** Containers whose absent members are no fault. */
  readonly forgiven?: ReadonlySet<object> | undefined;
}

/**
 * Runs the rules of one plan in one validation: those of marked objects while the structure is walked, those of the
 * request when that is done. Rules say what they read, so that a structural violation keeps from running exactly
 * those that would have to read it.
 */
export class RuleRun implements Visitor {
  /** The rule that is running, for whoever has to say which one threw. */
  current: PlannedRule | undefined;

  readonly #plan: Plan;
  readonly #update: UpdateRun | undefined;
  readonly #context: RuleContext;
  readonly #walk: Walk;
  /** Most violations of one rule to keep: one more than asked for, to know that there are more. */
  readonly #most: number;
  #counts: Map<PlannedRule, number> | undefined;
  /** Rules of which no more is kept. */
  #full: Set<PlannedRule> | undefined;
  /** Rules that found what only a fact that is not known could make a violation. */
  #undecided: Set<PlannedRule> | undefined;
  /** Rules that say nothing more of the subject at hand. */
  #silenced: Set<string> | undefined;
  #hasReported = false;
  #descriptions: Map<string, Pick<Inspected, "names" | "wordedTexts">> | undefined;
  readonly #inspects: boolean;

  constructor({ request, isView, channel, settings, update, forgiven }: RunOptions) {
    const { plan, policies, productSets, maxDepth, maxViolations } = settings;
    const operation = update === undefined ? "create" : "update";
    this.#plan = plan;
    this.#update = update;
    // Rules see the request only where what they read is sound.
    this.#context = { request: request as CreateRequest, channel, operation, policies, productSets };
    this.#most = maxViolations + 1;
    this.#inspects = plan.marked("object").length > 0;
    this.#walk = new Walk({ maxDepth, maxFaults: maxViolations, isView, visitor: this, forgiven });
  }

  get walk(): Walk {
    return this.#walk;
  }

  /** Runs the rules of a marked object, those that what was found in it does not block. */
  visit(mark: string, object: Members, walk: Walk, since: number): void {
    const outer = this.#silenced;
    this.#silenced = undefined;
    for (const planned of this.#plan.marked(mark)) {
      if (this.#update !== undefined && !this.#isKnown(planned, object)) continue;
      if (walk.found.length === 0 || !this.#isBlockedIn(planned, since)) this.#apply(planned, object);
    }
    this.#silenced = outer;
  }

  get inspects(): boolean {
    return this.#inspects;
  }

  /** Runs the rules of an object that is described by the names of its members. */
  inspect(object: Members, description: string, others: Others, walk: Walk): void {
    this.#descriptions ??= new Map();
    let described = this.#descriptions.get(description);
    if (described === undefined) {
      described = namesIn(description);
      this.#descriptions.set(description, described);
    }
    const subject: Inspected = { object, ...described, others };
    this.visit("object", subject as unknown as Members, walk, walk.found.length);
  }

  /** Runs the rules of the request as a whole, those that no fault blocks. */
  runOnRequest(request: Members, channel: Channel, faults: Faults | undefined): void {
    const faulty = faults?.members ?? 0;
    const absent = absentIn(request);
    for (const planned of this.#plan.ofRequest(channel)) {
      if (this.#update !== undefined && !this.#isKnown(planned)) continue;
      if ((planned.within & absent) !== 0) continue;
      if ((planned.needs & faulty) === 0 || !isBlocked(planned, faults)) this.#apply(planned, request);
    }
  }

  /** Runs the rules of one step of a request, those that no fault blocks. Tells whether one refused it. */
  runStep<S extends Scope>(step: S, subject: Subjects[S], faults?: Faults): boolean {
    const before = this.#walk.found.length;
    for (const planned of this.#plan.marked(step)) {
      if (!isBlocked(planned, faults)) this.#apply(planned, subject as unknown as Members);
    }
    const found = this.#walk.found.slice(before) as Finding[];
    return found.some((finding) => isRuleFinding(finding) && finding.rule.severity === "error");
  }

  /** The rules that could not be decided, each once for each reason. */
  skipped(request: Members | undefined, channel: Channel, faults: Faults | undefined): Findings["skipped"] {
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
    const { rule } = planned;
    if (this.#silenced?.has(rule.id)) return;
    // Enough of it was found. What silences others has to look on.
    if (this.#full?.has(planned) && rule.silences === undefined) return;
    this.current = planned;
    this.#hasReported = false;
    rule.check(subject as never, this.#report, this.#context);
    this.current = undefined;
    if (rule.silences === undefined || !this.#hasReported || planned.severity !== "error") return;
    this.#silenced ??= new Set();
    for (const id of rule.silences) this.#silenced.add(id);
  }

  readonly #report = (place: readonly Segment[], params: object = {}, fix?: Fix): boolean => {
    const planned = this.current;
    if (planned === undefined) return false;
    if (this.#update !== undefined && isUndecided(planned, place, this.#update)) {
      this.#noteUndecided(planned);
      return true;
    }
    if (!planned.undecided) {
      this.#hasReported = true;
      return this.#add(planned, place, params, fix);
    }
    this.#noteUndecided(planned);
    const feature = planned.rule.unlessFeature ?? planned.rule.ifFeature;
    const warning = this.#plan.all.find(({ rule }) => rule.id === "workspace.features-known");
    return warning !== undefined && this.#add(warning, place, { feature }, undefined);
  };

  /** Keeps a finding. Tells whether there is room for more of its rule. */
  #add(rule: PlannedRule, place: readonly Segment[], params: object, fix: Fix | undefined): boolean {
    if (!isPlain(place, params)) throw new TypeError("a value changed its type while it was read");
    this.#counts ??= new Map();
    const count = this.#counts.get(rule) ?? 0;
    // Errors in the same places may stand before warnings, so of these more are kept.
    if (count === (rule.severity === "error" ? this.#most : this.#most * 4)) {
      this.#full ??= new Set();
      this.#full.add(rule);
      return false;
    }
    this.#counts.set(rule, count + 1);
    this.#walk.found.push({ rule, params, place: [...place].reverse(), fix } satisfies RuleFinding as Finding);
    return true;
  }

  /** Whether a fault in a marked object, or in what the rule reads besides it, blocks the rule there. */
  #isBlockedIn({ reads }: PlannedRule, since: number): boolean {
    const { found, settled } = this.#walk;
    return reads.some((read) => {
      const [start, end] = read.relative ? [since, found.length] : [0, settled];
      for (let index = start; index < end; index++) {
        const fault = found[index];
        if (fault !== undefined && !isRuleFinding(fault) && blocks([...fault.place].reverse(), read)) return true;
      }
      return false;
    });
  }
}

let optionalBits: readonly number[] | undefined;

/** One bit for each optional top-level member that a request does not have. */
function absentIn(request: Members): number {
  optionalBits ??= optionalMembers.map((member) => bitsOf([member]));
  let absent = 0;
  for (const [index, bit] of optionalBits.entries()) {
    if (!((optionalMembers[index] ?? "") in request)) absent |= bit;
  }
  return absent;
}

/** Takes apart what the compiled checks say of an object's members. */
function namesIn(description: string): Pick<Inspected, "names" | "wordedTexts"> {
  const members = description.split(" ");
  return {
    names: members.map((name) => name.replace("!", "")),
    wordedTexts: members.filter((name) => name.endsWith("!")).map((name) => name.slice(0, -1)),
  };
}

/** Whether a finding is made of texts and numbers. Only a getter that is read again can give anything else. */
function isPlain(place: readonly Segment[], params: object): boolean {
  return [...place, ...Object.values(params).flat()].every(
    (part) => typeof part === "string" || typeof part === "number",
  );
}
