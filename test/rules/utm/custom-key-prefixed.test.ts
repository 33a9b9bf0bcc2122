import { expect, it } from "vitest";
import { type JsonPatchOperation, validateUpdate } from "../../../src/index.js";
import { customKeyPrefixed } from "../../../src/rules/utm/custom-key-prefixed.js";
import { deliveryTypes, each, requestOf } from "../../support/delivery-types.js";
import { emailRequest, pushRequest, testRule } from "../../support/test-rule.js";

const required = { utm_source: "push", utm_medium: "app" };

function tagged(params: object) {
  return pushRequest({ utm_params: { ...required, ...params } });
}

function renamed(from: string, to: string): JsonPatchOperation[] {
  return [{ op: "move", from: `/utm_params/${from}`, path: `/utm_params/${to}` }];
}

const brand = { path: "utm_params.brand", params: { nearest: "utm_brand" }, fix: renamed("brand", "utm_brand") };

testRule(customKeyPrefixed, {
  valid: {
    ...each(deliveryTypes, "a custom key with the prefix", (type) =>
      requestOf(type, { utm_params: { ...required, utm_brand: "shoes" } }),
    ),
    "the named keys": tagged({ utm_campaign: "spring", utm_term: "boots", utm_content: "teaser" }),
    "a key that is only the prefix": tagged({ utm_: "x" }),
    "a key with the prefix twice": tagged({ utm_utm_: "x" }),
    "a key with the prefix and unusual characters": tagged({ 'utm_a.b"]': "x", "utm_ ": "x", utm_é: "x" }),
    "an empty value": tagged({ utm_brand: "" }),
    "a key with the prefix if the policy requires it": {
      body: tagged({ utm_brand: "shoes" }),
      context: { policies: { utmCustomKeys: "prefix" } },
    },
    "any key if the policy allows it": {
      body: tagged({ brand: "shoes", UTM_brand: "shoes", "": "x" }),
      context: { policies: { utmCustomKeys: "any" } },
    },
    "no component": emailRequest(),
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
    "the policy that always requires the prefix": {
      body: tagged({ brand: "shoes" }),
      context: { policies: { utmCustomKeys: "prefix" } },
      violations: [brand],
    },
    "an override with the default level": {
      body: tagged({ brand: "shoes" }),
      context: { rules: { "utm.custom-key-prefixed": "error" } },
      violations: [brand],
    },
    "several keys, in the order of the request": {
      body: pushRequest({
        utm_params: { zone: "eu", utm_source: "push", utm_brand: "shoes", brand: "shoes", utm_medium: "app", a: "x" },
      }),
      violations: [
        { path: "utm_params.zone", params: { nearest: "utm_zone" } },
        { path: "utm_params.brand", fix: "none" },
        { path: "utm_params.a", params: { nearest: "utm_a" } },
      ],
    },
    "five keys without the prefix": {
      body: tagged({ a: "1", b: "2", c: "3", d: "4", e: "5" }),
      violations: ["a", "b", "c", "d", "e"].map((key) => ({
        path: `utm_params.${key}`,
        params: { nearest: `utm_${key}` },
      })),
    },
    "the prefix in capitals": {
      body: tagged({ UTM_brand: "shoes", Utm_zone: "eu" }),
      violations: [
        { path: "utm_params.UTM_brand", params: { nearest: "utm_brand" }, fix: "none" },
        { path: "utm_params.Utm_zone", params: { nearest: "utm_zone" }, fix: "none" },
      ],
    },
    "a key whose name with the prefix is taken": {
      body: tagged({ brand: "shoes", utm_brand: "boots" }),
      violations: [{ path: "utm_params.brand", fix: "none" }],
    },
    "a slip of a named key that is present, also with a separator at its end": {
      body: tagged({ mediun: "app", medium_: "app", utm_medium: "push" }),
      violations: ["mediun", "medium_"].map((key) => ({ path: `utm_params.${key}`, params: {}, fix: "none" as const })),
    },
    "a named key in another spelling": {
      body: tagged({ utmTerm: "boots", UTM_CONTENT: "teaser" }),
      violations: [
        { path: "utm_params.utmTerm", params: { nearest: "utm_term" }, fix: renamed("utmTerm", "utm_term") },
        {
          path: "utm_params.UTM_CONTENT",
          params: { nearest: "utm_content" },
          fix: renamed("UTM_CONTENT", "utm_content"),
        },
      ],
    },
    "a named key without the prefix": {
      body: tagged({ campaign: "spring", TERM: "boots" }),
      violations: [
        { path: "utm_params.campaign", params: { nearest: "utm_campaign" }, fix: renamed("campaign", "utm_campaign") },
        { path: "utm_params.TERM", params: { nearest: "utm_term" }, fix: renamed("TERM", "utm_term") },
      ],
    },
    "a key that is a slip of a named one, though it may be a custom one": {
      body: tagged({ contnet: "teaser", trem: "boots" }),
      violations: [
        { path: "utm_params.contnet", params: { nearest: "utm_content" }, fix: "none" },
        { path: "utm_params.trem", params: { nearest: "utm_term" }, fix: "none" },
      ],
    },
    "a slip with a letter too many or too few": {
      body: tagged({ terrm: "boots", campagn: "spring" }),
      violations: [
        { path: "utm_params.terrm", params: { nearest: "utm_term" }, fix: "none" },
        { path: "utm_params.campagn", params: { nearest: "utm_campaign" }, fix: "none" },
      ],
    },
    // A word of four letters is not a slip of a word that differs in one of them.
    "words that are like a named key": {
      body: tagged({ team: "growth", tern: "x", Terms: "y" }),
      violations: [
        { path: "utm_params.team", params: { nearest: "utm_team" }, fix: renamed("team", "utm_team") },
        { path: "utm_params.tern", params: { nearest: "utm_tern" }, fix: renamed("tern", "utm_tern") },
        { path: "utm_params.Terms", params: { nearest: "utm_term" }, fix: "none" },
      ],
    },
    "a word of its own that is like a named key": {
      body: tagged({ context: "a", Consent: "b", contest: "c" }),
      violations: ["context", "Consent", "contest"].map((key) => ({
        path: `utm_params.${key}`,
        params: { nearest: `utm_${key}` },
        fix: renamed(key, `utm_${key}`),
      })),
    },
    "an own word after other characters": {
      body: tagged({ _team: "a", " team": "b", "utm.team": "c", "utm:team": "d", "-context": "e" }),
      violations: [
        { path: "utm_params._team", params: { nearest: "utm__team" }, fix: "none" },
        { path: 'utm_params[" team"]', target: "utm_params", params: { nearest: "utm_team" }, fix: "none" },
        { path: 'utm_params["utm.team"]', target: "utm_params", params: { nearest: "utm_team" }, fix: "none" },
        { path: 'utm_params["utm:team"]', target: "utm_params", params: { nearest: "utm_team" }, fix: "none" },
        { path: 'utm_params["-context"]', target: "utm_params", params: { nearest: "utm_context" }, fix: "none" },
      ],
    },
    "a key that is too long to suggest": {
      body: tagged({ [`a${"b".repeat(59)}`]: "x", [`a${"b".repeat(60)}`]: "x" }),
      violations: [
        { path: `utm_params.a${"b".repeat(59)}`, params: { nearest: `utm_a${"b".repeat(59)}` } },
        { path: `utm_params.a${"b".repeat(60)}` },
      ],
    },
    "another spelling of a named key that is taken": {
      body: tagged({ utm_term: "boots", utmTerm: "shoes" }),
      violations: [{ path: "utm_params.utmTerm", fix: "none" }],
    },
    "a key that begins with a capital": {
      body: tagged({ Brand: "shoes" }),
      violations: [{ path: "utm_params.Brand", params: { nearest: "utm_Brand" }, fix: renamed("Brand", "utm_Brand") }],
    },
    "almost the prefix": {
      body: tagged({ utm: "x", utmbrand: "shoes", my_utm_brand: "shoes", source: "push" }),
      violations: [
        { path: "utm_params.utm", fix: "none" },
        { path: "utm_params.utmbrand", params: { nearest: "utm_brand" }, fix: "none" },
        {
          path: "utm_params.my_utm_brand",
          params: { nearest: "utm_my_utm_brand" },
          fix: renamed("my_utm_brand", "utm_my_utm_brand"),
        },
        { path: "utm_params.source", fix: "none" },
      ],
    },
    "an empty value": { body: tagged({ brand: "" }), violations: [brand] },
    // A path has brackets around a key that is not an identifier.
    "white space before the prefix": {
      body: tagged({ " utm_brand": "shoes" }),
      violations: [{ path: 'utm_params[" utm_brand"]', params: { nearest: "utm_brand" }, target: "utm_params" }],
    },
    "an empty key": { body: tagged({ "": "x" }), violations: [{ path: 'utm_params[""]', target: "utm_params" }] },
    "a key with a dot": {
      body: tagged({ "a.b": "x" }),
      violations: [{ path: 'utm_params["a.b"]', params: { nearest: "utm_a.b" }, target: "utm_params" }],
    },
    "a key with a hyphen": {
      body: tagged({ "utm-brand": "shoes" }),
      violations: [{ path: 'utm_params["utm-brand"]', params: { nearest: "utm_brand" }, target: "utm_params" }],
    },
    "a key that is a number": {
      body: tagged({ 1: "x" }),
      violations: [{ path: 'utm_params["1"]', params: { nearest: "utm_1" }, target: "utm_params", fix: "none" }],
    },
    "keys named like members that every object has": {
      body: tagged({ constructor: "x", toString: "x", ...(JSON.parse('{ "__proto__": "x" }') as object) }),
      violations: ["constructor", "toString", "__proto__"].map((key) => ({
        path: `utm_params.${key}`,
        params: { nearest: `utm_${key}` },
        target: "utm_params",
      })),
    },
  },
});

it.each([
  [undefined, []],
  ["by-operation", []],
  ["any", []],
  ["prefix", ["utm.custom-key-prefixed utm_params.brand"]],
] as const)("of an update, the policy %s", (utmCustomKeys, expected) => {
  const policies = utmCustomKeys === undefined ? {} : { utmCustomKeys };
  const { violations } = validateUpdate({ utm_params: { ...required, brand: "shoes" } }, { policies });
  expect(violations.map(({ rule, path }) => `${rule} ${path}`)).toEqual(expected);
});
