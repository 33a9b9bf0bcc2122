import { describe, expect, it } from "vitest";
import { type Violation, validateCreate } from "../../src/index.js";
import { emailRequest, pushRequest } from "../support/test-rule.js";

const WANTED = "must be an existing UTC date and time without offset or fraction";
const STANDARD = "2026-03-01T09:00:00";

function found(body: unknown): Violation[] {
  return validateCreate(body).violations;
}

const starting = (start_time: string, more: object = {}) =>
  pushRequest({ scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time, ...more } });

describe("the message about a start time describes what was found, and suggests a fix", () => {
  it.each<[text: string, says: string, example: string]>([
    ["2026-12-15", ", a date without a time", "2026-12-15T09:00:00"],
    ["2026-02-30", ", a date or time that does not exist", STANDARD],
    ["2026-02-30T09:00:00", ", a date or time that does not exist", STANDARD],
    ["2026-12-15T24:00:00", ", a date or time that does not exist", STANDARD],
    ["2026-12-15T09:00", ", which lacks the seconds", "2026-12-15T09:00:00"],
    ["2026-12-15T25:00", ", a date or time that does not exist", STANDARD],
    ["2026-12-15 09:00:00", ", which has a space instead of the T", "2026-12-15T09:00:00"],
    ["2026-12-15 09:00:00.5Z", ", which has a space instead of the T", "2026-12-15T09:00:00"],
    ["2026-12-15T09:00:00.5", ", which has a fraction of a second", "2026-12-15T09:00:00"],
    ["2026-12-15T09:00:00.500Z", ", which has a fraction of a second", "2026-12-15T09:00:00"],
    ["2026-12-15T09:00:00.5+00:00", ", which has a fraction of a second", "2026-12-15T09:00:00"],
    ["2026-12-15T09:00:00.5+0000", ", which has a fraction of a second", "2026-12-15T09:00:00"],
    // More zeros than any clock writes.
    ["2026-12-15T09:00:00.0000000000Z", ", which has a fraction of a second", "2026-12-15T09:00:00"],
    ["2026-12-15T09:00:00.5+05:30", ", which is not in UTC", "2026-12-15T03:30:00"],
    ["2026-12-15T09:00Z", ", which lacks the seconds", "2026-12-15T09:00:00"],
    ["2026-12-15T09:00+0530", ", which lacks the seconds", "2026-12-15T03:30:00"],
    ["2026-12-15T09:00+24:00", ", a date or time that does not exist", STANDARD],
    ["2026-12-15 09:00:00+05:30", ", which has a space instead of the T", "2026-12-15T03:30:00"],
    ["2026-12-15 09:00:00 -0500", ", which has a space instead of the T", "2026-12-15T14:00:00"],
    ["2026-12-15 09:00:00 UTC", ", which has a space instead of the T", "2026-12-15T09:00:00"],
    // When this is in UTC is not certain.
    ["2026-12-15 09:00:00 PST", ", which has a space instead of the T", STANDARD],
    ["2026-12-15 09:00:00 +0200 CEST", ", which has a space instead of the T", STANDARD],
    ["2026-12-15 09:00:00 PM", ", which has a space instead of the T", STANDARD],
    ["15/12/2026", ", a date that does not begin with its year", "2026-12-15T09:00:00"],
    ["12/15/2026", ", a date that does not begin with its year", "2026-12-15T09:00:00"],
    ["13.1.2026", ", a date that does not begin with its year", "2026-01-13T09:00:00"],
    ["12/12/2026", ", a date that does not begin with its year", "2026-12-12T09:00:00"],
    ["1.1.2026", ", a date that does not begin with its year", "2026-01-01T09:00:00"],
    // It is unclear which number is the month, or the day does not exist.
    ["11/12/2026", ", a date that does not begin with its year", STANDARD],
    ["31/02/2026", ", a date that does not begin with its year", STANDARD],
    ["15/13/2026", ", a date that does not begin with its year", STANDARD],
    ["tomorrow", ", which is words rather than a date and time", STANDARD],
    ["next Monday", ", which is words rather than a date and time", STANDARD],
    ["1797325200", ", a number of seconds", "2026-12-15T09:00:00"],
    ["1797325200000", ", a number of milliseconds", "2026-12-15T09:00:00"],
    ["179732520", "", STANDARD],
    ["17973252000", "", STANDARD],
    ["2026-12-15T09:00:00+24:00", ", a date or time that does not exist", STANDARD],
    ["x".repeat(40), ", which is words rather than a date and time", STANDARD],
    ["x".repeat(41), "", STANDARD],
    // Something stands before or behind what would look like a time.
    ["x2026-12-15", "", STANDARD],
    ["x2026-12-15T09:00", "", STANDARD],
    ["2026-12-15T09:00x", "", STANDARD],
    ["x2026-02-30T09:00:00", "", STANDARD],
    ["2026-02-30T09:00:00x", "", STANDARD],
    ["2026-12-15T09:00:00 2026-12-15 09:00:00", "", STANDARD],
    ["115/12/2026", "", STANDARD],
    ["15/12/20261", "", STANDARD],
    ["17973252000000", "", STANDARD],
    ["5 days", "", STANDARD],
    ["tomorrow 5", "", STANDARD],
  ])("%s", (text, says, example) => {
    const [violation, ...others] = found(starting(text));
    expect(others).toEqual([]);
    const { rule, message, fix } = violation ?? expect.fail("nothing is wrong");
    expect([rule, fix]).toEqual(["structure.format", undefined]);
    expect(message).toBe(`scheduling_details.start_time ${WANTED}, like "${example}", but is "${text}"${says}`);
  });
});

describe("the fix of a time with an offset is the same moment in UTC", () => {
  it.each<[text: string, utc: string]>([
    ["2026-12-15T09:00:00+05:30", "2026-12-15T03:30:00"],
    ["2026-12-15T09:00:00+0530", "2026-12-15T03:30:00"],
    ["2026-12-15T09:00:00+0100", "2026-12-15T08:00:00"],
    ["2026-12-15T09:00:00-08", "2026-12-15T17:00:00"],
    ["2026-12-15T09:00:00 +0100", "2026-12-15T08:00:00"],
    ["2026-12-15T09:00:00+01:00[Europe/Paris]", "2026-12-15T08:00:00"],
    ["2026-12-15T00:00:00+00:01", "2026-12-14T23:59:00"],
    ["2026-12-31T23:00:00-01:00", "2027-01-01T00:00:00"],
    ["2028-02-28T23:30:00-00:30", "2028-02-29T00:00:00"],
    ["2026-12-15T09:00:00.000-08:00", "2026-12-15T17:00:00"],
    ["0001-01-01T00:00:00-01:00", "0001-01-01T01:00:00"],
    ["0000-01-01T01:00:00+01:00", "0000-01-01T00:00:00"],
    ["9999-12-31T23:59:59+00:01", "9999-12-31T23:58:59"],
  ])("%s is %s", (text, utc) => {
    const [violation] = found(starting(text));
    expect(violation).toMatchObject({
      params: { format: "local-date-time", received: text, nearest: utc, looksLike: "offset" },
      fix: [{ op: "replace", path: "/scheduling_details/start_time", value: utc }],
    });
    expect(violation?.message).toBe(
      `scheduling_details.start_time ${WANTED}, like "${STANDARD}", but is "${text}", which is not in UTC; did you mean "${utc}"?`,
    );
  });

  it.each([
    "2026-12-15T09:00:00.5+05:30",
    "2026-02-30T09:00:00+05:30",
    "2026-02-30T09:00:00+0530",
    "2026-12-15T09:00:00+24:00",
    "2026-12-15T09:00:00+2400",
    "2026-12-15T09:00:00[Europe/Paris]",
    "0000-01-01T00:00:00+00:01",
    "9999-12-31T23:59:59-00:01",
  ])("%s has no fix, because the moment is not certain", (text) => {
    const [violation] = found(starting(text));
    expect(violation).toMatchObject({ rule: "structure.format", params: { received: text } });
    expect(violation?.params).not.toHaveProperty("nearest");
    expect(violation).not.toHaveProperty("fix");
  });

  it.each<[string, time: string, isFixed: boolean, schedule: object]>([
    ["in the users' time zones", "2026-12-15T09:00:00+05:30", false, { delivery_type: "SEND_IN_USER_TIMEZONE" }],
    ["in the users' time zones", "2026-12-15T09:00:00Z", true, { delivery_type: "SEND_IN_USER_TIMEZONE" }],
    ["in a window", "2026-12-15T09:00:00+05:30", false, { delivery_type: "SEND_IN_BTS" }],
    ["in a window", "2026-12-15T09:00:00 GMT", true, { delivery_type: "SEND_IN_BTS" }],
    ["on weekdays", "2026-12-15T23:00:00-05:00", false, { periodic_details: {} }],
    ["on weekdays", "2026-12-15T09:00:00-05:00", true, { periodic_details: {} }],
  ])("is not offered if the schedule counts on the local clock: %s at %s: %j", (_, time, isFixed, schedule) => {
    const violation = found(starting(time, schedule)).find(({ path }) => path === "scheduling_details.start_time");
    expect(violation?.params).toHaveProperty("nearest");
    expect(violation?.fix !== undefined).toBe(isFixed);
  });

  it.each([
    "2026-12-15T09:00:00Z",
    "2026-12-15T09:00:00.000+00:00",
    "2026-12-15T09:00:00.000000000-00:00",
    "2026-12-15T09:00:00+0000",
    "2026-12-15T09:00:00-00",
    "2026-12-15t09:00:00z",
    "2026-12-15T09:00:00,000Z",
    "2026-12-15T09:00:00 UTC",
    "2026-12-15T09:00:00Z[UTC]",
    " 2026-12-15T09:00:00 ",
  ])("%s is in UTC, and is only shortened", (text) => {
    const [violation] = found(starting(text));
    expect(violation?.params).toEqual({ format: "local-date-time", received: text, nearest: "2026-12-15T09:00:00" });
    expect(violation?.message.endsWith('; did you mean "2026-12-15T09:00:00"?')).toBe(true);
  });

  it("is the same if a policy allows an offset of zero", () => {
    const { violations } = validateCreate(starting("2026-12-15T09:00:00+05:30"), {
      policies: { scheduleOffset: "zero" },
    });
    expect(violations).toMatchObject([{ params: { nearest: "2026-12-15T03:30:00" } }]);
  });
});

describe("the times of a deal need an offset", () => {
  const DEAL = "must be an existing date and time with its UTC offset";

  const withStart = (availability_starts: string) => {
    const deal_card = {
      description: "d",
      discount_code: "c",
      availability_starts,
      availability_ends: "2027-12-31T00:00:00Z",
    };
    return emailRequest({
      "basic_details.content_type": "PROMOTIONAL",
      "basic_details.subscription_category": "offers",
      "campaign_content.content.email.gmail_annotations": { sender_logo: "https://example.com/l.png", deal_card },
    });
  };

  it.each<[text: string, says: string, example: string]>([
    ["2026-12-15T09:00:00", ", which does not say its offset from UTC", "2026-12-15T09:00:00+05:30"],
    ["2026-12-15T09:00:00.5", ", which does not say its offset from UTC", "2026-12-15T09:00:00.5+05:30"],
    ["2026-12-15T09:00Z", ", which lacks the seconds", "2026-12-15T09:00:00Z"],
    ["2026-12-15T09:00+0530", ", which lacks the seconds", "2026-12-15T09:00:00+05:30"],
    ["2026-12-15T09:00", ", which lacks the seconds", "2026-12-15T09:00:00+05:30"],
    ["2026-12-15 09:00:00Z", ", which has a space instead of the T", "2026-12-15T09:00:00Z"],
    ["2026-12-15", ", a date without a time", "2026-12-15T09:00:00+05:30"],
    ["1797325200", ", a number of seconds", "2026-12-15T09:00:00Z"],
    ["1797325200000", ", a number of milliseconds", "2026-12-15T09:00:00Z"],
    ["tomorrow", ", which is words rather than a date and time", "2026-03-01T09:00:00+05:30"],
  ])("%s", (availability_starts, says, example) => {
    const path = "campaign_content.content.email.gmail_annotations.deal_card.availability_starts";
    const [violation, ...others] = found(withStart(availability_starts));
    expect(others).toEqual([]);
    expect(violation?.message).toBe(`${path} ${DEAL}, like "${example}", but is "${availability_starts}"${says}`);
    expect(violation).not.toHaveProperty("fix");
  });

  it.each([
    ["2026-12-15T09:00:00+0530", "2026-12-15T09:00:00+05:30"],
    ["2026-12-15t09:00:00.5z", "2026-12-15T09:00:00.5Z"],
  ])("%s is respelled as %s", (text, nearest) => {
    expect(found(withStart(text))).toMatchObject([{ params: { nearest }, fix: [{ op: "replace", value: nearest }] }]);
  });
});
