import { isUtf8 } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Incoming } from "../http/incoming.js";
import { NotUtf8 } from "../http/not-utf8.js";

/** Reads a request of Node's server. */
export function nodeIncoming(request: IncomingMessage, response: ServerResponse): Incoming {
  const { method = "", headersDistinct: headers } = request;
  const [, path = "", query = ""] = /^(?:https?:\/\/[^/?]*)?([^?]*)\??(.*)$/su.exec(request.url ?? "") ?? [];
  let controller: AbortController | undefined;
  return {
    method,
    path,
    headers,
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
    header(name) {
      const [first, ...others] = headers[name.toLowerCase()] ?? [];
      return others.every((other) => other === first) ? first : undefined;
    },
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
      if (isUtf8(bytes)) resolve(withoutMark(bytes.toString("utf8")));
      else reject(new NotUtf8());
    });
    request.once("error", reject);
    request.once("close", () => reject(new Error("the body ended early")));
  });
}

/** Removes the byte order mark, as `TextDecoder` does. */
function withoutMark(text: string): string {
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}
