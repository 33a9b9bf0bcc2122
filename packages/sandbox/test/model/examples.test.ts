import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import type { Hono } from "hono";
import { it, vi } from "vitest";
import { agreement, runs } from "./agreement.js";
import { budget, LONG } from "./budget.js";
import { plainSequences } from "./commands/index.js";
import { exampleService, type Stored } from "./service/example-service.js";
import type { Front } from "./service/requests.js";
import type { Service } from "./service/service.js";
import type { Members } from "./world/json.js";
import type { Settings } from "./world/world.js";

/** What the examples do: any credentials, and no limits. */
const settings: Settings = {
  context: { features: ["QUEUING"] },
  stateAfterCreate: "DRAFT",
  stateAfterPublish: "ACTIVE",
  limits: "off",
  unknownCampaign: "after",
  fronts: 1,
  isPersistent: false,
};

async function listening(server: Server, stored: Stored): Promise<Service> {
  if (!server.listening) await once(server, "listening");
  const front: Front = {
    fetch: (request) => fetch(request),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  return exampleService(front, stored, async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
}

/** Fastify rejects keys that could change a prototype, unless it is told not to. */
const anyKeys = { onProtoPoisoning: "ignore", onConstructorPoisoning: "ignore" } as const;

/** A store of the Fastify example that accepts any credentials. */
function storeOf(stored: Stored) {
  const answers = new Map<string, unknown>();
  const placeOf = (workspace: string, id: string) => `${workspace}:${id}`;
  return {
    accepts: () => true,
    featuresOf: () => ["QUEUING"],
    addCampaign: (workspace: string, id: string, body: Members) =>
      void stored.set(placeOf(workspace, id), { state: "DRAFT", body }),
    campaign: (workspace: string, id: string) => stored.get(placeOf(workspace, id)),
    replaceCampaign(workspace: string, id: string, campaign: ReturnType<Stored["get"]>) {
      if (campaign !== undefined) stored.set(placeOf(workspace, id), campaign);
      return true;
    },
    answer: (key: string) => answers.get(key),
    saveAnswer: (key: string, answer: unknown) => void answers.set(key, answer),
  };
}

/** Runs `createApp` of an example. */
async function appOf<T>(name: string, ...args: readonly unknown[]): Promise<T> {
  const file = new URL(`../../../../examples/${name}/app.js`, import.meta.url).href;
  const { createApp } = (await import(file)) as { createApp(...given: readonly unknown[]): T | Promise<T> };
  return createApp(...args);
}

const servers: Readonly<Record<string, (stored: Stored) => Promise<Server>>> = {
  node: async (stored) => (await appOf<Server>("node", stored)).listen(0, "127.0.0.1"),
  express: async (stored) => (await appOf<Server>("express", undefined, stored)).listen(0, "127.0.0.1"),
  async fastify(stored) {
    const app = await appOf<FastifyInstance>("fastify", storeOf(stored), anyKeys);
    await app.listen({ host: "127.0.0.1", port: 0 });
    return app.server;
  },
  async "hono-worker"(stored) {
    const { fetch: answer } = await appOf<Hono>("hono-worker", stored);
    return serve({ fetch: answer, hostname: "127.0.0.1", port: 0 }) as Server;
  },
};

it.each(Object.entries(servers))(
  "the server of examples/%s behaves like the model",
  async (_, open) => {
    const service = async () => {
      const stored: Stored = new Map();
      return listening(await open(stored), stored);
    };
    // One of them prints warnings about accepted campaigns.
    vi.spyOn(console, "warn").mockReturnValue();
    await fc.assert(agreement(settings, service, plainSequences), runs(budget(20, 1_000)));
  },
  LONG,
);
