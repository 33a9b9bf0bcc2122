import { geofenceNumbersValid } from "../../../src/rules/basic-details/geofence-numbers-valid.js";
import { emailRequest, testRule } from "../../support/test-rule.js";
import { each, geofence, pushOfType } from "../../support/valid-of-type.js";

const GEOFENCES = "basic_details.geofences";

const dwelling = { ...geofence, triggered_at: "dwell", dwell_time_value: "10", dwell_time_granularity: "MINUTES" };

function located(members: object) {
  return pushOfType("LOCATION_TRIGGERED", { [GEOFENCES]: { ...dwelling, ...members } });
}

const wanted = {
  latitude: "from -90 to 90",
  longitude: "from -180 to 180",
  radius: "of at least 1",
  dwell_time_value: "of at least 0",
  response_time_value: "of at least 0",
} as const;

type Member = keyof typeof wanted;

const members = Object.keys(wanted) as Member[];

function wrong(member: Member, received: string) {
  return { path: `${GEOFENCES}.${member}`, params: { wanted: wanted[member], received }, fix: "none" as const };
}

const right: Record<Member, readonly string[]> = {
  latitude: ["0", "90", "-90", "+90", "90.0", "89.999999", "-0.0001", "052.52"],
  longitude: ["0", "180", "-180", "+180", "180.000", "179.999999", "-179.999999", "-0"],
  radius: ["1", "1.0", "250.5", "+250", "40000000"],
  dwell_time_value: ["1", "1.5", "60"],
  response_time_value: ["1", "0", "30", "2.5"],
};

const outOfRange: Record<Member, readonly string[]> = {
  latitude: ["90.000001", "-90.1", "91", "180", "-1000"],
  longitude: ["180.000001", "-180.5", "181", "360"],
  radius: ["0", "-0", "-1", "-250"],
  dwell_time_value: ["-1", "-0.5"],
  response_time_value: ["-1", "-0.5"],
};

/** Texts that people, or JavaScript, would read as numbers. */
const noNumbers = [
  "",
  " ",
  "north",
  "5,5",
  " 5",
  "5 ",
  "5\n",
  "5.",
  ".5",
  "1e1",
  "0x10",
  "5°",
  "5m",
  "--5",
  "NaN",
  "Infinity",
  "٥",
];

testRule(geofenceNumbersValid, {
  valid: {
    ...each(
      members.flatMap((member) => right[member].map((text) => [member, text] as const)),
      ([member, text]) => [`${member} ${JSON.stringify(text)}`, located({ [member]: text })],
    ),
    "no geofence": pushOfType("ONE_TIME"),
    "no dwell time": pushOfType("LOCATION_TRIGGERED"),
    "wrong numbers on Email, whose body does not have a geofence": {
      body: emailRequest({ [GEOFENCES]: { ...dwelling, latitude: "91" } }),
      context: { rules: { "member.known": "off" } },
    },
  },
  invalid: {
    ...each(
      members.flatMap((member) => [...outOfRange[member], ...noNumbers].map((text) => [member, text] as const)),
      ([member, text]) => [
        `${member} ${JSON.stringify(text)}`,
        { body: located({ [member]: text }), violations: [wrong(member, text)] },
      ],
    ),
    "latitude and longitude the wrong way round": {
      body: located({ latitude: "139.6917", longitude: "35.6895" }),
      violations: [wrong("latitude", "139.6917")],
    },
    "every number, in the order of the specification": {
      body: located({
        response_time_value: "soon",
        dwell_time_value: "a while",
        radius: "0",
        longitude: "181",
        latitude: "91",
      }),
      violations: [
        wrong("latitude", "91"),
        wrong("longitude", "181"),
        wrong("radius", "0"),
        wrong("dwell_time_value", "a while"),
        wrong("response_time_value", "soon"),
      ],
    },
    "a text of 64 characters, repeated in full": {
      body: located({ radius: "r".repeat(64) }),
      violations: [wrong("radius", "r".repeat(64))],
    },
    "a long text, cut": {
      body: located({ radius: "r".repeat(100_000) }),
      violations: [wrong("radius", `${"r".repeat(63)}…`)],
    },
    "a geofence that nothing uses": {
      body: pushOfType("ONE_TIME", { [GEOFENCES]: { ...dwelling, latitude: "91" } }),
      violations: [
        { rule: "basic-details.geofences-used", path: GEOFENCES, params: { deliveryType: "ONE_TIME" } },
        wrong("latitude", "91"),
      ],
    },
  },
});
