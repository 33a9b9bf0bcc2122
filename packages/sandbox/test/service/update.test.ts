import { describe, expect, it } from "vitest";
import { unreadCases } from "../../../../test/support/unread-cases.js";
import { createSandbox } from "../../src/index.js";
import { create, created, errorOf, fixturesIn, pushBody, update } from "../support/requests.js";

const goals = { conversion_goal_details: { attribution_window_in_hours: 24 } };

describe("an update", () => {
  it("is merged into the stored campaign", async () => {
    const sandbox = createSandbox({ campaignId: () => "c-1" });
    const body = pushBody();
    await created(sandbox, body);
    const answer = await update(sandbox, "c-1", { ...goals, request_id: "r-1" });
    expect([answer.status, answer.body]).toEqual([
      200,
      { response_id: "r-1", type: "update", data: { campaign_id: "c-1", state: "DRAFT" } },
    ]);
    expect(await sandbox.campaign("c-1")).toEqual({
      campaign_id: "c-1",
      workspace: "W1",
      state: "DRAFT",
      body: { ...body, ...goals },
    });
  });

  it("answers with the whole id of a request, however long", async () => {
    const sandbox = createSandbox();
    const request_id = "é".repeat(300);
    const answer = await update(
      sandbox,
      await created(sandbox),
      { request_id },
      { headers: { "X-SVC-Request-Id": "" } },
    );
    expect((answer.body as { response_id: string }).response_id).toBe(request_id);
    const id = "x".repeat(300);
    const other = await update(
      sandbox,
      await created(sandbox),
      { request_id: id },
      { headers: { "X-SVC-Request-Id": id } },
    );
    expect((other.body as { response_id: string }).response_id).toBe(id);
  });

  it("has a header whose quoted value may hold a comma", async () => {
    const sandbox = createSandbox();
    const headers = { "X-SVC-Request-Id": '"a, b"' };
    const answer = await update(sandbox, await created(sandbox), goals, { headers });
    expect([answer.status, (answer.body as { response_id: string }).response_id]).toEqual([200, '"a, b"']);
  });

  it("whose id cannot be decoded is at an unknown path", async () => {
    const answer = await update(createSandbox(), "%ff", goals);
    expect([answer.status, errorOf(answer).target]).toEqual([404, "path"]);
  });

  it("of a paused campaign is validated as in another state, and leaves it paused", async () => {
    const sandbox = createSandbox({ stateAfterCreate: "PAUSED" });
    const id = await created(sandbox);
    const answer = await update(sandbox, id, goals);
    expect([answer.status, answer.body]).toEqual([
      200,
      { response_id: "r-1", type: "update", data: { campaign_id: id, state: "PAUSED" } },
    ]);
    expect((await sandbox.campaign(id))?.state).toBe("PAUSED");
  });

  it("of a campaign that the workspace does not have is answered with 404", async () => {
    const sandbox = createSandbox();
    const id = await created(sandbox);
    for (const [campaign, workspace] of [
      ["c-2", "W1"],
      [id, "W2"],
    ] as const) {
      const answer = await update(sandbox, campaign, goals, { workspace });
      expect([answer.status, errorOf(answer)]).toEqual([
        404,
        {
          code: "404 Not Found",
          target: "campaign_id",
          message: "campaign_id must belong to a campaign of this workspace, but none has this id",
          request_id: "r-1",
        },
      ]);
    }
  });

  it("that cannot be read changes nothing", async () => {
    const sandbox = createSandbox();
    const id = await created(sandbox);
    const answer = await update(sandbox, id, "{");
    const message = 'body is not valid JSON: the closing "}" is missing at line 1, column 2';
    expect([answer.status, errorOf(answer).message]).toEqual([400, message]);
  });
});

it.each(Object.entries(unreadCases))("headers and body are named together: %s", async (_, one) => {
  const { operation, headers, body, targets } = one;
  const sandbox = createSandbox();
  const answer = await (operation === "create"
    ? create(sandbox, body, { headers })
    : update(sandbox, await created(sandbox), body, { headers }));
  const { details } = (answer.body as { error: { details: { target: string }[] } }).error;
  expect([answer.status, details.map(({ target }) => target)]).toEqual([400, targets]);
});

describe("a publication", () => {
  it("sets the state, and leaves the body", async () => {
    for (const stateAfterPublish of [undefined, "SCHEDULED"] as const) {
      const sandbox = createSandbox({ stateAfterPublish });
      const body = pushBody();
      const id = await created(sandbox, body);
      const answer = await update(sandbox, id, { status: "PUBLISH" });
      const state = stateAfterPublish ?? "ACTIVE";
      expect([answer.status, answer.body]).toEqual([
        200,
        { response_id: "r-1", type: "publish", data: { campaign_id: id, state } },
      ]);
      expect(await sandbox.campaign(id)).toEqual({ campaign_id: id, workspace: "W1", state, body });
    }
  });
});

describe("an idempotency key", () => {
  const key = { headers: { "Idempotency-Key": "8f2b6c1e-4d3a-4b7f-9c21-5e0d7a6b3f10" } };

  it("is replayed in a state that allows no updates, and leaves it", async () => {
    const sandbox = createSandbox();
    const id = await created(sandbox);
    await update(sandbox, id, { status: "PUBLISH" }, key);
    await sandbox.setState(id, "STOPPED");
    expect((await update(sandbox, id, { status: "PUBLISH" }, key)).status).toBe(200);
    expect(errorOf(await update(sandbox, id, { status: "PUBLISH" })).target).toBe("campaign_id");
    expect((await sandbox.campaign(id))?.state).toBe("STOPPED");
  });

  it("of another request is replayed, or rejected if an option says so", async () => {
    for (const idempotency of ["replay", "reject"] as const) {
      const sandbox = createSandbox({ idempotency });
      const id = await created(sandbox);
      await update(sandbox, id, { status: "PUBLISH" }, key);
      expect((await update(sandbox, id, { status: "PUBLISH" }, key)).status).toBe(200);
      const answer = await update(sandbox, id, { updated_by: "a@b.example" }, key);
      expect(answer.status).toBe(idempotency === "replay" ? 200 : 409);
    }
  });
});

describe("the limits of updates", () => {
  it("apply to a rolling hour and a rolling day, in each workspace", async () => {
    let now = 0;
    const sandbox = createSandbox({ clock: () => now, updateLimits: { hour: 2, day: 3 } });
    const id = await created(sandbox);
    const statuses: (readonly [minutes: number, status: number, wait: string | null])[] = [];
    for (const minutes of [0, 10, 59, 60, 61, 70, 24 * 60 - 1, 24 * 60]) {
      now = minutes * 60_000;
      const { status, headers } = await update(sandbox, id, goals);
      statuses.push([minutes, status, headers.get("Retry-After")]);
    }
    expect(statuses).toEqual([
      [0, 200, null],
      [10, 200, null],
      [59, 429, "60"],
      [60, 200, null],
      // The limit of the day is reached, so only the next day has room.
      [61, 429, String(23 * 3600 - 60)],
      [70, 429, String(23 * 3600 - 600)],
      [24 * 60 - 1, 429, "60"],
      [24 * 60, 200, null],
    ]);
    const other = await created(sandbox, pushBody(), { workspace: "W2" });
    expect((await update(sandbox, other, goals, { workspace: "W2" })).status).toBe(200);
  });

  it("count rejected and repeated requests, but not while limits are off", async () => {
    const sandbox = createSandbox({ clock: () => 0, updateLimits: { hour: 3 } });
    const id = await created(sandbox);
    const headers = { "Idempotency-Key": "8f2b6c1e-4d3a-4b7f-9c21-5e0d7a6b3f10" };
    const send = async (body: object) => (await update(sandbox, id, body, { headers })).status;
    sandbox.limits.off();
    expect(await send({ status: "STOP" })).toBe(400);
    sandbox.limits.on();
    expect([await send({ status: "STOP" }), await send(goals), await send(goals), await send(goals)]).toEqual([
      400, 200, 200, 429,
    ]);
    expect(sandbox.log().at(-1)?.violations).toEqual([
      { rule: "limits.updates", path: "rate_limit", message: "update rate limit exceeded: 3 per hour are allowed" },
    ]);
  });

  it("are none by default", async () => {
    const sandbox = createSandbox({ clock: () => 0 });
    const id = await created(sandbox);
    const statuses = new Set<number>();
    for (let calls = 0; calls < 150; calls++) statuses.add((await update(sandbox, id, goals)).status);
    expect([...statuses]).toEqual([200]);
  });
});

it("every fixture with a known campaign gets its documented answer", async () => {
  for (const folder of ["update/valid", "update/invalid"]) {
    for (const [name, { patch, context }] of fixturesIn(folder)) {
      const { campaign, ...rest } = (context ?? {}) as { campaign?: { state?: "DRAFT"; body?: object } };
      // The sandbox has no campaign whose body is unknown or not an object.
      if (typeof campaign?.body !== "object" || campaign.body === null || Array.isArray(campaign.body)) continue;
      const sandbox = createSandbox({ context: rest });
      const { state = "OTHER", body: stored } = campaign;
      await sandbox.seed([{ campaign_id: "c-1", workspace: "W1", state, body: stored }]);
      const id = (patch as { request_id?: unknown } | null)?.request_id;
      const headers = { "X-SVC-Request-Id": typeof id === "string" ? id : "r-1" };
      const { status } = await update(sandbox, "c-1", patch, { headers });
      expect([name, status]).toEqual([name, folder === "update/valid" ? 200 : 400]);
    }
  }
});
