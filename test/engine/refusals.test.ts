import { expect, it } from "vitest";
import { validateCreate } from "../../src/index.js";
import { registry } from "../../src/rules/index.js";
import { everyAnnotations, everywhereAnnotated } from "../support/gmail.js";
import { expectSameNames } from "../support/same-names.js";
import { emailRequest } from "../support/test-rule.js";

// Tables of what each rule refuses are in test/oracle/refusals.test.ts and gates.test.ts.

it("every rule that says that a member must be absent refuses it", () => {
  const saying = registry.filter(
    ({ message, severity }) => severity !== "warning" && message.startsWith("must be absent"),
  );
  const ids = registry.filter(({ refuses }) => refuses).map(({ id }) => id);
  expectSameNames(
    saying.map(({ id }) => id),
    ids,
    "the rules with refuses: true",
  );
});

it("a refused member still blocks the rules that read it", () => {
  const body = emailRequest({ campaign_audience_limit: { frequency: 5 } });
  expect(validateCreate(body, {}).skipped).toContainEqual({
    rule: "audience-limit.instance-for-push-periodic",
    reason: "structure",
  });
});

it("refused members hide what is below them, however many there are", () => {
  const names = Array.from({ length: 300 }, (_, index) => `l${index}`);
  // Only the last ones are broken: the bound on structure is not exceeded, but the one on the violations of a rule is.
  const contents = names.map((name, index) => {
    const annotations = index < 250 ? { sender_logo: "https://x.io" } : {};
    return [name, { email: { gmail_annotations: annotations } }];
  });
  const body = emailRequest({
    "basic_details.content_type": "TRANSACTIONAL",
    campaign_content: { locales: names, content: Object.fromEntries(contents) },
  });
  const { violations, truncated } = validateCreate(body);
  expect(new Set(violations.map(({ rule }) => rule))).toEqual(new Set(["gmail.promotional-only"]));
  expect([violations.length, truncated]).toEqual([100, true]);
});

it("where structure alone exceeds the bound, nothing is refused", () => {
  const result = validateCreate(
    everywhereAnnotated({ deal_card: {} }, { "basic_details.content_type": "TRANSACTIONAL" }),
    { bounds: { maxViolations: everyAnnotations.length } },
  );
  expect(result.violations.every(({ rule }) => rule === "structure.required")).toBe(true);
});
