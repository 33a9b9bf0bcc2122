import { type HttpHandler, HttpResponse, http } from "msw";
import { incomingOf } from "../http/incoming.js";
import { responseOf } from "../http/outgoing.js";
import type { Sandbox } from "../sandbox.js";

export interface HandlerOptions {
  /** The URL of the service, such as `https://api-01.example.com`. A path in it comes before that of each operation. */
  baseUrl: string;
}

/**
 * Handlers for MSW that answer every request to the service. A dropped connection is a network error.
 *
 * @throws {TypeError} if `baseUrl` is not an absolute URL.
 */
export function handlers(sandbox: Sandbox, { baseUrl }: HandlerOptions): HttpHandler[] {
  const { origin, pathname } = new URL(baseUrl);
  const prefix = pathname.replace(/\/+$/u, "");
  const isOfService = ({ request }: { request: Request }): boolean => {
    const url = new URL(request.url);
    return url.origin === origin && url.pathname.startsWith(`${prefix}/`);
  };
  return [
    http.all(isOfService, async ({ request }) => {
      const incoming = incomingOf(request);
      try {
        return responseOf(await sandbox.answer({ ...incoming, path: incoming.path.slice(prefix.length) }));
      } catch {
        return HttpResponse.error();
      }
    }),
  ];
}
