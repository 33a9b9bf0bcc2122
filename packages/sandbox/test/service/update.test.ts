import { describe, expect, it } from "vitest";
import { unreadCases } from "../../../../test/support/unread-cases.js";
import { createSandbox } from "../../src/index.js";
import { create, created, detailsOf, errorOf, fixturesIn, pushBody, update } from "../support/requests.js";

const key = { headers: { "Idempotency-Key": "8f2b6c1e-4d3a-4b7f-9c21-5e0d7a6b3f10" } };
const goals = { conversion_goal_details: { attribution_window_in_hours: 24 } };

describe("an update", () => {
  it("is merged into the stored campaign", async () => {
    const sandbox = createSandbox({ campaignId: () => "c-1" });
    const body = pushBody();
    await created(sandbox, body);
    const answer = await update(sandbox, "c-1", { ...goals, request_id: "r-1" });
    const data = { campaign_id: "c-1", state: "DRAFT" };
    expect([answer.status, answer.body]).toEqual([200, { response_id: "r-1", type: "update", data }]);
    expect(await sandbox.campaign("c-1")).toEqual({ ...data, workspace: "W1", body: { ...body, ...goals } });
  });

  it.each<[title: string, sent: object, header: string, responseId: string]>([
    ["the whole id of a request, however long", { request_id: "é".repeat(300) }, "", "é".repeat(300)],
    ["an id that is also in a header", { request_id: "x".repeat(300) }, "x".repeat(300), "x".repeat(300)],
    ["a header whose quoted value holds a comma", goals, '"a, b"', '"a, b"'],
  ])("is answered with %s", async (_, sent, header, responseId) => {
    const sandbox = createSandbox();
    const answer = await update(sandbox, await created(sandbox), sent, { headers: { "X-SVC-Request-Id": header } });
    expect([answer.status, (answer.body as { response_id: string }).response_id]).toEqual([200, responseId]);
  });

  it("whose id cannot be decoded is at an unknown path", async () => {
    const answer = await update(createSandbox(), "%ff", goals);
    expect([answer.status, errorOf(answer).target]).toEqual([404, "path"]);
  });

  it("of a paused campaign is validated as in another state, and leaves it paused", async () => {
    const sandbox = createSandbox({ stateAfterCreate: "PAUSED" });
    const id = await created(sandbox);
    const answer = await update(sandbox, id, goals);
    const data = { campaign_id: id, state: "PAUSED" };
    expect([answer.status, answer.body]).toEqual([200, { response_id: "r-1", type: "update", data }]);
    expect((await sandbox.campaign(id))?.state).toBe("PAUSED");
  });

  it("of a campaign that the workspace does not have is answered with 404", async () => {
    const sandbox = createSandbox();
    const id = await created(sandbox);
    const message = "campaign_id must belong to a campaign of this workspace, but none has this id";
    const error = { code: "404 Not Found", target: "campaign_id", message, request_id: "r-1" };
    for (const answer of [await update(sandbox, "c-2", goals), await update(sandbox, id, goals, { workspace: "W2" })]) {
      expect([answer.status, errorOf(answer)]).toEqual([404, error]);
    }
  });
});

it.each(Object.entries(unreadCases))("headers and body are named together: %s", async (_, one) => {
  const { operation, headers, body, targets } = one;
  const sandbox = createSandbox();
  const answer = await (operation === "create"
    ? create(sandbox, body, { headers })
    : update(sandbox, await created(sandbox), body, { headers }));
  expect([answer.status, detailsOf(answer).map(({ target }) => target)]).toEqual([400, targets]);
});

describe("a publication", () => {
  it.each([
    ["ACTIVE", undefined],
    ["SCHEDULED", "SCHEDULED"],
  ] as const)("sets the state to %s, and leaves the body", async (state, stateAfterPublish) => {
    const sandbox = createSandbox({ stateAfterPublish });
    const body = pushBody();
    const id = await created(sandbox, body);
    const answer = await update(sandbox, id, { status: "PUBLISH" });
    const data = { campaign_id: id, state };
    expect([answer.status, answer.body]).toEqual([200, { response_id: "r-1", type: "publish", data }]);
    expect(await sandbox.campaign(id)).toEqual({ ...data, workspace: "W1", body });
  });
});

describe("an idempotency key", () => {
  it("is replayed in a state that allows no updates, and leaves it", async () => {
    const sandbox = createSandbox();
    const id = await created(sandbox);
    await update(sandbox, id, { status: "PUBLISH" }, key);
    await sandbox.setState(id, "STOPPED");
    expect((await update(sandbox, id, { status: "PUBLISH" }, key)).status).toBe(200);
    expect(errorOf(await update(sandbox, id, { status: "PUBLISH" })).target).toBe("campaign_id");
    expect((await sandbox.campaign(id))?.state).toBe("STOPPED");
  });

  it.each([
    ["replay", 200],
    ["reject", 409],
  ] as const)("of another request has the answer that the option %s says", async (idempotency, status) => {
    const sandbox = createSandbox({ idempotency });
    const id = await created(sandbox);
    await update(sandbox, id, { status: "PUBLISH" }, key);
    expect((await update(sandbox, id, { status: "PUBLISH" }, key)).status).toBe(200);
    expect((await update(sandbox, id, { updated_by: "a@b.example" }, key)).status).toBe(status);
  });
});

describe("the limits of updates", () => {
  it("apply to a rolling hour and a rolling day, in each workspace", async () => {
    let now = 0;
    const sandbox = createSandbox({ clock: () => now, updateLimits: { hour: 2, day: 3 } });
    const id = await created(sandbox);
    for (const [minutes, status, wait] of [
      [0, 200, null],
      [10, 200, null],
      [59, 429, "60"],
      [60, 200, null],
      // The limit of the day is reached, so only the next day has room.
      [61, 429, String(23 * 3600 - 60)],
      [70, 429, String(23 * 3600 - 600)],
      [24 * 60 - 1, 429, "60"],
      [24 * 60, 200, null],
    ] as const) {
      now = minutes * 60_000;
      const answer = await update(sandbox, id, goals);
      expect([answer.status, answer.headers.get("Retry-After")], `after ${minutes} minutes`).toEqual([status, wait]);
    }
    const other = await created(sandbox, pushBody(), { workspace: "W2" });
    expect((await update(sandbox, other, goals, { workspace: "W2" })).status).toBe(200);
  });

  it("count rejected and repeated requests, but not while limits are off", async () => {
    const sandbox = createSandbox({ clock: () => 0, updateLimits: { hour: 3 } });
    const id = await created(sandbox);
    const statusOf = async (body: object) => (await update(sandbox, id, body, key)).status;
    sandbox.limits.off();
    expect(await statusOf({ status: "STOP" })).toBe(400);
    sandbox.limits.on();
    expect(await statusOf({ status: "STOP" })).toBe(400);
    for (const status of [200, 200, 429]) expect(await statusOf(goals)).toBe(status);
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
