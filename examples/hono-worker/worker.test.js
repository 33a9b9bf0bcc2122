import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import workerd from "workerd";
import { announcement, createHeaders, updateHeaders } from "../requests.mjs";

let runtime;
let url;

before(async () => {
  const address = "--socket-addr=http=127.0.0.1:0";
  runtime = spawn(workerd.default, ["serve", address, "--control-fd=3", "worker.capnp"], {
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  for await (const line of createInterface(runtime.stdio[3])) {
    const { event, port } = JSON.parse(line);
    if (event === "listen") url = `http://127.0.0.1:${port}`;
    break;
  }
});

after(() => runtime.kill());

async function send(method, path, headers, body) {
  const response = await fetch(url + path, { method, headers, body });
  return { status: response.status, body: await response.json() };
}

test("accepts valid requests, and keeps the state of a campaign after an update", async () => {
  const created = await send("POST", "/core-services/v1/campaigns", createHeaders, JSON.stringify(announcement));
  assert.equal(created.status, 201);
  const path = `/v5/campaigns/${created.body.campaign_id}`;
  const published = await send("PATCH", path, updateHeaders(), '{"status":"PUBLISH"}');
  assert.deepEqual(published, { status: 200, body: { response_id: "update-1", type: "campaign", data: {} } });
  const utm = '{"utm_params":{"utm_source":"app","utm_medium":"email"}}';
  const goal = '{"conversion_goal_details":{"attribution_window_in_hours":24}}';
  const statuses = [];
  for (const body of [utm, goal]) statuses.push((await send("PATCH", path, updateHeaders(), body)).status);
  assert.deepEqual(statuses, [200, 400]);
});

test("replays the answer to a repeated key, and answers 404 for a campaign that was never created", async () => {
  const created = await send("POST", "/core-services/v1/campaigns", createHeaders, JSON.stringify(announcement));
  const path = `/v5/campaigns/${created.body.campaign_id}`;
  const headers = updateHeaders();
  const first = await send("PATCH", path, headers, '{"status":"PUBLISH"}');
  assert.deepEqual(await send("PATCH", path, headers, "{}"), first);
  assert.equal((await send("PATCH", "/v5/campaigns/none", updateHeaders(), '{"status":"PUBLISH"}')).status, 404);
});

test("rejects others", async () => {
  const wrong = JSON.stringify({ ...announcement, created_by: "jo" });
  const refused = await send("POST", "/core-services/v1/campaigns", createHeaders, wrong);
  assert.equal(refused.status, 400);
  assert.equal(refused.body.error.target, "created_by");
  assert.equal((await send("POST", "/core-services/v1/campaigns", createHeaders, "{")).status, 400);
  assert.equal((await send("POST", "/core-services/v1/campaigns", {}, wrong)).status, 401);
  assert.equal((await send("POST", "/core-services/v1/campaigns", createHeaders, " ".repeat(1_000_001))).status, 413);
});
