import { ADDRESS_ALONE, checkAlone } from "../parts/pasted-address.js";
import { defineRule } from "../rule.js";

export const updatedByAddressAlone = defineRule({
  id: "update.updated-by-address-alone",
  severity: "warning",
  scope: "any-update",
  spec: "Update request body (v5)",
  summary: "The updater is a bare email address, without pasted extras such as `mailto:`.",
  reads: { values: ["updated_by"] },
  message: ADDRESS_ALONE,

  check({ patch }, report) {
    checkAlone("updated_by", patch["updated_by"] as string | undefined, report);
  },
});
