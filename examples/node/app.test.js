import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import { test } from "node:test";
import { announcement, createHeaders, updateHeaders } from "../requests.mjs";
import { testService } from "../service-tests.mjs";
import { createApp } from "./app.js";

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

testService(started);

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
