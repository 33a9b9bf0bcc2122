import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Outgoing } from "../http/outgoing.js";
import { isNamed } from "../is-named.js";
import { expectNames } from "../options.js";
import type { Sandbox } from "../sandbox.js";
import { answerBrokenRequests, brokenHeader } from "./broken-requests.js";
import { nodeIncoming } from "./node-incoming.js";

/** Where to listen. */
export interface ServeOptions {
  /** Default: 0, any free port. */
  readonly port?: number | undefined;
  /** Default: 127.0.0.1, which other machines cannot reach. */
  readonly host?: string | undefined;
}

/** A server in front of a sandbox. */
export interface Served {
  /** The address, such as `http://127.0.0.1:4010`. */
  readonly url: string;
  /** Stops listening, and waits up to a second for pending answers. Does not close the sandbox. */
  close(): Promise<void>;
}

/** How long the server waits for pending answers when it closes, in milliseconds. */
const GRACE = 1000;

/**
 * Serves a sandbox over HTTP. Rejects if the server cannot listen, for example because the port is taken.
 *
 * @throws {TypeError} if an option is unknown.
 */
export async function serve(sandbox: Sandbox, options: ServeOptions = {}): Promise<Served> {
  expectNames(options, ["port", "host"]);
  const { port = 0, host = "127.0.0.1" } = options;
  const streams = new Set<ReadableStreamDefaultReader<Uint8Array>>();
  let isClosing = false;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const broken = brokenHeader(request);
      const outgoing = broken ?? (await sandbox.answer(nodeIncoming(request, response, host)));
      // Otherwise, the connection would stay open after the answer.
      if (isClosing) response.setHeader("Connection", "close");
      await write(outgoing, response, streams);
    } catch (error) {
      if (!response.closed && !isNamed(error, "ConnectionDropped")) console.error(error);
      request.socket.destroy();
    }
  };
  // Node's own answer to a request without Host has no body.
  const server = createServer({ requireHostHeader: false }, answer);
  server.on("checkExpectation", answer);
  answerBrokenRequests(server);
  await once(server.listen(port, host), "listening");

  return {
    url: urlOf(server.address() as AddressInfo),
    async close() {
      isClosing = true;
      const closed = new Promise((resolve) => server.close(resolve));
      for (const stream of streams) void stream.cancel();
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), GRACE);
      await closed;
      clearTimeout(timer);
    },
  };
}

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}

async function write(
  { status, headers, body }: Outgoing,
  response: ServerResponse,
  streams: Set<ReadableStreamDefaultReader<Uint8Array>>,
): Promise<void> {
  if (typeof body === "string") {
    response.writeHead(status, { "Content-Length": Buffer.byteLength(body), ...headers }).end(body);
    return;
  }
  response.writeHead(status, headers);
  const reader = body.getReader();
  streams.add(reader);
  response.once("close", () => void reader.cancel().catch(() => {}));
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      await sent(response, next.value);
    }
    response.end();
  } finally {
    streams.delete(reader);
  }
}

/** Resolves when a chunk is sent: a connection may then be closed without losing it. */
function sent(response: ServerResponse, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    response.once("close", resolve);
    response.write(chunk, () => {
      response.off("close", resolve);
      resolve();
    });
  });
}
