import { describe, expect, it } from "vitest";
import { type UpdateContext, validateUpdate } from "../../../src/index.js";
import { openStates, storedPush, updating } from "../../support/updates.js";

const inProgress: UpdateContext = { policies: { drafts: "in-progress" } };

const facts = (patch: unknown, context: UpdateContext) => {
  const { violations, skipped } = validateUpdate(patch, context);
  return {
    violations: violations.map(({ rule, path }) => `${rule} ${path}`),
    unknown: skipped.filter(({ reason }) => reason === "unknown").map(({ rule }) => rule),
  };
};

describe("a stored draft that lacks a component", () => {
  const draft = storedPush({ trigger_condition: undefined, advanced: undefined });
  const patch = { utm_params: { utm_source: "app", utm_medium: "push" } };

  it("is incomplete by default", () => {
    const { violations } = facts(patch, updating("DRAFT", draft));
    expect(violations).toContain("structure.required advanced");
    expect(violations.some((violation) => violation.endsWith(" trigger_condition"))).toBe(true);
  });

  it("may lack it with the policy in-progress, and the affected rules are skipped", () => {
    const { violations, unknown } = facts(patch, updating("DRAFT", draft, inProgress));
    expect(violations).toEqual([]);
    expect(unknown).toContain("trigger.condition-required");
  });

  it.each(openStates.filter((state) => state !== "DRAFT"))("is incomplete in state %s", (state) => {
    const { violations } = facts(patch, updating(state, draft, inProgress));
    expect(violations).toContain("structure.required advanced");
  });

  it("has its other components validated in full", () => {
    const { violations } = facts({ basic_details: {} }, updating("DRAFT", draft, inProgress));
    expect(violations).toContain("structure.required basic_details.name");
  });

  it("can be published, since a publish does not read it", () => {
    expect(facts({ status: "PUBLISH" }, updating("DRAFT", draft, inProgress)).violations).toEqual([]);
    expect(facts({ status: "PUBLISH" }, updating("DRAFT", draft)).violations).toEqual([]);
  });
});

it("a draft whose stored body is unknown is validated in the same way under both values of the policy", () => {
  const patch = { channel: "PUSH", scheduling_details: {}, advanced: 5 };
  expect(validateUpdate(patch, { ...inProgress, campaign: { state: "DRAFT" } })).toEqual(
    validateUpdate(patch, { campaign: { state: "DRAFT" } }),
  );
});
