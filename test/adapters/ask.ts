import { type IncomingHttpHeaders, type IncomingMessage, request as send } from "node:http";
import { text } from "node:stream/consumers";
import type { RequestInput } from "../../src/index.js";
import type { Running } from "./servers.js";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The parsed answer; undefined if it is not JSON. */
  readonly json: unknown;
}

/** Sends a request. A body that is a text is sent as it is. The headers in a list are sent one by one; undefined sends none. */
export async function ask(
  { url }: Pick<Running, "url">,
  { method, path, headers, body }: RequestInput,
): Promise<Answer> {
  const bytes = typeof body === "string" || body instanceof Buffer ? body : JSON.stringify(body);
  const request = send(`${url}${path}`, {
    method,
    headers: Object.fromEntries(
      Object.entries({ "Content-Type": "application/json", ...headers }).filter(([, value]) => value !== undefined),
    ) as Record<string, string | string[]>,
  });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on("response", resolve).on("error", reject).end(bytes);
  });
  const answer = await text(response);
  const isJson = /^application\/json(;|$)/u.test(response.headers["content-type"] ?? "");
  const json = isJson ? (JSON.parse(answer) as unknown) : undefined;
  return { status: response.statusCode ?? 0, headers: response.headers, text: answer, json };
}
