import { expect, it } from "vitest";
import { type JsonPatchOperation, validateUpdate } from "../../../src/index.js";
import { customKeyPrefixed } from "../../../src/rules/utm/custom-key-prefixed.js";
import { deliveryTypes, each, requestOf } from "../../support/delivery-types.js";
import { emailRequest, pushRequest, testRule } from "../../support/test-rule.js";

const required = { utm_source: "push", utm_medium: "app" };

function tagged(params: object) {
  return pushRequest({ utm_params: { ...required, ...params } });
}

/** A key that a fix can rename. */
function renamed(key: string, nearest = `utm_${key}`) {
  const fix: JsonPatchOperation[] = [{ op: "move", from: `/utm_params/${key}`, path: `/utm_params/${nearest}` }];
  return { path: `utm_params.${key}`, params: { nearest }, fix };
}

/** A key that no fix renames, by its place in the component. */
function kept(place: string, nearest?: string) {
  return {
    path: `utm_params${place}`,
    params: nearest === undefined ? {} : { nearest },
    target: "utm_params",
    fix: "none" as const,
  };
}

testRule(customKeyPrefixed, {
  violations: [renamed("brand")],
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
    ...each(deliveryTypes, "a custom key without the prefix", (type) =>
      requestOf(type, { utm_params: { ...required, brand: "shoes" } }),
    ),
    "the default policy by name": {
      body: tagged({ brand: "shoes" }),
      context: { policies: { utmCustomKeys: "by-operation" } },
    },
    "the policy that always requires the prefix": {
      body: tagged({ brand: "shoes" }),
      context: { policies: { utmCustomKeys: "prefix" } },
    },
    "an override with the default level": {
      body: tagged({ brand: "shoes" }),
      context: { rules: { "utm.custom-key-prefixed": "error" } },
    },
    "several keys, in the order of the request": {
      body: pushRequest({
        utm_params: { zone: "eu", utm_source: "push", utm_brand: "shoes", brand: "shoes", utm_medium: "app", a: "x" },
      }),
      violations: [renamed("zone"), kept(".brand"), renamed("a")],
    },
    "five keys without the prefix": {
      body: tagged({ a: "1", b: "2", c: "3", d: "4", e: "5" }),
      violations: ["a", "b", "c", "d", "e"].map((key) => renamed(key)),
    },
    "the prefix in capitals": {
      body: tagged({ UTM_brand: "shoes", Utm_zone: "eu" }),
      violations: [kept(".UTM_brand", "utm_brand"), kept(".Utm_zone", "utm_zone")],
    },
    "a key whose name with the prefix is taken": {
      body: tagged({ brand: "shoes", utm_brand: "boots" }),
      violations: [kept(".brand")],
    },
    "a slip of a named key that is present, also with a separator at its end": {
      body: tagged({ mediun: "app", medium_: "app", utm_medium: "push" }),
      violations: [kept(".mediun"), kept(".medium_")],
    },
    "a named key in another spelling": {
      body: tagged({ utmTerm: "boots", UTM_CONTENT: "teaser" }),
      violations: [renamed("utmTerm", "utm_term"), renamed("UTM_CONTENT", "utm_content")],
    },
    "a named key without the prefix": {
      body: tagged({ campaign: "spring", TERM: "boots" }),
      violations: [renamed("campaign"), renamed("TERM", "utm_term")],
    },
    "a key that is a slip of a named one, though it may be a custom one": {
      body: tagged({ contnet: "teaser", trem: "boots" }),
      violations: [kept(".contnet", "utm_content"), kept(".trem", "utm_term")],
    },
    "a slip with a letter too many or too few": {
      body: tagged({ terrm: "boots", campagn: "spring" }),
      violations: [kept(".terrm", "utm_term"), kept(".campagn", "utm_campaign")],
    },
    // A word of four letters is not a slip of a word that differs in one of them.
    "words that are like a named key": {
      body: tagged({ team: "growth", tern: "x", Terms: "y" }),
      violations: [renamed("team"), renamed("tern"), kept(".Terms", "utm_term")],
    },
    "a word of its own that is like a named key": {
      body: tagged({ context: "a", Consent: "b", contest: "c" }),
      violations: [renamed("context"), renamed("Consent"), renamed("contest")],
    },
    "a misspelt prefix before a named key": {
      body: tagged({ umt_campaign: "spring", utn_term: "boots", "UT-content": "a" }),
      violations: [
        kept(".umt_campaign", "utm_campaign"),
        kept(".utn_term", "utm_term"),
        kept('["UT-content"]', "utm_content"),
      ],
    },
    "a misspelt prefix before a named key that is present": {
      body: tagged({ umt_source: "push" }),
      violations: [kept(".umt_source")],
    },
    "a misspelt prefix before a custom key": {
      body: tagged({ umt_brand: "shoes", "UTTM-zone": "eu", tumbler: "x" }),
      violations: [kept(".umt_brand", "utm_brand"), kept('["UTTM-zone"]', "utm_zone"), renamed("tumbler")],
    },
    "an own word after other characters": {
      body: tagged({ _team: "a", " team": "b", "utm.team": "c", "utm:team": "d", "-context": "e" }),
      violations: [
        kept("._team", "utm__team"),
        kept('[" team"]', "utm_team"),
        kept('["utm.team"]', "utm_team"),
        kept('["utm:team"]', "utm_team"),
        kept('["-context"]', "utm_context"),
      ],
    },
    "a key that is too long to suggest": {
      body: tagged({ [`a${"b".repeat(59)}`]: "x", [`a${"b".repeat(60)}`]: "x" }),
      violations: [renamed(`a${"b".repeat(59)}`), { ...renamed(`a${"b".repeat(60)}`), params: {} }],
    },
    "another spelling of a named key that is taken": {
      body: tagged({ utm_term: "boots", utmTerm: "shoes" }),
      violations: [kept(".utmTerm")],
    },
    "a key that begins with a capital": { body: tagged({ Brand: "shoes" }), violations: [renamed("Brand")] },
    "almost the prefix": {
      body: tagged({ utm: "x", utmbrand: "shoes", my_utm_brand: "shoes", source: "push" }),
      violations: [kept(".utm"), kept(".utmbrand", "utm_brand"), renamed("my_utm_brand"), kept(".source")],
    },
    "an empty value": tagged({ brand: "" }),
    // A path has brackets around a key that is not an identifier.
    "white space before the prefix": {
      body: tagged({ " utm_brand": "shoes" }),
      violations: [kept('[" utm_brand"]', "utm_brand")],
    },
    "an empty key": { body: tagged({ "": "x" }), violations: [kept('[""]')] },
    "a key with a dot": {
      body: tagged({ "a.b": "x" }),
      violations: [{ ...kept('["a.b"]', "utm_a.b"), fix: renamed("a.b").fix }],
    },
    "keys of a link whose & is escaped, or that was not split": {
      body: tagged({ "amp;utm_campaign": "x", "https://example.com/?utm_term": "x", "#utm_team": "x" }),
      violations: [
        { ...kept('["amp;utm_campaign"]', "utm_campaign"), fix: renamed("amp;utm_campaign", "utm_campaign").fix },
        {
          ...kept('["https://example.com/?utm_term"]', "utm_term"),
          fix: [{ op: "move", from: "/utm_params/https:~1~1example.com~1?utm_term", path: "/utm_params/utm_term" }],
        },
        kept('["#utm_team"]', "utm_team"),
      ],
    },
    "keys that are parts of a link or a template, or have white space": {
      body: tagged({ "team=x&ref": "x", "utm%5Fteam": "x", "<<team>>": "x", "a b": "x" }),
      violations: [kept('["team=x&ref"]'), kept('["utm%5Fteam"]'), kept('["<<team>>"]'), kept('["a b"]', "utm_a b")],
    },
    "a key with a hyphen": { body: tagged({ "utm-brand": "shoes" }), violations: [kept('["utm-brand"]', "utm_brand")] },
    "a key that is a number": { body: tagged({ 1: "x" }), violations: [kept('["1"]', "utm_1")] },
    "keys named like members that every object has": {
      body: tagged({ constructor: "x", toString: "x", ...(JSON.parse('{ "__proto__": "x" }') as object) }),
      violations: [renamed("constructor"), renamed("toString"), kept(".__proto__", "utm___proto__")],
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
