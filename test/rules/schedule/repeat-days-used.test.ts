import { repeatDaysUsed } from "../../../src/rules/schedule/repeat-days-used.js";
import { requestOf } from "../../support/delivery-types.js";
import { testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

const DETAILS = "scheduling_details.periodic_details";

const days = {
  repeat_on_date_of_month: [1, 15],
  repeat_on_days_of_week: ["MONDAY", "FRIDAY"],
  repeat_on_days_of_week_for_month: [{ week_granularity: "LAST", repeat_on_days_of_week: ["FRIDAY"] }],
};

type Member = keyof typeof days;

const usedBy: Readonly<Record<Member, readonly string[]>> = {
  repeat_on_date_of_month: ["MONTHLY"],
  repeat_on_days_of_week: ["WEEKLY", "MONTHLY"],
  repeat_on_days_of_week_for_month: ["MONTHLY"],
};

/** The days without which a frequency causes another warning. */
const needed = { DAILY: {}, WEEKLY: { repeat_on_days_of_week: ["SUNDAY"] }, MONTHLY: {} };

const members = Object.keys(days) as Member[];
const channels = ["PUSH", "EMAIL"] as const;

const cases = channels.flatMap((channel) =>
  members.flatMap((member) =>
    (["DAILY", "WEEKLY", "MONTHLY"] as const).map((frequency) => ({
      name: `${member} with ${frequency} on ${channel}`,
      member,
      frequency,
      isUsed: usedBy[member].includes(frequency),
      body: repeating({ ...needed[frequency], sending_frequency: frequency, [member]: days[member] }, channel),
    })),
  ),
);

function repeating(periodic_details: object, channel: (typeof channels)[number] = "PUSH") {
  return requestOf(`${channel} PERIODIC`, { [DETAILS]: { repeat_frequency: 1, ...periodic_details } });
}

function unused(member: Member, frequency: string) {
  return { path: `${DETAILS}.${member}`, params: { allowed: usedBy[member], frequency } };
}

testRule(repeatDaysUsed, {
  valid: {
    ...each(
      cases.filter(({ isUsed }) => isUsed),
      ({ name, body }) => [name, body],
    ),
    "all three with MONTHLY": repeating({ sending_frequency: "MONTHLY", ...days }),
    "no days with DAILY": repeating({ sending_frequency: "DAILY" }),
  },
  invalid: {
    ...each(
      cases.filter(({ isUsed }) => !isUsed),
      ({ name, member, frequency, body }) => [name, { body, violations: [unused(member, frequency)] }],
    ),
    "all three with DAILY": {
      body: repeating({ sending_frequency: "DAILY", ...days }),
      violations: members.map((member) => unused(member, "DAILY")),
    },
    "all three with WEEKLY": {
      body: repeating({ sending_frequency: "WEEKLY", ...days }),
      violations: [unused("repeat_on_date_of_month", "WEEKLY"), unused("repeat_on_days_of_week_for_month", "WEEKLY")],
    },
  },
});
