import { expiryPositive } from "../../../src/rules/advanced/expiry-positive.js";
import { emailRequest, pushRequest, testRule } from "../../support/test-rule.js";
import { each, pushOfType, pushTypes } from "../../support/valid-of-type.js";

const SETTINGS = "advanced.expiration_settings";

const members = ["expire_notification_after_value", "remove_from_inbox_after_value"] as const;

const unitOf = {
  expire_notification_after_value: { expire_notification_after_type: "DAY" },
  remove_from_inbox_after_value: { remove_from_inbox_after_type: "DAY" },
} as const;

function lasting(value: number) {
  return members.map((member) => [member, { ...unitOf[member], [member]: value }] as const);
}

testRule(expiryPositive, {
  valid: {
    ...each([1, 2, 3650].flatMap(lasting), ([member, settings]) => [
      `${member}: ${JSON.stringify(settings)}`,
      pushRequest({ [SETTINGS]: settings }),
    ]),
    "an hour": pushRequest({
      [SETTINGS]: { expire_notification_after_value: 1, expire_notification_after_type: "HOUR" },
    }),
    "units without values": pushRequest({
      [SETTINGS]: { expire_notification_after_type: "HOUR", remove_from_inbox_after_type: "DAY" },
    }),
    "empty settings": pushRequest({ [SETTINGS]: {} }),
    "no settings": pushRequest({ advanced: {} }),
    "an Email request, which has no settings": emailRequest(),
  },
  invalid: {
    ...each(
      [0, -1, -3650].flatMap((received) => lasting(received).map((entry) => [received, ...entry] as const)),
      ([received, member, settings]) => [
        `${member} of ${received}`,
        {
          body: pushRequest({ [SETTINGS]: settings }),
          violations: [{ path: `${SETTINGS}.${member}`, params: { received } }],
        },
      ],
    ),
    ...each(pushTypes, (type) => [
      `an expiry after zero units on ${type}`,
      {
        body: pushOfType(type, { [SETTINGS]: { expire_notification_after_value: 0 } }),
        violations: [{ path: `${SETTINGS}.expire_notification_after_value`, params: { received: 0 } }],
      },
    ]),
    "both members": {
      body: pushRequest({ [SETTINGS]: { remove_from_inbox_after_value: -7, expire_notification_after_value: 0 } }),
      violations: [
        { path: `${SETTINGS}.expire_notification_after_value`, params: { received: 0 } },
        { path: `${SETTINGS}.remove_from_inbox_after_value`, params: { received: -7 } },
      ],
    },
  },
});
