import assert from "node:assert/strict";
import { test } from "node:test";
import { announcement, createHeaders, updateHeaders } from "./requests.mjs";

/**
 * The tests that every service must pass. `started` starts a server for a test, and returns a function that sends
 * requests to it.
 */
export function testService(started) {
  test("creates, updates and publishes a campaign", async (t) => {
    const send = await started(t);
    const created = await send("POST", "/core-services/v1/campaigns", createHeaders, announcement);
    assert.equal(created.status, 201);
    const path = `/v5/campaigns/${created.body.campaign_id}`;
    const utm = { utm_params: { utm_source: "app", utm_medium: "email" } };
    assert.equal((await send("PATCH", path, updateHeaders(), utm)).status, 200);
    assert.equal((await send("PATCH", path, updateHeaders(), { status: "PUBLISH" })).status, 200);

    const late = await send("PATCH", path, updateHeaders(), {
      conversion_goal_details: { attribution_window_in_hours: 24 },
    });
    assert.equal(late.status, 400);
    assert.equal(late.body.error.target, "conversion_goal_details");
  });

  test("replays the answer to a repeated key, although the campaign is published by now", async (t) => {
    const send = await started(t);
    const created = await send("POST", "/core-services/v1/campaigns", createHeaders, announcement);
    const path = `/v5/campaigns/${created.body.campaign_id}`;
    const headers = updateHeaders();
    const goal = (hours) => ({ conversion_goal_details: { attribution_window_in_hours: hours } });
    const first = await send("PATCH", path, headers, goal(24));
    assert.equal(first.status, 200);
    assert.equal((await send("PATCH", path, updateHeaders(), goal(48))).status, 200);
    assert.equal((await send("PATCH", path, updateHeaders(), { status: "PUBLISH" })).status, 200);

    assert.deepEqual(await send("PATCH", path, headers, goal(24)), first);
    assert.equal((await send("PATCH", path, updateHeaders(), goal(24))).status, 400);
  });

  test("keeps the state of a campaign after an update", async (t) => {
    const send = await started(t);
    const created = await send("POST", "/core-services/v1/campaigns", createHeaders, announcement);
    const path = `/v5/campaigns/${created.body.campaign_id}`;
    const audience = { segmentation_details: { is_all_user_campaign: true, send_campaign_to_opt_out_users: true } };
    const utm = { utm_params: { utm_source: "app", utm_medium: "email" } };
    const statuses = [];
    for (const body of [{ status: "PUBLISH" }, audience, utm, audience]) {
      statuses.push((await send("PATCH", path, updateHeaders(), body)).status);
    }
    assert.deepEqual(statuses, [200, 400, 200, 400]);
  });

  test("does not find a campaign of another workspace", async (t) => {
    const send = await started(t);
    const created = await send("POST", "/core-services/v1/campaigns", createHeaders, announcement);
    const authorization = `Basic ${btoa("other-workspace:not-a-real-key")}`;
    const headers = { ...updateHeaders(), authorization };
    const { status } = await send("PATCH", `/v5/campaigns/${created.body.campaign_id}`, headers, { status: "PUBLISH" });
    assert.equal(status, 404);
  });

  test("answers 404 for a campaign that was never created", async (t) => {
    const send = await started(t);
    for (const body of [{ status: "PUBLISH" }, { utm_params: { utm_source: "app", utm_medium: "email" } }]) {
      const answer = await send("PATCH", "/v5/campaigns/none", updateHeaders(), body);
      assert.equal(answer.status, 404);
      assert.equal(answer.body.error.target, "campaign_id");
    }
  });

  test("reports everything that is wrong with a request", async (t) => {
    const send = await started(t);
    const wrong = { ...announcement, created_by: "jo", scheduling_details: { delivery_type: "SOON" } };
    const { status, body } = await send("POST", "/core-services/v1/campaigns", createHeaders, wrong);
    assert.equal(status, 400);
    assert.deepEqual(
      body.error.details.map(({ target }) => target),
      ["created_by", "scheduling_details.delivery_type"],
    );
  });

  test("rejects a request without credentials", async (t) => {
    const send = await started(t);
    const { status } = await send("POST", "/core-services/v1/campaigns", {}, announcement);
    assert.equal(status, 401);
  });
}
