import { localeKeyListed } from "../../../src/rules/content/locale-key-listed.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

const push = {};
const campaign = (locales: readonly string[], content: object) =>
  pushRequest({ campaign_content: { locales, content } });

const place = (key: string) =>
  /^\w+$/u.test(key) ? `campaign_content.content.${key}` : `campaign_content.content["${key}"]`;
const misspelt = (key: string, nearest: string) => ({
  path: place(key),
  params: { nearest },
  target: "campaign_content",
  fix: [
    { op: "move" as const, from: `/campaign_content/content/${key}`, path: `/campaign_content/content/${nearest}` },
  ],
});

testRule(localeKeyListed, {
  valid: {
    "keys as listed": campaign(["fr", "pt-BR"], { fr: { push }, "pt-BR": { push } }),
    "two spellings, both listed": campaign(["pt-BR", "pt_br"], { "pt-BR": { push }, pt_br: { push } }),
    "a key that is not listed": campaign(["fr"], { fr: { push }, de: { push } }),
    "an entry without content": campaign(["fr", "de"], { fr: { push }, de: { push }, DE: {} }),
    "flat content, and a locale of that name": campaign(["PUSH"], { push: { android: {} } }),
    "a key in another case, but no locales": pushRequest({
      campaign_content: { variation_details: {}, content: { FR: { push } } },
    }),
  },
  invalid: {
    ...each(["pt-br", "pt_BR", "PT_br", "ptBR", "pt BR"], (key) => [
      `${key} for pt-BR`,
      { body: campaign(["fr", "pt-BR"], { fr: { push }, [key]: { push } }), violations: [misspelt(key, "pt-BR")] },
    ]),
    "beside the listed key": {
      body: campaign(["fr"], { fr: { push }, FR: { push } }),
      violations: [{ ...misspelt("FR", "fr"), fix: "none" }],
    },
    "two keys for the same locale": {
      body: campaign(["fr"], { FR: { push }, Fr: { push } }),
      violations: [misspelt("FR", "fr"), misspelt("Fr", "fr")].map((one) => ({ ...one, fix: "none" as const })),
    },
  },
});
