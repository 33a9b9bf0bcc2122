import { describe, expect, it } from "vitest";
import { type Context, validateCreate } from "../../src/index.js";
import { type Changes, pushRequest } from "../support/test-rule.js";

const START = "scheduling_details.start_time";

const atFixedTime = (start_time: string, more: Changes = {}): unknown =>
  pushRequest({ scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time }, ...more });

const pathsIn = (body: unknown, context: Context) => validateCreate(body, context).violations.map(({ path }) => path);

describe("the policy scheduleOffset", () => {
  it.each<[time: string, isZero: boolean]>([
    ["2026-12-01T07:00:00Z", true],
    ["2026-12-01T07:00:00+00:00", true],
    ["2026-12-01T07:00:00-00:00", true],
    ["2026-12-01T07:00:00z", false],
    ["2026-12-01T07:00:00+0000", false],
    ["2026-12-01T07:00:00+00", false],
    ["2026-12-01T07:00:00+00:01", false],
    ["2026-12-01T07:00:00+01:00", false],
    ["2026-12-01T07:00:00.000Z", false],
    ["2026-12-01T07:00:00ZZ", false],
    ["2026-12-01T07:00Z", false],
    ["2026-02-29T07:00:00Z", false],
    ["2026-12-01T24:00:00Z", false],
  ])("of %s", (time, isZero) => {
    const refused = [START];
    expect(pathsIn(atFixedTime(time), {}), "by default").toEqual(refused);
    expect(pathsIn(atFixedTime(time), { policies: { scheduleOffset: "refuse" } })).toEqual(refused);
    expect(pathsIn(atFixedTime(time), { policies: { scheduleOffset: "zero" } })).toEqual(isZero ? [] : refused);
  });

  it.each(["refuse", "zero"] as const)("%s accepts a time without an offset", (scheduleOffset) => {
    expect(pathsIn(atFixedTime("2026-12-01T07:00:00"), { policies: { scheduleOffset } })).toEqual([]);
  });

  it("does not concern texts in other formats", () => {
    const body = pushRequest({ created_by: "2026-12-01T07:00:00Z" });
    expect(pathsIn(body, { policies: { scheduleOffset: "zero" } })).toEqual(["created_by"]);
  });

  it("compares an expiry with an offset to a start without one", () => {
    const expiring = (expiry_time: string) =>
      atFixedTime("2026-12-01T07:00:00", {
        campaign_delivery_type: "BUSINESS_EVENT_TRIGGERED",
        "basic_details.business_event": "Price Drop",
        "scheduling_details.expiry_time": expiry_time,
      });
    const warnings = (body: unknown) =>
      validateCreate(body, { lint: true, features: [], policies: { scheduleOffset: "zero" } }).warnings.map(
        ({ rule }) => rule,
      );
    expect(warnings(expiring("2026-12-01T07:00:01Z"))).not.toContain("schedule.expiry-after-start");
    expect(warnings(expiring("2026-12-01T07:00:00Z"))).toContain("schedule.expiry-after-start");
  });
});
