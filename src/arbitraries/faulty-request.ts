import fc from "fast-check";
import type { Context } from "../engine/context/context.js";
import { shown } from "../engine/context/option-errors.js";
import { features as allFeatures, type Feature } from "../rules/rule-context.js";
import { requestIn } from "./create-request.js";
import { type ExpectedViolation, expectedAt, isAdvice } from "./expected-violation.js";
import type { Circumstances, Fault } from "./faults/fault.js";
import { type CreateRuleId, faults } from "./faults/index.js";
import { type RequestOptions, type Scene, scenesOf } from "./scene.js";

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
  }) as fc.Arbitrary<unknown> as fc.Arbitrary<FaultyRequest<R>>;
}

/** Rules that reject requests, and that a body made from JSON can break. */
const refusing = (Object.keys(faults) as CreateRuleId[]).filter((id) => !isAdvice(id) && id !== "structure.unreadable");

/** Create requests with one fault. `picks` are the numbers of their scenes, among those that fit the fault. */
export function brokenBy(id: CreateRuleId, fault: Fault, picks = fc.nat()): fc.Arbitrary<FaultyRequest> {
  return fc.tuple(featuresFor(fault), picks).chain(([features, pick]) => {
    const options = { ...fault.context, features, lint: isAdvice(id) };
    const scenes = scenesOf({ ...options, bounds: undefined } as RequestOptions).filter((scene) => fits(fault, scene));
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
