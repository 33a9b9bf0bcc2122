import { createApp } from "./app.js";
import { openStore } from "./store.js";

const store = openStore("campaigns.sqlite");
store.addWorkspace("demo-workspace", process.env.API_KEY ?? "not-a-real-key", ["QUEUING"]);

const app = await createApp(store, { logger: true });
await app.listen({ port: 8080 });

// Requests that have begun are still answered, but a client that sends nothing must not keep the process alive.
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, async () => {
    setTimeout(() => app.server.closeAllConnections(), 5_000).unref();
    await app.close();
    store.close();
  });
