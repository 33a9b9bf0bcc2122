import fc from "fast-check";
import type { Context } from "../engine/context/context.js";
import { membersRead, readsOf } from "../engine/reads.js";
import type { Segment } from "../errors/path.js";
import { topLevelMembers } from "../generated/members.js";
import type { registry } from "../rules/index.js";
import { features as allFeatures, type Feature } from "../rules/rule-context.js";
import { requestIn } from "./create-request.js";
import { type ExpectedViolation, expectedAt, isAdvice, ruleById } from "./expected-violation.js";
import { type Fault, put, valueAt } from "./faults/fault.js";
import { type CreateRuleId, faults } from "./faults/index.js";
import { applyCandidate, type Candidate, candidatesIn } from "./faults/structural.js";
import { fits } from "./faulty-request.js";
import type { Members } from "./from-schema.js";
import { type Scene, scenesOf } from "./scene.js";

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
    const picked = fc.tuple(fc.nat(), fc.nat());
    const structural = count - chosen.length;
    return fc
      .tuple(
        requestIn([scene]),
        fc.tuple(...chosen.map(({ fault }) => fault.breaks(scene))),
        fc.array(picked, { minLength: structural, maxLength: structural }),
      )
      .map(([request, breaks, places]) => {
        const body = structuredClone(request);
        const byRule = breaks.map((change, index) => ({ id: chosen[index]?.id as CreateRuleId, place: change(body) }));
        const candidates = breakStructure(body, new Set(chosen.flatMap(membersOf)), places);
        const expected = [
          ...candidates.map(({ rule, place }) => expectedAt(rule, place, body)),
          ...byRule.sort(inOrder).map(({ id, place }) => expectedAt(id, place, body)),
        ];
        // What is wrong in a refused member is not reported, but counts: if structure alone exceeded the bound, no rule
        // would run.
        const bounds = { maxViolations: count + MOST_REFUSED };
        return { body, context: { features, bounds }, expected };
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
    const apart = possible.filter((candidate) => chosen.every((other) => areApart(candidate, other)));
    chosen.push(apart[pick % apart.length] as RuleFault);
  }
  return chosen;
}

function isPossible({ withFeatures = [], withoutFeatures = [] }: Fault, features: readonly Feature[]): boolean {
  return (
    withFeatures.every((feature) => features.includes(feature)) &&
    !withoutFeatures.some((feature) => features.includes(feature))
  );
}

function areApart(a: RuleFault, b: RuleFault): boolean {
  const touches = ({ fault }: RuleFault, other: RuleFault) =>
    fault.touches.some((member) => membersOf(other).includes(member));
  return !touches(a, b) && !touches(b, a);
}

/** The top-level members that a fault touches, or that its rule reads. */
function membersOf({ id, fault }: RuleFault): string[] {
  const rule = ruleById.get(id) as (typeof registry)[number];
  return [...fault.touches, ...membersRead(rule, readsOf(rule))];
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
function inOrder(a: { readonly place: readonly Segment[] }, b: { readonly place: readonly Segment[] }): number {
  const indexOf = ({ place: [member] }: typeof a) => topLevelMembers.indexOf(String(member));
  return indexOf(a) - indexOf(b);
}
