import fc from "fast-check";
import { UtmParams } from "../../schemas/utm-params.js";
import { type Members, objectOf } from "../from-schema.js";
import type { Scene } from "../scene.js";
import { text } from "../values.js";

/** The largest number of custom keys. */
const MOST = 5;

/** UTM parameters with the named keys and up to five custom ones. */
export function utmParamsIn({ tidy, freeUtmKeys }: Scene): fc.Arbitrary<Members> {
  // All of them are custom keys.
  const prefixed = fc.constantFrom("utm_id", "utm_brand", "utm_", "utm_a.b", "utm_größe", "utm_x", "utm_y");
  const free = fc.constantFrom("brand", "", "UTM_ID", "x-y", "source", "ref");
  const key = freeUtmKeys ? fc.oneof(prefixed, free) : prefixed;
  const custom = fc.dictionary(key, text(tidy), { maxKeys: MOST, noNullPrototype: true });
  return fc.tuple(objectOf(UtmParams, tidy), custom).map(([params, others]) => ({ ...params, ...others }));
}
