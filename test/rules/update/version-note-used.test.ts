import { expect, it } from "vitest";
import { validateUpdate } from "../../../src/index.js";
import { features } from "../../../src/rules/rule-context.js";
import { versionNoteUsed } from "../../../src/rules/update/version-note-used.js";
import { frozen } from "../../support/json.js";
import { testUpdateRule } from "../../support/test-update-rule.js";
import { inStates, openStates, updating } from "../../support/updates.js";
import { emailOfType } from "../../support/valid-of-type.js";

/** An Email campaign without violations. */
const stored = emailOfType("BUSINESS_EVENT_TRIGGERED", {
  "campaign_content.content.email.sender_name": "Example Travel",
  "campaign_content.content.email.from_address": "trips@travel.example.com",
});

const connector = { connector_type: "SES", connector_name: "trips-eu" };
const patch = { connector, version_note: "The old sender is blocked." };

const others = features.filter((feature) => feature !== "CAMPAIGN_VERSIONING");

testUpdateRule(versionNoteUsed, {
  violations: [{ path: "version_note" }],
  valid: {
    ...inStates(openStates, "a note in a workspace with versions", (state) => ({
      patch,
      context: updating(state, stored, { features: ["CAMPAIGN_VERSIONING"] }),
    })),
    "a note in a workspace with versions, with the features as a set": {
      patch,
      context: updating("DRAFT", stored, { features: new Set(["CAMPAIGN_VERSIONING"] as const) }),
    },
    "a note for an unknown campaign": { patch, context: { features: ["CAMPAIGN_VERSIONING"] } },
    "no note": { patch: { connector }, context: updating("DRAFT", stored, { features: [] }) },
    "a note in the stored campaign": {
      patch: { connector },
      context: updating("DRAFT", { ...(stored as object), version_note: "Older" }, { features: [] }),
    },
  },
  invalid: {
    ...inStates(openStates, "a note in a workspace without versions", (state) => ({
      patch,
      context: updating(state, stored, { features: [] }),
    })),
    "a note in a workspace with all other features": {
      patch,
      context: updating("DRAFT", stored, { features: others }),
    },
    "a note in a workspace with all other features, as a set": {
      patch,
      context: updating("DRAFT", stored, { features: new Set(others) }),
    },
    "a note for an unknown campaign": { patch, context: { features: [] } },
    "an empty note": { patch: { connector, version_note: "" }, context: updating("DRAFT", stored, { features: [] }) },
  },
});

it("depends on a feature that may be unknown", () => {
  const update = () => validateUpdate(frozen(patch), { lint: true, campaign: { body: frozen(stored) } });
  expect(update()).toMatchObject({
    ok: true,
    warnings: [{ rule: "workspace.features-known", path: "version_note", params: { feature: "CAMPAIGN_VERSIONING" } }],
    skipped: [{ rule: "update.version-note-used", reason: "unknown" }],
  });
  expect(update().warnings).toHaveLength(1);
});
