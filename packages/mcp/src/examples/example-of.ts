import type { CreateRequest, Feature } from "campaign-rules";
import { createRequest } from "campaign-rules/arbitraries";
import fc from "fast-check";
import { jsonBytes, Refusal } from "../answers/answer.js";

/** The kind of request to generate. */
export interface Example {
  readonly channel: CreateRequest["channel"];
  readonly deliveryType: CreateRequest["campaign_delivery_type"];
  /** Whether it has only the members that it needs. */
  readonly isMinimal: boolean;
  readonly seed: number;
  readonly features: readonly Feature[];
}

/** The largest example, in bytes: an answer has room for little else. */
const LARGEST = 7 * 1024;

/** How many requests to draw to find one that is small enough. */
const DRAWN = 50;

/**
 * The body of a create request that causes neither errors nor warnings.
 *
 * @throws {TypeError} if the channel has no such delivery type.
 */
export function exampleOf({ channel, deliveryType, isMinimal, seed, features }: Example): CreateRequest {
  const requests: fc.Arbitrary<CreateRequest> = createRequest({ channel, deliveryType, features, lint: true });
  if (isMinimal) return smallest(requests, seed);
  const fitting = fc.sample(requests, { seed, numRuns: DRAWN }).find((body) => jsonBytes(body) <= LARGEST);
  if (fitting === undefined) throw new Refusal("no example is small enough with this seed; use another seed");
  return fitting;
}

/** Checks a property that no request has, which shrinks to the smallest request. */
function smallest(requests: fc.Arbitrary<CreateRequest>, seed: number): CreateRequest {
  const property = fc.property<[CreateRequest]>(requests, () => false);
  const { counterexample } = fc.check(property, { seed });
  if (counterexample === null) throw new Error("no request was drawn");
  return counterexample[0];
}
