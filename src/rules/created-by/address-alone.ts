import { ADDRESS_ALONE, checkAlone } from "../parts/pasted-address.js";
import { defineRule } from "../rule.js";

export const createdByAddressAlone = defineRule({
  id: "created-by.address-alone",
  severity: "warning",
  scope: "request",
  spec: "Create request (common top level)",
  summary: "The creator is a bare email address, without pasted extras such as `mailto:`.",
  reads: { values: ["created_by"] },
  message: ADDRESS_ALONE,

  check({ created_by }, report, { operation }) {
    // An update cannot change it.
    if (operation === "create") checkAlone("created_by", created_by, report);
  },
});
