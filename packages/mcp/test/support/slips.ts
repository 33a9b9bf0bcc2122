import { type Context, validateCreate } from "campaign-rules";
import { createRequest } from "campaign-rules/arbitraries";
import fc from "fast-check";

/** A body that is not valid in its context. */
export interface Faulty {
  readonly body: unknown;
  readonly context: Context;
}

/** A value as people mistype it; undefined for values that they do not. */
function slipOf(value: unknown): unknown {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value !== "string") return undefined;
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/u.test(value)) return `${value}Z`;
  return /^[A-Z_]{3,}$/u.test(value) ? value.toLowerCase() : undefined;
}

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

function placesIn(holder: Record<string, unknown>): Place[] {
  return Object.entries(holder).flatMap(([key, value]) => {
    if (typeof value === "object" && value !== null) return placesIn(value as Record<string, unknown>);
    return slipOf(value) === undefined ? [] : { holder, key };
  });
}

/** Valid bodies with some mistyped values. */
export const slips: fc.Arbitrary<Faulty> = fc
  .tuple(createRequest({ features: [], lint: true }), fc.array(fc.nat(), { minLength: 1, maxLength: 4 }))
  .map(([request, picks]) => {
    const body = structuredClone(request) as object as Record<string, unknown>;
    for (const pick of picks) {
      const places = placesIn(body);
      const { holder, key } = places[pick % places.length] ?? {};
      if (holder !== undefined && key !== undefined) holder[key] = slipOf(holder[key]);
    }
    return { body, context: { features: [] } };
  })
  .filter(({ body, context }) => !validateCreate(body, context).ok);
