// Each compiled check by itself, also where the engine never asks it, as about the status of an update of components.
import { Compile } from "typebox/compile";
import { describe, expect, it } from "vitest";
import * as checks from "../../src/generated/checks.js";
import { CreateRequest } from "../../src/schemas/create-request.js";
import { ErrorBody } from "../../src/schemas/error-body.js";
import { CreateResponse, UpdateResponse } from "../../src/schemas/responses.js";
import {
  AnyChannelCampaign,
  AnyChannelUpdateRequest,
  EmailCampaign,
  EmailUpdateRequest,
  PublishRequest,
  PushCampaign,
  PushUpdateRequest,
} from "../../src/schemas/update-request.js";
import { type Check, type Fault, type Members, Walk } from "../../src/structure/walk.js";
import { type Json, withValue } from "../support/json.js";
import { placesOf } from "../support/mutations.js";
import { withoutFormats } from "../support/without-formats.js";
import { emailBody } from "./rows/email.js";
import { pushBody } from "./rows/push.js";

const update = { updated_by: "jo@example.com", version_note: "", status: "PUBLISH" };
const pushUpdate = { ...(pushBody as object), ...update };
const emailUpdate = { ...(emailBody as object), ...update };
const errorBody = {
  error: { code: "400 Bad Request", message: "no", target: "x", details: [{ target: "x", message: "no" }] },
};

/** What is compiled from a schema, a value that both accept, and how deep that is. */
const cases: readonly [check: Check<Members>, schema: object, accepted: object, depth: number][] = [
  [checks.createRequest, CreateRequest, pushBody as object, 8],
  [checks.pushCampaign, PushCampaign, pushUpdate, 8],
  [checks.emailCampaign, EmailCampaign, emailUpdate, 9],
  [checks.anyChannelCampaign, AnyChannelCampaign, emailUpdate, 8],
  [checks.pushUpdateRequest, PushUpdateRequest, pushUpdate, 8],
  [checks.emailUpdateRequest, EmailUpdateRequest, emailUpdate, 9],
  [checks.anyChannelUpdateRequest, AnyChannelUpdateRequest, pushUpdate, 8],
  [checks.publishRequest, PublishRequest, update, 1],
  [checks.createResponse, CreateResponse, { campaign_id: "c-1" }, 1],
  [checks.updateResponse, UpdateResponse, { response_id: "r-1", type: "campaign", data: {} }, 2],
  [checks.errorBody, ErrorBody, errorBody, 4],
];

it("each check is looked at", () => {
  expect(cases.map(([check]) => check.name).sort()).toEqual(Object.keys(checks).sort());
});

function found(check: Check<Members>, value: unknown, maxDepth = 200): Fault[] {
  const walk = new Walk({ maxDepth, maxFaults: 1000 });
  walk.begin(true, undefined);
  check(value as Members, walk, 1);
  return walk.found.filter((one): one is Fault => typeof one.rule === "string");
}

describe.each(cases)("%o", (check, schema, accepted, depth) => {
  const reference = Compile(withoutFormats(schema));

  it("refuses with any member of a wrong type what TypeBox refuses, and nothing else", () => {
    expect(found(check, accepted)).toEqual([]);
    for (const place of placesOf(accepted)) {
      for (const wrong of [null, 5, true, {}, []]) {
        const value = withValue(accepted as Json, place, wrong);
        expect(found(check, value).length === 0, place.join(".")).toBe(reference.Check(value));
      }
    }
  });

  it("says of what is deeper than the bound only that", () => {
    for (let maxDepth = 0; maxDepth < depth; maxDepth++) {
      const faults = found(check, accepted, maxDepth);
      expect(faults).not.toEqual([]);
      for (const { rule, place } of faults) expect([rule, place.length]).toEqual(["structure.too-deep", maxDepth]);
    }
    expect(found(check, accepted, depth)).toEqual([]);
  });
});
