import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { ListRootsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { createServer } from "../../src/server.js";
import { withBoundedErrors } from "../../src/stdio/stdio-transport.js";

export const readingsPage = readFileSync(new URL("../../../../docs/readings.md", import.meta.url), "utf8");

/** The options of a client. */
interface ClientOptions {
  /** Absolute paths, or addresses of other roots; undefined for a client that has none. */
  readonly roots?: readonly string[] | undefined;
  readonly runsConfiguration?: boolean;
}

/** The official client, with roots if it has any. It checks answers against the output schemas that it has listed. */
export function clientWith(roots: readonly string[] | undefined): Client {
  const client = new Client(
    { name: "test", version: "1.0.0" },
    { capabilities: roots === undefined ? {} : { roots: { listChanged: true } } },
  );
  if (roots !== undefined) {
    client.setRequestHandler(ListRootsRequestSchema, () => ({
      roots: roots.map((root) => ({ uri: root.includes("://") ? root : pathToFileURL(root).href })),
    }));
  }
  return client;
}

/** The official client, connected to the server over the transport in memory. */
export async function connect({ roots, runsConfiguration = false }: ClientOptions = {}): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = clientWith(roots);
  await createServer({ readingsPage, runsConfiguration }).connect(withBoundedErrors(ours));
  await client.connect(theirs);
  await client.listTools();
  return client;
}
