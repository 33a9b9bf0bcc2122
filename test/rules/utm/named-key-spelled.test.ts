import { expect, it } from "vitest";
import { validateCreate, validateUpdate } from "../../../src/index.js";
import { namedKeySpelled } from "../../../src/rules/utm/named-key-spelled.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

const required = { utm_source: "push", utm_medium: "app" };
const tagged = (params: object) => pushRequest({ utm_params: { ...required, ...params } });

/** How a slip is written, and the key that was meant. */
const slips = [
  ["utm_campaing", "utm_campaign"],
  ["utm_campain", "utm_campaign"],
  ["utm_campaignn", "utm_campaign"],
  ["utm_sorce", "utm_source"],
  ["utm_surce", "utm_source"],
  ["utm_medum", "utm_medium"],
  ["utm_contnet", "utm_content"],
  ["utm_trem", "utm_term"],
  ["utm_terms", "utm_term"],
] as const;

const others = [
  ...["utm_id", "utm_brand", "utm_", "utm_team", "utm_form", "utm_test", "utm_campaign_id", "utm_source_platform"],
  ...["utm_Team", "utm_TEAM", "utm__team", "utm_Context", "utm_Consent"],
  ...["utm_content_type", "utm_sources_all", "utm_terminal", "utm_context", `utm_term${"m".repeat(99)}`],
];

const spelling = (key: string, nearest: string) => ({
  path: /^\w+$/u.test(key) ? `utm_params.${key}` : `utm_params["${key}"]`,
  target: "utm_params",
  params: { nearest },
});

testRule(namedKeySpelled, {
  valid: {
    "the named keys": tagged({ utm_campaign: "spring", utm_term: "boots", utm_content: "teaser" }),
    ...each(others, (key) => [`the custom key ${key}`, tagged({ [key]: "x" })]),
    "no parameters": pushRequest(),
    "a slip that is undefined, which JSON leaves out": tagged({ utm_campaing: undefined }),
  },
  invalid: {
    ...each(slips, ([key, nearest]) => [
      `the key ${key}`,
      { body: tagged({ [key]: "x" }), violations: [{ ...spelling(key, nearest), fix: "none" }] },
    ]),
    "white space and case": {
      body: tagged({ "utm_term ": "boots", utm_Content: "teaser", "utm_ campaign": "spring" }),
      violations: [
        {
          ...spelling("utm_term ", "utm_term"),
          fix: [{ op: "move", from: "/utm_params/utm_term ", path: "/utm_params/utm_term" }],
        },
        {
          ...spelling("utm_Content", "utm_content"),
          fix: [{ op: "move", from: "/utm_params/utm_Content", path: "/utm_params/utm_content" }],
        },
        {
          ...spelling("utm_ campaign", "utm_campaign"),
          fix: [{ op: "move", from: "/utm_params/utm_ campaign", path: "/utm_params/utm_campaign" }],
        },
      ],
    },
    "a slip beside the named key": {
      body: tagged({ utm_Source: "x" }),
      violations: [{ ...spelling("utm_Source", "utm_source"), fix: "none" }],
    },
  },
});

it("is silent where the prefix is the fault", () => {
  const { violations, warnings } = validateCreate(tagged({ UTM_TERM: "boots" }), { lint: true });
  expect([...violations, ...warnings].map(({ rule }) => rule)).toEqual(["utm.custom-key-prefixed"]);
});

it.each(["UTM-TERM", "amp;utm_term", "?utm_trem"])("finds the key %s of an update, whose names are free", (key) => {
  const { warnings } = validateUpdate({ utm_params: { ...required, [key]: "boots" } }, { lint: true });
  expect(warnings.map(({ rule, path }) => `${rule} ${path}`)).toEqual([`utm.named-key-spelled utm_params["${key}"]`]);
});

it.each(["utm-team", "utmTeam", "UTM_TEAM", "utm.context", "Contest"])(
  "takes %s in an update for another word",
  (key) => {
    expect(validateUpdate({ utm_params: { ...required, [key]: "x" } }, { lint: true }).warnings).toEqual([]);
  },
);
