import { describe, expect, it } from "vitest";
import { createInput, updateInput } from "../support/requests.js";
import { pushRequest } from "../support/test-rule.js";
import { ask } from "./ask.js";
import { type AnyRouteOptions, frameworks } from "./servers.js";
import { testServer } from "./test-server.js";

const RULE = "input.json-unique-keys";
const SLIP = "input.json-unique-key";

const store = { find: () => undefined, save: () => undefined };

/** Options with which no server starts, and the messages. */
const wrong: Readonly<Record<string, readonly [options: unknown, message: string]>> = {
  "a misspelt option": [{ contxt: {} }, 'unknown option "contxt"; did you mean "context"?'],
  "a misspelt rule": [{ context: { rules: { [SLIP]: "off" } } }, `unknown rule "${SLIP}"`],
  "an unknown level": [{ context: { rules: { [RULE]: "warn" } } }, `unknown level of the rule ${RULE}: "warn"`],
  "a context that is not an object": [{ context: [] }, "context must be an object"],
  "a store without a function": [
    { idempotency: { ...store, save: undefined, store: store.save } },
    "idempotency.save must be a function, got undefined",
  ],
  "a store that is not an object": [{ idempotency: true }, "idempotency must be an object, got boolean"],
};

describe.each(Object.entries(frameworks))("%s", (_name, start) => {
  const { started: startedWith, stop } = testServer(start);
  const started = (options: unknown) => startedWith(options as AnyRouteOptions);

  it.each(Object.entries(wrong))("does not start with %s", async (_kind, [options, message]) => {
    await expect(started(options)).rejects.toThrow(new TypeError(message));
  });

  it("accepts a store with more than the two functions", async () => {
    const running = await started({ idempotency: { ...store, clear: () => undefined } });
    expect((await ask(running, updateInput())).status).toBe(200);
  });

  it("applies the exceptions of its context", async () => {
    const exceptions = [{ rule: "structure.required", path: "created_by", level: "off" }];
    const body = pushRequest({ created_by: undefined });
    expect((await ask(await started({}), createInput({ body }))).status).toBe(400);
    await stop();
    expect((await ask(await started({ context: { exceptions } }), createInput({ body }))).status).toBe(201);
  });

  describe("a repeated key", () => {
    const body = JSON.stringify(pushRequest()).replace("{", '{"channel":"EMAIL",');

    it.each([
      ["off", 201, []],
      ["warning", 201, [RULE]],
    ] as const)("follows the level in the context: %s", async (level, status, warnings) => {
      for (const context of [{ rules: { [RULE]: level } }, () => ({ rules: { [RULE]: level } })]) {
        const answer = await ask(await started({ context }), createInput({ body }));
        expect(answer).toMatchObject({ status, json: { warnings } });
        await stop();
      }
    });

    it("is reported before problems of the value that counts", async () => {
      const both = '{"request_id":"r-0","channel":"FAX","request_id":"r-1","channel":"fax"}';
      const { status, json } = await ask(await started({}), createInput({ body: both }));
      const { error } = json as { error: { request_id: string; details: { target: string; message: string }[] } };
      expect([status, error.request_id, error.details.slice(0, 3)]).toEqual([
        400,
        "r-1",
        [
          { target: "request_id", message: expect.stringContaining("is repeated at line 1, column 37") },
          { target: "channel", message: expect.stringContaining("is repeated at line 1, column 56") },
          { target: "channel", message: expect.stringContaining("must be") },
        ],
      ]);
    });

    it("counts towards the bounds of the context", async () => {
      const running = await started({ context: { bounds: { maxViolations: 2 } } });
      const answer = await ask(running, createInput({ body: '{"a":1,"b":1,"c":1,"a":1,"b":1,"c":1}' }));
      expect((answer.json as { error: { details: unknown[] } }).error.details).toEqual([
        { target: "a", message: expect.any(String) },
        { target: "b", message: expect.any(String) },
      ]);
    });

    it("has an answer within the bounds, however deep it is", async () => {
      const key = "é\\u0007".repeat(40);
      const deep = [`{"${key}":`.repeat(60), `{"${key}":1,"${key}":1}`, "}".repeat(60)].join("");
      const { status, text, json } = await ask(await started({ largest: 100_000 }), createInput({ body: deep }));
      const { error } = json as { error: { message: string; target: string } };
      expect([status, text.length < 262_144]).toEqual([400, true]);
      expect(JSON.stringify(error.message).length).toBeLessThanOrEqual(1026);
    });
  });
});
