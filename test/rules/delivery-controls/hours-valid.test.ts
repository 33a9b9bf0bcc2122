import { deliveryControlHoursValid } from "../../../src/rules/delivery-controls/hours-valid.js";
import { testRule } from "../../support/test-rule.js";
import { each, pushOfType } from "../../support/valid-of-type.js";

/** The members, each with the delivery type that uses it. */
const typeOf = {
  max_time_to_show_message_of_same_camapign: "DEVICE_TRIGGERED",
  expiry_time_of_sync_data_in_hour: "DEVICE_TRIGGERED",
  send_limit_value: "LOCATION_TRIGGERED",
  send_limit_granularity_in_hours: "LOCATION_TRIGGERED",
} as const;

type Member = keyof typeof typeOf;

const members = Object.keys(typeOf) as Member[];

function saying(member: Member, text: string | undefined) {
  return pushOfType(typeOf[member], { [`delivery_controls.${member}`]: text });
}

const valid = ["1", "2", "24", "8760", "01", "+1", "1.0", "99999999999999999999"];

const invalid: Readonly<Record<string, string>> = {
  zero: "0",
  "zero, with a fraction": "0.0",
  "less than one": "0.999",
  "a negative number": "-1",
  "a small negative number": "-0.5",
  "an empty text": "",
  "white space": " ",
  "white space before a number": " 24",
  "white space after a number": "24 ",
  "a unit": "24h",
  "a word": "twelve",
  "a comma": "1,5",
  "a point without digits before it": ".5",
  "a point without digits after it": "5.",
  "an exponent": "1e3",
  "a hexadecimal number": "0x18",
  "infinity by name": "Infinity",
  "a duration": "PT24H",
  "digits of another script": "٢٤",
};

testRule(deliveryControlHoursValid, {
  valid: {
    ...each(
      members.flatMap((member) => valid.map((text) => [member, text] as const)),
      ([member, text]) => [`${member} of ${text}`, saying(member, text)],
    ),
    ...each(members, (member) => [`no ${member}`, saying(member, undefined)]),
    "empty delivery controls": pushOfType("DEVICE_TRIGGERED", { delivery_controls: {} }),
  },
  invalid: {
    ...each(
      members.flatMap((member) => Object.entries(invalid).map(([name, text]) => [member, name, text] as const)),
      ([member, name, text]) => [
        `${name} in ${member}`,
        {
          body: saying(member, text),
          violations: [{ path: `delivery_controls.${member}`, params: { received: text } }],
        },
      ],
    ),
    "a long text, which is not repeated in full": {
      body: saying("send_limit_value", "x".repeat(65)),
      violations: [{ path: "delivery_controls.send_limit_value", params: { received: `${"x".repeat(63)}…` } }],
    },
    "both of a device-triggered campaign": {
      body: pushOfType("DEVICE_TRIGGERED", {
        "delivery_controls.expiry_time_of_sync_data_in_hour": "soon",
        "delivery_controls.max_time_to_show_message_of_same_camapign": "0",
      }),
      violations: [
        { path: "delivery_controls.max_time_to_show_message_of_same_camapign", params: { received: "0" } },
        { path: "delivery_controls.expiry_time_of_sync_data_in_hour", params: { received: "soon" } },
      ],
    },
    "both of a location-triggered campaign": {
      body: pushOfType("LOCATION_TRIGGERED", {
        "delivery_controls.send_limit_value": "0",
        "delivery_controls.send_limit_granularity_in_hours": "a day",
      }),
      violations: [
        { path: "delivery_controls.send_limit_value", params: { received: "0" } },
        { path: "delivery_controls.send_limit_granularity_in_hours", params: { received: "a day" } },
      ],
    },
  },
});
