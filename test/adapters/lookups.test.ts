import type express from "express";
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { afterAll, afterEach, beforeEach, describe, expect, it, type Mock, vi } from "vitest";
import { campaignErrors as expressErrors } from "../../src/adapters/express.js";
import { campaignErrors as honoErrors, campaignRequest as honoRequest } from "../../src/adapters/hono.js";
import type { RouteOptions } from "../../src/adapters/route-options.js";
import { updateInput, WORKSPACE } from "../support/requests.js";
import { type Answer, ask } from "./ask.js";
import {
  type AnyRouteOptions,
  expressVersions,
  frameworks,
  type Running,
  type Setting,
  updatesInExpress,
} from "./servers.js";
import { testServer } from "./test-server.js";

const secret = "GET http://internal.db/ws?key=hunter2 failed";
const message = "server failed to handle the request; the request may be valid";
const error = { code: "500 Internal Server Error", message, target: "server" };
/** The complete answer of every framework. */
const DEFECT = JSON.stringify({ error: { ...error, details: [{ target: "server", message }], request_id: "upd-1" } });

function fail(): never {
  throw new Error(secret);
}

const THEN: string = "then";
const thenable = (then: PropertyDescriptor): object => Object.defineProperty({}, THEN, then);
const unreadable = (name: string): object => Object.defineProperty({}, name, { get: fail, enumerable: true });
const errorWith = (members: object) => Object.assign(new Error(secret), members);

/** Values of every kind that code can throw, or reject with. */
const thrown: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  "the number 0": () => 0,
  NaN: () => Number.NaN,
  "the bigint 0": () => 0n,
  "an empty text": () => "",
  false: () => false,
  true: () => true,
  "the text that makes Express skip a route": () => "route",
  "the text that makes Express skip a router": () => "router",
  "a text": () => secret,
  "a symbol": () => Symbol(secret),
  "a function": () => fail,
  "an error": () => new Error(secret),
  "an error with a status": () => errorWith({ status: 404 }),
  "an error with a status code": () => errorWith({ statusCode: 409 }),
  "an error with a status of success": () => errorWith({ status: 200, statusCode: 200 }),
  "an error that may be exposed": () => errorWith({ expose: true, status: 400, headers: { "X-Secret": secret } }),
  "an error of a parser of Express": () => errorWith({ type: "entity.too.large" }),
  "an error of zlib": () => errorWith({ code: "Z_DATA_ERROR" }),
  "an error of Fastify": () => errorWith({ code: "FST_ERR_CTP_BODY_TOO_LARGE", statusCode: 413 }),
  "an error of a validation of Fastify": () => errorWith({ validation: [{ message: secret }] }),
  "an error of Hono": () => new HTTPException(403, { message: secret }),
  "an error with a response": () => errorWith({ getResponse: () => new Response(secret, { status: 200 }) }),
  "an error with the response 413": () => errorWith({ getResponse: () => new Response(secret, { status: 413 }) }),
  "an error whose stack throws": () => Object.defineProperty(new Error(secret), "stack", { get: fail }),
  "an object that reads as an error": () => ({ name: "Error", message: secret, stack: secret, status: 404 }),
  "an object whose members throw": () =>
    Object.defineProperties({}, { status: { get: fail }, message: { get: fail }, toString: { get: fail } }),
  "a thenable": () => thenable({ value: (resolve: (value: unknown) => void) => resolve({}) }),
  "a thenable whose then throws": () => thenable({ get: fail }),
  "a proxy that throws": () => new Proxy({}, { get: fail, has: fail, getPrototypeOf: fail, ownKeys: fail }),
  "a proxy of an error that throws": () => new Proxy(new Error(secret), { get: fail, has: fail }),
  "a revoked proxy": () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  "a response": () => new Response(secret, { status: 200 }),
};

/** The ways in which a lookup fails with a value. */
const ways: Readonly<Record<string, (value: unknown) => () => unknown>> = {
  throws: (value) => () => {
    throw value;
  },
  "rejects with": (value) => () => Promise.reject(value),
  "rejects later with": (value) => () => new Promise((_, reject) => setTimeout(reject, 1, value)),
  "returns a thenable that rejects with": (value) => () =>
    thenable({ value: (_: unknown, reject: (reason: unknown) => void) => reject(value) }),
  "returns a thenable that throws": (value) => () =>
    thenable({
      value: () => {
        throw value;
      },
    }),
};

/** Invalid results of lookups, by the option. */
const wrong: readonly (readonly [string, AnyRouteOptions])[] = [
  ["no context", { context: () => undefined as never }],
  ["null as a context", { context: () => null as never }],
  ["a text as a context", { context: async () => secret as never }],
  ["a promise as the body of a campaign", { campaign: async () => ({ body: Promise.resolve({}) }) }],
  ["an unknown feature", { context: async () => ({ features: [secret as never] }) }],
  ["a context that cannot be read", { context: () => unreadable("features") }],
  ["an unknown state", { campaign: () => ({ state: secret as never }) }],
  ["null as a campaign", { campaign: () => null as never }],
  ["a campaign that cannot be read", { campaign: async () => unreadable("state") }],
];

const printed = vi.spyOn(console, "error");
afterAll(() => printed.mockRestore());

describe.each(Object.entries(frameworks))("%s", (name, start) => {
  beforeEach(() => void printed.mockReturnValue());
  afterEach(() => void printed.mockReset());

  const { report, handle, started, stop } = testServer(start);
  const asked = async (options: Partial<Setting>) => ask(await started(options), updateInput());

  function expectDefect({ status, text, headers }: Answer): void {
    expect([status, text, headers["x-content-type-options"]]).toEqual([500, DEFECT, "nosniff"]);
    expect(JSON.stringify(headers)).not.toContain("hunter2");
    expect(handle).not.toHaveBeenCalled();
  }

  describe.each(Object.keys(ways))("a lookup that %s", (way) => {
    it.each(Object.keys(thrown))("%s is a defect", async (kind) => {
      const failing = (ways[way] as (typeof ways)[string])((thrown[kind] as () => unknown)());
      for (const options of [{ context: failing }, { campaign: failing }] as AnyRouteOptions[]) {
        expectDefect(await asked(options));
        expect([...report.mock.calls, ...printed.mock.calls]).toHaveLength(1);
        await stop();
        for (const mock of [report, printed]) mock.mockClear();
      }
    });
  });

  it.each(wrong)("a lookup that returns %s is a defect, and the report names it", async (_, options) => {
    expectDefect(await asked(options));
    expect(report).toHaveBeenCalledTimes(1);
    expect(report.mock.calls[0]?.[0].message).toMatch(`${Object.keys(options)} of workspace "${WORKSPACE}" failed: `);
    expect(printed).not.toHaveBeenCalled();
  });

  it.each(["context", "campaign"])("a %s whose then throws is a defect", async (option) => {
    expectDefect(await asked({ [option]: () => thenable({ get: fail }) }));
    expect(report).toHaveBeenCalledTimes(1);
  });

  it.each(["an error", "an error with a status", "undefined"])(
    "a server with its own answers to errors does not show %s of a lookup",
    async (kind) => {
      const answer = await asked({ context: () => Promise.reject(thrown[kind]?.()), isBare: true });
      expect([answer.status, answer.text.includes("hunter2")]).toEqual([500, false]);
      expect(answer.text).not.toMatch(/ {4}at |node_modules/u);
      expect(handle).not.toHaveBeenCalled();
      await stop();
      expect([...report.mock.calls, ...printed.mock.calls]).toHaveLength(1);
    },
  );

  it("reports which one failed and why, with the thrown value as the cause", async () => {
    const error = new Error("no database");
    await asked({ context: () => Promise.reject(error) });
    await stop();
    await asked({ campaign: () => Promise.reject("no database") });
    const [first, second] = report.mock.calls.flat();
    // Fastify's logger adds the message of the cause.
    expect(first.message).toMatch(`context of workspace "${WORKSPACE}" failed: no database`);
    expect(second.message).toBe(`campaign of workspace "${WORKSPACE}" failed: "no database"`);
    if (name !== "fastify") expect([first.cause, second.cause]).toEqual([error, "no database"]);
  });

  describe("a failing report does not change the answer:", () => {
    it.each<[string, () => unknown]>([
      ["it throws", fail],
      ["it rejects", () => Promise.reject(new Error(secret))],
      ["it gives a thenable that throws", () => thenable({ get: fail })],
    ])("%s", async (_, failing) => {
      report.mockImplementation(failing);
      expectDefect(await asked({ context: fail }));
      expect(report).toHaveBeenCalledTimes(1);
      // The stream of Fastify's logger ignores a promise.
      if (name !== "fastify" || failing === fail) {
        const text = "campaign-rules: an error could not be reported, because the report function failed";
        expect(printed.mock.calls).toEqual([[text]]);
      }
    });
  });

  describe("a lookup that hangs", () => {
    const hanging = () => new Promise<never>(() => {});
    const store = { find: () => undefined, save: () => undefined };

    it.each<[string, AnyRouteOptions]>([
      ["context", { context: hanging }],
      ["campaign", { campaign: hanging }],
      ["idempotency.find", { idempotency: { ...store, find: hanging } }],
      ["idempotency.save", { idempotency: { ...store, save: hanging } }],
    ])("is a defect, and the report names it: %s", async (which, options) => {
      const answer = await asked({ ...options, timeout: 20 });
      if (which === "idempotency.save") expect([answer.status, answer.text]).toEqual([500, DEFECT]);
      else expectDefect(answer);
      expect(report).toHaveBeenCalledTimes(1);
      const problem = `${which} of workspace "${WORKSPACE}" failed: no answer within 20 ms`;
      expect(report.mock.calls[0]?.[0].message).toMatch(problem);
    });

    it.each<[string, (resolve: (value: unknown) => void, reject: (reason: unknown) => void) => void]>([
      ["is given", (resolve) => resolve({})],
      ["is refused", (_, reject) => reject(new Error(secret))],
    ])("is ignored if it later %s", async (_, settle) => {
      let settled = () => {};
      const hanging = new Promise<never>((...fates) => {
        settled = () => settle(...(fates as [never, never]));
      });
      expectDefect(await asked({ context: () => hanging, timeout: 20 }));
      settled();
      await new Promise(setImmediate);
      expect(handle).not.toHaveBeenCalled();
      expect([...report.mock.calls, ...printed.mock.calls]).toHaveLength(1);
    });
  });
});

/** A lookup, and the error handlers of its server. */
type Lookup = [context: RouteOptions<express.Request>["context"], ...handlers: express.ErrorRequestHandler[]];

/** A handler of updates that should not be reached. */
const reached = vi.fn();

const startedWith = (make: typeof express, ...[context, ...handlers]: Lookup) =>
  updatesInExpress(make, { context }, reached, ...handlers);

describe.each(expressVersions)("a lookup that fails in Express %s", (_, make) => {
  const cause = new Error(secret);
  let server: Running | undefined;
  beforeEach(() => void printed.mockReturnValue());
  afterEach(async () => {
    await server?.stop();
    printed.mockReset();
  });

  const causesOf = ({ mock }: Pick<Mock, "mock">) => mock.calls.map(([reported]) => (reported as Error).cause);

  async function updated(...setting: Lookup) {
    server = await startedWith(make, ...setting);
    return ask(server, updateInput());
  }

  it("is reported on the console if the client has already disconnected", async () => {
    const left = updated(({ res, socket }) => {
      socket.destroy();
      return new Promise((_resolve, reject) => res?.once("close", () => reject(cause)));
    });
    await expect(left).rejects.toThrow("socket hang up");
    await vi.waitFor(() => expect(causesOf(printed)).toEqual([cause]), { timeout: Infinity });
  });

  it("is reported by campaignErrors alone, however late it gets the error", async () => {
    const report = vi.fn();
    const late: express.ErrorRequestHandler = (error, _req, _res, next) => void setImmediate(next, error);
    const { status } = await updated(() => Promise.reject(cause), late, expressErrors(report));
    expect([status, causesOf(report), printed.mock.calls]).toEqual([500, [cause], []]);
  });
});

describe("a lookup that sends an answer itself", () => {
  const lookup = { "and returns nothing": () => ({}), "and throws": fail } as const;
  /** Too large for the buffers between server and client. */
  const long = "no".repeat(4_000_000);
  let server: Running | undefined;
  afterEach(() => server?.stop());

  describe.each(expressVersions)("in Express %s", (_, make) => {
    it.each(Object.entries(lookup))("decides the answer, %s", async (kind, end) => {
      const report = vi.fn();
      const context = ({ res }: express.Request) => {
        res?.status(403).send(long);
        return end();
      };
      server = await startedWith(make, context, expressErrors(report));
      const answer = await ask(server, updateInput());
      expect([answer.status, answer.text === long]).toEqual([403, true]);
      await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(kind === "and throws" ? 1 : 0), {
        timeout: Infinity,
      });
      expect(reached).not.toHaveBeenCalled();
    });

    it("and throws after a part of it ends the connection", async () => {
      const report = vi.fn();
      const context = ({ res }: express.Request) => {
        res?.write("n");
        return fail();
      };
      server = await startedWith(make, context, expressErrors(report));
      await expect(ask(server, updateInput())).rejects.toThrow();
      expect(report).toHaveBeenCalledTimes(1);
    });
  });

  it("decides the answer in Hono", async () => {
    const handle = vi.fn();
    const context = (c: Context) => {
      c.res = c.text("no", 403);
      return {};
    };
    const app = new Hono().patch("/v5/campaigns/:id", honoRequest("update", { context }), (c) => {
      handle();
      return c.body(null);
    });
    const { path, method, headers, body } = updateInput();
    const sent = { "Content-Type": "application/json", ...(headers as Record<string, string>) };
    const answer = await app.request(path, { method, headers: sent, body: JSON.stringify(body) });
    expect([answer.status, await answer.text()]).toEqual([403, "no"]);
    expect(handle).not.toHaveBeenCalled();
  });
});

it("a body in Hono that aborts with a value that is not an error is a defect", async () => {
  const report = vi.fn();
  const app = new Hono().patch("/v5/campaigns/:id", honoRequest("update"), (c) => c.body(null));
  app.onError(honoErrors(report));
  const { path, method, headers } = updateInput();
  const body = new ReadableStream({ start: (controller) => controller.error(undefined) });
  const init = { method, headers: headers as Record<string, string>, body, duplex: "half" } as RequestInit;
  const answer = await app.request(path, init);
  expect([answer.status, await answer.text()]).toEqual([500, DEFECT]);
  expect(report.mock.calls.flat().map(({ message }) => message)).toEqual(["reading failed: undefined"]);
});
