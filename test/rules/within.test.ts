import fc from "fast-check";
import { expect, it } from "vitest";
import { createRequest } from "../../src/arbitraries/index.js";
import { resolveContext } from "../../src/context/resolved-context.js";
import { ActiveRule, bitsOf } from "../../src/engine/active-rule.js";
import type { Feature } from "../../src/index.js";
import { registry } from "../../src/rules/index.js";
import type { RuleContext } from "../../src/rules/rule-context.js";
import { budget } from "../support/budget.js";

const features: Feature[] = ["AUDIENCE_LIMIT", "QUEUING", "PRODUCT_SETS", "DOUBLE_OPT_IN", "BRAND_DEDUPLICATION"];

/** The rules that do not run if a member is absent. */
function rulesWithin(member: string) {
  return registry.filter((rule, index) => {
    const planned = new ActiveRule(rule, index, false, "error", false);
    return (planned.within & bitsOf([member])) !== 0 && ["request", "PUSH", "EMAIL"].includes(rule.scope);
  });
}

const optional = ["trigger_condition", "delivery_controls", "conversion_goal_details", "control_group_details"];
const members = [...optional, "utm_params", "campaign_audience_limit"] as const;

it.each(members)("rules about the contents of %s report nothing without it", (member) => {
  const rules = rulesWithin(member);
  expect(rules.length).toBeGreaterThan(0);
  fc.assert(
    fc.property(createRequest({ features }), (request) => {
      if (member in request) return;
      const { channel } = request;
      const context: RuleContext = {
        request,
        channel,
        operation: "create",
        policies: { ...resolveContext({}).policies, utmCustomKeys: "prefix" },
        productSets: undefined,
      };
      for (const { id, scope, check } of rules) {
        if (scope !== "request" && scope !== channel) continue;
        check(request as never, () => expect.fail(`${id} reports a violation`), context);
      }
    }),
    { numRuns: budget(100, 1_000) },
  );
});
