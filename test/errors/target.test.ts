import { expect, it } from "vitest";
import type { Segment } from "../../src/errors/path.js";
import { renderPath } from "../../src/errors/path.js";
import { targetsOf } from "../../src/errors/target.js";
import { validateCreate } from "../../src/index.js";
import { pushRequest } from "../support/test-rule.js";

const products: Segment[] = ["gmail_annotations", "product_carousel", "manual_data", "products"];
const content: Segment[] = ["campaign_content", "content"];

// See docs/readings.md, "The targets of an error".
it.each<[string, Segment[], "absent" | "other", number, string, string]>([
  ["an absent member", ["basic_details", "name"], "absent", 0, "basic_details.name", "basic_details.name"],
  ["a wrong member", ["basic_details", "name"], "other", 0, "basic_details", "basic_details.name"],
  ["a wrong top-level member", ["channel"], "other", 0, "channel", "channel"],
  ["the body", [], "other", 0, "body", "body"],
  [
    "an absent member of the annotations",
    [...content, "email", "gmail_annotations", "sender_logo"],
    "absent",
    0,
    "campaign_content.content",
    "gmail_annotations.sender_logo",
  ],
  [
    "the annotations themselves",
    [...content, "email", "gmail_annotations"],
    "other",
    0,
    "campaign_content.content",
    "gmail_annotations",
  ],
  [
    "a wrong product",
    [...content, "email", ...products, 1, "promo_url"],
    "other",
    0,
    "campaign_content.content",
    "gmail_annotations.product_carousel.manual_data.products[1].promo_url",
  ],
  [
    "too few products",
    [...content, "email", ...products],
    "other",
    2,
    "campaign_content.content",
    "gmail_annotations.product_carousel",
  ],
  [
    "annotations under a locale and a variation",
    [...content, "fr", "v1", "email", "gmail_annotations", "deal_card"],
    "other",
    0,
    "campaign_content.content",
    "gmail_annotations.deal_card",
  ],
  [
    "a member of the same name elsewhere",
    ["utm_params", "gmail_annotations"],
    "other",
    0,
    "utm_params",
    "utm_params.gmail_annotations",
  ],
  [
    "a locale of the same name",
    [...content, "gmail_annotations", "email", "subject"],
    "other",
    0,
    "campaign_content",
    "campaign_content.content.gmail_annotations.email.subject",
  ],
  [
    "a variation of the same name",
    [...content, "fr", "gmail_annotations", "email", "subject"],
    "other",
    0,
    "campaign_content",
    "campaign_content.content.fr.gmail_annotations.email.subject",
  ],
  [
    "a member named like the annotations beside the content",
    ["campaign_content", "contents", "email", "gmail_annotations"],
    "other",
    0,
    "campaign_content",
    "campaign_content.contents.email.gmail_annotations",
  ],
  [
    "a member named like the annotations in another component",
    ["advanced", "content", "email", "gmail_annotations"],
    "other",
    0,
    "advanced",
    "advanced.content.email.gmail_annotations",
  ],
])("%s", (_, segments, kind, detailTargetOmits, target, detailTarget) => {
  const filing = { isAbsent: kind === "absent", detailTargetOmits, isPush: false };
  expect(targetsOf(segments, renderPath(segments), filing)).toEqual({ target, detailTarget });
});

it("a Push campaign has no annotations, whatever its locales and variations are called", () => {
  const segments = [...content, "email", "gmail_annotations", "push"];
  const path = renderPath(segments);
  const filing = { isAbsent: false, detailTargetOmits: 0, isPush: true };
  expect(targetsOf(segments, path, filing)).toEqual({ target: "campaign_content", detailTarget: path });

  const body = pushRequest({
    "campaign_content.locales": ["email"],
    "campaign_content.content.email": { gmail_annotations: { push: "none" } },
  });
  expect(validateCreate(body).violations.filter(({ rule }) => rule === "structure.type")).toMatchObject([
    { path, target: "campaign_content", detailTarget: path },
  ]);
});
