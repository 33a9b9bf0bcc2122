import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { basename, extname, join } from "node:path";
import { listenLocally } from "../../scripts/listen.js";
import { playgroundFolder } from "./build.js";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/** A server of the built page, for this machine only. */
export interface Served {
  readonly address: string;
  close(): void;
}

/** Serves the built page, at a path as some hosts do. Port 0 means any free port. */
export async function servePlayground({ port = 0, path = "/" } = {}): Promise<Served> {
  const server = createServer(async ({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const name = pathname.endsWith("/") ? "index.html" : basename(pathname);
    const content = await readFile(join(playgroundFolder, name)).catch(() => undefined);
    const type = TYPES[extname(name)] ?? "application/octet-stream";
    response.writeHead(content === undefined ? 404 : 200, { "content-type": type });
    response.end(content);
  });
  const bound = await listenLocally(server, port);
  return { address: `http://127.0.0.1:${bound}${path}`, close: () => server.close() };
}
