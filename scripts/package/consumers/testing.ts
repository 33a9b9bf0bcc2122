import { defineRule } from "campaign-rules";
import { testRule } from "campaign-rules/testing";

const rule = defineRule({
  id: "acme.asap",
  scope: "PUSH",
  reads: { values: ["scheduling_details.delivery_type"] },
  message: "must be ASAP",
  check({ scheduling_details }, report) {
    if (scheduling_details.delivery_type !== "ASAP") report(["scheduling_details", "delivery_type"]);
  },
});
const body = JSON.parse("{}") as object;
export const names: string[] = [];

testRule(
  rule,
  {
    valid: { ASAP: body, "with a context": { body, context: { features: ["QUEUING"] } } },
    invalid: { later: { body, violations: [{ path: "scheduling_details.delivery_type" }] } },
  },
  { it: (name) => names.push(name), undeclaredReads: "allow" },
);
