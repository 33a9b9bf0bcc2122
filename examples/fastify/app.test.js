import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { DatabaseSync } from "@photostructure/sqlite";
import { announcement, createHeaders, updateHeaders } from "../requests.mjs";
import { testService } from "../service-tests.mjs";
import { createApp } from "./app.js";
import { openStore } from "./store.js";

const KEY = "not-a-real-key";

/** A database with two workspaces. */
function filled(path) {
  const store = openStore(path);
  store.addWorkspace("demo-workspace", KEY, []);
  store.addWorkspace("other-workspace", KEY, ["AUDIENCE_LIMIT", "QUEUEING"]);
  return store;
}

/** The same store as most databases would be: its functions return promises. */
function asynchronous(store) {
  return new Proxy(store, {
    get: (_, name) => {
      return async (...given) => store[name](...given);
    },
  });
}

/** Starts a server on a free port, and returns a function that sends requests to it. */
async function started(t, store = filled()) {
  const app = await createApp(asynchronous(store));
  t.after(() => app.close());
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return async (method, path, headers, body) => {
    const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    return {
      status: response.status,
      challenge: response.headers.get("www-authenticate"),
      body: await response.json(),
    };
  };
}

testService(started);

test("takes a NUL in an id as a part of the id", async (t) => {
  const send = await started(t);
  const authorization = `Basic ${Buffer.from(`demo-workspace\0x:${KEY}`).toString("base64")}`;
  const other = await send("POST", "/core-services/v1/campaigns", { ...createHeaders, authorization }, announcement);
  assert.equal(other.status, 401);
  const created = await send("POST", "/core-services/v1/campaigns", createHeaders, announcement);
  const path = `/v5/campaigns/${created.body.campaign_id}%00x`;
  assert.notEqual((await send("PATCH", path, updateHeaders(), { status: "PUBLISH" })).status, 200);
});

test("rejects a key or a workspace that it does not know, also for a key whose answer is stored", async (t) => {
  const send = await started(t);
  const created = await send("POST", "/core-services/v1/campaigns", createHeaders, announcement);
  const path = `/v5/campaigns/${created.body.campaign_id}`;
  const headers = updateHeaders();
  assert.equal((await send("PATCH", path, headers, { status: "PUBLISH" })).status, 200);
  for (const credentials of [`demo-workspace:${KEY}x`, "demo-workspace:", `unknown:${KEY}`]) {
    const authorization = `Basic ${btoa(credentials)}`;
    const answer = await send("PATCH", path, { ...headers, authorization }, { status: "PUBLISH" });
    assert.deepEqual([answer.status, answer.challenge], [401, 'Basic realm="campaigns"']);
  }
});

test("checks the key of every request that the plugin accepts, however its headers are sent", async (t) => {
  const app = await createApp(filled());
  t.after(() => app.close());
  await app.listen({ host: "127.0.0.1", port: 0 });
  const authorization = `Basic ${btoa("demo-workspace:another-key")}`;
  const sent = [
    ["Host", "localhost"],
    ["Content-Type", "application/json"],
    ["Authorization", authorization],
  ];
  for (const repeated of [
    [],
    [["SVC-APPKEY", "demo-workspace"]],
    [
      ["SVC-APPKEY", "demo-workspace"],
      ["svc-appkey", "demo-workspace"],
    ],
    [
      ["SVC-APPKEY", ""],
      ["SVC-APPKEY", "demo-workspace"],
    ],
    [
      ["X-SVC-Tenant-ID", "demo-workspace"],
      ["X-SVC-Tenant-ID", ""],
    ],
    [["authorization", authorization]],
    [["Authorization", ""]],
  ]) {
    const headers = [...repeated, ...sent].flat();
    const { port } = app.server.address();
    const request = httpRequest({ port, method: "POST", path: "/core-services/v1/campaigns?x=1", headers });
    request.end(JSON.stringify(announcement));
    const [response] = await once(request, "response");
    assert.equal(response.statusCode, 401, JSON.stringify(repeated));
    response.resume();
  }
});

test("knows the features of each workspace, and ignores names that are no features", async (t) => {
  const send = await started(t);
  const limited = {
    ...announcement,
    campaign_audience_limit: { enable_campaign_audience_limit: true, limit: 5 },
  };
  const statusIn = async (workspace) => {
    const authorization = `Basic ${btoa(`${workspace}:${KEY}`)}`;
    const headers = { ...createHeaders, authorization, "svc-appkey": workspace };
    return (await send("POST", "/core-services/v1/campaigns", headers, limited)).status;
  };
  assert.deepEqual([await statusIn("demo-workspace"), await statusIn("other-workspace")], [400, 201]);
});

test("answers 409 if another request has changed the campaign meanwhile", async (t) => {
  const store = filled();
  const send = await started(t, store);
  const created = await send("POST", "/core-services/v1/campaigns", createHeaders, announcement);
  const { campaign } = store;
  store.campaign = (...place) => {
    const found = campaign(...place);
    store.replaceCampaign(...place, found);
    return found;
  };
  const path = `/v5/campaigns/${created.body.campaign_id}`;
  assert.equal((await send("PATCH", path, updateHeaders(), { status: "PUBLISH" })).status, 409);
});

test("knows campaigns and answers after a restart", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "campaigns-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const headers = updateHeaders();
  const publishAgain = async (id) => {
    const store = filled(join(folder, "campaigns.sqlite"));
    const send = await started(t, store);
    const created =
      id ?? (await send("POST", "/core-services/v1/campaigns", createHeaders, announcement)).body.campaign_id;
    const answer = await send("PATCH", `/v5/campaigns/${created}`, headers, { status: "PUBLISH" });
    const { state } = store.campaign("demo-workspace", created);
    store.close();
    return { created, answer, state };
  };
  const first = await publishAgain();
  assert.equal(first.state, "ACTIVE");
  assert.deepEqual(await publishAgain(first.created), first);
});

test("shares the database with another process, also one that is killed while it writes", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "campaigns-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "campaigns.sqlite");
  const writing = `import { openStore } from "./store.js";
    const store = openStore(${JSON.stringify(path)});
    console.log("opened");
    let id = 0;
    setInterval(() => store.addCampaign("demo-workspace", String(id++), {}), 10);`;
  const writer = spawn(process.execPath, ["--input-type=module", "--eval", writing], { cwd: import.meta.dirname });
  await once(writer.stdout, "data");
  const store = filled(path);
  for (let id = 0; id < 10; id++) store.addCampaign("other-workspace", String(id), {});
  store.close();
  writer.kill("SIGKILL");
  await once(writer, "exit");
  const opened = openStore(path);
  assert.deepEqual(opened.campaign("other-workspace", "9"), { state: "DRAFT", body: {}, revision: 1 });
  opened.close();
});

test("keeps what is written after another process locked the database for too long", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "campaigns-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "campaigns.sqlite");
  const [store, other] = [filled(path), new DatabaseSync(path)];
  other.exec("begin immediate");
  assert.throws(() => store.addCampaign("demo-workspace", "1", {}));
  other.exec("rollback");
  other.close();
  store.addCampaign("demo-workspace", "2", {});
  const opened = openStore(path);
  assert.deepEqual(
    [opened.campaign("demo-workspace", "1"), opened.campaign("demo-workspace", "2")?.revision],
    [undefined, 1],
  );
  for (const one of [store, opened]) one.close();
});
