import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { announcement, createHeaders } from "../requests.mjs";
import { testService } from "../service-tests.mjs";
import { createApp } from "./app.js";

/** Starts a server on a free port, and returns a function that sends requests to it. */
async function started(t) {
  const server = createApp().listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const url = `http://127.0.0.1:${server.address().port}`;
  return async (method, path, headers, body) => {
    const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  };
}

testService(started);

test("rejects a body with an unsupported charset", async (t) => {
  const send = await started(t);
  const headers = { ...createHeaders, "content-type": "application/json; charset=latin9" };
  const { status, body } = await send("POST", "/core-services/v1/campaigns", headers, announcement);
  assert.equal(status, 415);
  assert.equal(body.error.target, "body");
});
