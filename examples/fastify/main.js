import { createApp } from "./app.js";

const app = await createApp({ logger: true });
await app.listen({ port: 8080 });
