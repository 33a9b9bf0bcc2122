import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { hc, type InferRequestType } from "hono/client";
import { HTTPException } from "hono/http-exception";
import { afterEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { campaignErrors, campaignRequest } from "../../src/adapters/hono.js";
import type { CreateRequest, UpdateRequest } from "../../src/index.js";
import { createInput, UUID, updateInput, WORKSPACE } from "../support/requests.js";
import { pushRequest } from "../support/test-rule.js";

const headers = { ...(createInput().headers as Record<string, string>), "Content-Type": "application/json" };

function requestOf(body: string | ReadableStream): RequestInit {
  return { method: "POST", headers, body, duplex: "half" } as RequestInit;
}

afterEach(() => vi.restoreAllMocks());

describe("the middleware", () => {
  const app = new Hono()
    .post("/campaigns", campaignRequest("create"), (c) => {
      expectTypeOf(c.req.valid("json")).toEqualTypeOf<CreateRequest>();
      const { operation, value } = c.get("campaignRequest");
      expectTypeOf(operation).toEqualTypeOf<"create">();
      return c.json({ channel: value.channel }, 201);
    })
    .patch("/campaigns/:id", campaignRequest("update"), (c) => {
      expectTypeOf(c.req.valid("json")).toEqualTypeOf<UpdateRequest>();
      const { operation, merged } = c.get("campaignRequest");
      expectTypeOf(operation).toEqualTypeOf<"update" | "publish">();
      return c.json({ operation, isMerged: merged !== undefined });
    });

  it("gives the handler the body and the request with their types, on any path", async () => {
    const created = await app.request("/campaigns", requestOf(JSON.stringify(pushRequest())));
    expect([created.status, await created.json()]).toEqual([201, { channel: "PUSH" }]);
    const { headers: own, body } = updateInput();
    const init = { method: "PATCH", headers: { ...headers, ...own }, body: JSON.stringify(body) };
    expect(await (await app.request("/campaigns/c-1", init)).json()).toEqual({ operation: "publish", isMerged: false });
  });

  it("says which version of Hono it needs", async () => {
    const middleware = campaignRequest("create");
    // Version 3 has a method that version 4 removed; version 2 has no raw request.
    for (const c of [{ jsonT: () => {}, req: { raw: {} } }, { req: {} }]) {
      await expect(middleware(c as never, async () => {})).rejects.toThrow("campaign-rules/hono needs Hono 4 or later");
    }
  });

  it("gives a client the type of the body", () => {
    const client = hc<typeof app>("http://localhost");
    expectTypeOf<InferRequestType<typeof client.campaigns.$post>["json"]>().toEqualTypeOf<CreateRequest>();
    expect(client.campaigns.$url().pathname).toBe("/campaigns");
  });
});

it("the answer to a known key may have a status that allows no body", async () => {
  const idempotency = { find: () => ({ status: 204, body: "" }), save: () => undefined };
  const app = new Hono().post("/campaigns", campaignRequest("create", { idempotency }), (c) => c.body(null));
  const sent = { ...requestOf("{}"), headers: { ...headers, "Idempotency-Key": UUID } };
  const { status, body } = await app.request("/campaigns", sent);
  expect([status, body]).toEqual([204, null]);
});

describe("errors", () => {
  const path = "/campaigns";

  it.each([409, 413] as const)("of Hono for other reasons are not changed: %d", async (status) => {
    const report = vi.fn();
    const app = new Hono().post(path, campaignRequest("create"), () => {
      throw new HTTPException(status, { message: "taken" });
    });
    app.onError(campaignErrors(report));
    const response = await app.request(path, requestOf(JSON.stringify(pushRequest())));
    expect([response.status, await response.text()]).toEqual([status, "taken"]);
    expect(report).not.toHaveBeenCalled();
  });

  it("with status 500 reveal nothing and are reported", async () => {
    const report = vi.fn();
    const defect = new HTTPException(500, { message: "no database at hunter2@db" });
    const app = new Hono().post(path, campaignRequest("create"), () => {
      throw defect;
    });
    app.onError(campaignErrors(report));
    const response = await app.request(path, requestOf(JSON.stringify(pushRequest())));
    expect([response.status, await response.json()]).toMatchObject([500, { error: { target: "server" } }]);
    expect(report.mock.calls).toEqual([[defect]]);
  });

  it("of a body that turns out too large are answered as documented", async () => {
    const app = new Hono().use(bodyLimit({ maxSize: 100 })).post(path, campaignRequest("create"), (c) => c.body(null));
    app.onError(campaignErrors());
    const response = await app.request(path, requestOf(new Blob(["x".repeat(200)]).stream()));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: { code: "413 Payload Too Large", target: "body" } });
  });

  it("of an aborted body do not count as malformed JSON", async () => {
    const report = vi.fn();
    const app = new Hono().post(path, campaignRequest("create"), (c) => c.body(null));
    app.onError(campaignErrors(report));
    const cause = new TypeError("terminated");
    const broken = new ReadableStream({ start: (controller) => controller.error(cause) });
    expect((await app.request(path, requestOf(broken))).status).toBe(500);
    expect(report.mock.calls).toEqual([[cause]]);
  });

  it("are shown on the console by default", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const cause = new Error("no database");
    const context = () => Promise.reject(cause);
    const app = new Hono().post(path, campaignRequest("create", { context }), (c) => c.body(null));
    app.onError(campaignErrors());
    expect((await app.request(path, requestOf("{}"))).status).toBe(500);
    expect(log.mock.calls.flat()).toMatchObject([
      { message: `context of workspace "${WORKSPACE}" failed: no database`, cause },
    ]);
  });
});
