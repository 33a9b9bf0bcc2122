import { expect, it } from "vitest";
import { validateUpdate } from "../../../src/index.js";
import { localeHasContent } from "../../../src/rules/content/locale-has-content.js";
import { emailRequest, pushRequest, testRule } from "../../support/test-rule.js";

const push = {};
const flat = { android: {} };
const campaign = (campaign_content: object) => pushRequest({ campaign_content });
const lacking = (index: number, locale: string) => ({ path: `campaign_content.locales[${index}]`, params: { locale } });

testRule(localeHasContent, {
  valid: {
    "content for each locale": campaign({ locales: ["fr", "de"], content: { fr: { push }, de: { a: { push } } } }),
    "flat content alone": campaign({ locales: ["fr", "de"], content: { push: flat } }),
    "flat content beside entries without content": campaign({
      locales: ["fr"],
      content: { push: flat, fr: {}, de: "none", it: { a: {} }, es: [{ push }] },
    }),
    "flat content with a member that is called like the channel": {
      body: campaign({ locales: ["fr"], content: { push: { ...flat, push: 7 } } }),
      context: { rules: { "member.known": "off" } },
    },
    "content under another spelling of the locale": {
      body: campaign({ locales: ["pt-BR"], content: { pt_br: { push } } }),
      context: { rules: { "content.locale-key-listed": "off" } },
    },
    "no locales": campaign({ variation_details: {}, content: { fr: { push } } }),
    "no locale in the list": campaign({ locales: [], content: { fr: { push } } }),
    "a locale listed twice": campaign({ locales: ["fr", "fr"], content: { fr: { push } } }),
    "content of the other channel": emailRequest({
      campaign_content: {
        locales: ["fr"],
        content: { email: { subject: "a", sender_name: "b", from_address: "a@b.c" }, de: { push } },
      },
    }),
  },
  invalid: {
    "a locale without content": {
      body: campaign({ locales: ["fr", "de", "it"], content: { fr: { push } } }),
      violations: [lacking(1, "de"), lacking(2, "it")],
    },
    "entries without content": {
      body: campaign({ locales: ["a", "b", "c", "d"], content: { d: { x: { push } }, a: {}, b: 5, c: { x: {} } } }),
      violations: [lacking(0, "a"), lacking(1, "b"), lacking(2, "c")],
    },
    "a misspelt key without content": {
      body: campaign({ locales: ["fr", "de"], content: { fr: { push }, DE: {} } }),
      violations: [lacking(1, "de")],
    },
    "content for a locale that is not listed": {
      body: campaign({ locales: ["fr"], content: { de: { push } } }),
      violations: [lacking(0, "fr")],
    },
    "flat content too": {
      body: campaign({ locales: ["default", "fr"], content: { push: flat, fr: { push } } }),
      violations: [lacking(0, "default")],
    },
    "locales named like members that every object has": {
      body: campaign({ locales: ["constructor", "__proto__", "toString"], content: { fr: { push } } }),
      violations: [lacking(0, "constructor"), lacking(1, "__proto__"), lacking(2, "toString")],
    },
    "a long name": {
      body: campaign({ locales: ["x".repeat(65)], content: { fr: { push } } }),
      violations: [lacking(0, `${"x".repeat(63)}…`)],
    },
  },
});

it("is about the merged campaign in an update", () => {
  const content = { locales: ["fr", "de"], content: { fr: { push } } };
  const body = campaign(content);
  const warnings = (patch: object) =>
    validateUpdate(patch, { lint: true, campaign: { body } }).warnings.map(({ rule, origin }) => `${rule} ${origin}`);
  expect(warnings({ advanced: { expiration_settings: {} } })).toContain("content.locale-has-content stored");
  expect(warnings({ campaign_content: { ...content, locales: ["de"] } })).toContain(
    "content.locale-has-content request",
  );
});
