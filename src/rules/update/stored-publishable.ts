import { defineRule } from "../rule.js";

export const storedPublishable = defineRule({
  id: "update.stored-publishable",
  severity: "warning",
  scope: "publish",
  spec: "Update or publish campaign draft",
  summary: "The stored campaign that a request publishes should be complete and valid.",
  reads: { presence: ["status"] },
  message: "should publish a valid campaign, but the stored one has errors ({=count}): {=first}",

  check({ storedErrors }, report, { policies }) {
    if (policies.publish === "validated") return;
    const found = storedErrors();
    if (found === undefined || found.errors.length === 0) return;
    const { errors, truncated } = found;
    const [first] = errors as [(typeof errors)[number]];
    const count = truncated ? `more than ${errors.length}` : errors.length;
    report(["status"], { count, first: first.message });
  },
});
