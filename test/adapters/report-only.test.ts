import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerResult } from "../../src/adapters/unique-keys.js";
import { createInput, type HeadersByName, updateInput, WORKSPACE } from "../support/requests.js";
import { pushRequest } from "../support/test-rule.js";
import { ask } from "./ask.js";
import { type AnyRouteOptions, frameworks, LARGEST } from "./servers.js";
import { testServer } from "./test-server.js";

/** What was decided: the status, or 200, and the rules that the request breaks. */
function told({ ok, ...result }: ServerResult): unknown[] {
  return ["status" in result ? result.status : 200, ...result.violations.map(({ rule }) => rule)];
}

const WITHOUT_KEY = { "Idempotency-Key": undefined };
const withType = (type: string) => update({ status: "PUBLISH" }, { "Content-Type": type });
const update = (body: unknown, headers: HeadersByName = {}) => updateInput({ body, headers });

/** A request, and what is decided about it. */
const cases: Readonly<Record<string, readonly [ReturnType<typeof updateInput>, unknown[]]>> = {
  "a valid one": [updateInput(), [200]],
  "a valid one to create": [createInput(), [200]],
  "one without credentials": [update({}, { Authorization: undefined }), [401, "request.authorized"]],
  "one whose path cannot be decoded": [updateInput({ path: "/v5/campaigns/%ZZ" }), [404, "request.operation-known"]],
  "one without a key": [updateInput({ headers: WITHOUT_KEY }), [400, "request.idempotency-key-present"]],
  "one with an invalid body": [
    createInput({ body: pushRequest({ created_by: "jo", channel: "push" }) }),
    [400, "structure.enum", "structure.format"],
  ],
  "one with a duplicate key": [update('{"status":"?","status":"PUBLISH"}'), [400, "input.json-unique-keys"]],
  "one that is not UTF-8": [
    update(Buffer.from('{"status":"PUBLISH","version_note":"\u00ee"}', "latin1")),
    [400, "input.json"],
  ],
  "one that is malformed": [update('{"status"'), [400, "input.json"]],
  "one that is malformed and has no key": [
    update('{"status"', WITHOUT_KEY),
    [400, "request.idempotency-key-present", "input.json"],
  ],
  "one of another type": [withType("text/plain"), [400, "request.content-type-json"]],
  "one of a type that Fastify has no parser for": [withType("text/xml"), [400, "request.content-type-json"]],
  "one in another character set": [withType("application/json; charset=utf-16"), [415, "input.json"]],
};

describe.each(Object.entries(frameworks))("%s", (name, start) => {
  const onResult = vi.fn<NonNullable<AnyRouteOptions["onResult"]>>();
  const printed = vi.spyOn(console, "error");

  beforeEach(() => void printed.mockReturnValue());
  afterEach(() => {
    for (const mock of [onResult, printed]) mock.mockReset();
  });

  const { report, handle, stop, started: startedWith } = testServer(start);
  const started = (options: AnyRouteOptions = {}) => startedWith({ onResult, ...options });
  const decided = () => onResult.mock.calls.map(([result]) => told(result));

  it.each(Object.entries(cases))(
    "decides about %s in both modes, and rejects only in one",
    async (kind, [input, expected]) => {
      // The router, or Express's parser, rejects it before the adapter is asked.
      const isOfParser = /set|malformed/u.test(kind) && /^express\d$/u.test(name);
      if (isOfParser || (kind.includes("decoded") && name !== "hono")) {
        await ask(await started(), input);
        expect(decided()).toEqual([]);
        return;
      }
      const strict = await ask(await started(), input);
      expect([strict.status >= 400 ? strict.status : 200, decided()]).toEqual([expected[0], [expected]]);
      await stop();
      onResult.mockClear();
      handle.mockClear();

      const lenient = await ask(await started({ mode: "report" }), input);
      expect(decided()).toEqual([expected]);
      expect(report).not.toHaveBeenCalled();
      if (/malformed|parser/u.test(kind) && name === "fastify") {
        // As without the adapter.
        const code = kind.includes("malformed") ? "FST_ERR_CTP_INVALID_JSON_BODY" : "FST_ERR_CTP_INVALID_MEDIA_TYPE";
        expect(lenient.json).toMatchObject({ statusCode: lenient.status, code });
        expect(handle).not.toHaveBeenCalled();
        return;
      }
      expect(handle).toHaveBeenCalledTimes(1);
      expect(lenient.status).toBe(input.method === "POST" ? 201 : 200);
      expect((lenient.json as { ok: boolean }).ok).toBe(expected[0] === 200);
    },
  );

  it("lets a request pass that has neither a body nor a type", async () => {
    const server = await started({ mode: "report" });
    const { headers, ...input } = update("");
    const { status } = await ask(server, { ...input, headers: { ...headers, "Content-Type": undefined } as never });
    expect([status, decided()]).toEqual([200, [[400, "input.json"]]]);
  });

  it("leaves the body as it came to the handler", async () => {
    const { json } = await ask(await started({ mode: "report" }), update({ status: "?" }));
    expect(json).toEqual({ ok: false, body: '{"status":"?"}' });
  });

  it.each(["enforce", "report"] as const)("is told of a body that is too large only on Fastify: %s", async (mode) => {
    const large = update({ status: "PUBLISH", version_note: "x".repeat(LARGEST) });
    const { status } = await ask(await started({ mode }), large);
    expect([status, decided()]).toEqual([413, name === "fastify" ? [[413, "input.json"]] : []]);
    expect(handle).not.toHaveBeenCalled();
  });

  it("replays nothing if requests are only reported", async () => {
    const idempotency = { find: vi.fn(), save: vi.fn() };
    const running = await started({ mode: "report", idempotency });
    for (let count = 0; count < 2; count++) await ask(running, updateInput());
    expect(handle).toHaveBeenCalledTimes(2);
    expect([idempotency.find.mock.calls, idempotency.save.mock.calls]).toEqual([[], []]);
  });

  it("is not told of a replay", async () => {
    const idempotency = { find: () => ({ status: 200, body: "{}" }), save: vi.fn() };
    await ask(await started({ idempotency }), updateInput());
    expect(decided()).toEqual([]);
  });

  const full = () => {
    throw new Error("no disk");
  };
  it.each([
    ["throws", full],
    ["rejects", async () => full()],
    ["never resolves", () => new Promise(() => {})],
  ])("changes no answer if it %s", async (kind, fail) => {
    const options = { onResult: fail as () => unknown };
    const server = await started(options);
    expect((await ask(server, updateInput())).status).toBe(200);
    expect((await ask(server, update({ status: "?" }))).status).toBe(400);
    await stop();
    expect((await ask(await started({ ...options, mode: "report" }), update({ status: "?" }))).status).toBe(200);
    const reported = name === "fastify" ? report : printed;
    // Fastify's logger adds the message of the cause.
    const messages = reported.mock.calls.map(([error]) => (error as Error).message.slice(0, 24));
    expect(messages).toEqual(kind === "never resolves" ? [] : Array(3).fill("onResult failed: no disk"));
  });

  it("changes no answer if it changes what it was told", async () => {
    const input = update({ status: "?" });
    const expected = await ask(await started(), input);
    await stop();
    const redact = (result: object) => void Object.assign(result, { status: 200, violations: [] });
    const redactBody = ({ body }: { body?: { error: object } }) => body && Object.assign(body.error, { details: [] });
    onResult.mockImplementation((result) => [redactBody(result as never), redact(result)]);
    const { status, json } = await ask(await started(), input);
    expect([status, json]).toEqual([expected.status, expected.json]);
    expect(json).toMatchObject({ error: { details: [{}] } });
  });

  it("lets a request pass that could not be decided, and reports why", async () => {
    const context = () => Promise.reject(new Error("no database"));
    const { status, json } = await ask(await started({ mode: "report", context }), updateInput());
    expect([status, json]).toMatchObject([200, { ok: false }]);
    const reported = name === "fastify" ? report : printed;
    const [[{ message }]] = reported.mock.calls as [[Error]];
    expect(message).toMatch(`context of workspace "${WORKSPACE}" failed: no database`);
    expect(reported).toHaveBeenCalledTimes(1);
    expect(decided()).toEqual([]);
  });
});
