import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import express from "express";
import fastify from "fastify";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as forExpress from "../../src/adapters/express.js";
import { campaignRules } from "../../src/adapters/fastify.js";
import type { Operation } from "../../src/adapters/head.js";
import * as forHono from "../../src/adapters/hono.js";
import type { Accepted, RouteOptions } from "../../src/adapters/route-options.js";
import { express4 } from "./express4.js";

/** The largest body that the servers accept by default, in bytes. */
export const LARGEST = 20_000;

/** Options for every framework. They do not depend on the request. */
export type AnyRouteOptions = RouteOptions<unknown>;

/** The settings with which a server starts. */
export interface Setting extends AnyRouteOptions {
  /** Gets the errors that go to the server's own log. */
  readonly report: (error: unknown) => void;
  /** Called by the handlers, which only accepted requests reach. */
  readonly handle?: () => void;
  /** Whether the server has its own answers to errors instead of `campaignErrors`. */
  readonly isBare?: boolean;
  readonly largest?: number;
}

export interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

/** `health` answers every request at once. */
const paths = {
  create: "/core-services/v1/campaigns",
  update: "/v5/campaigns/:campaign_id",
  health: "/health",
} as const;

/** The answer of the handlers: everything that they got. */
function told(accepted: Accepted | null, body: unknown) {
  if (accepted === null) return { ok: false, body: textOf(body) };
  const { operation, workspace, value, warnings, ok } = accepted;
  const merged = "merged" in accepted ? accepted.merged : undefined;
  const rules = warnings.map(({ rule }) => rule);
  return { ok, operation, workspace, warnings: rules, isSame: value === body, merged: merged?.basic_details?.name };
}

/** A body as a handler got it. */
function textOf(body: unknown): string {
  return body instanceof Uint8Array ? Buffer.from(body).toString() : JSON.stringify(body);
}

/** The body of a request that nothing has read. */
async function bodyOf(request: Request): Promise<Uint8Array> {
  return new Uint8Array(await request.arrayBuffer());
}

async function startFastify({ report, handle, isBare: _, largest = LARGEST, ...options }: Setting): Promise<Running> {
  const stream = { write: (line: string) => JSON.parse(line).level >= 50 && report(JSON.parse(line).err) };
  const app = fastify({ bodyLimit: largest, logger: { stream }, forceCloseConnections: true });
  await app.register(campaignRules, options);
  app.get(paths.health, (_request, reply) => reply.send({}));
  app.post(paths.create, { config: { campaignRequest: "create" } }, (request, reply) => {
    handle?.();
    reply.code(201).send(told(request.campaignRequest, request.body));
  });
  app.patch(paths.update, { config: { campaignRequest: "update" } }, (request, reply) => {
    handle?.();
    reply.send(told(request.campaignRequest, request.body));
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return { url, stop: () => app.close() };
}

async function startHono({ report, handle, isBare, largest = LARGEST, ...options }: Setting): Promise<Running> {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: largest }));
  app.get(paths.health, (c) => c.json({}));
  app.post(paths.create, forHono.campaignRequest("create", options), async (c) => {
    handle?.();
    return c.json(told(c.get("campaignRequest"), c.req.valid("json") ?? (await bodyOf(c.req.raw))), 201);
  });
  app.patch(paths.update, forHono.campaignRequest("update", options), async (c) => {
    handle?.();
    return c.json(told(c.get("campaignRequest"), c.req.valid("json") ?? (await bodyOf(c.req.raw))));
  });
  if (!isBare) app.onError(forHono.campaignErrors(report));
  return running(serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }) as Server);
}

async function startExpress(
  make: typeof express,
  parser: (limit: number) => express.RequestHandler,
  { report, handle, isBare, largest = LARGEST, ...options }: Setting,
): Promise<Running> {
  const app = make();
  app.use(parser(largest));
  const respond =
    (status: number, operation: Operation): express.RequestHandler<never, unknown, unknown> =>
    (req, res) => {
      handle?.();
      res.status(status).json(told(res.locals["campaignRequest"] as Accepted<typeof operation>, req.body));
    };
  app.get(paths.health, (_req, res) => void res.json({}));
  app.post(paths.create, forExpress.campaignRequest("create", options), respond(201, "create"));
  app.patch(paths.update, forExpress.campaignRequest("update", options), respond(200, "update"));
  if (!isBare) app.use(forExpress.campaignErrors(report));
  return running(app.listen(0, "127.0.0.1"));
}

/** The versions of Express. */
export const expressVersions = [
  ["4", express4],
  ["5", express],
] as const;

/** A server as soon as it listens. */
export async function running(server: Server): Promise<Running> {
  if (!server.listening) await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** A server of Express for updates alone, with a handler for those that are accepted, and handlers of errors. */
export async function updatesInExpress(
  make: typeof express,
  options: RouteOptions<express.Request>,
  handler: express.RequestHandler,
  ...errorHandlers: express.ErrorRequestHandler[]
): Promise<Running> {
  const app = make();
  app.use(make.json());
  app.patch("/v5/campaigns/:id", forExpress.campaignRequest("update", options), handler);
  for (const errors of errorHandlers) app.use(errors);
  return running(app.listen(0, "127.0.0.1"));
}

const withJson = (make: typeof express) => (setting: Setting) => {
  return startExpress(make, (limit) => make.json({ limit, verify: forExpress.keepText }), setting);
};

const withBytes = (make: typeof express) => (setting: Setting) => {
  return startExpress(make, (limit) => make.raw({ limit, type: () => true }), setting);
};

/** A real server of each framework, with both routes. */
export const frameworks = {
  fastify: startFastify,
  hono: startHono,
  express4: withJson(express4),
  express5: withJson(express),
  "express4 with bytes": withBytes(express4),
  "express5 with bytes": withBytes(express),
} as const;
