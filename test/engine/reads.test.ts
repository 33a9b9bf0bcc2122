import { describe, expect, it } from "vitest";
import { membersRead, objectScopes, readsOf } from "../../src/engine/reads.js";
import type { Rule } from "../../src/rules/rule.js";

const rule = {
  scope: "user_attributes",
  reads: { values: ["channel", "@.name"], presence: ["a.b.c"], keys: ["@.x.y"] },
} as unknown as Rule;

describe("what a rule reads", () => {
  it("is a list of paths with their modes", () => {
    expect(readsOf(rule)).toEqual([
      { mode: "values", relative: false, segments: ["channel"] },
      { mode: "values", relative: true, segments: ["name"] },
      { mode: "presence", relative: false, segments: ["a", "b", "c"] },
      { mode: "keys", relative: true, segments: ["x", "y"] },
    ]);
    expect(readsOf({ ...rule, reads: {} })).toEqual([]);
  });

  it("is in the members of its paths and of its scope, each once", () => {
    expect(membersRead(rule, readsOf(rule)).sort()).toEqual([
      "a",
      "channel",
      "segmentation_details",
      "trigger_condition",
    ]);
    const ofRequest = { ...rule, scope: "request", reads: { values: ["a.b", "a.c"] } } as Rule;
    expect(membersRead(ofRequest, readsOf(ofRequest))).toEqual(["a"]);
    const ofEmails = { ...rule, scope: "email_content", reads: {} } as Rule;
    expect(membersRead(ofEmails, [])).toEqual(["campaign_content"]);
  });
});

describe("the objects of a scope", () => {
  const [filter, email] = objectScopes;
  const locate = (scope: typeof filter, path: string) =>
    scope?.locate(path.split(" ").map((segment) => (/^\d+$/u.test(segment) ? Number(segment) : segment)));

  it.each([
    ["channel", undefined],
    ["included_filters", undefined],
    ["trigger_condition", "above"],
    ["segmentation_details", "above"],
    ["segmentation_details is_all_user_campaign", undefined],
    ["segmentation_details included_filters", "above"],
    ["trigger_condition secondary_included_filters", "above"],
    ["segmentation_details excluded_filters", "above"],
    ["segmentation_details included_filters filter_operator", undefined],
    ["segmentation_details included_filters filter_operator x", undefined],
    ["segmentation_details included_filters filter_operator 0 attributes", undefined],
    ["segmentation_details included_filters filter_operator 0 attributes filters 0 name", undefined],
    ["segmentation_details included_filters filters", "above"],
    ["segmentation_details included_filters filters 0", "above"],
    ["segmentation_details included_filters filters 0 name", ["name"]],
    ["segmentation_details included_filters filters 0 value 1", ["value", 1]],
    ["segmentation_details included_filters filters 0 attributes", "above"],
    ["segmentation_details included_filters filters 0 attributes filters", "above"],
    ["segmentation_details included_filters filters 0 attributes filters 3", "above"],
    ["segmentation_details included_filters filters 0 attributes filters 3 name", ["name"]],
    ["segmentation_details included_filters filters 0 attributes filter_operator", undefined],
    ["segmentation_details included_filters filters 0 attributes filters 3 attributes filters 1 name", ["name"]],
  ])("filters: %s", (path, expected) => expect(locate(filter, path)).toEqual(expected));

  it.each([
    ["channel", undefined],
    ["campaign_content", "above"],
    ["campaign_content locales", undefined],
    ["campaign_content locales email", undefined],
    ["campaign_content content", "above"],
    ["campaign_content content en", "above"],
    ["campaign_content content email", "above"],
    ["campaign_content content email subject", ["subject"]],
    ["campaign_content content en email", "above"],
    ["campaign_content content en email gmail_annotations promo", ["gmail_annotations", "promo"]],
    ["campaign_content content en v1 email subject", ["subject"]],
  ])("emails: %s", (path, expected) => expect(locate(email, path)).toEqual(expected));
});
