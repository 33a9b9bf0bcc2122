import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { errorAnswer } from "../http/error-answer.js";
import type { Outgoing } from "../http/outgoing.js";

/** Answers malformed requests and CONNECT, which Node does not pass on, in the documented format. */
export function answerBrokenRequests(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
    else writeRaw(socket, 400, "request", "request is not valid HTTP, or its headers are too long");
  });
  server.on("connect", (_, socket) => {
    writeRaw(socket, 404, "path", "path must match an operation of the service");
  });
}

/** The answer to a request that has no Host, though HTTP/1.1 needs one, or repeats a header that says where it is from. */
export function brokenHeader({ httpVersion, headersDistinct }: IncomingMessage): Outgoing | undefined {
  if (headersDistinct["host"] === undefined && httpVersion === "1.1") {
    return errorAnswer(400, { target: "Host", message: "Host is required by HTTP/1.1" });
  }
  const repeated = ["Host", "Origin"].find((name) => (headersDistinct[name.toLowerCase()]?.length ?? 0) > 1);
  if (repeated === undefined) return undefined;
  return errorAnswer(400, { target: repeated, message: `${repeated} must not be repeated` });
}

function writeRaw(socket: Duplex, status: 400 | 404, target: string, message: string): void {
  const { headers, body } = errorAnswer(status, { target, message });
  const text = String(body);
  const lines = Object.entries({ ...headers, Connection: "close", "Content-Length": Buffer.byteLength(text) });
  const phrase = status === 400 ? "Bad Request" : "Not Found";
  // The client may have disconnected.
  socket.on("error", () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${phrase}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${text}`,
  );
}
