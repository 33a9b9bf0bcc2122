import { componentsAndConnector, namesIn } from "../parts/body-members.js";
import { defineRule } from "../rule.js";

export const statusAlone = defineRule({
  id: "update.status-alone",
  scope: "publish",
  spec: "Update or publish campaign draft",
  summary: "A request that publishes a campaign cannot change a component of it.",
  reads: { presence: ["status"] },
  message: "must not be combined with components ({=components}): publish in a separate request",

  check({ patch }, report) {
    const beside = namesIn(patch, componentsAndConnector);
    if (beside.length > 0) report(["status"], { components: beside.join(", ") });
  },
});
