import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { controlDocument, requests } from "../../src/control/requests.js";
import {
  BadInput,
  ConnectionDropped,
  createSandbox,
  type Fault,
  type LogEntry,
  type Sandbox,
} from "../../src/index.js";
import {
  type Answer,
  basic,
  CREATE,
  create,
  created,
  createHeaders,
  createInit,
  errorOf,
  HOST,
  pushBody,
  send,
  update,
} from "../support/requests.js";

/** The body of an answer or, if it is an error, its status and message. */
const ask = async (sandbox: Sandbox, request: string, body?: unknown) => {
  const [method = "", path = ""] = request.split(" ");
  const answer = await send(sandbox, method, `/_sandbox${path}`, body);
  return answer.status === 200 ? answer.body : `${answer.status} ${errorOf(answer).message}`;
};

/** A sandbox whose next requests meet these faults. */
const faulty = (...faults: Fault[]) => {
  const sandbox = createSandbox();
  for (const fault of faults) sandbox.inject(fault);
  return sandbox;
};

/** A member of each entry of the log. */
const logged = <K extends keyof LogEntry>(sandbox: Sandbox, member: K) => sandbox.log().map((entry) => entry[member]);

describe("the clock", () => {
  it("can be set, stopped, moved and resumed", async () => {
    let real = 1_000_000;
    const sandbox = createSandbox({ clock: () => real });
    expect(await ask(sandbox, "GET /clock")).toEqual({ now: 1_000_000, frozen: false });
    expect(await ask(sandbox, "PATCH /clock", { frozen: true })).toEqual({ now: 1_000_000, frozen: true });
    real += 10;
    expect(await ask(sandbox, "PATCH /clock", { advance: -500 })).toEqual({ now: 999_500, frozen: true });
    expect(await ask(sandbox, "PATCH /clock", { now: 5, advance: 1 })).toEqual({ now: 6, frozen: true });
    expect(await ask(sandbox, "PATCH /clock", { frozen: false })).toEqual({ now: 6, frozen: false });
    real += 10;
    expect(await ask(sandbox, "PATCH /clock", {})).toEqual({ now: 16, frozen: false });
    expect(await ask(sandbox, "PATCH /clock", { now: 50 })).toEqual({ now: 50, frozen: false });
    await sandbox.reset();
    expect(await ask(sandbox, "GET /clock")).toEqual({ now: real, frozen: false });
  });

  it("can be used in-process", () => {
    let real = 100;
    const sandbox = createSandbox({ clock: () => real });
    sandbox.clock.advance(5);
    sandbox.clock.freeze();
    real += 50;
    expect([sandbox.clock.now(), sandbox.clock.isFrozen]).toEqual([105, true]);
    sandbox.clock.resume();
    sandbox.clock.resume();
    real += 1;
    expect([sandbox.clock.now(), sandbox.clock.isFrozen]).toEqual([106, false]);
    sandbox.clock.freeze(7);
    expect(sandbox.clock.now()).toBe(7);
    expect(() => sandbox.clock.freeze(Number.NaN)).toThrow(TypeError);
  });
});

describe("workspaces that share a sandbox", () => {
  const workspaces = ["W1", "W2"] as const;
  const fixed = { clock: () => 0, limits: true } as const;
  const exhaust = async (sandbox: Sandbox, workspace: string) => {
    for (let call = 0; call < 5; call++) await create(sandbox, {}, { workspace });
  };
  const statuses = (sandbox: Sandbox) =>
    Promise.all(workspaces.map(async (workspace) => (await create(sandbox, {}, { workspace })).status));

  it("have clocks that follow that of the sandbox", async () => {
    const sandbox = createSandbox(fixed);
    expect(await ask(sandbox, "PATCH /clock?workspace=W1", { advance: 100 })).toEqual({ now: 100, frozen: false });
    sandbox.clock.advance(1);
    expect(await ask(sandbox, "GET /clock?workspace=W1")).toEqual({ now: 101, frozen: false });
    expect(await ask(sandbox, "GET /clock?workspace=W2")).toEqual({ now: 1, frozen: false });
    sandbox.clockOf("W2").freeze();
    sandbox.clock.advance(1);
    expect(workspaces.map((id) => sandbox.clockOf(id).now())).toEqual([102, 1]);
    await statuses(sandbox);
    expect([logged(sandbox, "workspace"), logged(sandbox, "time")]).toEqual([workspaces, [102, 1]]);
    await sandbox.reset("W1");
    expect([...workspaces.map((id) => sandbox.clockOf(id).now()), sandbox.clock.now()]).toEqual([2, 1, 2]);
    await sandbox.reset();
    expect(workspaces.map((id) => sandbox.clockOf(id).now())).toEqual([0, 0]);
  });

  it("have clocks that stand still while that of the sandbox is frozen", async () => {
    const sandbox = createSandbox(fixed);
    sandbox.clock.freeze(7);
    expect(await ask(sandbox, "PATCH /clock?workspace=W1", { advance: 100 })).toEqual({ now: 107, frozen: true });
    const problem = "the clock of the sandbox is frozen, so that of a workspace cannot run";
    expect(await ask(sandbox, "PATCH /clock?workspace=W1", { frozen: false })).toBe(`400 ${problem}`);
    expect(() => sandbox.clockOf("W2").resume()).toThrow(new BadInput(problem));
    await sandbox.snapshots.save("all", "W1");
    sandbox.clock.resume();
    await sandbox.snapshots.restore("all");
    expect(workspaces.map((id) => sandbox.clockOf(id).isFrozen)).toEqual([false, false]);
    sandbox.clock.advance(1);
    expect(workspaces.map((id) => sandbox.clockOf(id).now())).toEqual([108, 8]);
  });

  it("have limits by their own clocks", async () => {
    const sandbox = createSandbox(fixed);
    for (const workspace of workspaces) await exhaust(sandbox, workspace);
    sandbox.clockOf("W2").advance(1000);
    expect(await statuses(sandbox)).toEqual([429, 400]);
  });

  it("are reset one at a time: data, limits, log and faults", async () => {
    const sandbox = createSandbox(fixed);
    for (const workspace of workspaces) {
      await created(sandbox, pushBody("r-1"), { workspace });
      await exhaust(sandbox, workspace);
      sandbox.inject({ workspace, status: 500, path: "/v5/campaigns/c-1" });
    }
    const bodies = sandbox.log().filter(({ workspace }) => workspace === "W2");
    expect(await ask(sandbox, "POST /reset?workspace=W1")).toEqual({});
    expect((await sandbox.campaigns()).map(({ workspace }) => workspace)).toEqual(["W2"]);
    expect(sandbox.log()).toEqual(bodies);
    const fault = { next: 1, workspace: "W2", status: 500, path: "/v5/campaigns/c-1" };
    expect(await ask(sandbox, "GET /faults")).toEqual([fault]);
    expect(await statuses(sandbox)).toEqual([400, 429]);
    expect((await create(sandbox, pushBody("r-1"))).status).toBe(201);
  });
});

describe("snapshots", () => {
  const key = { headers: { "Idempotency-Key": "8f2b6c1e-4d3a-4b7f-9c21-5e0d7a6b3f10" } };

  it("bring back campaigns, keys, limits and the clock, even after a reset", async () => {
    let real = 0;
    const sandbox = createSandbox({ clock: () => real });
    const id = await created(sandbox, pushBody("r-1"));
    await update(sandbox, id, { status: "PUBLISH" }, key);
    for (let call = 0; call < 4; call++) await create(sandbox, {});
    expect(await ask(sandbox, "PUT /snapshots/base")).toEqual([{ name: "base" }]);
    const before = await sandbox.campaigns();
    for (const _ of [1, 2]) {
      real += 3_600_000;
      await created(sandbox, pushBody("r-1"));
      sandbox.limits.off();
      await sandbox.reset();
      expect(await ask(sandbox, "POST /snapshots/base/restore")).toEqual({});
      expect([await sandbox.campaigns(), sandbox.clock.now(), sandbox.clock.isFrozen]).toEqual([before, 0, false]);
      expect((await create(sandbox, {})).status).toBe(429);
      await update(sandbox, id, { status: "PUBLISH" }, key);
      expect(sandbox.log().at(-1)?.verdict).toBe("replayed");
      sandbox.clock.advance(1000);
      expect(errorOf(await create(sandbox, pushBody("r-1"))).target).toBe("request_id");
      sandbox.clock.advance(-1000);
    }
  });

  it("of a workspace leave the others alone", async () => {
    const sandbox = createSandbox({ clock: () => 0 });
    sandbox.clockOf("W1").freeze(5);
    await sandbox.seed([{ campaign_id: "c-1", workspace: "W1", body: {} }]);
    await sandbox.snapshots.save("mine", "W1");
    await sandbox.seed(["W1", "W2"].map((workspace) => ({ campaign_id: `new-${workspace}`, workspace, body: {} })));
    sandbox.clock.advance(7);
    sandbox.clockOf("W1").advance(7);
    sandbox.limits.off();
    await sandbox.snapshots.restore("mine");
    expect((await sandbox.campaigns()).map(({ campaign_id }) => campaign_id).sort()).toEqual(["c-1", "new-W2"]);
    expect([sandbox.clock.now(), sandbox.clockOf("W1").now()]).toEqual([7, 5]);
    expect(await ask(sandbox, "GET /limits")).toEqual({ on: false });
    await sandbox.reset();
    await sandbox.seed([{ campaign_id: "c-1", workspace: "W2", body: {} }]);
    const taken = "another workspace has a campaign with the id of one in the snapshot";
    expect(await ask(sandbox, "POST /snapshots/mine/restore")).toEqual(`409 ${taken}`);
  });

  it("are listed, replaced and removed", async () => {
    const sandbox = createSandbox();
    const name = "a/b é";
    const path = `/snapshots/${encodeURIComponent(name)}`;
    await sandbox.snapshots.save("first");
    for (const query of ["", "?workspace=W1"]) await ask(sandbox, `PUT ${path + query}`);
    await sandbox.reset();
    expect(await ask(sandbox, "GET /snapshots")).toEqual([{ name: "first" }, { name, workspace: "W1" }]);
    expect(await ask(sandbox, `DELETE ${path}`)).toEqual([{ name: "first" }]);
    for (const request of [`DELETE ${path}`, `POST ${path}/restore`]) {
      expect(await ask(sandbox, request)).toEqual("404 there is no snapshot with this name");
    }
  });
});

describe("campaigns", () => {
  const seed = { campaign_id: "c/1 é", workspace: "W1", state: "STOPPED", body: { channel: "PUSH" } } as const;

  it("can be seeded, listed and retrieved", async () => {
    const sandbox = createSandbox({ campaignId: () => "new", stateAfterCreate: "OTHER" });
    const second = { campaign_id: "new", workspace: "W2", state: "OTHER", body: {} };
    expect(await ask(sandbox, "POST /seed", [seed, { workspace: "W2", body: {} }])).toEqual([seed, second]);
    expect(await ask(sandbox, "GET /campaigns")).toEqual([seed, second]);
    expect(await ask(sandbox, "GET /campaigns?workspace=W2")).toEqual([second]);
    expect(await ask(sandbox, "GET /campaigns?last=1")).toEqual([second]);
    expect(await ask(sandbox, `GET /campaigns/${encodeURIComponent("c/1 é")}`)).toEqual(seed);
    expect(await ask(sandbox, "GET /campaigns/other")).toEqual("404 there is no campaign with this id");
  });

  it("can get another state", async () => {
    const sandbox = createSandbox();
    await sandbox.seed([{ ...seed, campaign_id: "c-1" }]);
    const changed = { ...seed, campaign_id: "c-1", state: "ARCHIVED" };
    const states = "DRAFT, ACTIVE, SCHEDULED, PAUSED, STOPPED, ARCHIVED, OTHER";
    for (const [id, state, answer] of [
      ["c-1", "ARCHIVED", changed],
      ["c-2", "ACTIVE", "404 there is no campaign with this id"],
      ["c-1", "active", `400 state must be one of ${states}`],
    ] as const) {
      expect(await ask(sandbox, `PUT /campaigns/${id}/state`, { state })).toEqual(answer);
    }
  });

  it("of a workspace are not replaced by seeds of another, and no seed is stored", async () => {
    const sandbox = createSandbox();
    await sandbox.seed([seed]);
    const [inW1, inW2] = ["W1", "W2"].map((workspace) => ({ campaign_id: "c-2", workspace, body: {} }));
    for (const seeds of [
      [inW2, { ...seed, workspace: "W2" }],
      [inW1, inW2],
    ]) {
      const conflict = "400 another workspace has a campaign with the id of a seed";
      expect(await ask(sandbox, "POST /seed", seeds)).toEqual(conflict);
    }
    expect(await sandbox.campaigns()).toEqual([seed]);
  });

  const circular = { self: {} };
  circular.self = circular;
  it.each<[what: string, body: object]>([
    ["is circular", circular],
    ["has a number that JSON does not have", { id: 1n }],
    ["is nested too deeply", JSON.parse(`${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`)],
    ["is a date", new Date(0)],
    ["is left out of JSON", { toJSON: () => undefined }],
  ])("whose body %s are not seeded, and no seed is stored", async (_, body) => {
    const sandbox = createSandbox();
    const seeding = sandbox.seed([seed, { workspace: "W1", body }]);
    await expect(seeding).rejects.toThrow("seeds[1].body must be an object that can be written as JSON");
    expect(await sandbox.campaigns()).toEqual([]);
  });
});

describe("faults", () => {
  it("answer the next requests, one after another", async () => {
    const sandbox = createSandbox();
    expect(await ask(sandbox, "POST /faults", { next: 2, status: 429 })).toEqual([{ next: 2, status: 429 }]);
    await ask(sandbox, "POST /faults", { status: 500 });
    expect((await create(sandbox, pushBody())).status).toBe(429);
    expect(await ask(sandbox, "GET /faults")).toEqual([
      { next: 1, status: 429 },
      { next: 1, status: 500 },
    ]);
    expect((await send(sandbox, "GET", "/v5/campaigns/c-1")).status).toBe(429);
    expect(errorOf(await update(sandbox, "c-1", {}))).toEqual({
      code: "500 Internal Server Error",
      target: "server",
      message: "an injected fault answers instead of the service",
      request_id: "r-1",
    });
    await created(sandbox);
    expect(logged(sandbox, "verdict")).toEqual(["fault", "fault", "fault", "accepted"]);
    expect(logged(sandbox, "status")).toEqual([429, 429, 500, 201]);
  });

  it.each(["/favicon.ico", "/", "/_sandbox/log", "/_sandbox/none", "/v5", "/core-services/v1/campaigns/x"])(
    "are not used up by %s, which is not the service",
    async (path) => {
      const sandbox = faulty({ status: 500 });
      await send(sandbox, "GET", path);
      expect((await create(sandbox, pushBody())).status).toBe(500);
    },
  );

  const anyCreate = (sandbox: Sandbox) => create(sandbox, {});
  const anyUpdate = (sandbox: Sandbox) => update(sandbox, "c-1", {});
  const ofOther = (sandbox: Sandbox) => create(sandbox, {}, { workspace: "W2" });
  const unnamed = (sandbox: Sandbox) => send(sandbox, "POST", CREATE, {});
  it.each<[Fault, met: (typeof anyCreate)[], missed: (typeof anyCreate)[]]>([
    [{ operation: "create" }, [anyCreate, ofOther, unnamed], [anyUpdate]],
    [{ operation: "update" }, [anyUpdate], [anyCreate]],
    [{ workspace: "W1" }, [anyCreate, anyUpdate], [ofOther, unnamed]],
    [{ path: "/v5/campaigns/c-1" }, [anyUpdate], [anyCreate]],
    [{ path: "/v5/campaigns/c-2" }, [], [anyUpdate]],
    [{ operation: "create", workspace: "W2" }, [ofOther], [anyCreate, anyUpdate]],
  ])("aimed at %j wait for such requests", async (aim, met, missed) => {
    const sandbox = faulty({ ...aim, status: 500, next: 9 });
    const statuses = async (requests: (typeof anyCreate)[]) =>
      Promise.all(requests.map(async (request) => (await request(sandbox)).status === 500));
    expect([await statuses(met), await statuses(missed)]).toEqual([met.map(() => true), missed.map(() => false)]);
  });

  it.each<[request: string, without: number]>([
    ["POST /v5/campaigns", 501],
    ["POST /v5/campaigns/c-1/validate", 501],
    ["PATCH /v5/campaigns", 405],
    ["GET /v5/campaigns/c-1", 405],
    [`DELETE ${CREATE}`, 405],
  ])("aimed at a workspace meet %s with its credentials", async (request, without) => {
    const sandbox = faulty({ workspace: "W1", status: 500, next: 9 });
    const [method = "", path = ""] = request.split(" ");
    const statuses = [];
    for (const headers of [createHeaders("W1"), { Authorization: basic("W1") }, createHeaders("W2"), {}]) {
      statuses.push((await send(sandbox, method, path, undefined, headers)).status);
    }
    expect(statuses).toEqual([500, 500, without, without]);
  });

  it("aimed at other requests do not hold up later ones", async () => {
    const sandbox = faulty({ workspace: "W2", status: 503 }, { status: 500 });
    expect((await create(sandbox, {})).status).toBe(500);
    expect(await ask(sandbox, "GET /faults")).toEqual([{ next: 1, workspace: "W2", status: 503 }]);
  });

  it.each<[Fault, headers: Record<string, string>]>([
    [{ status: 401 }, { "www-authenticate": 'Basic realm="campaigns"' }],
    [{ status: 502 }, {}],
    [{ status: 503, retryAfter: 30 }, { "retry-after": "30" }],
    [{ status: 503, retryAfter: "Wed, 21 Oct 2026 07:28:00 GMT" }, { "retry-after": "Wed, 21 Oct 2026 07:28:00 GMT" }],
    [{ status: 429, retryAfter: 0 }, { "retry-after": "0" }],
  ])("of %j have its status and headers", async (fault, headers) => {
    const sandbox = faulty(fault);
    const answer = await send(sandbox, "POST", CREATE, pushBody("r-7"));
    const { code, request_id } = errorOf(answer);
    const { "content-type": _, "x-content-type-options": __, ...others } = Object.fromEntries(answer.headers);
    const { status } = fault;
    expect([answer.status, code.slice(0, 3), request_id, others]).toEqual([status, String(status), "r-7", headers]);
  });

  it("with status 429 look like the limits", async () => {
    const sandbox = createSandbox({ clock: () => 0, updateLimits: { hour: 1 } });
    const id = await created(sandbox);
    for (let call = 0; call < 4; call++) await create(sandbox, {});
    const publish = () => update(sandbox, id, { status: "PUBLISH" });
    await publish();
    for (const request of [() => create(sandbox, pushBody("r-1")), publish]) {
      const real = await request();
      sandbox.inject({ status: 429 });
      const injected = await request();
      // The wait of a real one depends on the calls before.
      const withoutWait = ({ status, headers, body }: Answer) => [status, [...headers.keys()], body];
      expect(withoutWait(injected)).toEqual(withoutWait(real));
      expect([real.status, injected.headers.get("Retry-After")]).toEqual([429, "1"]);
    }
  });

  it("can cut the answer of a request that was carried out", async () => {
    const sandbox = createSandbox({ campaignId: () => "c-1" });
    sandbox.inject({ cut: true });
    const response = await sandbox.fetch(new Request(HOST + CREATE, createInit()));
    const whole = '{"campaign_id":"c-1"}';
    expect([response.status, response.headers.get("Content-Length")]).toEqual([201, String(whole.length)]);
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(whole.slice(0, whole.length / 2));
    await expect(reader?.read()).rejects.toThrow(ConnectionDropped);
    expect((await sandbox.campaigns()).length).toBe(1);
    const [{ verdict, status, campaign_id, answer } = {} as LogEntry] = sandbox.log();
    expect([verdict, status, campaign_id, answer]).toEqual(["fault", 201, "c-1", undefined]);
  });

  it("wait a random time within the jitter", async () => {
    const sandbox = faulty({ next: 5, delay: 20, jitter: 40 });
    for (let call = 0; call < 5; call++) await create(sandbox, {});
    const durations = logged(sandbox, "duration");
    expect(durations.filter((duration) => duration < 19)).toEqual([]);
    expect(new Set(durations).size).toBeGreaterThan(1);
  });

  it("can come after the request was carried out", async () => {
    const sandbox = faulty({ status: 500, after: true });
    expect((await create(sandbox, pushBody("r-1"))).status).toBe(500);
    expect((await sandbox.campaigns()).map(({ state }) => state)).toEqual(["DRAFT"]);
    expect(errorOf(await create(sandbox, pushBody("r-1"))).target).toBe("request_id");
  });

  it("can drop the connection", async () => {
    const sandbox = faulty({ drop: true });
    await expect(create(sandbox, pushBody())).rejects.toThrow(TypeError);
    expect([logged(sandbox, "verdict"), logged(sandbox, "status")]).toEqual([["fault"], [undefined]]);
    await created(sandbox);
  });

  it("can delay the answer, or withhold it until the client gives up", async () => {
    const sandbox = faulty({ delay: 1 });
    await created(sandbox);
    sandbox.inject({ timeout: true });
    sandbox.inject({ delay: 1_000_000 });
    for (const _ of ["timeout", "delay"]) {
      const controller = new AbortController();
      const answer = sandbox.fetch(new Request(`${HOST}/v5/campaigns/c`, { signal: controller.signal }));
      controller.abort(new Error("enough"));
      await expect(answer).rejects.toThrow("enough");
    }
    expect(logged(sandbox, "verdict")).toEqual(["accepted", "fault", "fault"]);
  });

  it("can be removed, even by a reset", async () => {
    const sandbox = faulty({ status: 500 });
    expect(await ask(sandbox, "DELETE /faults")).toEqual([]);
    sandbox.inject({ status: 500 });
    await sandbox.reset();
    await created(sandbox);
  });
});

describe("limits, the log and a reset", () => {
  it("limits can be turned off and on", async () => {
    const sandbox = createSandbox({ clock: () => 0 });
    expect(await ask(sandbox, "PUT /limits", { on: false })).toEqual({ on: false });
    for (let call = 0; call < 10; call++) await created(sandbox);
    expect(await ask(sandbox, "PUT /limits", { on: true })).toEqual({ on: true });
    expect(await ask(sandbox, "GET /limits")).toEqual({ on: true });
    for (let call = 0; call < 5; call++) await created(sandbox);
    expect((await create(sandbox, pushBody())).status).toBe(429);
    sandbox.limits.off();
    await sandbox.reset();
    expect(await ask(sandbox, "GET /limits")).toEqual({ on: true });
  });

  it("the log contains the problems of each request, and no secrets", async () => {
    const sandbox = createSandbox({ clock: () => 5, campaignId: () => "c-1", context: { lint: true } });
    const [unknown, wrong] = [
      { ...pushBody(), nme: "x" },
      { ...pushBody(), channel: "SMS" },
    ];
    await created(sandbox, unknown);
    await create(sandbox, wrong);
    const headers = { authorization: "Basic …", "content-type": "application/json", "svc-appkey": "W1" };
    const request = {
      ...{ time: 5, method: "POST", path: CREATE, headers, operation: "create", workspace: "W1" },
      duration: expect.any(Number),
    };
    const log = sandbox.log();
    const code = "400 Bad Request";
    const answers = log.map(({ answer = "" }) => JSON.parse(answer));
    expect(answers).toEqual([{ campaign_id: "c-1" }, { error: expect.objectContaining({ code, target: "channel" }) }]);
    expect(log.map(({ violations, warnings, answer, ...entry }) => entry)).toEqual([
      { id: 1, ...request, status: 201, verdict: "accepted", campaign_id: "c-1", body: JSON.stringify(unknown) },
      { id: 2, ...request, status: 400, verdict: "rejected", body: JSON.stringify(wrong) },
    ]);
    const message = 'channel must be one of "PUSH", "EMAIL", but is "SMS"';
    expect(log.map(({ violations }) => violations)).toEqual([
      [],
      [{ rule: "structure.enum", path: "channel", pointer: "/channel", message }],
    ]);
    expect(log[0]?.warnings[0]?.path).toBe("nme");
    expect(await ask(sandbox, "GET /log?after=1")).toEqual([log[1]]);
    expect(await ask(sandbox, "GET /log/1")).toEqual(log[0]);
    expect(JSON.stringify(log).match(/secret/u)).toBeNull();
  });

  it("the log is bounded, and its ids continue after a reset", async () => {
    const sandbox = createSandbox({ logSize: 3 });
    for (let call = 0; call < 10; call++) await send(sandbox, "GET", "/");
    expect(logged(sandbox, "id")).toEqual([8, 9, 10]);
    await sandbox.reset();
    await send(sandbox, "GET", "/");
    expect(logged(sandbox, "id")).toEqual([11]);
  });

  it.each([
    ["POST", CREATE],
    ["PATCH", "/v5/campaigns/c-1"],
    ["GET", CREATE],
    ["POST", "/v5/campaigns"],
    ["GET", "/v5/campaigns/c-1"],
    ["GET", "/favicon.ico"],
  ])("the log has the workspace of %s %s, and a reset of the workspace removes it", async (method, path) => {
    const sandbox = createSandbox();
    for (const workspace of ["W1", "W2"]) await send(sandbox, method, path, undefined, createHeaders(workspace));
    await send(sandbox, method, path);
    expect(logged(sandbox, "workspace")).toEqual(["W1", "W2", undefined]);
    await sandbox.reset("W1");
    expect(logged(sandbox, "id")).toEqual([2, 3]);
  });

  it.each<[requests: string, cleared: string, later: string, kept: number[]]>([
    ["W1 W1 W1 W2 W2", "W2", "", [3]],
    ["W1 W1 W1 W2 W2", "W1", "", [4, 5]],
    ["W1 W2 W2", "W2", "W1", [1, 4]],
    ["W1 W2 W2", "W2", "W1 W1 W2", [4, 5, 6]],
    ["W1 W2 W1 W2 W1 W2", "W1", "W1 W1", [6, 7, 8]],
  ])("the log after %s, a reset of %s and %s has the last three, with their bodies", async (...row) => {
    const [requests, cleared, later, kept] = row;
    const sandbox = createSandbox({ logSize: 3, limits: false });
    const request = async (workspaces: string) => {
      for (const workspace of workspaces.split(" ").filter(Boolean)) await create(sandbox, "[]", { workspace });
    };
    await request(requests);
    await sandbox.reset(cleared);
    await request(later);
    const entries = sandbox.log().map(({ id, body, answer }) => [id, body, answer !== undefined]);
    expect(entries).toEqual(kept.map((id) => [id, "[]", true]));
  });

  it("the bodies in the log are bounded, and the oldest ones are forgotten", async () => {
    const sandbox = createSandbox({ logSize: 3, logBytes: 2 * 10 });
    for (const [sent, kept] of [
      ["1234", ["1234"]],
      ["{}", ["1234", "{}"]],
      ["123456", [undefined, "{}", "123456"]],
      ["12345678901", ["{}", "123456", undefined]],
      ["[]", ["123456", undefined, "[]"]],
      ["12345678", [undefined, "[]", "12345678"]],
    ]) {
      await create(sandbox, sent);
      expect(logged(sandbox, "body")).toEqual(kept);
    }
    await sandbox.reset();
    await create(sandbox, "1234567890");
    expect(logged(sandbox, "body")).toEqual(["1234567890"]);
  });

  it("the answers in the log are bounded, apart from the bodies", async () => {
    const sandbox = createSandbox({ campaignId: () => "c", limits: false, logBytes: 2 * 60 });
    const answer = '{"campaign_id":"c"}';
    for (const kept of [[answer], [answer, answer], [answer, answer, answer], [undefined, answer, answer, answer]]) {
      await created(sandbox);
      expect(logged(sandbox, "answer")).toEqual(kept);
    }
    await send(sandbox, "GET", "/");
    expect(logged(sandbox, "answer")).toEqual([undefined, answer, answer, answer, undefined]);
  });

  it("the log shows an injected answer, and no answer where a fault left none", async () => {
    const sandbox = createSandbox();
    for (const fault of [{ status: 500 }, { drop: true }, { drop: true, after: true }] as const) {
      sandbox.inject(fault);
      await create(sandbox, pushBody()).catch(() => {});
    }
    const codes = sandbox.log().map(({ answer }) => answer && JSON.parse(answer).error.code);
    expect(codes).toEqual(["500 Internal Server Error", undefined, undefined]);
  });

  it("the log can be filtered and counted", async () => {
    const sandbox = createSandbox({ campaignId: () => "c-1", limits: false });
    await created(sandbox);
    await create(sandbox, {});
    await update(sandbox, "c-1", { status: "PUBLISH" });
    const long = `/${"x".repeat(200)}`;
    await send(sandbox, "GET", long);
    const rows: [query: string, ids: number[]][] = [
      ["", [1, 2, 3, 4]],
      [`?path=${long}`, [4]],
      ["?after=2", [3, 4]],
      ["?method=PATCH", [3]],
      ["?path=/core-services/v1/campaigns", [1, 2]],
      ["?operation=create", [1, 2]],
      ["?operation=create&status=201", [1]],
      ["?status=400&verdict=rejected", [2]],
      ["?verdict=accepted&campaign_id=c-1", [1, 3]],
      ["?operation=unknown", [4]],
      ["?workspace=W1", [1, 2, 3]],
      ["?workspace=W2", []],
      ["?campaign_id=undefined", []],
    ];
    for (const [query, ids] of rows) {
      const entries = (await ask(sandbox, `GET /log${query}`)) as LogEntry[];
      const count = await ask(sandbox, `GET /log/count${query}`);
      expect([query, entries.map(({ id }) => id), count]).toEqual([query, ids, { count: ids.length }]);
    }
  });

  it("a long body is not in the log", async () => {
    const sandbox = createSandbox();
    for (const length of [65_536, 65_537]) await create(sandbox, JSON.stringify("x".repeat(length - 2)));
    expect(sandbox.log().map(({ body }) => body?.length)).toEqual([65_536, undefined]);
  });

  it.each(["0", "2", "1.0", "x"])("the log has no entry %s", async (id) => {
    const sandbox = createSandbox();
    await create(sandbox, {});
    expect(await ask(sandbox, `GET /log/${id}`)).toEqual("404 the log has no entry with this id");
  });
});

describe("invalid control requests", () => {
  const stateOf = async (sandbox: Sandbox) =>
    Promise.all([sandbox.campaigns(), ask(sandbox, "GET /clock"), ask(sandbox, "GET /faults")]);

  type Row = [method: string, path: string, body: unknown, message: string | RegExp];
  it.each<Row>([
    ["POST", "/seed", "{", 'body is not valid JSON: the closing "}" is missing at line 1, column 2'],
    ["POST", "/seed", {}, "seeds must be an array of campaigns"],
    ["POST", "/seed", [null], "seeds[0] must be an object"],
    ["POST", "/seed", [{ workspace: "" }], "seeds[0].workspace must be a string that is not empty"],
    ["POST", "/seed", [{ workspace: "W", body: [] }], "seeds[0].body must be an object"],
    ["POST", "/seed", [{ workspace: "W", body: {}, state: 1 }], /^seeds\[0\]\.state must be one of/u],
    ["POST", "/seed", [{ workspace: "W", body: {}, campaign_id: 1 }], /^seeds\[0\]\.campaign_id must be/u],
    ["POST", "/seed", [{ workspace: "W", body: {}, other: 1 }], 'seeds[0] has an unknown member "other"'],
    ["POST", "/reset", { workspace: "W1" }, 'body has an unknown member "workspace"'],
    ["PATCH", "/clock", { now: "1" }, "now must be a number of milliseconds"],
    ["PATCH", "/clock", { advance: null }, "advance must be a number of milliseconds"],
    ["PATCH", "/clock", { frozen: 1 }, "frozen must be a boolean"],
    ["PATCH", "/clock", '{"now":1e308,"advance":1e308}', "a time must be a finite number of milliseconds"],
    ["PATCH", "/clock", { other: 1 }, 'body has an unknown member "other"'],
    ["PATCH", "/clock", [], "body must be an object"],
    ["POST", "/faults", [], "a fault must be an object"],
    ["POST", "/faults", { next: 0 }, "next of a fault must be a positive integer"],
    ["POST", "/faults", { status: 418 }, /^status of a fault must be one of 400, 401, .*, 504$/u],
    ["POST", "/faults", { operation: "publish" }, 'operation of a fault must be "create" or "update"'],
    ["POST", "/faults", { workspace: "" }, "workspace of a fault must be a string that is not empty"],
    ["POST", "/faults", { path: "/favicon.ico" }, /^path of a fault must be a path of the service/u],
    ["POST", "/faults", { status: 503, retryAfter: -1 }, /^retryAfter of a fault must be/u],
    ["POST", "/faults", { status: 503, retryAfter: "1\r\nX: 1" }, /^retryAfter of a fault must be/u],
    ["POST", "/faults", { retryAfter: 1 }, "a fault with retryAfter needs a status"],
    ["POST", "/faults", { jitter: "1" }, /^jitter of a fault must be/u],
    ["POST", "/faults", { cut: true, drop: true }, "a fault has at most one of status, drop, cut and timeout"],
    ["POST", "/faults", { delay: -1 }, /^delay of a fault must be/u],
    ["POST", "/faults", { drop: 1 }, "drop of a fault must be a boolean"],
    ["POST", "/faults", { toString: 1 }, 'a fault has no member "toString"'],
    ["POST", "/faults", { drop: true, status: 500 }, "a fault has at most one of status, drop, cut and timeout"],
    ["PUT", "/limits", { on: 1 }, "on must be a boolean"],
    ...["x", "", "1e2", "0x1", "1.0", "99999999999999999"].map(
      (after) => ["GET", `/log?after=${after}`, undefined, "after must be the id of an entry"] as Row,
    ),
    ...["0", "-1", "", "1e2"].map(
      (last) => ["GET", `/campaigns?last=${last}`, undefined, "last must be a positive integer"] as Row,
    ),
    ["GET", "/log?status=20", undefined, "status must be an HTTP status"],
    ["GET", "/log/count?verdict=ok", undefined, "verdict must be one of accepted, rejected, replayed, fault"],
    ["GET", "/log/count?operation=Create", undefined, /^operation must be one of create, update, /u],
    ["GET", "/log?after=1&after=2", undefined, 'the query parameter "after" must not be repeated'],
    ["POST", "/reset?workspace=", undefined, "workspace must not be empty"],
    ["GET", "/log/count?workspace=", undefined, "workspace must not be empty"],
    ["GET", "/campaigns?workspace=W1&workspace=W2", undefined, 'the query parameter "workspace" must not be repeated'],
  ])("%s %s with %j is rejected", async (method, path, body, message) => {
    const answer = await send(createSandbox(), method, `/_sandbox${path}`, body);
    const said = typeof message === "string" ? message : expect.stringMatching(message);
    expect([answer.status, errorOf(answer).message]).toEqual([400, said]);
  });

  const all = Object.entries(requests).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { query = {} }]) => [method, path, query] as const),
  );
  it.each([["GET", "", {}] as const, ...all])(
    "%s %s with an unknown query parameter changes nothing",
    async (method, path, known) => {
      const sandbox = createSandbox();
      await sandbox.seed([{ campaign_id: "c-1", workspace: "W1", body: {} }]);
      sandbox.clock.freeze(5);
      const before = await stateOf(sandbox);
      for (const parameter of ["foo=1", "Workspace=W1", "=", "toString", "workspace=W1", "last=1", "after=1"]) {
        const [name = ""] = parameter.split("=");
        if (Object.hasOwn(known, name)) continue;
        const url = `/_sandbox${path.replace("{id}", path.startsWith("/log") ? "1" : "c-1")}?${parameter}`;
        const answer = await send(sandbox, method, url, ["POST", "PUT", "PATCH"].includes(method) ? {} : undefined);
        const { target, message } = errorOf(answer);
        const said = `there is no query parameter ${JSON.stringify(name)} at this path`;
        expect([parameter, answer.status, target, message]).toEqual([parameter, 400, "query", said]);
      }
      expect(await stateOf(sandbox)).toEqual(before);
    },
  );

  it("an unknown path, another method and another website are rejected", async () => {
    const sandbox = createSandbox();
    const unknown = "path must be one that /_sandbox/openapi.json lists";
    for (const path of ["/other", "/campaigns/", "/campaigns/a/b", "/log/counts/x", "/toString"]) {
      expect(await ask(sandbox, `GET ${path}`)).toEqual(`404 ${unknown}`);
    }
    expect(await ask(sandbox, "GET /campaigns/{id}")).toEqual("404 there is no campaign with this id");
    const other = await send(sandbox, "PUT", "/_sandbox/faults");
    expect([other.status, other.headers.get("Allow")]).toEqual([405, "GET, POST, DELETE"]);
    const resetFrom = (Origin: string) =>
      send(sandbox, "POST", "/_sandbox/reset", undefined, { Host: "localhost:4010", Origin });
    expect((await resetFrom("https://evil.example")).status).toBe(403);
    expect((await resetFrom("http://localhost:4010")).status).toBe(200);
  });
});

describe("HEAD", () => {
  it.each(["/health", "/", "/log", "/campaigns/none", "/none", "/log?x=1", "/reset"])(
    "is answered like GET, without the body, at %s",
    async (path) => {
      const sandbox = createSandbox();
      const asked = (method: string) => sandbox.fetch(new Request(`${HOST}/_sandbox${path}`, { method }));
      const [get, head] = [await asked("GET"), await asked("HEAD")];
      const length = String(new TextEncoder().encode(await get.text()).length);
      const headers = { ...Object.fromEntries(get.headers), "content-length": length };
      expect([head.status, Object.fromEntries(head.headers)]).toEqual([get.status, headers]);
      expect(await head.text()).toBe("");
    },
  );

  it("starts no stream of events", async () => {
    const sandbox = createSandbox();
    const head = await sandbox.fetch(new Request(`${HOST}/_sandbox/events`, { method: "HEAD" }));
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});

describe("a website that points its name at the sandbox", () => {
  const sandbox = createSandbox({ hosts: ["host.docker.internal", "Campaign_Service"] });
  const asked = async (headers: Record<string, string>, path = "/_sandbox/log") => {
    const answer = await send(sandbox, "GET", path, undefined, headers);
    return answer.status === 200 ? 200 : [answer.status, errorOf(answer).target];
  };

  it.each([
    ...["localhost", "LOCALHOST:4010", "localhost.:4010", "localhost:", "app.localhost:80", "a.b.LocalHost."],
    ...["127.0.0.1:4010", "0.0.0.0", "192.168.1.7.", "[::1]:4010", "[FE80::1]", "[::ffff:127.0.0.1]:1"],
    ...["host.docker.internal:4010", "HOST.docker.internal.", "campaign_service:4010"],
  ])("does not own the host %s, which is answered", async (host) => {
    expect(await asked({ Host: host })).toBe(200);
  });

  it.each([
    ...["evil.example", "evil.example:4010", "localhost.evil.example", "evillocalhost", ".localhost", "localhost.."],
    // Nearly addresses.
    ...["127.0.0.1.evil.example", "127.0.0.256", "127.0.0.1.5", "127.1", "2130706433"],
    ...["[::1].evil.example", "[evil.example]", "[1:2]", "::1"],
    // Nearly a name and a port.
    ...["user@localhost", "localhost@evil.example", "localhost/evil.example", "localhost, evil.example"],
    ...["localhost:4010:1", "localhost:http", ".", ":4010", ""],
    // Nearly names of the option.
    ...["docker.internal", "x.host.docker.internal"],
  ])("is rejected as the host %s", async (host) => {
    for (const path of ["/_sandbox", "/_sandbox/", "/_sandbox/log", "/_sandbox/events", "/_sandbox/none"]) {
      expect([path, await asked({ Host: host }, path)]).toEqual([path, [403, "Host"]]);
    }
    expect(await asked({ Host: host }, "/v5/campaigns/c-1")).toEqual([405, "method"]);
  });

  it.each([
    ["localhost:4010", "http://localhost:4010"],
    ["LocalHost:4010", "http://localhost:4010"],
    ["localhost:80", "http://localhost"],
    ["localhost:", "http://localhost"],
    ["[::1]:4010", "http://[::1]:4010"],
    ["host.docker.internal", "http://host.docker.internal"],
    // Behind a proxy with TLS.
    ["host.docker.internal", "https://host.docker.internal"],
    ["host.docker.internal:443", "https://host.docker.internal"],
    ["campaign_service:4010", "https://campaign_service:4010"],
  ])("does not own the host %s with the origin %s, which is answered", async (Host, Origin) => {
    expect(await asked({ Host, Origin })).toBe(200);
  });

  it.each([
    ...["https://localhost:4010", "http://localhost:4011", "http://localhost", "http://127.0.0.1:4010"],
    ...["http://evil.example", "null", "", "localhost:4010", "http://localhost:4010, http://evil.example"],
  ])("is rejected at the host localhost:4010 with the origin %s", async (Origin) => {
    expect(await asked({ Host: "localhost:4010", Origin })).toEqual([403, "Origin"]);
  });

  it.each([
    ...["https://host.docker.internal", "https://host.docker.internal:4011", "http://host.docker.internal:4011"],
    ...["https://campaign_service:4010", "https://host.docker.internal:4010.evil.example"],
  ])("is rejected at the host host.docker.internal:4010 with the origin %s", async (Origin) => {
    expect(await asked({ Host: "host.docker.internal:4010", Origin })).toEqual([403, "Origin"]);
  });

  it.each([["a name"], ["a:80"], [""], ["http://a"], [7], "a"])("is not an option like %j", (...hosts) => {
    const wrong = hosts[0] === "a" ? "a" : hosts;
    expect(() => createSandbox({ hosts: wrong as string[] })).toThrow("option hosts must be an array of host names");
  });
});

describe("the OpenAPI document", () => {
  it("is answered", async () => {
    expect(await ask(createSandbox(), "GET /openapi.json")).toEqual(controlDocument);
  });

  it("describes a conflict where there may be one", () => {
    const conflicts = Object.entries(controlDocument.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]) => (responses[409] ? [`${method} ${path}`] : [])),
    );
    expect(conflicts).toEqual(["post /_sandbox/snapshots/{id}/restore"]);
  });

  it.each<[string, object, boolean]>([
    ["waits as long as possible", { delay: 2 ** 30, jitter: 0 }, true],
    ["waits longer", { delay: 2 ** 30 + 1 }, false],
    ["waits a negative time", { jitter: -1 }, false],
    ["says a text", { status: 503, retryAfter: "Fri, 31 Dec 1999" }, true],
    ["says two lines", { status: 503, retryAfter: "1\nX: 1" }, false],
    ["says nothing", { status: 503, retryAfter: "" }, false],
    ["says too much", { status: 503, retryAfter: "1".repeat(65) }, false],
  ])("agrees with the sandbox on a fault that %s", async (_, fault, isRight) => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(controlDocument, "control");
    const isDescribed = ajv.validate({ $ref: "control#/components/schemas/Fault" }, fault);
    const { status } = await send(createSandbox(), "POST", "/_sandbox/faults", fault);
    expect([isDescribed, status]).toEqual([isRight, isRight ? 200 : 400]);
  });

  it("describes the answers", async () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    ajv.addSchema(controlDocument, "control");
    const sandbox = createSandbox();
    const [first] = await sandbox.seed([{ workspace: "W1", body: { channel: "PUSH" } }]);
    await create(sandbox, {});
    const aim = { next: 3, operation: "create", workspace: "W", after: true };
    const ids: Readonly<Record<string, unknown>> = { campaigns: first?.campaign_id, log: 1, snapshots: "s" };
    const asked: [request: string, body?: unknown][] = [
      ["GET /campaigns"],
      ["GET /campaigns/{id}"],
      ["PUT /campaigns/{id}/state", { state: "ACTIVE" }],
      ["POST /seed", [{ workspace: "W1", body: {} }]],
      ["GET /health"],
      ["GET /clock"],
      ["PATCH /clock", { advance: 1 }],
      ["GET /log"],
      ["GET /log/count"],
      ["GET /log/{id}"],
      ["POST /faults", { ...aim, status: 503, retryAfter: 5, delay: 5, jitter: 1 }],
      ["GET /faults"],
      ["DELETE /faults"],
      ["GET /limits"],
      ["PUT /limits", { on: true }],
      ["PUT /snapshots/{id}"],
      ["GET /snapshots"],
      ["POST /snapshots/{id}/restore"],
      ["DELETE /snapshots/{id}"],
      ["POST /reset"],
    ];
    for (const [request, body] of asked) {
      const [method = "", path = ""] = request.split(" ");
      const real = request.replace("{id}", String(ids[path.split("/")[1] ?? ""]));
      const place = `control#/paths/${`/_sandbox${path}`.replaceAll("/", "~1")}/${method.toLowerCase()}`;
      const schema = `${encodeURI(place)}/responses/200/content/application~1json/schema`;
      const isValid = ajv.validate({ $ref: schema }, await ask(sandbox, real, body));
      expect([isValid, ajv.errorsText()], request).toEqual([true, "No errors"]);
    }
  });
});

it("events report requests, changes and resets", async () => {
  const sandbox = createSandbox({ clock: () => 0, campaignId: () => "c-1" });
  const response = await sandbox.fetch(new Request(`${HOST}/_sandbox/events`));
  await send(sandbox, "GET", "/");
  sandbox.clock.advance(1);
  await sandbox.reset();
  await sandbox.close();
  const events = (await response.text()).split("\n\n").filter((event) => event.startsWith("event"));
  expect([response.headers.get("Content-Type"), events]).toEqual([
    "text/event-stream",
    [
      expect.stringMatching(/^event: request\ndata: \{"id":1,"time":0,/u),
      "event: change\ndata: {}",
      "event: reset\ndata: {}",
    ],
  ]);
});
