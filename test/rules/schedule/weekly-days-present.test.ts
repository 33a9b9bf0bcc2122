import { weeklyDaysPresent } from "../../../src/rules/schedule/weekly-days-present.js";
import { requestOf } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

const DETAILS = "scheduling_details.periodic_details";
const channels = ["PUSH", "EMAIL"] as const;
const repeating = (details: object, channel: (typeof channels)[number] = "PUSH") =>
  requestOf(`${channel} PERIODIC`, { [DETAILS]: details });

testRule(weeklyDaysPresent, {
  valid: {
    "a day": repeating({ sending_frequency: "WEEKLY", repeat_on_days_of_week: ["MONDAY"] }),
    "an empty list of days": repeating({ sending_frequency: "WEEKLY", repeat_on_days_of_week: [] }),
    "no days with DAILY": repeating({ sending_frequency: "DAILY" }),
    "dates with MONTHLY": repeating({ sending_frequency: "MONTHLY", repeat_on_date_of_month: [1] }),
    "no details": pushRequest(),
  },
  invalid: each(channels, (channel) => [
    `no days on ${channel}`,
    {
      body: repeating({ sending_frequency: "WEEKLY", repeat_frequency: 1 }, channel),
      violations: [{ path: `${DETAILS}.repeat_on_days_of_week` }],
    },
  ]),
});
