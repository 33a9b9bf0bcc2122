import { isUtf8 } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Incoming, NotUtf8, onlyValue } from "../http/incoming.js";

/** Reads a request of Node's server, which listens at `servedAs`. */
export function nodeIncoming(request: IncomingMessage, response: ServerResponse, servedAs: string): Incoming {
  const { method = "", headersDistinct } = request;
  const target = /^(?:https?:\/\/([^/?]*))?([^?]*)\??(.*)$/isu.exec(request.url ?? "") ?? [];
  // The host in an absolute target replaces the header (RFC 9112, section 3.2.2).
  const [, host = headersDistinct["host"]?.[0] ?? "", path = "", query = ""] = target;
  const headers = { ...headersDistinct, host: [host] };
  let controller: AbortController | undefined;
  return {
    method,
    path,
    headers,
    servedAs,
    get query() {
      return new URLSearchParams(query);
    },
    get signal() {
      if (controller !== undefined) return controller.signal;
      const own = new AbortController();
      controller = own;
      if (response.closed) own.abort();
      else response.once("close", () => own.abort());
      return own.signal;
    },
    header: (name) => onlyValue((headers as NodeJS.Dict<string[]>)[name.toLowerCase()] ?? []),
    text: (limit) => textOf(request, limit),
  };
}

function textOf(request: IncomingMessage, limit: number): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else {
        // The rest is read, so that the client gets to read the answer.
        chunks.length = 0;
        resolve(undefined);
      }
    });
    request.once("end", () => {
      const bytes = Buffer.concat(chunks);
      // Unlike `toString`, it leaves out the byte order mark.
      if (isUtf8(bytes)) resolve(new TextDecoder().decode(bytes));
      else reject(new NotUtf8());
    });
    request.once("error", reject);
    request.once("close", () => reject(new Error("the body ended early")));
  });
}
