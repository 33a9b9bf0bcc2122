import { expect, it } from "vitest";
import { targetsOf } from "../../src/errors/violation.js";
import { validateCreate } from "../../src/index.js";
import { segmentsOf } from "../support/json.js";
import { pushRequest } from "../support/test-rule.js";

const CONTENT = "campaign_content.content";
const EMAIL = `${CONTENT}.email.gmail_annotations`;
const PRODUCTS = "product_carousel.manual_data.products";

/** The targets of an error at a path. `omits` says how many segments the detail target leaves out. */
const targetsAt = (path: string, isAbsent: boolean, omits = 0) =>
  Object.values(targetsOf(segmentsOf(path), path, { isAbsent, detailTargetOmits: omits, isPush: false }));

// See docs/readings.md, "The targets of an error".
it.each<[name: string, path: string, target: string, detailTarget: string]>([
  ["a wrong member", "basic_details.name", "basic_details", "basic_details.name"],
  ["a wrong top-level member", "channel", "channel", "channel"],
  ["the annotations themselves", EMAIL, CONTENT, "gmail_annotations"],
  ["a wrong product", `${EMAIL}.${PRODUCTS}[1].id`, CONTENT, `gmail_annotations.${PRODUCTS}[1].id`],
  [
    "annotations under a locale and a variation",
    `${CONTENT}.fr.v1.email.gmail_annotations.deal_card`,
    CONTENT,
    "gmail_annotations.deal_card",
  ],
  ["a member of the same name elsewhere", "utm_params.gmail_annotations", "utm_params", "utm_params.gmail_annotations"],
])("%s", (_, path, target, detailTarget) => expect(targetsAt(path, false)).toEqual([target, detailTarget]));

it.each([
  ["a locale of the same name", `${CONTENT}.gmail_annotations.email.subject`],
  ["a variation of the same name", `${CONTENT}.fr.gmail_annotations.email.subject`],
  ["a member named like the annotations beside the content", "campaign_content.contents.email.gmail_annotations"],
  ["a member named like the annotations in another component", "advanced.content.email.gmail_annotations"],
])("%s is not in annotations", (_, path) => expect(targetsAt(path, false)).toEqual([path.split(".")[0], path]));

it("the body, an absent member, and what a detail target leaves out", () => {
  expect(Object.values(targetsOf([], "body", { isAbsent: false, detailTargetOmits: 0, isPush: false }))).toEqual([
    "body",
    "body",
  ]);
  expect(targetsAt("basic_details.name", true)).toEqual(["basic_details.name", "basic_details.name"]);
  expect(targetsAt(`${EMAIL}.sender_logo`, true)).toEqual([CONTENT, "gmail_annotations.sender_logo"]);
  expect(targetsAt(`${EMAIL}.${PRODUCTS}`, false, 2)).toEqual([CONTENT, "gmail_annotations.product_carousel"]);
});

it("a Push campaign has no annotations, whatever its locales and variations are called", () => {
  const path = `${EMAIL}.push`;
  const filing = { isAbsent: false, detailTargetOmits: 0, isPush: true };
  expect(targetsOf(segmentsOf(path), path, filing)).toEqual({ target: "campaign_content", detailTarget: path });

  const body = pushRequest({
    "campaign_content.locales": ["email"],
    "campaign_content.content.email": { gmail_annotations: { push: "none" } },
  });
  expect(validateCreate(body).violations.filter(({ rule }) => rule === "structure.type")).toMatchObject([
    { path, target: "campaign_content", detailTarget: path },
  ]);
});
