import { isObject } from "../../structure/checker.js";
import { defineRule } from "../rule.js";

export const storedUnreadable = defineRule({
  id: "update.stored-unreadable",
  scope: "stored",
  isAboutStored: true,
  spec: "Update or publish campaign draft",
  summary: "The stored campaign that an update is merged into must be an object that can be read.",
  reads: {},
  message: "cannot be merged into the stored campaign, because the stored campaign is not a readable object",

  check({ stored }, report) {
    if (stored !== undefined && !isObject(stored)) report([]);
  },
});
