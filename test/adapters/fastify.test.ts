import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { PassThrough } from "node:stream";
import { text as textOf } from "node:stream/consumers";
import { createGunzip, gzipSync } from "node:zlib";
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RequestPayload,
  type RouteHandlerMethod,
} from "fastify";
import { afterEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import {
  type Accepted,
  type CampaignTypeProvider,
  campaignRules,
  RefusedRequest,
  validatorCompiler,
} from "../../src/adapters/fastify.js";
import { createRequestSchema } from "../../src/adapters/standard.js";
import type { Campaign, CreateRequest } from "../../src/index.js";
import { createInput } from "../support/requests.js";
import { pushRequest } from "../support/test-rule.js";
import { twoIssues, twoMistakes } from "./two-mistakes.js";

/** Another copy of the package. */
const required = createRequire(import.meta.url)(
  "../../dist/fastify.cjs",
) as typeof import("../../src/adapters/fastify.js");

const path = "/core-services/v1/campaigns";
const config = { campaignRequest: "create" } as const;
const headers = createInput().headers as Record<string, string>;

/** The error that Fastify's own validator would have for the invalid request. */
const validation = twoIssues.map(({ rule, pointer, params, message }) => {
  return { keyword: rule, instancePath: pointer, schemaPath: `#/${rule}`, params, message };
});

let app: FastifyInstance;
afterEach(() => app.close());

/** Starts a server with the plugin, and with a marked route if there is a handler for it. `prepare` comes first. */
async function started(
  handler?: RouteHandlerMethod,
  options: Parameters<typeof campaignRules>[1] = {},
  prepare = (_app: FastifyInstance): unknown => undefined,
): Promise<void> {
  app = fastify();
  prepare(app);
  await app.register(campaignRules, options);
  if (handler !== undefined) app.post(path, { config }, handler);
}

/** A handler that sends an empty object. */
const empty = async () => ({});

/** A handler that throws an error with some members. */
const failing = (members: object) => async () => {
  throw Object.assign(new Error("own"), members);
};

/** Lets a server answer errors on its own. */
const answering = (status: number) => (app: FastifyInstance) =>
  app.setErrorHandler((error: Error, _request, reply) => reply.code(status).send({ own: error.message }));

/** Sends a body over the network. */
async function post(body: unknown): Promise<{ status: number; json: unknown }> {
  if (app.addresses().length === 0) await app.listen({ host: "127.0.0.1", port: 0 });
  const response = await fetch(`${app.listeningOrigin}${path}`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: await response.json() };
}

/** Sends a text without a network. */
function injected(payload: string | Buffer, own: Record<string, string> = {}) {
  const all = { ...headers, "content-type": "application/json", ...own };
  return app.inject({ method: "POST", url: path, headers: all, payload });
}

describe("the plugin", () => {
  it("passes a rejected request to hooks like Fastify's own validation", async () => {
    const seen = vi.fn();
    await started(empty, {}, (app) => app.addHook("onError", async (_request, _reply, error) => seen(error)));
    expect((await post(twoMistakes)).status).toBe(400);
    const [[error]] = seen.mock.calls as [[RefusedRequest]];
    expect(error).toBeInstanceOf(RefusedRequest);
    const { name, statusCode, code, validationContext } = error;
    expect([name, statusCode, code, validationContext]).toEqual(["RefusedRequest", 400, "FST_ERR_VALIDATION", "body"]);
    expect(error.validation).toEqual(validation);
  });

  it("leaves the answer to an error handler of the route", async () => {
    await started();
    const errorHandler = ({ validation = [] }: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
      reply.code(422).send(validation.map(({ instancePath }) => instancePath));
    };
    app.post(path, { config, errorHandler }, empty);
    expect(await post(twoMistakes)).toEqual({ status: 422, json: ["/created_by", "/basic_details/platforms/1"] });
  });

  it("tells of malformed JSON that an error handler of the route answers, if requests are only reported", async () => {
    const onResult = vi.fn();
    await started(undefined, { mode: "report", onResult });
    const errorHandler = ({ code }: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
      reply.send({ code });
    app.post(path, { config, errorHandler }, empty);
    const answer = await injected("{");
    expect(answer.json()).toEqual({ code: "FST_ERR_CTP_INVALID_JSON_BODY" });
    expect(onResult.mock.calls).toMatchObject([[{ violations: [{ rule: "input.json" }] }, {}]]);
  });

  it.each(["status", "statusCode"])("leaves errors with a %s to the server", async (name) => {
    await started(failing({ [name]: 409 }), {}, answering(409));
    expect(await post(pushRequest())).toEqual({ status: 409, json: { own: "own" } });
  });

  it("answers in its own form, whatever the schema of the route's answers", async () => {
    await started();
    const stack = { type: "object", properties: { stack: { type: "string" } }, required: ["stack"] };
    app.post(path, { config, schema: { response: { "4xx": stack, "5xx": stack } } }, failing({}));
    expect(await post(twoMistakes)).toMatchObject({ status: 400, json: { error: { details: [{}, {}] } } });
    expect(await post(pushRequest())).toMatchObject({ status: 500, json: { error: { target: "server" } } });
  });

  it("answers an error whose status is not an error status", async () => {
    await started(failing({ statusCode: 200 }));
    expect(await post(pushRequest())).toMatchObject({ status: 500, json: { error: { target: "server" } } });
  });

  it.each<[string, (server: FastifyInstance) => unknown]>([
    [
      "a larger limit",
      (server) => {
        const parser = { parseAs: "string", bodyLimit: 4 * 1024 * 1024 } as const;
        server.addContentTypeParser("application/json", parser, async (_: unknown, text: string) => JSON.parse(text));
      },
    ],
    [
      "no limit",
      (server) => {
        const parse = async (_: unknown, payload: RequestPayload) => JSON.parse(await textOf(payload)) as unknown;
        server.addContentTypeParser("application/json", parse);
      },
    ],
  ])("checks the text of a body that is larger than the server's limit, if the parser has %s", async (_, addParser) => {
    await started(empty, {}, (server) => {
      server.removeContentTypeParser("application/json");
      addParser(server);
    });
    const twice = JSON.stringify(pushRequest()).replace("{", '{"channel":"EMAIL",') + " ".repeat(2 * 1024 * 1024);
    const answer = await injected(twice);
    expect(answer.json()).toMatchObject({ error: { message: expect.stringMatching(/^channel is repeated/u) } });
    expect(answer.statusCode).toBe(400);
  });

  it("treats a server without a parser of JSON as defective", async () => {
    await started(empty, {}, (server) => server.removeAllContentTypeParsers());
    expect(await post(pushRequest())).toMatchObject({ status: 500, json: { error: { target: "server" } } });
  });

  it("is not registered with an older version of Fastify", async () => {
    const app = Object.create(fastify(), { version: { value: "4.29.1" } }) as FastifyInstance;
    const problem = "campaign-rules/fastify needs Fastify 5 or later, but found 4.29.1";
    await expect(campaignRules(app, {})).rejects.toThrow(problem);
  });

  it("rejects a route whose operation is unknown", async () => {
    await started();
    const unknown = { campaignRequest: "publish" as never };
    expect(() => app.post(path, { config: unknown }, empty)).toThrow(new TypeError('unknown operation "publish"'));
  });

  it("affects only marked routes, and runs before their own hooks", async () => {
    await started();
    const seen: string[] = [];
    app.post("/other", async (request) => {
      expectTypeOf(request.campaignRequest).toEqualTypeOf<Accepted | null>();
      return { accepted: request.campaignRequest };
    });
    const see = async (request: { campaignRequest: Accepted | null }) => {
      seen.push(request.campaignRequest?.workspace ?? "none");
    };
    app.post(path, { config, onRequest: see, preValidation: [see] }, empty);
    expect((await app.inject({ method: "POST", url: "/other", payload: {} })).json()).toEqual({ accepted: null });
    expect((await post(pushRequest())).status).toBe(200);
    expect(seen).toEqual(["none", "ws-demo-fake"]);
  });

  it("may be registered with the options that Fastify itself has for plugins", async () => {
    app = fastify();
    await app.register(campaignRules, { prefix: "/v1", logLevel: "silent", logSerializers: { body: () => "" } });
    expect(app.hasRequestDecorator("campaignRequest")).toBe(true);
  });

  it("is known to the server by its name", async () => {
    await started();
    expect([app.pluginName, app.hasPlugin("campaign-rules")]).toEqual(["fastify -> campaign-rules", true]);
  });

  it("answers a body whose length differs from its header", async () => {
    await started(empty);
    const response = await injected("{}", { "content-length": "5" });
    expect([response.statusCode, response.json()]).toMatchObject([400, { error: { target: "body" } }]);
  });
});

describe("a server", () => {
  const declare = (scope: FastifyInstance, url = path) => void scope.post(url, { config }, empty);

  const within = (scope: FastifyInstance, plugin = campaignRules) =>
    scope.register(async (inner) => void (await inner.register(plugin, {})));

  it.each<[string, ...steps: ((server: FastifyInstance) => unknown)[]]>([
    ["without the plugin", declare],
    ["before the plugin", (server) => void server.register(campaignRules, {}), declare],
    ["around the plugin's scope", (server) => void within(server), declare],
    ["around the plugin's scope, later", within, declare],
    [
      "beside the plugin's scope",
      (server) => void within(server),
      (server) => void server.register(async (scope) => declare(scope)),
    ],
    [
      "in an earlier scope",
      (server) => server.register(async (scope) => declare(scope)),
      (server) => server.register(campaignRules, {}),
    ],
    ["around the scope of a plugin of another copy", (server) => void within(server, required.campaignRules), declare],
    [
      "without a mark, which another hook adds after the plugin has looked at it",
      (server) => server.register(campaignRules, {}),
      (server) => void server.addHook("onRoute", (route) => void Object.assign(route, { config })),
      (server) => void server.post(path, empty),
    ],
  ])("does not start if a marked route is declared %s", async (_, ...steps) => {
    const message = /not validated: POST \/core-services\/v1\/campaigns\. Register campaignRules, with await,/u;
    const starts = [
      (server: FastifyInstance) => server.ready(),
      (server: FastifyInstance) => server.listen({ host: "127.0.0.1", port: 0 }),
      (server: FastifyInstance) => server.inject({ method: "POST", url: path, payload: {} }),
    ];
    for (const start of starts) {
      app = fastify();
      for (const step of steps) await step(app);
      await expect(start(app)).rejects.toThrow(message);
    }
  });

  it("names every route that is not validated", async () => {
    app = fastify();
    await app.register(async (scope) => declare(scope, "/deep"), { prefix: "/v1" });
    app.route({ method: ["POST", "PUT"], url: "/both", config, handler: empty });
    app.get("/read", { config }, empty);
    const problem = "not validated: POST /v1/deep; POST, PUT /both; GET /read; HEAD /read. Register";
    await expect(app.ready()).rejects.toThrow(problem);
  });

  it.each([
    ["the same copy", campaignRules],
    ["another copy", required.campaignRules],
  ])("may have a plugin in each of two scopes, of %s, and validates what is in them", async (_, plugin) => {
    app = fastify({ exposeHeadRoutes: true });
    await app.register(async (scope) => {
      await scope.register(campaignRules, {});
      declare(scope);
      await scope.register(async (inner) => declare(inner, "/inner"));
      scope.get("/read", { config }, empty);
    });
    await app.register(async (scope) => {
      await scope.register(plugin, {});
      declare(scope, "/other");
    });
    app.post("/unmarked", empty);
    const statuses: number[] = [];
    for (const url of [path, "/inner", "/other", "/unmarked"]) {
      for (const payload of [pushRequest(), twoMistakes] as object[]) {
        statuses.push((await app.inject({ method: "POST", url, headers, payload })).statusCode);
      }
    }
    for (const method of ["GET", "HEAD"] as const) {
      statuses.push((await app.inject({ method, url: "/read", headers })).statusCode);
    }
    expect(statuses).toEqual([200, 400, 200, 400, 200, 400, 200, 200, 400, 400]);
  });

  it("rejects a second plugin in a scope that has one, of another copy too", async () => {
    await started();
    await expect(app.register(required.campaignRules, {})).rejects.toThrow(/campaignRequest/u);
  });

  it("answers 500 if it was made before the package was loaded, and a route was declared before the plugin", () => {
    const script = `
      const app = require("fastify")();
      app.register(async (scope) => void scope.post("/scope", { config: { campaignRequest: "create" } }, async () => ({})));
      app.register(async (scope) => void (await scope.register(require("./dist/fastify.cjs").campaignRules, {})));
      app.post("/server", { config: { campaignRequest: "create" } }, async () => ({}));
      app.post("/unmarked", async () => ({}));
      (async () => {
        for (const url of ["/scope", "/server", "/unmarked"]) {
          const { statusCode, body } = await app.inject({ method: "POST", url, payload: {} });
          console.log(statusCode, body.includes("POST " + url + ". Register campaignRules"));
        }
      })();`;
    const { stdout, stderr } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" });
    expect([stdout, stderr]).toEqual(["500 true\n500 true\n200 false\n", ""]);
  });
});

describe("a handler", () => {
  it("gets a request of the type of its route", async () => {
    await started();
    app.post(path, { config }, async (request) => {
      expectTypeOf(request.campaignRequest).toEqualTypeOf<Accepted<"create">>();
      expectTypeOf(request.campaignRequest.operation).toEqualTypeOf<"create">();
      expectTypeOf(request.campaignRequest.value).toEqualTypeOf<CreateRequest>();
      return { workspace: request.campaignRequest.workspace };
    });
    app.route({
      method: "PATCH",
      url: "/campaigns/:id",
      config: { campaignRequest: "update" },
      preHandler: async ({ campaignRequest }) => expectTypeOf(campaignRequest).toEqualTypeOf<Accepted<"update">>(),
      handler: async (request) => {
        expectTypeOf(request.campaignRequest.operation).toEqualTypeOf<"update" | "publish">();
        expectTypeOf(request.campaignRequest.merged).toEqualTypeOf<Campaign | undefined>();
      },
    });
    expect(await post(pushRequest())).toEqual({ status: 200, json: { workspace: "ws-demo-fake" } });
  });

  it("may be written for any route", async () => {
    await started();
    const handler: RouteHandlerMethod = async ({ campaignRequest }) => ({ operation: campaignRequest?.operation });
    app.post(path, { config }, handler);
    expect(await post(pushRequest())).toEqual({ status: 200, json: { operation: "create" } });
  });
});

describe("the text of a body", () => {
  const twice = JSON.stringify(pushRequest()).replace("{", '{"channel":"EMAIL",');

  async function send(payload: string | Buffer, own: Record<string, string> = {}) {
    const response = await injected(payload, own);
    return { status: response.statusCode, target: response.json().error?.target };
  }

  it("is checked if the server has its own parser", async () => {
    await started(empty);
    app.addContentTypeParser("application/json", { parseAs: "string" }, async (_request: unknown, text: string) => {
      return JSON.parse(text);
    });
    expect(await send(twice)).toEqual({ status: 400, target: "channel" });
    expect(await send(JSON.stringify(pushRequest()))).toEqual({ status: 200, target: undefined });
  });

  const parse = (text: string | Buffer) => JSON.parse(text.toString()) as unknown;
  type Done = (error: Error | null, body?: unknown) => void;
  const parsers: Readonly<Record<string, (body: string | Buffer, done: Done) => unknown>> = {
    "that sets a status": (body, done) => {
      try {
        done(null, parse(body));
      } catch (error) {
        done(Object.assign(error as Error, { statusCode: 400 }));
      }
    },
    "that throws": (body, done) => done(null, parse(body)),
    "that rejects": async (body) => parse(body),
  };

  describe.each(Object.entries(parsers))("is read if the server has a parser %s", (_, parser) => {
    it.each(["string", "buffer"] as const)("of a %s", async (parseAs) => {
      const own = (_request: unknown, body: string | Buffer, done: Done) => parser(body, done);
      await started(empty, {}, (app) => app.addContentTypeParser("application/json", { parseAs }, own));
      const messageFor = async (payload: string) => {
        const answer = await injected(payload);
        return [answer.statusCode, answer.json().error?.message];
      };
      const valid = JSON.stringify(pushRequest());
      expect(await messageFor(valid)).toEqual([200, undefined]);
      const malformed = "body is not valid JSON: remove the trailing comma at line 2, column 8";
      expect(await messageFor('{\n "a": 1,}')).toEqual([400, malformed]);
      expect(await messageFor("")).toEqual([400, "body is not valid JSON: the text is empty"]);
      const mark = "body starts with a byte order mark, which this server does not accept";
      expect(await messageFor(`\uFEFF${valid}`)).toEqual([400, mark]);
    });
  });

  const readings: Readonly<Record<string, (payload: RequestPayload, done: (text: string) => void) => unknown>> = {
    "listens to the data": (payload, done) => {
      let text = "";
      payload.on("data", (chunk) => {
        text += chunk;
      });
      payload.on("end", () => done(text));
    },
    "iterates over the data": async (payload, done) => done(Buffer.concat(await payload.toArray()).toString()),
    "waits for the data": (payload, done) => {
      let text = "";
      payload.on("readable", () => {
        for (let chunk = payload.read(); chunk !== null; chunk = payload.read()) text += chunk;
      });
      payload.on("end", () => done(text));
    },
    "pipes the data": async (payload, done) => done(await textOf(payload.pipe(new PassThrough()))),
  };

  it.each(Object.entries(readings))("is read if the server has a parser that %s", async (_, read) => {
    await started(empty);
    app.addContentTypeParser("application/json", (_request, payload, done) => {
      read(payload, (text) => done(null, JSON.parse(text)));
    });
    const long = { ...(pushRequest() as object), note: "x".repeat(200_000) };
    expect(await send(JSON.stringify(long))).toEqual({ status: 200, target: undefined });
    expect(await send(twice)).toEqual({ status: 400, target: "channel" });
  });

  const forbidden = failing({ statusCode: 403 });
  it.each<[string, (app: FastifyInstance) => unknown]>([
    [
      "a hook after a parser that accepts it",
      (app) => {
        app.addContentTypeParser("application/json", { parseAs: "string" }, empty);
        app.addHook("preValidation", forbidden);
      },
    ],
    [
      "a parser that does not read it to its end",
      (app) => app.addContentTypeParser("application/json", (_request, _payload, done) => void forbidden().catch(done)),
    ],
  ])("does not decide about an error of %s", async (_, prepare) => {
    await started(empty, {}, (app) => prepare(answering(403)(app)));
    const answer = await injected("{");
    expect([answer.statusCode, answer.json()]).toEqual([403, { own: "own" }]);
  });

  it("may have another format, with the server's own parser", async () => {
    await started(empty);
    app.addContentTypeParser("application/json", { parseAs: "buffer" }, async (_request: unknown, text: Buffer) => {
      return JSON.parse(text.toString().replace("//{", "{"));
    });
    expect(await send(`//${JSON.stringify(pushRequest())}`)).toEqual({ status: 200, target: undefined });
  });

  it.each([
    ["server", twice, "channel"],
    ["route", twice, "channel"],
    ["server", '{\n "a": 1,}', "body"],
  ])("comes from the stream that a hook of the %s returns: %s", async (of, sent, target) => {
    const zipped = gzipSync(sent);
    await started();
    const preParsing = async (_request: FastifyRequest, _reply: FastifyReply, payload: RequestPayload) => {
      return Object.assign(payload.pipe(createGunzip()), { receivedEncodedLength: zipped.length });
    };
    if (of === "server") app.addHook("preParsing", preParsing);
    const hooks = of === "route" ? { preParsing } : {};
    app.post(path, { config, ...hooks }, empty);
    const own = { "content-length": String(zipped.length), "content-encoding": "gzip" };
    expect(await send(zipped, own)).toEqual({ status: 400, target });
  });
});

describe("a schema for the body", () => {
  it("causes an answer in the form that the server has for all schemas", async () => {
    app = fastify({
      schemaErrorFormatter: (errors, part) => new Error(`${part}: ${errors.map(({ message }) => message).join("; ")}`),
    });
    const typed = app.withTypeProvider<CampaignTypeProvider>();
    typed.post(path, { schema: { body: createRequestSchema() }, validatorCompiler }, async ({ body }) => {
      expectTypeOf(body).toEqualTypeOf<CreateRequest>();
      return { channel: body.channel };
    });
    expect(await post(pushRequest())).toEqual({ status: 200, json: { channel: "PUSH" } });
    const message = `body: ${validation.map((error) => error.message).join("; ")}`;
    expect(await post(twoMistakes)).toMatchObject({ status: 400, json: { code: "FST_ERR_VALIDATION", message } });
  });

  it("gives error handlers every violation", async () => {
    app = fastify();
    app.setErrorHandler((error: { validation?: unknown }, _request, reply) => reply.code(400).send(error.validation));
    app.post(path, { schema: { body: createRequestSchema() }, validatorCompiler }, empty);
    expect(await post(twoMistakes)).toEqual({ status: 400, json: validation });
  });

  const others = [{ type: "object" }, null, 1, { "~standard": { vendor: "another" } }];
  it.each(others)("%j is not one of our schemas", (schema) => {
    app = fastify();
    const problem = new TypeError("the schema must be one of campaign-rules/standard");
    expect(() => validatorCompiler({ schema })).toThrow(problem);
  });
});
