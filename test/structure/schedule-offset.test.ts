import { describe, expect, it } from "vitest";
import { validateCreate } from "../../src/index.js";
import { type Changes, pushRequest } from "../support/test-rule.js";

const atFixedTime = (start_time: string, more: Changes = {}): unknown =>
  pushRequest({ scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time }, ...more });

// What the policy accepts is in test/oracle/policies.test.ts.
describe("the policy scheduleOffset", () => {
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
