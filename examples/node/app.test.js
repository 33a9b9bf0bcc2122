import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import { test } from "node:test";
import { createApp } from "./app.js";
import { announcement, createHeaders, updateHeaders } from "./requests.js";

/** Starts a server on a free port, and returns a function that sends requests to it. */
async function started(t) {
  const server = createApp().listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const url = `http://127.0.0.1:${server.address().port}`;
  const send = async (method, path, headers, body) => {
    const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  };
  return Object.assign(send, { url });
}

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

test("runs an update once, even if its key comes again before its body", async (t) => {
  const send = await started(t);
  const created = await send("POST", "/core-services/v1/campaigns", createHeaders, announcement);
  const url = `${send.url}/v5/campaigns/${created.body.campaign_id}`;
  const headers = updateHeaders();
  const both = ["u-1", "u-2"].map((id) => {
    const sent = request(url, { method: "PATCH", headers: { ...headers, "x-svc-request-id": id } });
    sent.write("{");
    return sent;
  });
  await Promise.all(both.map((sent) => once(sent, "socket")));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const ids = [];
  for (const sent of both) {
    sent.end('"version_note":"again"}');
    const [response] = await once(sent, "response");
    ids.push(JSON.parse((await response.toArray()).join("")).response_id);
  }
  assert.deepEqual(ids, ["u-1", "u-1"]);
});

test("replays the answer to a key that was sent twice, or beside a blank one", async (t) => {
  const send = await started(t);
  const created = await send("POST", "/core-services/v1/campaigns", createHeaders, announcement);
  const url = `${send.url}/v5/campaigns/${created.body.campaign_id}`;
  const answerTo = async (pairs, body) => {
    const { authorization, "idempotency-key": key } = pairs.headers;
    const headers = ["Host", "localhost", "Authorization", authorization, "Content-Type", "application/json"];
    const ids = ["X-SVC-Request-Id", "", "X-SVC-Request-Id", "u-1", "X-SVC-Request-Id", "u-1"];
    const keys = pairs.keys.flatMap((sent) => ["Idempotency-Key", sent === true ? key : sent]);
    const sent = request(url, { method: "PATCH", headers: [...headers, ...ids, ...keys] });
    sent.end(JSON.stringify(body));
    const [response] = await once(sent, "response");
    return { status: response.statusCode, body: JSON.parse((await response.toArray()).join("")) };
  };
  const headers = updateHeaders();
  const first = await answerTo({ headers, keys: [true, true] }, { status: "PUBLISH" });
  assert.deepEqual(first, { status: 200, body: { response_id: "u-1", type: "campaign", data: {} } });
  for (const keys of [[true], ["", true], ["\u00a0", true], [true, true, true]]) {
    assert.deepEqual(await answerTo({ headers, keys }, { utm_params: 5 }), first);
  }
  // A blank key, or two keys, are none.
  for (const keys of [[], ["\u00a0"], [true, "another"]]) {
    assert.equal((await answerTo({ headers, keys }, { status: "PUBLISH" })).status, 400);
  }
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

test("finds a campaign however its id is written", async (t) => {
  const send = await started(t);
  const created = await send("POST", "/core-services/v1/campaigns", createHeaders, announcement);
  const id = created.body.campaign_id;
  assert.equal((await send("PATCH", `/v5/campaigns/${id}`, updateHeaders(), { status: "PUBLISH" })).status, 200);
  const audience = { segmentation_details: { is_all_user_campaign: true, send_campaign_to_opt_out_users: true } };
  for (const written of [id, `${id}?x=1`, id.replaceAll("-", "%2D")]) {
    const { status, body } = await send("PATCH", `/v5/campaigns/${written}`, updateHeaders(), audience);
    assert.deepEqual([status, body.error.target], [400, "segmentation_details"]);
  }
});

test("answers after a client has left in the middle of a body", async (t) => {
  const send = await started(t);
  const headers = { ...createHeaders, "content-length": 100 };
  const leaving = request(`${send.url}/core-services/v1/campaigns`, { method: "POST", headers });
  leaving.on("error", () => {}).write("{", () => leaving.destroy());
  await new Promise((resolve) => leaving.on("close", resolve));
  assert.equal((await send("POST", "/core-services/v1/campaigns", createHeaders, announcement)).status, 201);
});
