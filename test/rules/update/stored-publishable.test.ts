import { expect, it } from "vitest";
import { validateUpdate } from "../../../src/index.js";
import { storedPublishable } from "../../../src/rules/update/stored-publishable.js";
import { testUpdateRule } from "../../support/test-update-rule.js";
import { inStates, openStates, storedEmail, storedPush, updating } from "../../support/updates.js";

const patch = { status: "PUBLISH" };
const incomplete = storedPush({ advanced: undefined });

testUpdateRule(storedPublishable, {
  valid: {
    ...inStates(openStates, "a valid campaign", (state) => ({ patch, context: updating(state, storedPush()) })),
    "a valid Email campaign": { patch, context: updating("DRAFT", storedEmail()) },
    "an unknown campaign": { patch, context: updating("DRAFT") },
    "no campaign": { patch },
    "an update of an incomplete campaign that completes it": {
      patch: { advanced: {} },
      context: updating("DRAFT", incomplete),
    },
  },
  invalid: {
    ...inStates(openStates, "an incomplete campaign", (state) => ({
      patch,
      context: updating(state, incomplete),
      violations: [
        {
          path: "status",
          params: { count: 1, first: "advanced is a mandatory field and must be an object, but is absent" },
        },
      ],
    })),
    "a campaign that cannot be read": {
      patch,
      context: updating("DRAFT", null),
      violations: [
        {
          path: "status",
          params: {
            count: 1,
            first:
              "body cannot be merged into the stored campaign, because the stored campaign is not a readable object",
          },
        },
      ],
    },
  },
});

it("does not count what is wrong in the patch as an error of the stored campaign", () => {
  const wrong = { ...patch, channel: "push", campaign_delivery_type: "periodic" };
  const { violations, warnings } = validateUpdate(wrong, updating("DRAFT", storedPush(), { lint: true }));
  expect([violations.map(({ path }) => path), warnings]).toEqual([["channel", "campaign_delivery_type"], []]);
});
