import { periodicCountsPositive } from "../../../src/rules/schedule/periodic-counts-positive.js";
import { requestOf } from "../../support/delivery-types.js";
import { testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

const DETAILS = "scheduling_details.periodic_details";

const channels = ["PUSH", "EMAIL"] as const;
const members = ["repeat_frequency", "no_of_occurences"] as const;
const everyMember = channels.flatMap((channel) => members.map((member) => [channel, member] as const));

function withCount(channel: (typeof channels)[number], member: string, count: number | undefined) {
  return requestOf(`${channel} PERIODIC`, { [`${DETAILS}.${member}`]: count });
}

function counts(name: string, count: number | undefined) {
  return each(everyMember, ([channel, member]) => [
    `${name} of ${member} on ${channel}`,
    { body: withCount(channel, member, count) },
  ]);
}

function tooFew(name: string, received: number) {
  return each(everyMember, ([channel, member]) => [
    `${name} of ${member} on ${channel}`,
    {
      body: withCount(channel, member, received),
      violations: [{ path: `${DETAILS}.${member}`, params: { received } }],
    },
  ]);
}

testRule(periodicCountsPositive, {
  valid: {
    ...counts("1", 1),
    ...counts("2", 2),
    ...counts("a million", 1_000_000),
    ...counts("none", undefined),
    "no counts": requestOf("PUSH PERIODIC", { [DETAILS]: { sending_frequency: "DAILY" } }),
    "no periodic details": requestOf("PUSH ONE_TIME"),
  },
  invalid: {
    ...tooFew("0", 0),
    ...tooFew("-1", -1),
    ...tooFew("a million below zero", -1_000_000),
    "both counts": {
      body: requestOf("EMAIL PERIODIC", {
        [DETAILS]: { sending_frequency: "DAILY", repeat_frequency: 0, no_of_occurences: -3 },
      }),
      violations: [
        { path: `${DETAILS}.repeat_frequency`, params: { received: 0 } },
        { path: `${DETAILS}.no_of_occurences`, params: { received: -3 } },
      ],
    },
  },
});
