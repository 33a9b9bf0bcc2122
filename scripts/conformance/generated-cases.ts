import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import {
  type CreateRuleId,
  createRequest,
  faultyRequest,
  faultyRequests,
  faultyUpdate,
  faultyWholeRequest,
  type RequestOptions,
  type UpdateRuleId,
  update,
  type WholeRequestRuleId,
  wholeRequest,
} from "../../src/arbitraries/index.js";
import type { UpdateContext } from "../../src/index.js";
import { rules } from "../../src/reference/catalogue.js";
import { ACCEPTED, type Case, type ExpectedPlace, type Operation, refused } from "./case.js";

const SEED = 20260301;

/** We cut longer keys where we repeat them, which other implementations need not do. */
const LONGEST_KEY = 256;

/** Half of a surrogate pair, which some languages do not allow in a string. */
const LONE_SURROGATE = /\p{Surrogate}/u;

const workspaces: readonly RequestOptions[] = [
  {},
  { features: [] },
  { features: ["AUDIENCE_LIMIT", "QUEUING"] },
  { features: ["PRODUCT_SETS", "DOUBLE_OPT_IN", "BRAND_DEDUPLICATION"], productSets: ["ps-1", "ps-2"] },
  { features: ["PORTFOLIO"], policies: { utmCustomKeys: "any" } },
];

/** A request with the verdict that its generator knows by construction. */
interface Sample {
  readonly context: UpdateContext;
  readonly input: unknown;
  readonly expected: readonly (ExpectedPlace & { readonly code: string })[];
}

/** Requests from the generators, by operation. They are always the same, because the seed is fixed. */
export const generatedCases: Readonly<Record<Operation, () => Case[]>> = {
  create: createCases,
  update: updateCases,
  request: requestCases,
};

function createCases(): Case[] {
  const valid = workspaces.flatMap((context) =>
    drawn(createRequest(context), 16).map((input): Sample => ({ context, input, expected: [] })),
  );
  return [
    ...named("create", "valid", valid),
    ...singleFaults().flatMap(([rule, samples]) => named("create", rule, samples)),
    ...[2, 3, 5, 8, 20].flatMap((count) => {
      const samples = drawn(faultyRequests(count), 40).map(({ body, context, expected }): Sample => {
        return { context: withoutBounds(context), input: body, expected };
      });
      return named("create", `${count} faults`, selected(samples, 8));
    }),
  ];
}

/** Requests with one fault, for each rule that is an error by default and that JSON can break. */
function singleFaults(): [rule: CreateRuleId, samples: Sample[]][] {
  return rules
    .filter(({ id, severity }) => severity === "error" && !/^(?:update|request)\./u.test(id) && !ours.has(id))
    .map(({ id }) => {
      const [draws, count] = id.startsWith("structure.") ? [100, 10] : [20, 2];
      const samples = drawn(faultyRequest(id as CreateRuleId), draws).map(({ body, context, expected }): Sample => {
        return { context, input: body, expected: [expected] };
      });
      return [id as CreateRuleId, selected(samples, count)];
    });
}

/** A bound of ours, and a rule that no JSON can break. */
const ours = new Set<string>(["structure.too-deep", "structure.unreadable"]);

function updateCases(): Case[] {
  const [, , limits] = workspaces;
  const valid = [
    ...drawn(update({ features: [], isKnown: true }), 15),
    ...drawn(update({ ...limits, isKnown: false }), 25),
    ...drawn(update({ features: [], isKnown: true, policies: { merge: "member" } }), 5),
  ].map(({ patch, context }): Sample => ({ context, input: patch, expected: [] }));
  return [
    ...named("update", "valid", valid),
    ...ruleIds<UpdateRuleId>("update.").flatMap((id) => {
      const samples = drawn(faultyUpdate(id), 12).map(({ patch, context, expected }): Sample => {
        return { context, input: patch, expected: [expected] };
      });
      return named("update", id, selected(samples, 3));
    }),
    ...named("update", "faulty campaign", faultyWhenMerged()),
  ];
}

/** Members that an update reads differently from a create request, or not at all. */
const notMerged = ["request_id", "created_by", "channel", "campaign_delivery_type"];

/** Updates that turn what is stored into a faulty create request. The fault is that of the request. */
function faultyWhenMerged(): Sample[] {
  const all = singleFaults().flatMap(([rule, samples]) => {
    const appliesToUpdates = rule !== "utm.custom-key-prefixed";
    return appliesToUpdates ? samples.slice(0, 1) : [];
  });
  return all.flatMap(({ context, input, expected }): Sample[] => {
    const member = expected[0]?.path.split(/[.[]/u)[0] ?? "";
    if (notMerged.includes(member)) return [];
    const { [member]: changed, ...body } = input as Readonly<Record<string, unknown>>;
    const patch = { request_id: "upd-1", ...(changed !== undefined && { [member]: changed }) };
    return [{ context: { ...context, campaign: { state: "DRAFT", body } }, input: patch, expected }];
  });
}

function requestCases(): Case[] {
  const valid = drawn(wholeRequest({ features: [], isKnown: false }), 20).map(({ request, context }): Sample => {
    return { context, input: request, expected: [] };
  });
  return [
    ...named("request", "valid", valid),
    ...ruleIds<WholeRequestRuleId>("request.").flatMap((id) => {
      const samples = drawn(faultyWholeRequest(id), 20).map(({ request, context, expected }): Sample => {
        return { context, input: request, expected: [expected] };
      });
      return named("request", id, selected(samples, 4));
    }),
  ];
}

function ruleIds<Id extends string>(family: string): Id[] {
  return rules
    .filter(({ id, severity }) => id.startsWith(family) && severity === "error")
    .map(({ id }) => id as Id & typeof id);
}

/** The first samples that every implementation can read. */
function drawn<T>(arbitrary: fc.Arbitrary<T>, count: number): T[] {
  const samples: T[] = [];
  const isOneMissing = (sample: T) => {
    if (isPortable(sample)) samples.push(sample);
    return samples.length < count;
  };
  fc.check(fc.property(arbitrary, isOneMissing), { numRuns: 2 * count, seed: SEED, endOnFailure: true });
  return samples;
}

function isPortable(sample: unknown): boolean {
  let isPlain = true;
  const text = JSON.stringify(sample, (key, value: unknown) => {
    const isSafe = typeof value !== "number" || Math.abs(value) <= Number.MAX_SAFE_INTEGER;
    const isText = !LONE_SURROGATE.test(key) && !(typeof value === "string" && LONE_SURROGATE.test(value));
    isPlain &&= isSafe && isText && key.length <= LONGEST_KEY;
    return value;
  });
  return isPlain && isDeepStrictEqual(JSON.parse(text), sample);
}

/**
 * Selects samples, preferably with new places, and with contexts that are already selected, because each costs a run.
 */
function selected(samples: readonly Sample[], count: number): Sample[] {
  const left = [...samples];
  const [places, contexts] = [new Set<string>(), new Set<string>()];
  const cost = (sample: Sample) =>
    (places.has(placeOf(sample)) ? 2 : 0) + (contexts.has(JSON.stringify(sample.context)) ? 0 : 1);
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const costs = left.map(cost);
    const [sample] = left.splice(costs.indexOf(Math.min(...costs)), 1) as [Sample];
    places.add(placeOf(sample));
    contexts.add(JSON.stringify(sample.context));
    return sample;
  });
}

function placeOf({ expected }: Sample): string {
  return expected.map(({ path }) => path.replaceAll(/\d+/gu, "")).join();
}

/** Leaves out the bounds. By default, more violations are listed than any sample has. */
function withoutBounds({ bounds: _, ...context }: UpdateContext): UpdateContext {
  return context;
}

function named(operation: Operation, kind: string, samples: readonly Sample[]): Case[] {
  return samples.map(({ context, input, expected }, index) => {
    const name = `${operation} generated: ${kind} ${index + 1}`;
    const [first, ...others] = expected.map(({ path, pointer, target, detailTarget, rule }) => {
      return { path, pointer, target, detailTarget, ...(rule !== undefined && { rule }) };
    });
    const verdict = first === undefined ? ACCEPTED : refused(expected[0]?.code ?? "", [first, ...others]);
    return { name, operation, context, input, expected: verdict };
  });
}
