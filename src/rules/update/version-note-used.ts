import { defineRule, has } from "../rule.js";

export const versionNoteUsed = defineRule({
  id: "update.version-note-used",
  severity: "warning",
  scope: "any-update",
  spec: "Update request body (v5)",
  summary: "A version note is kept only in a workspace with campaign versioning.",
  unlessFeature: "CAMPAIGN_VERSIONING",
  reads: { presence: ["version_note"] },
  message: "is not kept, because the feature CAMPAIGN_VERSIONING is not enabled for this workspace",

  check({ patch }, report) {
    if (has(patch, "version_note")) report(["version_note"]);
  },
});
