import { customKeyPrefixed } from "../../../src/rules/utm/custom-key-prefixed.js";
import { deliveryTypes, each, requestOf } from "../../support/delivery-types.js";
import { emailRequest, pushRequest, testRule } from "../../support/test-rule.js";

const required = { utm_source: "push", utm_medium: "app" };

function tagged(params: object): unknown {
  return pushRequest({ utm_params: { ...required, ...params } });
}

const brand = { path: "utm_params.brand" };

testRule(customKeyPrefixed, {
  valid: {
    ...each(deliveryTypes, "a custom key with the prefix", (type) => ({
      body: requestOf(type, { utm_params: { ...required, utm_brand: "shoes" } }),
    })),
    "the named keys": { body: tagged({ utm_campaign: "spring", utm_term: "boots", utm_content: "teaser" }) },
    "a key that is the prefix alone": { body: tagged({ utm_: "x" }) },
    "a key with the prefix twice": { body: tagged({ utm_utm_: "x" }) },
    "a key with the prefix and odd characters": { body: tagged({ 'utm_a.b"]': "x", "utm_ ": "x", utm_é: "x" }) },
    "an empty value": { body: tagged({ utm_brand: "" }) },
    "a key with the prefix where the policy demands it": {
      body: tagged({ utm_brand: "shoes" }),
      context: { policies: { utmCustomKeys: "prefix" } },
    },
    "any key where the policy allows it": {
      body: tagged({ brand: "shoes", UTM_brand: "shoes", "": "x" }),
      context: { policies: { utmCustomKeys: "any" } },
    },
    "no component": { body: emailRequest() },
  },
  invalid: {
    ...each(deliveryTypes, "a custom key without the prefix", (type) => ({
      body: requestOf(type, { utm_params: { ...required, brand: "shoes" } }),
      violations: [brand],
    })),
    "the default policy by name": {
      body: tagged({ brand: "shoes" }),
      context: { policies: { utmCustomKeys: "by-operation" } },
      violations: [brand],
    },
    "the policy that always demands the prefix": {
      body: tagged({ brand: "shoes" }),
      context: { policies: { utmCustomKeys: "prefix" } },
      violations: [brand],
    },
    "an override that says what holds anyway": {
      body: tagged({ brand: "shoes" }),
      context: { rules: { "utm.custom-key-prefixed": "error" } },
      violations: [brand],
    },
    "several keys, in the order of the request": {
      body: pushRequest({
        utm_params: { zone: "eu", utm_source: "push", utm_brand: "shoes", brand: "shoes", utm_medium: "app", a: "x" },
      }),
      violations: [{ path: "utm_params.zone" }, brand, { path: "utm_params.a" }],
    },
    "five keys without the prefix": {
      body: tagged({ a: "1", b: "2", c: "3", d: "4", e: "5" }),
      violations: ["a", "b", "c", "d", "e"].map((key) => ({ path: `utm_params.${key}` })),
    },
    "the prefix in capitals": {
      body: tagged({ UTM_brand: "shoes", Utm_zone: "eu" }),
      violations: [{ path: "utm_params.UTM_brand" }, { path: "utm_params.Utm_zone" }],
    },
    "almost the prefix": {
      body: tagged({ utm: "x", utmbrand: "shoes", my_utm_brand: "shoes", source: "push" }),
      violations: ["utm", "utmbrand", "my_utm_brand", "source"].map((key) => ({ path: `utm_params.${key}` })),
    },
    "an empty value": { body: tagged({ brand: "" }), violations: [brand] },
    // A path shows a key that is no identifier in brackets.
    "white space before the prefix": {
      body: tagged({ " utm_brand": "shoes" }),
      violations: [{ path: 'utm_params[" utm_brand"]', target: "utm_params" }],
    },
    "an empty key": {
      body: tagged({ "": "x" }),
      violations: [{ path: 'utm_params[""]', target: "utm_params" }],
    },
    "a key with a dot": {
      body: tagged({ "a.b": "x" }),
      violations: [{ path: 'utm_params["a.b"]', target: "utm_params" }],
    },
    "a key with a hyphen": {
      body: tagged({ "utm-brand": "shoes" }),
      violations: [{ path: 'utm_params["utm-brand"]', target: "utm_params" }],
    },
    "a key that is a number": {
      body: tagged({ 1: "x" }),
      violations: [{ path: 'utm_params["1"]', target: "utm_params" }],
    },
    "keys named like what every object has": {
      body: tagged({ constructor: "x", toString: "x", ...(JSON.parse('{ "__proto__": "x" }') as object) }),
      violations: ["constructor", "toString", "__proto__"].map((key) => ({
        path: `utm_params.${key}`,
        target: "utm_params",
      })),
    },
  },
});
