import { errorAnswer } from "../http/error-answer.js";
import type { Incoming } from "../http/incoming.js";
import { readJson } from "../http/json-body.js";
import type { Outgoing } from "../http/outgoing.js";
import { decoded } from "../http/route.js";
import { BadInput } from "../state/bad-input.js";
import { IdTaken } from "../storage/storage.js";
import { type Controlled, handlers } from "./control.js";
import { parametersOf } from "./openapi.js";
import { untrustedHeader } from "./untrusted-header.js";

/** The path below which the sandbox itself is controlled. */
const CONTROL_PATH = "/_sandbox";

/** The longest body of a control request, in bytes: there may be many seeds. */
const MOST_BYTES = 64 * 1024 * 1024;

export function isControlPath(path: string): boolean {
  return path === CONTROL_PATH || path.startsWith(`${CONTROL_PATH}/`);
}

/** Answers a control request. */
export async function handleControl(incoming: Incoming, controlled: Controlled): Promise<Outgoing> {
  const untrusted = untrustedHeader(incoming, controlled.hosts);
  if (untrusted !== undefined) return errorAnswer(403, untrusted);
  const { path, id } = matched(incoming.path.slice(CONTROL_PATH.length) || "/");
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
    expectParameters(incoming, path);
    if (incoming.path === CONTROL_PATH) return { status: 308, headers: { Location: `${CONTROL_PATH}/` }, body: "" };
    const workspace = incoming.query.get("workspace") ?? undefined;
    return await handler({ incoming, id, workspace, body: (absent) => bodyOf(incoming, absent) }, controlled);
  } catch (error) {
    if (error instanceof IdTaken) return errorAnswer(409, { target: "campaign_id", message: error.message });
    if (!(error instanceof BadInput)) throw error;
    const { status, target, message } = error;
    return errorAnswer(status, { target, message });
  }
}

/** The path of a handler, and the id in it. */
function matched(path: string): { path: string; id: string } {
  if (Object.hasOwn(handlers, path)) return { path, id: "" };
  const [, list, id = "", rest = ""] = /^\/(campaigns|log|snapshots)\/([^/]+)(\/state|\/restore)?$/u.exec(path) ?? [];
  const pattern = list === undefined ? path : `/${list}/{id}${rest}`;
  return { path: Object.hasOwn(handlers, pattern) ? pattern : "unknown", id: decoded(id) };
}

/** @throws {BadInput} if a query parameter is unknown or repeated. */
function expectParameters({ method, query }: Incoming, path: string): void {
  const known = parametersOf(CONTROL_PATH + path, method);
  const seen = new Set<string>();
  for (const name of query.keys()) {
    const shown = JSON.stringify(name.slice(0, 64));
    if (!known.includes(name)) throw new BadInput(`there is no query parameter ${shown} at this path`, "query");
    if (seen.has(name)) throw new BadInput(`the query parameter ${shown} must not be repeated`, "query");
    seen.add(name);
  }
}

async function bodyOf(incoming: Incoming, absent: unknown): Promise<unknown> {
  const body = await readJson(incoming, MOST_BYTES, absent);
  if (!body.ok) throw new BadInput(body.message);
  return body.value;
}
