import { afterEach, describe, expect, it, vi } from "vitest";
import * as express from "../../src/adapters/express.js";
import * as hono from "../../src/adapters/hono.js";
import { defineRule, validateRequest } from "../../src/index.js";
import { startTimeRequired } from "../../src/rules/schedule/start-time-required.js";
import { newRules } from "../support/new-rules.js";
import { createInput, type HeadersByName, KEY, updateInput, WORKSPACE } from "../support/requests.js";
import { pushRequest } from "../support/test-rule.js";
import { storedPush } from "../support/updates.js";
import { type Answer, ask as send } from "./ask.js";
import { frameworks } from "./servers.js";
import { testServer } from "./test-server.js";

const create = (headers: HeadersByName = {}, body: unknown = pushRequest()) => createInput({ headers, body });
/** Sends a request. Expects that, except for a success, our answers do not let a browser guess their type. */
async function ask(...request: Parameters<typeof send>): Promise<Answer> {
  const answer = await send(...request);
  if (answer.status >= 400) expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  return answer;
}

const secret = "postgres://admin:hunter2@db.internal";

describe.each(Object.entries(frameworks))("%s", (name, start) => {
  const { report, handle, started, stop } = testServer(start);

  /** Expects an answer in the documented format that reveals nothing, and that the handler was not reached. */
  function expectRefusal(answer: Answer, status: number, error: unknown): void {
    expect({ status: answer.status, json: answer.json }).toEqual({ status, json: { error } });
    for (const leak of ["    at ", "node_modules", "schedule.start-time-required", KEY, secret, "hunter2"]) {
      expect(answer.text).not.toContain(leak);
    }
    expect(handle).not.toHaveBeenCalled();
  }

  afterEach(() => vi.restoreAllMocks());

  it("passes valid requests to the handler", async () => {
    const running = await started();
    expect(await ask(running, createInput())).toMatchObject({
      status: 201,
      json: { ok: true, operation: "create", workspace: WORKSPACE, warnings: [], isSame: true },
    });
    expect(await ask(running, updateInput())).toMatchObject({ status: 200, json: { operation: "publish" } });
    expect(report).not.toHaveBeenCalled();
  });

  it("reports problems of headers and body together, like the engine", async () => {
    const input = create({ "SVC-APPKEY": undefined }, { request_id: "r-1", channel: "push" });
    const expected = validateRequest(input);
    if (expected.ok) throw new Error("must be wrong");
    const answer = await ask(await started(), input);
    expectRefusal(answer, 400, expected.body.error);
    expect(expected.violations.length).toBeGreaterThan(2);
  });

  it("runs custom rules after ours", async () => {
    const noPush = defineRule({
      id: "acme.no-push",
      scope: "PUSH",
      reads: { values: ["channel"] },
      message: "must not be PUSH here",
      check: (_, report) => void report(["channel"]),
    });
    const running = await started({ context: { customRules: [noPush] } });
    const [message, target] = ["channel must not be PUSH here", "channel"];
    const error = { code: "400 Bad Request", message, target, details: [{ target, message }] };
    expectRefusal(await ask(running, create()), 400, { ...error, request_id: "push-minimal-001" });
  });

  it("checks a context for all requests at once", async () => {
    const body = pushRequest({ "delivery_controls.queuing_enabled": true, "delivery_controls.queue_duration": 2 });
    const running = await started({ context: { features: ["QUEUING"] } });
    expect((await ask(running, create({}, body))).status).toBe(201);
    await stop();
    await expect(started({ context: { features: ["QUEUEING" as never] } })).rejects.toThrow(TypeError);
  });

  it("finds a context for each request", async () => {
    const context = vi.fn(async () => ({ features: ["QUEUING" as const], lint: true }));
    const body = pushRequest({ "delivery_controls.queuing_enabled": true, "delivery_controls.queue_duration": 2 });
    expect((await ask(await started({ context }), create({}, body))).status).toBe(201);
    expect(context).toHaveBeenCalledTimes(1);
  });

  it("checks a context that it gets again only once", async () => {
    const features = vi.fn(() => []);
    const context = {
      get features() {
        return features();
      },
    };
    const running = await started({ context: () => context });
    for (let count = 0; count < 3; count++) expect((await ask(running, createInput())).status).toBe(201);
    expect(features).toHaveBeenCalledTimes(1);
  });

  it("shows warnings to the handler", async () => {
    const body = pushRequest({ "basic_details.nmae": "Sale" });
    const answer = await ask(await started({ context: { lint: true, features: [] } }), create({}, body));
    expect(answer).toMatchObject({ status: 201, json: { warnings: ["member.known"] } });
  });

  it("does not repeat warnings in an error answer", async () => {
    const body = pushRequest({ "basic_details.nmae": "Sale", created_by: "jo" });
    const answer = await ask(await started({ context: { lint: true, features: [] } }), create({}, body));
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain("nmae");
  });

  describe("an update", () => {
    it.each([
      ["with its length", {}],
      ["in chunks", { "Transfer-Encoding": "chunked" }],
    ])("may be an empty object, sent %s", async (_, sent) => {
      const headers = { "X-SVC-Request-Id": "upd-1", ...sent };
      const { status } = await ask(await started({}), updateInput({ headers, body: {} }));
      expect(status).toBe(200);
    });

    it("is merged with the campaign that the lookup finds", async () => {
      const stored = storedPush();
      const campaign = vi.fn(async () => ({ state: "DRAFT" as const, body: stored }));
      const running = await started({ campaign, context: { features: ["AUDIENCE_LIMIT"] } });
      const basics = { ...(stored["basic_details"] as object), name: "Another" };
      const answer = await ask(running, updateInput({ body: { basic_details: basics } }));
      expect(answer).toMatchObject({ status: 200, json: { operation: "update", merged: "Another" } });
      expect(campaign).toHaveBeenCalledTimes(1);
      await ask(running, createInput());
      expect(campaign).toHaveBeenCalledTimes(1);
    });

    it("is rejected because of the state in the context, unless the lookup finds a campaign", async () => {
      const context = { campaign: { state: "ARCHIVED" } } as object;
      for (const options of [{ context }, { context: () => context, campaign: () => undefined }]) {
        expect((await ask(await started(options), updateInput())).status).toBe(400);
      }
      const found = await started({ context, campaign: () => ({ state: "DRAFT" }) });
      expect((await ask(found, updateInput())).status).toBe(200);
    });

    it("is rejected because of the state that the lookup finds", async () => {
      const running = await started({ campaign: () => ({ state: "ARCHIVED" }) });
      const answer = await ask(running, updateInput());
      expect(answer).toMatchObject({ status: 400, json: { error: { target: "campaign_id", request_id: "upd-1" } } });
    });
  });

  describe("without credentials", () => {
    it("nothing is looked up, and the body is not checked", async () => {
      const context = vi.fn(() => ({}));
      const campaign = vi.fn(() => undefined);
      const running = await started({ context, campaign });
      const inputs = [create({ Authorization: undefined }, {}), updateInput({ headers: { Authorization: "x" } })];
      for (const input of inputs) {
        const answer = await ask(running, input);
        expect(answer).toMatchObject({ status: 401, json: { error: { target: "Authorization" } } });
        expect((answer.json as { error: { details: unknown[] } }).error.details).toHaveLength(1);
      }
      expect([context, campaign, handle].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
    });

    it("the answer has the message of the context", async () => {
      const running = await started({ context: { message: ({ rule }) => `verletzt: ${rule}` } });
      const answer = await ask(running, create({ Authorization: undefined }));
      expect(answer).toMatchObject({ status: 401, json: { error: { message: "verletzt: request.authorized" } } });
    });
  });

  it("decides about headers beside malformed JSON with the context", async () => {
    const rules = { "request.idempotency-key-present": "off" } as const;
    const context = () => ({ rules, message: ({ rule }: { rule: string }) => `verletzt: ${rule}` });
    const headers = { "Idempotency-Key": undefined, "X-SVC-Request-Id": undefined };
    const { json } = await ask(await started({ context }), updateInput({ headers, body: "{" }));
    const { details } = (json as { error: { details: { message: string }[] } }).error;
    const isOfParser = /^express\d$/u.test(name);
    expect(details.map(({ message }) => message)).toEqual([
      ...(isOfParser ? [] : ["verletzt: request.request-id-present"]),
      'body is not valid JSON: the closing "}" is missing at line 1, column 2',
    ]);
  });

  describe("a body that cannot be read", () => {
    // alike.test.ts has a table of such bodies.
    it("is refused without repeating it", async () => {
      const answer = await ask(await started(), create({}, '{"key": "hunter2" oh'));
      const message = "body is not valid JSON: comma expected at line 1, column 19";
      const details = [{ target: "body", message }];
      expectRefusal(answer, 400, { code: "400 Bad Request", message, target: "body", details });
      expect(report).not.toHaveBeenCalled();
    });

    it("the answer has the id from the header", async () => {
      const answer = await ask(await started(), updateInput({ body: "{" }));
      expect(answer).toMatchObject({ status: 400, json: { error: { target: "body", request_id: "upd-1" } } });
    });
  });

  describe("a defect", () => {
    const message = "server failed to handle the request; the request may be valid";
    const details = [{ target: "server", message }];
    const error = { code: "500 Internal Server Error", message, target: "server", details };

    it("of a rule is answered with a plain 500, and reported", async () => {
      vi.spyOn(startTimeRequired, "check").mockImplementation(() => {
        throw new Error(secret);
      });
      const answer = await ask(
        await started({ context: { customRules: newRules() } }),
        create({ "X-SVC-Request-Id": "r-9" }, pushRequest({ "scheduling_details.delivery_type": "AT_FIXED_TIME" })),
      );
      const id = name === "hono" ? "r-9" : (pushRequest() as { request_id: string }).request_id;
      expectRefusal(answer, 500, { ...error, request_id: id });
      expect(report).toHaveBeenCalledTimes(1);
    });
  });
});

it.each([
  ["Express", () => express.campaignRequest("publish" as never)],
  ["Hono", () => hono.campaignRequest("publish" as never)],
])("the middleware of %s rejects an unknown operation at once", (_, make) => {
  expect(make).toThrow(new TypeError('unknown operation "publish"'));
});
