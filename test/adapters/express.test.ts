import { createRequire } from "node:module";
import zlib from "node:zlib";
import express from "express";
import { afterEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { campaignErrors, campaignRequest, keepText } from "../../src/adapters/express.js";
import type { CreateRequest } from "../../src/index.js";
import { createInput, type HeadersByName, updateInput } from "../support/requests.js";
import { pushRequest } from "../support/test-rule.js";
import { ask } from "./ask.js";
import { expressVersions, type Running, running } from "./servers.js";

const path = "/core-services/v1/campaigns";
const valid = JSON.stringify(pushRequest());
const own = createInput().headers as HeadersByName;
const report = vi.fn();
let server: Running | undefined;

async function stop(): Promise<void> {
  await server?.stop();
  server = undefined;
}

afterEach(async () => {
  await stop();
  report.mockReset();
});

/** A server whose last error middleware answers with 599. */
async function started(
  make: typeof express,
  handler: express.RequestHandler = (_, res) => void res.status(201).json({}),
  parser: express.RequestHandler = make.json(),
) {
  const app = make();
  app.use(parser);
  app.post(path, campaignRequest("create"), handler);
  app.patch(path, campaignRequest("update"), handler);
  app.use(campaignErrors(report));
  app.use(
    ((error: Error, _req, res, _next) => void res.status(599).json(error.message)) as express.ErrorRequestHandler,
  );
  await listen(app);
}

async function listen(app: express.Express): Promise<void> {
  server = await running(app.listen(0, "127.0.0.1"));
}

/** Sends a text, or nothing at all. */
async function send(method: string, body: string | undefined, headers: HeadersByName): Promise<[number, unknown]> {
  const { status, json } = await ask(server ?? expect.fail("no server"), { method, path, headers, body });
  return [status, json];
}

const post = (body: string, headers: HeadersByName = {}) => send("POST", body, { ...own, ...headers });

/** Sends a text in chunks, or nothing at all. */
function raw(method: string, body: string | undefined, type: string | undefined) {
  const encoding = body === undefined ? undefined : "chunked";
  const headers = method === "POST" ? own : (updateInput().headers as HeadersByName);
  return send(method, body, { ...headers, "Content-Type": type, "Transfer-Encoding": encoding });
}

const targetOf = (answer: unknown) => (answer as { error: { target: string } }).error.target;

describe.each(expressVersions)("Express %s", (_, make) => {
  // Express 5 may stand in for Express 4.
  const isFive = make === express;
  it.each([
    ["deflate", true],
    ["gzip", true],
    // Express 4 reads neither of these, and Node before 22.15 not the second.
    ["br", isFive],
    ["zstd", isFive && "createZstdDecompress" in zlib],
  ])("rejects damaged data that is compressed as %s", async (encoding, isRead) => {
    await started(make);
    const answer = await post("no such stream", { "Content-Encoding": encoding });
    const [status, code] = isRead ? [400, "400 Bad Request"] : [415, "415 Unsupported Media Type"];
    expect(answer).toMatchObject([status, { error: { code, target: "body" } }]);
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    ["text/xml", "<campaign/>"],
    ["text/plain", "{}"],
  ])("does not read %s", async (type, body) => {
    await started(make);
    const [status, answer] = await post(body, { "Content-Type": type });
    expect([status, answer]).toMatchObject([400, { error: { details: [{ target: "Content-Type" }] } }]);
  });

  it.each(["application/json; charset=utf-8;", "application/json; utf-8", "application/json;;", undefined])(
    "reads a body of the type %s, or names the header, but never takes it for an empty object",
    async (type) => {
      await started(make);
      for (const [method, body] of Object.entries({ POST: valid, PATCH: '{"status":"PUBLISH"}' })) {
        const [status, answer] = await raw(method, body, type);
        if (status === 201) continue;
        const details = [{ target: "Content-Type", message: expect.any(String) }];
        expect([status, answer]).toMatchObject([400, { error: { target: "Content-Type", details } }]);
      }
      // An empty object would be valid.
      const [status, answer] = await raw("PATCH", '{"status":"?"}', type);
      expect([status, ["Content-Type", "status"]]).toEqual([400, expect.arrayContaining([targetOf(answer)])]);
    },
  );

  it.each([
    ["no body", undefined, { verify: keepText }],
    ["no bytes", "", { verify: keepText }],
    ["no body, without its text,", undefined, {}],
    ["no bytes, without their text,", "", {}],
  ])("does not take %s for an empty object", async (_what, body, options) => {
    await started(make, undefined, make.json(options));
    for (const method of ["POST", "PATCH"]) {
      expect(await raw(method, body, "application/json")).toMatchObject([400, { error: { target: "body" } }]);
    }
  });

  it.each([
    ["kept", { verify: keepText }],
    ["not kept", {}],
  ])("gives the handler the value of a text that another parser has left as it is: %s", async (_what, options) => {
    const parser = make.text({ type: () => true, ...options });
    await started(make, (req, res) => void res.status(201).json(req.body), parser);
    expect(await post(valid)).toEqual([201, pushRequest()]);
    expect(await post("{")).toMatchObject([400, { error: { details: [{ target: "body" }] } }]);
  });

  it("does not take a text in JSON for the JSON that it contains", async () => {
    await started(make, undefined, make.json({ strict: false }));
    const body = JSON.stringify('{"status":"PUBLISH"}');
    const whole = send("PATCH", body, updateInput().headers as HeadersByName);
    const answers = [await raw("PATCH", body, "application/json"), await whole];
    for (const answer of answers) expect(answer).toMatchObject([400, { error: { target: "body" } }]);
  });

  it.each([
    ['{"channel":1}', "request_id"],
    ["{}", "request_id"],
    ["[]", "body"],
    ["null", "body"],
    ["5", "body"],
    ['""', "body"],
  ])("validates %s of another type if the parser has read it", async (body, target) => {
    await started(make, undefined, make.json({ strict: false, type: () => true }));
    const [status, answer] = await post(body, { "Content-Type": "text/plain" });
    const { details } = (answer as { error: { details: { target: string }[] } }).error;
    expect([status, details[0]?.target, details[1]?.target]).toEqual([400, "Content-Type", target]);
  });

  it.each([
    ["no parser", (_req: unknown, _res: unknown, next: () => void) => next()],
    ["a parser of bytes that are not JSON", make.raw()],
  ])("treats %s as a defect of the server", async (_kind, parser) => {
    await started(make, undefined, parser);
    const message = "reading failed: no parser has read the body; use express.raw before campaignRequest";
    for (const type of ["application/json", "application/json; charset=utf-8", 'Application/JSON;charset="UTF-8"']) {
      report.mockClear();
      expect(await post(valid, { "Content-Type": type })).toMatchObject([500, { error: { target: "server" } }]);
      expect(report.mock.calls.flat()).toMatchObject([{ message }]);
    }
  });

  it("reports a repeated header once, though the parser has not read the body because of it", async () => {
    await started(make);
    const [status, answer] = await post(valid, { "Content-Type": ["text/plain", "application/json"] });
    const message = "Content-Type must be given once, but is given with 2 different values";
    expect([status, answer]).toMatchObject([400, { error: { details: [{ target: "Content-Type", message }] } }]);
  });

  it("treats a body that cannot be read as a defect of the validation", async () => {
    const cause = "secret";
    await started(make, undefined, (req, _res, next) => {
      const ownKeys = () => {
        throw cause;
      };
      req.body = new Proxy({}, { ownKeys });
      next();
    });
    expect(await post("{}")).toMatchObject([500, { error: { target: "server" } }]);
    expect(report.mock.calls.flat()).toMatchObject([{ message: 'validation failed: "secret"', cause }]);
  });

  it.each(["status", "statusCode"])("leaves errors with a %s to the server", async (name) => {
    await started(make, () => {
      throw Object.assign(new Error("taken"), { [name]: 409 });
    });
    expect(await post(valid)).toEqual([599, "taken"]);
    expect(report).not.toHaveBeenCalled();
  });

  it.each<[string, unknown]>([
    ["whose status is not an error status", Object.assign(new Error("secret"), { status: 200 })],
    ["with the code ENOENT, which zlib does not use", Object.assign(new Error("secret"), { code: "ENOENT" })],
    ["with the code 5, which zlib does not use", Object.assign(new Error("secret"), { code: 5 })],
    ["that is not an object", "a text"],
  ])("answers an error %s as a defect", async (_kind, error) => {
    await started(make, (_req, _res, next) => next(error));
    expect(await post(valid)).toMatchObject([500, { error: { target: "server" } }]);
    expect(report.mock.calls).toEqual([[error]]);
  });

  it.each<[string, number, () => unknown]>([
    ["in data that zlib cannot read", 500, () => zlib.gunzipSync(Buffer.from("damaged"))],
    [
      "about a body that is too large",
      599,
      () => Object.assign(new Error(), { status: 413, type: "entity.too.large" }),
    ],
    [
      "about a body that is not JSON",
      599,
      () => Object.assign(new Error(), { status: 422, type: "entity.parse.failed" }),
    ],
  ])("does not answer an error of a handler %s as one about the request", async (_kind, expected, fail) => {
    await started(make, () => {
      throw fail();
    });
    expect((await post(valid))[0]).toBe(expected);
    expect(report).toHaveBeenCalledTimes(expected === 500 ? 1 : 0);
  });

  it("answers with JSON although other middleware has set another type", async () => {
    const parser: express.RequestHandler = (req, res, next) => make.json()(req, res.type("html"), next);
    await started(make, undefined, parser);
    const html = JSON.stringify(pushRequest({ channel: "<img src=x onerror=alert(1)>" }));
    expect(await post(html)).toMatchObject([400, { error: {} }]);
    expect(await post(html, { Authorization: undefined })).toMatchObject([401, { error: {} }]);
  });

  it("leaves an answer that has begun to the server", async () => {
    await started(make, (_req, res) => {
      res.status(201).write("{}");
      throw new Error("too late");
    });
    await expect(post(valid)).rejects.toThrow();
    expect(report).not.toHaveBeenCalled();
  });
});

it("defects are reported to the console by default", async () => {
  const error = new Error("secret");
  const printed = vi.spyOn(console, "error").mockReturnValue();
  const app = express();
  app.post(path, (_req, _res, next) => next(error));
  app.use(campaignErrors());
  await listen(app);
  expect((await post("{}"))[0]).toBe(500);
  expect(printed.mock.calls).toEqual([[error]]);
  printed.mockRestore();
});

it("the handler gets the body and the request with their types", async () => {
  const app = express();
  app.use(express.json());
  app.post(path, campaignRequest("create"), (req, res) => {
    expectTypeOf(req.body).toEqualTypeOf<CreateRequest>();
    const { operation, value } = res.locals.campaignRequest;
    expectTypeOf(operation).toEqualTypeOf<"create">();
    res.json({ isSame: value === req.body });
  });
  const campaign = (req: express.Request<{ id: string }>) =>
    ({ state: req.params.id === "1" ? "DRAFT" : "OTHER" }) as const;
  app.patch("/campaigns/:id", campaignRequest("update", { campaign }), (req, res) => {
    expectTypeOf(res.locals.campaignRequest.operation).toEqualTypeOf<"update" | "publish">();
    res.json({ id: req.params.id });
  });
  await listen(app);
  expect(await post(valid)).toEqual([200, { isSame: true }]);
});

describe("two copies of the package, one imported and one required,", () => {
  const required = createRequire(import.meta.url)(
    "../../dist/express.cjs",
  ) as typeof import("../../src/adapters/express.js");
  const imported = { campaignErrors, campaignRequest, keepText };

  it.each([
    ["parser", required.keepText, imported.campaignRequest],
    ["middleware", imported.keepText, required.campaignRequest],
  ])("find duplicate keys if the %s has the required one", async (_, verify, middleware) => {
    const app = express();
    app.use(express.json({ verify }));
    app.post(path, middleware("create"), (_req, res) => void res.status(201).json({}));
    await listen(app);
    expect(await post(valid)).toEqual([201, {}]);
    const twice = valid.replace("{", '{"channel":"EMAIL",');
    expect(await post(twice)).toMatchObject([400, { error: { target: "channel" } }]);
  });

  it.each([
    ["middleware", required.campaignRequest, imported.campaignErrors],
    ["error middleware", imported.campaignRequest, required.campaignErrors],
  ])("report a defect once if the %s is the required one", async (_, middleware, errors) => {
    const printed = vi.spyOn(console, "error").mockReturnValue();
    const cause = new Error("secret");
    const context = () => {
      throw cause;
    };
    const app = express();
    app.use(express.json());
    app.post(path, middleware("create", { context }), (_req, res) => void res.json({}));
    app.use(errors(report));
    await listen(app);
    expect((await post(valid))[0]).toBe(500);
    await stop();
    expect(report.mock.calls.map(([{ cause: thrown }]) => thrown)).toEqual([cause]);
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  });
});
