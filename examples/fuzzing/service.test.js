// With vitest, through the connector of fast-check: failing cases are shrunk and reported with their seed.
import { fc, test } from "@fast-check/vitest";
import { createRequest, faultyRequest, faultyRequests } from "campaign-rules/arbitraries";
import { expect } from "vitest";
import { createCampaign } from "./service.js";

const features = ["QUEUING"];

test.prop([createRequest({ features, channel: "EMAIL" })])("valid emails are accepted", (body) => {
  expect(createCampaign(JSON.stringify(body), features).status).toBe(201);
});

test.prop([faultyRequest("trigger.delay-value-required")])(
  "a delay needs its length",
  ({ body, context, expected }) => {
    const answer = createCampaign(JSON.stringify(body), context.features);
    expect(answer.status).toBe(400);
    expect(answer.body.error.details.map(({ target }) => target)).toEqual([expected.detailTarget]);
  },
);

test.prop([fc.integer({ min: 1, max: 20 }).chain((count) => faultyRequests(count))])(
  "all faults are reported at once",
  ({ body, context, expected }) => {
    const { error } = createCampaign(JSON.stringify(body), context.features).body;
    expect(error.details.map(({ target }) => target)).toEqual(expected.map(({ detailTarget }) => detailTarget));
  },
);
