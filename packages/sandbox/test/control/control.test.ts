import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { handlers } from "../../src/control/control.js";
import { controlDocument } from "../../src/control/openapi.js";
import { createSandbox, type Sandbox } from "../../src/index.js";
import { create, created, errorOf, pushBody, send, update } from "../support.js";

const ask = async (sandbox: Sandbox, method: string, path: string, body?: unknown) => {
  const answer = await send(sandbox, method, `/_sandbox${path}`, body);
  return [answer.status, answer.status === 200 ? answer.body : errorOf(answer).message];
};

describe("the clock", () => {
  it("can be set, stopped, moved and resumed", async () => {
    let real = 1_000_000;
    const sandbox = createSandbox({ clock: () => real });
    expect(await ask(sandbox, "GET", "/clock")).toEqual([200, { now: 1_000_000, frozen: false }]);
    expect(await ask(sandbox, "PATCH", "/clock", { frozen: true })).toEqual([200, { now: 1_000_000, frozen: true }]);
    real += 10;
    expect(await ask(sandbox, "PATCH", "/clock", { advance: -500 })).toEqual([200, { now: 999_500, frozen: true }]);
    expect(await ask(sandbox, "PATCH", "/clock", { now: 5, advance: 1 })).toEqual([200, { now: 6, frozen: true }]);
    expect(await ask(sandbox, "PATCH", "/clock", { frozen: false })).toEqual([200, { now: 6, frozen: false }]);
    real += 10;
    expect(await ask(sandbox, "PATCH", "/clock", {})).toEqual([200, { now: 16, frozen: false }]);
    expect(await ask(sandbox, "PATCH", "/clock", { now: 50 })).toEqual([200, { now: 50, frozen: false }]);
    await sandbox.reset();
    expect(await ask(sandbox, "GET", "/clock")).toEqual([200, { now: real, frozen: false }]);
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

describe("campaigns", () => {
  const seed = { campaign_id: "c/1 é", workspace: "W1", state: "STOPPED", body: { channel: "PUSH" } } as const;

  it("can be seeded, listed and retrieved", async () => {
    const sandbox = createSandbox({ campaignId: () => "new", stateAfterCreate: "OTHER" });
    const second = { campaign_id: "new", workspace: "W2", state: "OTHER", body: {} };
    expect(await ask(sandbox, "POST", "/seed", [seed, { workspace: "W2", body: {} }])).toEqual([200, [seed, second]]);
    expect(await ask(sandbox, "GET", "/campaigns")).toEqual([200, [seed, second]]);
    expect(await ask(sandbox, "GET", "/campaigns?workspace=W2")).toEqual([200, [second]]);
    expect(await ask(sandbox, "GET", "/campaigns?last=1")).toEqual([200, [second]]);
    expect(await ask(sandbox, "GET", "/campaigns?last=0")).toEqual([400, "last must be a positive integer"]);
    expect(await ask(sandbox, "GET", `/campaigns/${encodeURIComponent("c/1 é")}`)).toEqual([200, seed]);
    expect(await ask(sandbox, "GET", "/campaigns/other")).toEqual([404, "there is no campaign with this id"]);
  });

  it("can get another state", async () => {
    const sandbox = createSandbox();
    await sandbox.seed([{ ...seed, campaign_id: "c-1" }]);
    const changed = { ...seed, campaign_id: "c-1", state: "ARCHIVED" };
    expect(await ask(sandbox, "PUT", "/campaigns/c-1/state", { state: "ARCHIVED" })).toEqual([200, changed]);
    expect(await ask(sandbox, "PUT", "/campaigns/c-2/state", { state: "ACTIVE" })).toEqual([
      404,
      "there is no campaign with this id",
    ]);
    expect(await ask(sandbox, "PUT", "/campaigns/c-1/state", { state: "active" })).toEqual([
      400,
      "state must be one of DRAFT, ACTIVE, SCHEDULED, STOPPED, ARCHIVED, OTHER",
    ]);
  });

  it("of a workspace are not replaced by seeds of another, and no seed is stored", async () => {
    const sandbox = createSandbox();
    await sandbox.seed([seed]);
    const conflict = [400, "another workspace has a campaign with the id of a seed"];
    const others = [
      { workspace: "W2", body: {} },
      { ...seed, workspace: "W2" },
    ];
    expect(await ask(sandbox, "POST", "/seed", others)).toEqual(conflict);
    const twice = ["W1", "W2"].map((workspace) => ({ campaign_id: "c-2", workspace, body: {} }));
    expect(await ask(sandbox, "POST", "/seed", twice)).toEqual(conflict);
    expect(await sandbox.campaigns()).toEqual([seed]);
  });
});

describe("faults", () => {
  it("answer the next requests, one after another", async () => {
    const sandbox = createSandbox();
    expect(await ask(sandbox, "POST", "/faults", { next: 2, status: 429 })).toEqual([200, [{ next: 2, status: 429 }]]);
    await ask(sandbox, "POST", "/faults", { status: 500 });
    expect((await create(sandbox, pushBody())).status).toBe(429);
    expect(await ask(sandbox, "GET", "/faults")).toEqual([
      200,
      [
        { next: 1, status: 429 },
        { next: 1, status: 500 },
      ],
    ]);
    expect((await send(sandbox, "GET", "/nothing")).status).toBe(429);
    expect(errorOf(await update(sandbox, "c-1", {}))).toEqual({
      code: "500 Internal Server Error",
      target: "server",
      message: "server failed, as an injected fault asked it to",
      request_id: "r-1",
    });
    await created(sandbox);
    expect(sandbox.log().map(({ verdict, status }) => [verdict, status])).toEqual([
      ["fault", 429],
      ["fault", 429],
      ["fault", 500],
      ["accepted", 201],
    ]);
  });

  it("can come after the request was carried out", async () => {
    const sandbox = createSandbox();
    sandbox.inject({ status: 500, after: true });
    expect((await create(sandbox, pushBody("r-1"))).status).toBe(500);
    expect((await sandbox.campaigns()).map(({ state }) => state)).toEqual(["DRAFT"]);
    expect(errorOf(await create(sandbox, pushBody("r-1"))).target).toBe("request_id");
  });

  it("can drop the connection", async () => {
    const sandbox = createSandbox();
    sandbox.inject({ drop: true });
    await expect(create(sandbox, pushBody())).rejects.toThrow(TypeError);
    expect(sandbox.log().map(({ verdict, status }) => [verdict, status])).toEqual([["fault", undefined]]);
    await created(sandbox);
  });

  it("can delay the answer, or withhold it until the client gives up", async () => {
    const sandbox = createSandbox();
    sandbox.inject({ delay: 1 });
    await created(sandbox);
    sandbox.inject({ timeout: true });
    sandbox.inject({ delay: 1_000_000 });
    for (const _ of ["timeout", "delay"]) {
      const controller = new AbortController();
      const answer = sandbox.fetch(new Request("http://sandbox.test/", { signal: controller.signal }));
      controller.abort(new Error("enough"));
      await expect(answer).rejects.toThrow("enough");
    }
    expect(sandbox.log().map(({ verdict }) => verdict)).toEqual(["accepted", "fault", "fault"]);
  });

  it("can be removed, even by a reset", async () => {
    const sandbox = createSandbox();
    sandbox.inject({ status: 500 });
    expect(await ask(sandbox, "DELETE", "/faults")).toEqual([200, []]);
    sandbox.inject({ status: 500 });
    await sandbox.reset();
    await created(sandbox);
  });
});

describe("limits, the log and a reset", () => {
  it("limits can be turned off and on", async () => {
    const sandbox = createSandbox({ clock: () => 0 });
    expect(await ask(sandbox, "PUT", "/limits", { on: false })).toEqual([200, { on: false }]);
    for (let call = 0; call < 10; call++) await created(sandbox);
    expect(await ask(sandbox, "PUT", "/limits", { on: true })).toEqual([200, { on: true }]);
    expect(await ask(sandbox, "GET", "/limits")).toEqual([200, { on: true }]);
    sandbox.limits.off();
    await sandbox.reset();
    expect(await ask(sandbox, "GET", "/limits")).toEqual([200, { on: true }]);
  });

  it("the log contains the problems of each request, and no secrets", async () => {
    const sandbox = createSandbox({ clock: () => 5, campaignId: () => "c-1", context: { lint: true } });
    const bodies = [
      { ...pushBody(), nme: "x" },
      { ...pushBody(), channel: "SMS" },
    ];
    await created(sandbox, bodies[0]);
    await create(sandbox, bodies[1]);
    const request = { time: 5, method: "POST", path: "/core-services/v1/campaigns", operation: "create" };
    const log = sandbox.log();
    expect(log.map(({ violations, warnings, ...entry }) => entry)).toEqual([
      { id: 1, ...request, status: 201, verdict: "accepted", campaign_id: "c-1", body: JSON.stringify(bodies[0]) },
      { id: 2, ...request, status: 400, verdict: "rejected", body: JSON.stringify(bodies[1]) },
    ]);
    const message = 'channel must be one of "PUSH", "EMAIL", but is "SMS"';
    expect(log.map(({ violations }) => violations)).toEqual([
      [],
      [{ rule: "structure.enum", path: "channel", pointer: "/channel", message }],
    ]);
    expect(log[0]?.warnings[0]?.path).toBe("nme");
    expect(await ask(sandbox, "GET", "/log?after=1")).toEqual([200, [log[1]]]);
    expect(await ask(sandbox, "GET", "/log/1")).toEqual([200, log[0]]);
    expect(JSON.stringify(log).match(/secret/u)).toBeNull();
  });

  it("the log is bounded, and its ids continue after a reset", async () => {
    const sandbox = createSandbox({ logSize: 3 });
    for (let call = 0; call < 10; call++) await send(sandbox, "GET", "/");
    expect(sandbox.log().map(({ id }) => id)).toEqual([8, 9, 10]);
    await sandbox.reset();
    await send(sandbox, "GET", "/");
    expect(sandbox.log().map(({ id }) => id)).toEqual([11]);
  });

  it("the bodies in the log are bounded, and the oldest ones are forgotten", async () => {
    const sandbox = createSandbox({ logSize: 3, logBytes: 2 * 10 });
    const sent = ["1234", "{}", "123456", "12345678901", "[]", "12345678"];
    const kept: (readonly (string | undefined)[])[] = [];
    for (const body of sent) {
      await create(sandbox, body);
      kept.push(sandbox.log().map((entry) => entry.body));
    }
    expect(kept).toEqual([
      ["1234"],
      ["1234", "{}"],
      [undefined, "{}", "123456"],
      ["{}", "123456", undefined],
      ["123456", undefined, "[]"],
      [undefined, "[]", "12345678"],
    ]);
    await sandbox.reset();
    await create(sandbox, "1234567890");
    expect(sandbox.log().map((entry) => entry.body)).toEqual(["1234567890"]);
  });

  it("a long body is not in the log", async () => {
    const sandbox = createSandbox();
    for (const length of [65_536, 65_537]) await create(sandbox, JSON.stringify("x".repeat(length - 2)));
    expect(sandbox.log().map(({ body }) => body?.length)).toEqual([65_536, undefined]);
  });

  it.each(["0", "2", "1.0", "x"])("the log has no entry %s", async (id) => {
    const sandbox = createSandbox();
    await create(sandbox, {});
    expect(await ask(sandbox, "GET", `/log/${id}`)).toEqual([404, "the log has no entry with this id"]);
  });

  it("a reset forgets campaigns, ids, keys and calls", async () => {
    const sandbox = createSandbox({ clock: () => 0, campaignId: () => "c-1" });
    for (let round = 0; round < 2; round++) {
      await created(sandbox, pushBody("r-1"));
      for (let call = 0; call < 4; call++) await create(sandbox, {});
      expect((await create(sandbox, {})).status).toBe(429);
      expect(await ask(sandbox, "POST", "/reset")).toEqual([200, {}]);
      expect(await sandbox.campaigns()).toEqual([]);
    }
  });
});

describe("invalid control requests", () => {
  it.each([
    ["POST", "/seed", "{", "body is not valid JSON"],
    ["POST", "/seed", {}, "seeds must be an array of campaigns"],
    ["POST", "/seed", [null], "seeds[0] must be an object"],
    ["POST", "/seed", [{ workspace: "" }], "seeds[0].workspace must be a string that is not empty"],
    ["POST", "/seed", [{ workspace: "W", body: [] }], "seeds[0].body must be an object"],
    ["POST", "/seed", [{ workspace: "W", body: {}, state: 1 }], /^seeds\[0\]\.state must be one of/u],
    ["POST", "/seed", [{ workspace: "W", body: {}, campaign_id: 1 }], /^seeds\[0\]\.campaign_id must be/u],
    ["POST", "/seed", [{ workspace: "W", body: {}, other: 1 }], 'seeds[0] has an unknown member "other"'],
    ["PATCH", "/clock", { now: "1" }, "now must be a number of milliseconds"],
    ["PATCH", "/clock", { advance: null }, "advance must be a number of milliseconds"],
    ["PATCH", "/clock", { frozen: 1 }, "frozen must be a boolean"],
    ["PATCH", "/clock", '{"now":1e308,"advance":1e308}', "a time must be a finite number of milliseconds"],
    ["PATCH", "/clock", { other: 1 }, 'body has an unknown member "other"'],
    ["PATCH", "/clock", [], "body must be an object"],
    ["POST", "/faults", [], "a fault must be an object"],
    ["POST", "/faults", { next: 0 }, "next of a fault must be a positive integer"],
    ["POST", "/faults", { status: 404 }, "status of a fault must be 429 or 500"],
    ["POST", "/faults", { delay: -1 }, /^delay of a fault must be/u],
    ["POST", "/faults", { drop: 1 }, "drop of a fault must be a boolean"],
    ["POST", "/faults", { toString: 1 }, 'a fault has no member "toString"'],
    ["POST", "/faults", { drop: true, status: 500 }, "a fault has at most one of status, drop and timeout"],
    ["PUT", "/limits", { on: 1 }, "on must be a boolean"],
    ["GET", "/log?after=x", undefined, "after must be the id of an entry"],
  ])("%s %s with %j is rejected", async (method, path, body, message) => {
    const [status, said] = await ask(createSandbox(), method, path, body);
    expect([status, said]).toEqual([400, typeof message === "string" ? message : expect.stringMatching(message)]);
  });

  it("an unknown path, another method and another website are rejected", async () => {
    const sandbox = createSandbox();
    const unknown = "path must be one that /_sandbox/openapi.json lists";
    for (const path of ["/other", "/campaigns/", "/campaigns/a/b", "/campaigns/{id}", "/toString"]) {
      const isCampaign = path === "/campaigns/{id}";
      const expected = isCampaign ? "there is no campaign with this id" : unknown;
      expect(await ask(sandbox, "GET", path)).toEqual([404, expected]);
    }
    const other = await send(sandbox, "PUT", "/_sandbox/faults");
    expect([other.status, other.headers.get("Allow")]).toEqual([405, "GET, POST, DELETE"]);
    const incoming = { Host: "localhost:4010", Origin: "https://evil.example" };
    expect((await send(sandbox, "POST", "/_sandbox/reset", undefined, incoming)).status).toBe(403);
    const own = { Host: "localhost:4010", Origin: "http://localhost:4010" };
    expect((await send(sandbox, "POST", "/_sandbox/reset", undefined, own)).status).toBe(200);
  });
});

describe("the OpenAPI document", () => {
  it("describes every control request, and no other", async () => {
    expect((await ask(createSandbox(), "GET", "/openapi.json"))[1]).toEqual(controlDocument);
    const described = Object.entries(controlDocument.paths).map(([path, methods]) => [
      path,
      Object.keys(methods).map((method) => method.toUpperCase()),
    ]);
    const handled = Object.entries(handlers).map(([path, methods]) => [`/_sandbox${path}`, Object.keys(methods)]);
    expect(described).toEqual(handled);
  });

  it("describes the answers", async () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    ajv.addSchema(controlDocument, "control");
    const sandbox = createSandbox();
    const [first] = await sandbox.seed([{ workspace: "W1", body: { channel: "PUSH" } }]);
    await create(sandbox, {});
    const asked: [method: string, path: string, body?: unknown, real?: string][] = [
      ["GET", "/campaigns"],
      ["GET", "/campaigns/{id}", undefined, `/campaigns/${first?.campaign_id}`],
      ["PUT", "/campaigns/{id}/state", { state: "ACTIVE" }, `/campaigns/${first?.campaign_id}/state`],
      ["POST", "/seed", [{ workspace: "W1", body: {} }]],
      ["GET", "/clock"],
      ["PATCH", "/clock", { advance: 1 }],
      ["GET", "/log"],
      ["GET", "/log/{id}", undefined, `/log/${sandbox.log()[0]?.id}`],
      ["POST", "/faults", { next: 3, delay: 5, after: true }],
      ["GET", "/faults"],
      ["DELETE", "/faults"],
      ["GET", "/limits"],
      ["PUT", "/limits", { on: true }],
      ["POST", "/reset"],
    ];
    for (const [method, path, body, real = path] of asked) {
      const place = `control#/paths/${`/_sandbox${path}`.replaceAll("/", "~1")}/${method.toLowerCase()}`;
      const schema = `${encodeURI(place)}/responses/200/content/application~1json/schema`;
      const [status, answer] = await ask(sandbox, method, real, body);
      expect([path, status, ajv.validate({ $ref: schema }, answer), ajv.errorsText()]).toEqual([
        path,
        200,
        true,
        "No errors",
      ]);
    }
  });
});

it("events report requests, changes and resets", async () => {
  const sandbox = createSandbox({ clock: () => 0, campaignId: () => "c-1" });
  const response = await sandbox.fetch(new Request("http://sandbox.test/_sandbox/events"));
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
