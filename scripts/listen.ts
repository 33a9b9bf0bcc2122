import { createServer, type Server } from "node:net";

/** Makes a server listen to this machine only, and returns its port. Port 0 means any free port. */
export function listenLocally(server: Server, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on("error", reject).listen(port, "127.0.0.1", () => {
      const address = server.address();
      if (typeof address === "object" && address !== null) resolve(address.port);
      else reject(new Error("the server has no port"));
    });
  });
}

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenLocally(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
