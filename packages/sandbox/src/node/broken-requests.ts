import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { errorAnswer } from "../http/error-answer.js";
import { NOT_AS_LONG } from "../http/json-body.js";
import type { Outgoing } from "../http/outgoing.js";

/** Answers malformed requests and CONNECT, which Node does not pass on, in the documented format. */
export function answerBrokenRequests(server: Server): void {
  /** By connection, the responses that are not sent yet. */
  const pending = new WeakMap<Duplex, Set<ServerResponse>>();
  const note = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    const responses = pending.get(socket) ?? new Set();
    pending.set(socket, responses.add(response));
    response.once("close", () => responses.delete(response));
  };
  server.on("request", note);
  server.on("checkExpectation", note);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const responses = [...(pending.get(socket) ?? [])];
    const last = responses.findLast(({ req }) => req.complete);
    const isStream = last?.headersSent === true && !last.writableEnded;
    if (error.code === "ECONNRESET" || !socket.writable || isStream) {
      socket.destroy();
      return;
    }
    const refuse = (): void => {
      if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") writeRaw(socket, 408, REQUEST, "request was not sent in time");
      else if (responses.some(({ req }) => !req.complete)) writeRaw(socket, 400, "body", NOT_AS_LONG);
      else writeRaw(socket, 400, REQUEST, "request is not valid HTTP, or its headers are too long");
    };
    // The answers to the requests before it come first: the client would take this one for theirs.
    if (last === undefined) refuse();
    else last.once("close", refuse);
  });
  server.on("connect", (_, socket) => {
    writeRaw(socket, 404, "path", "path must match an operation of the service");
  });
}

const REQUEST = "request";

/** The answer to a request that has no Host, though HTTP/1.1 needs one, or repeats a header that says where it is from. */
export function brokenHeader({ httpVersion, headersDistinct }: IncomingMessage): Outgoing | undefined {
  if (headersDistinct["host"] === undefined && httpVersion === "1.1") {
    return errorAnswer(400, { target: "Host", message: "Host is required by HTTP/1.1" });
  }
  const repeated = ["Host", "Origin"].find((name) => (headersDistinct[name.toLowerCase()]?.length ?? 0) > 1);
  if (repeated === undefined) return undefined;
  return errorAnswer(400, { target: repeated, message: `${repeated} must not be repeated` });
}

function writeRaw(socket: Duplex, status: 400 | 404 | 408, target: string, message: string): void {
  const { headers, body } = errorAnswer(status, { target, message });
  const text = String(body);
  const lines = Object.entries({ ...headers, Connection: "close", "Content-Length": Buffer.byteLength(text) });
  // The client may have disconnected.
  socket.on("error", () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${text}`,
  );
}
