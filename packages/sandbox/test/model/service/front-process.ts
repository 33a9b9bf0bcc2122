// A process of a service under test: a sandbox behind a server, in front of a database. It carries out the orders of
// its parent.
import { createSandbox, type Storage } from "campaign-rules-sandbox";
import { type Served, serve } from "campaign-rules-sandbox/node";
import { openPostgres } from "campaign-rules-sandbox/postgres";
import type { Order } from "./front-processes.js";

let storage: Storage | undefined;
let served: Served | undefined;

async function start({ database, options }: Extract<Order, { kind: "start" }>): Promise<string> {
  storage ??= await openPostgres(database);
  served = await serve(createSandbox({ ...options, storage: { ...storage, close: async () => {} } }));
  return served.url;
}

async function stop(): Promise<string> {
  await served?.close();
  return "stopped";
}

async function forget(): Promise<string> {
  await storage?.close();
  storage = undefined;
  return "forgotten";
}

process.on("message", async (order: Order) => {
  process.send?.(await (order.kind === "start" ? start(order) : order.kind === "stop" ? stop() : forget()));
});
