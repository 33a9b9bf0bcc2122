import { expect, it } from "vitest";
import { validateUpdate } from "../../../src/index.js";
import { createdByAddressAlone } from "../../../src/rules/created-by/address-alone.js";
import { deliveryTypes, requestOf } from "../../support/delivery-types.js";
import { pasted } from "../../support/pasted-addresses.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

const by = (created_by: string) => pushRequest({ created_by });

testRule(createdByAddressAlone, {
  valid: each(pasted.alone, (address) => [`the address ${address}`, by(address)]),
  invalid: {
    ...each(pasted.withMore, ([received, address]) => [
      `the address ${JSON.stringify(received)}`,
      {
        body: by(received),
        violations: [
          {
            path: "created_by",
            params: { received },
            fix: address === undefined ? "none" : [{ op: "replace", path: "/created_by", value: address }],
          },
        ],
      },
    ]),
    ...each(deliveryTypes, (type) => [
      `a link: ${type}`,
      {
        body: requestOf(type, { created_by: "mailto:jo@example.com" }),
        violations: [{ path: "created_by", params: { received: "mailto:jo@example.com" } }],
      },
    ]),
  },
});

it("is silent in updates, which cannot change it", () => {
  const body = by("mailto:jo@example.com");
  const { warnings } = validateUpdate({ advanced: {} }, { lint: true, campaign: { body } });
  expect(warnings.map(({ rule }) => rule)).not.toContain("created-by.address-alone");
});
