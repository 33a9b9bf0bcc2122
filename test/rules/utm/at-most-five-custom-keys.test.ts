import { atMostFiveCustomKeys } from "../../../src/rules/utm/at-most-five-custom-keys.js";
import { deliveryTypes, each, requestOf } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";

const required = { utm_source: "push", utm_medium: "app" };
const named = { ...required, utm_campaign: "spring", utm_term: "boots", utm_content: "teaser" };

function tagged(params: object) {
  return pushRequest({ utm_params: params });
}

function custom(count: number, prefix = "utm_custom_"): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index + 1}`, "x"]));
}

function tooMany(count: number) {
  return { path: "utm_params", params: { limit: 5, count } };
}

testRule(atMostFiveCustomKeys, {
  violations: [tooMany(6)],
  valid: {
    ...each(deliveryTypes, "five custom keys", (type) =>
      requestOf(type, { utm_params: { ...required, ...custom(5) } }),
    ),
    "five custom keys besides all named ones": tagged({ ...named, ...custom(5) }),
    "five custom keys before all named ones": tagged({ ...custom(5), ...named }),
    "five custom keys of any name": {
      body: tagged({ ...required, ...custom(5, "key") }),
      context: { policies: { utmCustomKeys: "any" } },
    },
    "no custom key": tagged(named),
    "only the required keys": tagged(required),
    "no component": pushRequest(),
  },
  invalid: {
    ...each(deliveryTypes, "six custom keys", (type) => requestOf(type, { utm_params: { ...required, ...custom(6) } })),
    "six custom keys besides all named ones": tagged({ ...named, ...custom(6) }),
    "six custom keys before the named ones": tagged({ ...custom(6), ...required }),
    "a thousand custom keys": { body: tagged({ ...required, ...custom(1000) }), violations: [tooMany(1000)] },
    "six empty custom values": tagged({
      ...required,
      ...Object.fromEntries(Object.keys(custom(6)).map((key) => [key, ""])),
    }),
    "keys that are almost the named ones": tagged({
      ...required,
      utm_Campaign: "spring",
      utm_terms: "boots",
      utm_content_: "teaser",
      utm_source1: "push",
      utm_: "x",
      utm_medium2: "app",
    }),
    "six custom keys of any name": {
      body: tagged({ ...required, ...custom(6, "key") }),
      context: { policies: { utmCustomKeys: "any" } },
    },
    "six custom keys, one of them of a wrong name": {
      body: tagged({ ...required, ...custom(5), brand: "shoes" }),
      violations: [
        tooMany(6),
        { rule: "utm.custom-key-prefixed", path: "utm_params.brand", params: { nearest: "utm_brand" } },
      ],
    },
    "keys named like members that every object has": {
      body: tagged({
        ...required,
        ...custom(3),
        constructor: "x",
        toString: "x",
        ...(JSON.parse('{ "__proto__": "x" }') as object),
      }),
      context: { policies: { utmCustomKeys: "any" } },
    },
  },
});
