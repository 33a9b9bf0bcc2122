// Tests each compiled check by itself, even on members that the engine never passes to it, such as the status of an
// update of components.
import { Compile } from "typebox/compile";
import { describe, expect, it } from "vitest";
import { roots } from "../../scripts/generated.js";
import * as checks from "../../src/generated/checks.js";
import type { Check, Finding, Members } from "../../src/structure/checker.js";
import { checkerFor } from "../support/checker-for.js";
import { type Json, withValue } from "../support/json.js";
import { placesOf } from "../support/mutations.js";
import { once } from "../support/once.js";
import { withoutFormats } from "../support/without-formats.js";
import { emailBody } from "./bodies/email.js";
import { pushBody } from "./bodies/push.js";

const update = { updated_by: "jo@example.com", version_note: "", status: "PUBLISH" };
const pushUpdate = { ...(pushBody as object), ...update };
const emailUpdate = { ...(emailBody as object), ...update };
const errorBody = {
  error: { code: "400 Bad Request", message: "no", target: "x", details: [{ target: "x", message: "no" }] },
};

/** For each check, a value that it accepts, and the depth of that value. */
const cases: readonly [check: Check<Members>, accepted: object, depth: number][] = [
  [checks.pushRequest, pushBody as object, 8],
  [checks.emailRequest, emailBody as object, 9],
  [checks.anyChannelRequest, pushBody as object, 8],
  [checks.pushCampaign, pushUpdate, 8],
  [checks.emailCampaign, emailUpdate, 9],
  [checks.anyChannelCampaign, emailUpdate, 8],
  [checks.pushUpdateRequest, pushUpdate, 8],
  [checks.emailUpdateRequest, emailUpdate, 9],
  [checks.anyChannelUpdateRequest, pushUpdate, 8],
  [checks.publishRequest, { ...update, channel: "PUSH", campaign_delivery_type: "DEVICE_TRIGGERED" }, 1],
  [checks.emailPublishRequest, { ...update, channel: "EMAIL", campaign_delivery_type: "PERIODIC" }, 1],
  [checks.createResponse, { campaign_id: "c-1" }, 1],
  [checks.updateResponse, { response_id: "r-1", type: "campaign", data: {} }, 2],
  [checks.receivedErrorBody, errorBody, 4],
];

it("each check is tested", () => {
  expect(cases.map(([check]) => check.name).sort()).toEqual(Object.keys(checks).sort());
});

function found(check: Check<Members>, value: unknown, maxDepth = 200): readonly Finding[] {
  const checker = checkerFor({ maxDepth, maxErrors: 1000 });
  check(value as Members, checker, 1);
  return checker.findings;
}

describe.each(cases)("%o", (check, accepted, depth) => {
  const reference = once(() => Compile(withoutFormats(roots.find(({ name }) => name === check.name)?.schema)));

  it("rejects exactly what TypeBox rejects, for any member of a wrong type", () => {
    expect(found(check, accepted)).toEqual([]);
    for (const place of placesOf(accepted)) {
      for (const wrong of [null, 5, true, {}, []]) {
        const value = withValue(accepted as Json, place, wrong);
        expect(found(check, value).length === 0, place.join(".")).toBe(reference().Check(value));
      }
    }
  });

  it("reports nothing but too-deep containers if a valid value is deeper than the bound", () => {
    for (let maxDepth = 0; maxDepth < depth; maxDepth++) {
      const faults = found(check, accepted, maxDepth);
      expect(faults).not.toEqual([]);
      for (const { rule, place } of faults) expect([rule, place.length]).toEqual(["structure.too-deep", maxDepth]);
    }
    expect(found(check, accepted, depth)).toEqual([]);
  });
});
