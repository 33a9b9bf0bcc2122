import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";

/** When the connection breaks: before the server gets the next commit, or before the client gets the answer to it. */
export type Break = "before-commit" | "after-commit";

/** A proxy between clients and a PostgreSQL server that breaks connections. */
export interface BreakingProxy {
  readonly url: string;
  /** Breaks the connection that next commits. */
  breakAt(moment: Break): void;
  /** Breaks all connections that are open. */
  breakAll(): void;
  close(): void;
}

/** `server` is the address of a server with a socket in a folder. */
export async function breakingProxy(server: string): Promise<BreakingProxy> {
  const target = new URL(server);
  const path = join(decodeURIComponent(target.hostname), ".s.PGSQL.5432");
  const open = new Set<Socket>();
  let next: Break | undefined;

  const proxy = createServer((client) => {
    const upstream = connect(path);
    const destroy = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", destroy);
      socket.on("close", () => {
        open.delete(socket);
        destroy();
      });
    }
    let isCommitting = false;
    client.on("data", (data) => {
      if (next !== undefined && data.includes("commit\0")) {
        const moment = next;
        next = undefined;
        if (moment === "before-commit") return destroy();
        isCommitting = true;
      }
      upstream.write(data);
    });
    upstream.on("data", (data) => {
      if (isCommitting) destroy();
      else client.write(data);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));

  const { port } = proxy.address() as AddressInfo;
  const breakAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}${target.pathname}`,
    breakAt(moment) {
      next = moment;
    },
    breakAll,
    close() {
      proxy.close();
      breakAll();
    },
  };
}
