import { updatedByAddressAlone } from "../../../src/rules/update/updated-by-address-alone.js";
import { pasted } from "../../support/pasted-addresses.js";
import { testUpdateRule } from "../../support/test-update-rule.js";
import { inStates, openStates, updating } from "../../support/updates.js";
import { each, pushOfType } from "../../support/valid-of-type.js";

const stored = pushOfType("ONE_TIME");
const advanced = { expiration_settings: { expire_notification_after_value: 2 } };
const by = (updated_by: string) => ({ patch: { advanced, updated_by }, context: updating("DRAFT", stored) });

const link = "mailto:jo@example.com";

testUpdateRule(updatedByAddressAlone, {
  violations: [{ path: "updated_by", params: { received: link } }],
  valid: {
    ...each(pasted.alone, (address) => [`the address ${address}`, by(address)]),
    "no address": { patch: { advanced }, context: updating("DRAFT", stored) },
    "a stored one": { patch: { advanced }, context: updating("DRAFT", { ...(stored as object), updated_by: link }) },
  },
  invalid: {
    ...each(pasted.withMore, ([received, address]) => [
      `the address ${JSON.stringify(received)}`,
      {
        ...by(received),
        violations: [
          {
            path: "updated_by",
            params: { received },
            fix: address === undefined ? "none" : [{ op: "replace", path: "/updated_by", value: address }],
          },
        ],
      },
    ]),
    ...inStates(openStates, "a link", (state) => ({
      patch: { advanced, updated_by: link },
      context: updating(state, stored),
    })),
    "a campaign that is not known": { patch: { advanced, updated_by: link } },
    "a publish": { patch: { status: "PUBLISH", updated_by: link }, context: updating("DRAFT", stored) },
  },
});
