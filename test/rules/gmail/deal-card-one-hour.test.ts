import { dealCardOneHour } from "../../../src/rules/gmail/deal-card-one-hour.js";
import {
  ANNOTATIONS,
  annotated,
  dealCard,
  everyAnnotations,
  everywhereAnnotated,
  inAnnotations,
  notLookedInto,
} from "../../support/gmail.js";
import { changed, pushRequest, testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

function deal(starts: string, ends: string) {
  return annotated({ deal_card: dealCard(starts, ends) });
}

function tooShort(starts: string, ends: string, annotations = ANNOTATIONS) {
  return { ...inAnnotations("deal_card.availability_ends", annotations, "deal_card"), params: { starts, ends } };
}

function on(day: string, starts: string, ends: string, tooEarly: string) {
  return [`${day}T${starts}`, `${day}T${ends}`, `${day}T${tooEarly}`] as const;
}

/** A start, an end exactly one hour later, and an end one millisecond earlier. */
const hours: Readonly<Record<string, readonly [starts: string, ends: string, tooEarly: string]>> = {
  "the same day": on("2026-12-04", "12:00:00Z", "13:00:00Z", "12:59:59.999Z"),
  "the same day, at an offset": on("2026-12-04", "12:00:00+05:30", "13:00:00+05:30", "12:59:59.999+05:30"),
  "both offsets of zero": on("2026-12-04", "00:00:00-00:00", "01:00:00+00:00", "00:59:59.999+00:00"),
  "the same text at two offsets": on("2026-12-04", "12:00:00+02:00", "12:00:00+01:00", "11:59:59.999+01:00"),
  "an end that looks earlier": on("2026-12-04", "12:00:00+01:00", "12:00:00Z", "11:59:59.999Z"),
  "an end that looks a day earlier": [
    "2026-06-01T00:00:00+14:00",
    "2026-05-30T23:00:00-12:00",
    "2026-05-30T22:59:59.999-12:00",
  ],
  "an end that looks a day later": [
    "2026-05-30T23:00:00-12:00",
    "2026-06-01T02:00:00+14:00",
    "2026-06-01T01:59:59.999+14:00",
  ],
  "offsets of three quarters of an hour": on("2026-12-04", "12:00:00+05:45", "16:00:00+08:45", "15:59:59.999+08:45"),
  "a negative offset of half an hour": on("2026-12-04", "12:00:00-03:30", "13:30:00-03:00", "13:29:59.999-03:00"),
  "the greatest offset": on("2026-06-01", "23:59:00+23:59", "01:00:00Z", "00:59:59.999Z"),
  "the smallest offset": ["2026-06-01T00:00:00-23:59", "2026-06-02T00:59:00Z", "2026-06-02T00:58:59.999Z"],
  "the beginning of summer time": on("2026-03-29", "01:30:00+01:00", "03:30:00+02:00", "03:29:59.999+02:00"),
  "the end of summer time": on("2026-10-25", "02:30:00+02:00", "02:30:00+01:00", "02:29:59.999+01:00"),
  midnight: ["2026-12-04T23:00:00Z", "2026-12-05T00:00:00Z", "2026-12-04T23:59:59.999Z"],
  "a change of month": ["2026-04-30T23:30:00Z", "2026-05-01T00:30:00Z", "2026-05-01T00:29:59.999Z"],
  "a change of year": ["2026-12-31T23:30:00Z", "2027-01-01T00:30:00Z", "2027-01-01T00:29:59.999Z"],
  "a change of year at one offset only": on("2027-01-01", "00:30:00+01:00", "00:30:00Z", "00:29:59.999Z"),
  "into a leap day": ["2028-02-28T23:30:00Z", "2028-02-29T00:30:00Z", "2028-02-29T00:29:59.999Z"],
  "out of a leap day": ["2028-02-29T23:30:00Z", "2028-03-01T00:30:00Z", "2028-03-01T00:29:59.999Z"],
  "a leap day at one offset only": on("2028-03-01", "00:30:00+01:00", "00:30:00Z", "00:29:59.999Z"),
  "the end of February in a common year": ["2027-02-28T23:30:00Z", "2027-03-01T00:30:00Z", "2027-03-01T00:29:59.999Z"],
  "a century without a leap day": ["2100-02-28T23:30:00Z", "2100-03-01T00:30:00Z", "2100-03-01T00:29:59.999Z"],
  "a century with a leap day": ["2000-02-29T23:30:00Z", "2000-03-01T00:30:00Z", "2000-03-01T00:29:59.999Z"],
  "the first possible year": on("0000-01-01", "00:00:00Z", "01:00:00Z", "00:59:59.999Z"),
  "a year of two digits": ["0099-12-31T23:30:00Z", "0100-01-01T00:30:00Z", "0100-01-01T00:29:59.999Z"],
  "the last possible hour": on("9999-12-31", "22:59:59.999Z", "23:59:59.999Z", "23:59:59.998Z"),
  "past the last year by offset": on("9999-12-31", "22:00:00-12:00", "23:00:00-12:00", "22:59:59.999-12:00"),
  // Fractions of 1 to 12 digits. Digits after the milliseconds do not count.
  "a fraction of 1 digit": on("2026-12-04", "12:00:00.1Z", "13:00:00.1Z", "13:00:00.0Z"),
  "fractions of 1 and 2 digits": on("2026-12-04", "12:00:00.5Z", "13:00:00.50Z", "13:00:00.49Z"),
  "fractions of 2 and 3 digits": on("2026-12-04", "12:00:00.05Z", "13:00:00.050Z", "13:00:00.049Z"),
  "fractions of 3 and 1 digits": on("2026-12-04", "12:00:00.100Z", "13:00:00.1Z", "13:00:00.0Z"),
  "fractions of 3 and 4 digits": on("2026-12-04", "12:00:00.001Z", "13:00:00.0010Z", "13:00:00.0001Z"),
  "fractions of 4 and 3 digits": on("2026-12-04", "12:00:00.1234Z", "13:00:00.123Z", "13:00:00.122Z"),
  "fractions of 5 digits": on("2026-12-04", "12:00:00.12345Z", "13:00:00.12301Z", "13:00:00.12245Z"),
  "fractions of 6 digits, as databases have them": on(
    "2026-12-04",
    "12:00:00.123456+01:00",
    "13:00:00.123000+01:00",
    "13:00:00.122456+01:00",
  ),
  "fractions of 7 digits": on("2026-12-04", "12:00:00.1234567Z", "13:00:00.1230000Z", "13:00:00.1224567Z"),
  "fractions of 8 digits": on("2026-12-04", "12:00:00.00100000Z", "13:00:00.00100000Z", "13:00:00.00010000Z"),
  "fractions of 9 digits, as clocks have them": on(
    "2026-12-04",
    "12:00:00.123456789Z",
    "13:00:00.123456789Z",
    "13:00:00.122456789Z",
  ),
  "fractions of 10 and 1 digits": on("2026-12-04", "12:00:00.9000000000Z", "13:00:00.9Z", "13:00:00.8Z"),
  "fractions of 11 digits": on(
    "2026-12-04",
    "12:00:00.12345678901-08:00",
    "13:00:00.12345678901-08:00",
    "13:00:00.12245678901-08:00",
  ),
  "fractions of 12 digits": on(
    "2026-12-04",
    "12:00:00.123456789012Z",
    "13:00:00.123000000000Z",
    "13:00:00.122456789012Z",
  ),
  "a fraction and no fraction": on("2026-12-04", "12:00:00.000000000000Z", "13:00:00Z", "12:59:59.9Z"),
  "a start that is less than a millisecond late": on("2026-12-04", "12:00:00.0009Z", "13:00:00Z", "12:59:59.9999Z"),
};

/** A date-time of 64 or more characters. */
function precise(digits: number): string {
  return `2026-12-04T12:00:00.${"0".repeat(digits)}Z`;
}

const tooLittle = [
  ["the same moment twice", "2026-12-04T12:00:00Z", "2026-12-04T12:00:00Z"],
  ["the same moment at two offsets", "2026-12-04T12:00:00+01:00", "2026-12-04T11:00:00Z"],
  ["an hour by the clock, but none with the offsets", "2026-12-04T12:00:00Z", "2026-12-04T13:00:00+01:00"],
  ["an end an hour before the start", "2026-12-04T13:00:00Z", "2026-12-04T12:00:00Z"],
  ["an end years before the start", "2026-12-04T12:00:00Z", "2006-12-04T12:00:00Z"],
  ["date-times of 64 characters", precise(43), precise(43)],
] as const;

testRule(dealCardOneHour, {
  valid: {
    ...each(Object.entries(hours), ([name, [starts, ends]]) => [`an hour: ${name}`, deal(starts, ends)]),
    "an hour and a millisecond": deal("2026-12-04T12:00:00Z", "2026-12-04T13:00:00.001Z"),
    "a thousand years": deal("2026-12-04T12:00:00Z", "3026-12-04T12:00:00Z"),
    "all of time": deal("0000-01-01T00:00:00+23:59", "9999-12-31T23:59:59.999-23:59"),
    "a deal of the past": deal("1999-12-04T12:00:00Z", "1999-12-04T13:00:00Z"),
    "no deal card": annotated({}),
    "an hour in every content": everywhereAnnotated({
      deal_card: dealCard("2026-12-04T12:00:00Z", "2026-12-04T13:00:00Z"),
    }),
    ...notLookedInto({ deal_card: dealCard("2026-12-04T13:00:00Z", "2026-12-04T12:00:00Z") }),
    "annotations on Push, which has none": pushRequest({
      "campaign_content.content.email": {
        gmail_annotations: { deal_card: dealCard("2026-12-04T13:00:00Z", "2026-12-04T12:00:00Z") },
      },
    }),
  },
  invalid: {
    ...each(Object.entries(hours), ([name, [starts, , ends]]) => [
      `less than an hour: ${name}`,
      { body: deal(starts, ends), violations: [tooShort(starts, ends)] },
    ]),
    ...each(tooLittle, ([name, starts, ends]) => [
      name,
      { body: deal(starts, ends), violations: [tooShort(starts, ends)] },
    ]),
    "longer date-times, which are not repeated in full": {
      body: deal(precise(44), precise(5000)),
      violations: [tooShort(`2026-12-04T12:00:00.${"0".repeat(43)}…`, `2026-12-04T12:00:00.${"0".repeat(43)}…`)],
    },
    "an email that may have annotations although it is transactional": {
      body: changed(deal("2026-12-04T12:00:00Z", "2026-12-04T12:59:59Z"), {
        "basic_details.content_type": "TRANSACTIONAL",
      }),
      context: { rules: { "gmail.promotional-only": "off" } },
      violations: [tooShort("2026-12-04T12:00:00Z", "2026-12-04T12:59:59Z")],
    },
    "a deal in every content, in order": {
      body: everywhereAnnotated({ deal_card: dealCard("2026-12-04T12:00:00Z", "2026-12-04T12:30:00Z") }),
      violations: everyAnnotations.map((place) => tooShort("2026-12-04T12:00:00Z", "2026-12-04T12:30:00Z", place)),
    },
  },
});
