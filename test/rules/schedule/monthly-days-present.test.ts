import { monthlyDaysPresent } from "../../../src/rules/schedule/monthly-days-present.js";
import { requestOf } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

const DETAILS = "scheduling_details.periodic_details";
const channels = ["PUSH", "EMAIL"] as const;
const repeating = (details: object, channel: (typeof channels)[number] = "PUSH") =>
  requestOf(`${channel} PERIODIC`, { [DETAILS]: details });
const members = ["repeat_on_date_of_month", "repeat_on_days_of_week", "repeat_on_days_of_week_for_month"];

testRule(monthlyDaysPresent, {
  valid: {
    ...each(members, (member) => [`${member} alone`, repeating({ sending_frequency: "MONTHLY", [member]: [] })]),
    "no days with DAILY": repeating({ sending_frequency: "DAILY" }),
    "no details": pushRequest(),
  },
  invalid: each(channels, (channel) => [
    `none of the three on ${channel}`,
    {
      body: repeating({ sending_frequency: "MONTHLY", no_of_occurences: 3 }, channel),
      violations: [{ path: DETAILS, params: { members } }],
    },
  ]),
});
