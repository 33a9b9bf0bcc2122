import fc from "fast-check";
import type { Context } from "../engine/context/context.js";
import { shown } from "../engine/context/option-errors.js";
import { membersAround, membersOutsideScope, readsOf } from "../engine/reads.js";
import type { Segment } from "../errors/path.js";
import { topLevelMembers } from "../generated/members.js";
import type { registry } from "../rules/index.js";
import { valueAt } from "../rules/parts/member-path.js";
import { features as allFeatures, type Feature } from "../rules/rule-context.js";
import { requestIn } from "./create-request.js";
import { type ExpectedViolation, expectedAt, isAdvice, ruleById } from "./expected-violation.js";
import { type Circumstances, type Fault, put } from "./faults/fault.js";
import { type CreateRuleId, faults } from "./faults/index.js";
import { applyCandidate, type Candidate, candidatesIn } from "./faults/structural.js";
import type { Members } from "./from-schema.js";
import { type Scene, scenesOf } from "./scene.js";

/** A request with one fault, and the context in which that is its only one. */
export interface FaultyRequest<R extends CreateRuleId = CreateRuleId> {
  body: unknown;
  context: Context;
  expected: ExpectedViolation<R>;
}

/**
 * Create requests with exactly one known fault: they break the given rule, or, without one, any rule that rejects
 * requests and that JSON can break. A rule that only warns is raised to an error by the context.
 *
 * @throws {TypeError} if there is no such rule, or only updates or whole requests can break it.
 */
export function faultyRequest<R extends CreateRuleId = CreateRuleId>(rule?: R): fc.Arbitrary<FaultyRequest<R>> {
  if (rule !== undefined && !Object.keys(faults).includes(rule)) {
    throw new TypeError(`no create request can break the rule ${shown(rule)}`);
  }
  const ids = rule === undefined ? refusing : [rule];
  return fc.constantFrom(...ids).chain((id) => {
    return fc.constantFrom(...faults[id]).chain((fault) => brokenBy(id, fault));
  }) as fc.Arbitrary<FaultyRequest<R>>;
}

/** Rules that reject requests, and that a body made from JSON can break. */
const refusing = (Object.keys(faults) as CreateRuleId[]).filter((id) => !isAdvice(id) && id !== "structure.unreadable");

/** Create requests with one fault. `picks` are the numbers of their scenes, among those that fit the fault. */
export function brokenBy(id: CreateRuleId, fault: Fault, picks = fc.nat()): fc.Arbitrary<FaultyRequest> {
  return fc.tuple(featuresFor(fault), picks).chain(([features, pick]) => {
    const options = { ...fault.context, features, lint: isAdvice(id) };
    const scenes = scenesOf(options).filter((scene) => fits(fault, scene));
    const scene = scenes[pick % scenes.length];
    if (scene === undefined) throw new Error(`no request can break ${id}`);
    return fc.tuple(requestIn([scene]), fault.breaks(scene)).map(([request, breaks]) => {
      const body = structuredClone(request);
      const place = breaks(body);
      const context: Context = {
        ...(features && { features }),
        ...fault.context,
        ...(isAdvice(id) && { rules: { [id]: "error" } }),
      };
      return { body, context, expected: expectedAt(id, place, body) };
    });
  });
}

/** Features of a workspace in which a rule can be broken in some way; undefined if they are unknown. */
function featuresFor(fault: Fault): fc.Arbitrary<readonly Feature[] | undefined> {
  const { withFeatures = [], withoutFeatures = [], featuresUnknown } = fault;
  if (featuresUnknown) return fc.constant(undefined);
  const open = allFeatures.filter((feature) => !withFeatures.includes(feature) && !withoutFeatures.includes(feature));
  return fc.subarray(open).map((chosen) => [...withFeatures, ...chosen]);
}

export function fits({ channel, contentType, types, exceptTypes }: Circumstances, scene: Scene): boolean {
  return (
    (channel ?? scene.channel) === scene.channel &&
    (contentType ?? scene.contentType) === scene.contentType &&
    (types?.includes(scene.deliveryType) ?? true) &&
    !exceptTypes?.includes(scene.deliveryType)
  );
}

/** A request with several independent faults, and the context in which it has them. */
export interface FaultyRequests {
  body: unknown;
  context: Context;
  /** In the documented order: structure first, then rules. */
  expected: ExpectedViolation[];
}

/** The most rules to break in one request. The other faults are structural. */
const MOST_RULES = 4;

/** More than is wrong in members that rules refuse. */
const MOST_REFUSED = 100;

/**
 * Create requests with exactly `count` known, independent faults: none hides another, and none follows from another.
 *
 * @throws {TypeError} if `count` is not a positive integer.
 */
export function faultyRequests(count: number): fc.Arbitrary<FaultyRequests> {
  if (!Number.isInteger(count) || count < 1) throw new TypeError("the number of faults must be a positive integer");
  const rulePicks = fc.array(fc.nat(), { maxLength: Math.min(count, MOST_RULES) });
  return fc.tuple(fc.subarray([...allFeatures]), fc.nat(), rulePicks).chain(([features, which, picks]) => {
    const scenes = scenesOf({ features });
    const scene = scenes[which % scenes.length] as Scene;
    const chosen = independentFaults(scene, features, picks);
    const structural = count - chosen.length;
    const places = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: structural, maxLength: structural });
    return fc
      .tuple(requestIn([scene]), places, ...chosen.map(({ fault }) => fault.breaks(scene)))
      .map(([request, placePicks, ...breaks]) => {
        const body = structuredClone(request);
        const byRule = chosen.map(({ id }, index) => ({ rule: id, place: breaks[index]?.(body) ?? [] }));
        const candidates = breakStructure(body, new Set(chosen.flatMap(membersOf)), placePicks);
        const expected = [...candidates, ...byRule.sort(inOrder)].map(({ rule, place }) =>
          expectedAt(rule, place, body),
        );
        // What is wrong in a refused member is not reported, but counts: if structure alone exceeded the bound, no rule
        // would run.
        return { body, context: { features, bounds: { maxViolations: count + MOST_REFUSED } }, expected };
      });
  });
}

interface RuleFault {
  readonly id: CreateRuleId;
  readonly fault: Fault;
}

/** Faults that do not touch what another one reads or touches. */
function independentFaults(scene: Scene, features: readonly Feature[], picks: readonly number[]): RuleFault[] {
  const possible = (Object.keys(faults) as CreateRuleId[])
    .filter((id) => ruleById.has(id) && !isAdvice(id))
    .flatMap((id) => faults[id].map((fault) => ({ id, fault })))
    .filter(({ fault }) => fault.context === undefined && fits(fault, scene) && isPossible(fault, features));
  const chosen: RuleFault[] = [];
  for (const pick of picks) {
    // Even the most rules leave some fault that is apart from theirs.
    const apart = possible.filter((candidate) => {
      return chosen.every((other) => !touches(candidate, other) && !touches(other, candidate));
    });
    chosen.push(apart[pick % apart.length] as RuleFault);
  }
  return chosen;
}

function isPossible({ withFeatures = [], withoutFeatures = [] }: Fault, features: readonly Feature[]): boolean {
  const isOn = (feature: Feature) => features.includes(feature);
  return withFeatures.every(isOn) && !withoutFeatures.some(isOn);
}

function touches({ fault }: RuleFault, other: RuleFault): boolean {
  return fault.touches.some((member) => membersOf(other).includes(member));
}

/** The top-level members that a fault touches, or that its rule reads. */
function membersOf({ id, fault }: RuleFault): string[] {
  const rule = ruleById.get(id) as (typeof registry)[number];
  return [...fault.touches, ...membersOutsideScope(readsOf(rule)), ...membersAround(rule)];
}

/** Breaks the structure in places that are independent of each other and of some members, and lists them. */
function breakStructure(
  body: Members,
  except: ReadonlySet<string>,
  picks: readonly (readonly [which: number, what: number])[],
): readonly Candidate[] {
  for (;;) {
    const all = candidatesIn(body).filter(({ domain: [member], place }) => {
      // Goals can be added, so they must not be lost.
      const holdsGoals = member === "conversion_goal_details" && place.length <= 2;
      return member !== undefined && !except.has(String(member)) && !holdsGoals;
    });
    const chosen = new Map<Candidate, number>();
    let apart = all;
    for (const [which, what] of picks) {
      const next = apart[which % apart.length];
      if (next === undefined) break;
      chosen.set(next, what);
      apart = apart.filter(({ domain }) => !overlap(domain, next.domain));
    }
    const missing = picks.length - chosen.size;
    if (missing === 0) {
      for (const [candidate, what] of chosen) applyCandidate(body, candidate, what);
      return all.filter((candidate) => chosen.has(candidate));
    }
    addGoals(body, missing);
  }
}

/** Adds goals. Each can be made wrong. */
function addGoals(body: Members, count: number): void {
  const place = ["conversion_goal_details", "goals"];
  const goals = (valueAt(body, place) as unknown[] | undefined) ?? [];
  put(body, place, [...goals, ...Array.from({ length: count }, () => ({}))]);
}

function overlap(a: readonly Segment[], b: readonly Segment[]): boolean {
  const length = Math.min(a.length, b.length);
  return a.slice(0, length).every((segment, index) => segment === b[index]);
}

/** By top-level member, as violations of rules are. */
function inOrder(a: Pick<Candidate, "place">, b: Pick<Candidate, "place">): number {
  return topLevelMembers.indexOf(String(a.place[0])) - topLevelMembers.indexOf(String(b.place[0]));
}
