import { errorAnswer } from "../http/error-answer.js";
import type { Incoming } from "../http/incoming.js";
import { readJson } from "../http/json-body.js";
import type { Outgoing } from "../http/outgoing.js";
import { decoded } from "../service/route.js";
import { BadInput } from "./bad-input.js";
import { type Controlled, handlers } from "./control.js";

/** The path below which the sandbox itself is controlled. */
const CONTROL_PATH = "/_sandbox";

/** The longest body of a control request, in bytes: there may be many seeds. */
const MOST_BYTES = 64 * 1024 * 1024;

export function isControlPath(path: string): boolean {
  return path === CONTROL_PATH || path.startsWith(`${CONTROL_PATH}/`);
}

/** Answers a control request. */
export async function handleControl(incoming: Incoming, controlled: Controlled): Promise<Outgoing> {
  if (incoming.path === CONTROL_PATH) return { status: 308, headers: { Location: `${CONTROL_PATH}/` }, body: "" };
  if (isFromOtherSite(incoming)) {
    const message = "Origin must be that of the sandbox: other websites must not control it";
    return errorAnswer(403, { target: "Origin", message });
  }
  const { path, id } = matched(incoming.path.slice(CONTROL_PATH.length));
  const methods = handlers[path];
  if (methods === undefined) {
    return errorAnswer(404, { target: "path", message: "path must be one that /_sandbox/openapi.json lists" });
  }
  const handler = Object.hasOwn(methods, incoming.method) ? methods[incoming.method] : undefined;
  if (handler === undefined) {
    const allow = Object.keys(methods).join(", ");
    const message = `method must be one of ${allow} at this path`;
    return errorAnswer(405, { target: "method", message }, undefined, { Allow: allow });
  }
  try {
    return await handler({ incoming, id, body: () => bodyOf(incoming) }, controlled);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const { status, target, message } = error;
    return errorAnswer(status, { target, message });
  }
}

/** The path of a handler, and the id in it. */
function matched(path: string): { path: string; id: string } {
  const [, list, id = "", rest = ""] = /^\/(campaigns|log)\/([^/]+)(\/state)?$/u.exec(path) ?? [];
  const pattern = list === undefined ? path : `/${list}/{id}${rest}`;
  return { path: Object.hasOwn(handlers, pattern) ? pattern : "unknown", id: decoded(id) };
}

async function bodyOf(incoming: Incoming): Promise<unknown> {
  const body = await readJson(incoming, MOST_BYTES);
  if (!body.ok) throw new BadInput(body.message);
  return body.value;
}

/** Whether another website sent the request, as browsers say in `Origin`. */
function isFromOtherSite(incoming: Incoming): boolean {
  const origin = incoming.header("Origin");
  const host = incoming.header("Host");
  if (origin === undefined || host === undefined) return false;
  return origin.replace(/^https?:\/\//u, "") !== host;
}
