import { decoded } from "../../../../src/operations/request/route.js";
import { errorAnswer } from "../http/error-answer.js";
import type { Incoming } from "../http/incoming.js";
import { readJson } from "../http/json-body.js";
import { json, type Outgoing } from "../http/outgoing.js";
import { isNamed } from "../is-named.js";
import { BadInput, expectMembers } from "../state/bad-input.js";
import { type Controlled, type ControlRequest, requests } from "./requests.js";
import { untrustedHeader } from "./untrusted-header.js";

/** The path below which the sandbox itself is controlled. */
const CONTROL_PATH = "/_sandbox";

/** The longest body of a control request, in bytes: there may be many seeds. */
const MOST_BYTES = 64 * 1024 * 1024;

export function isControlPath(path: string): boolean {
  return path === CONTROL_PATH || path.startsWith(`${CONTROL_PATH}/`);
}

/** Answers a control request; one with the method HEAD as with GET, without the body. */
export async function handleControl(incoming: Incoming, controlled: Controlled): Promise<Outgoing> {
  if (incoming.method !== "HEAD") return answerTo(incoming, controlled);
  const { status, headers, body } = await answerTo({ ...incoming, method: "GET" }, controlled);
  if (typeof body !== "string") await body.cancel();
  const length = typeof body === "string" ? { "Content-Length": String(new TextEncoder().encode(body).length) } : {};
  return { status, headers: { ...headers, ...length }, body: "" };
}

async function answerTo(incoming: Incoming, controlled: Controlled): Promise<Outgoing> {
  const untrusted = untrustedHeader(incoming, controlled.hosts);
  if (untrusted !== undefined) return errorAnswer(403, untrusted);
  const { methods, id } = matched(incoming.path.slice(CONTROL_PATH.length) || "/");
  if (methods === undefined) {
    return errorAnswer(404, { target: "path", message: "path must be one that /_sandbox/openapi.json lists" });
  }
  const request = Object.hasOwn(methods, incoming.method) ? methods[incoming.method] : undefined;
  if (request === undefined) {
    const allow = Object.keys(methods).join(", ");
    const message = `method must be one of ${allow} at this path`;
    return errorAnswer(405, { target: "method", message }, undefined, { Allow: allow });
  }
  const { query } = incoming;
  try {
    expectParameters(query, Object.keys(request.query ?? {}));
    // Relative, because there may be more before the path at the client.
    if (incoming.path === CONTROL_PATH)
      return { status: 308, headers: { Location: `${CONTROL_PATH.slice(1)}/` }, body: "" };
    const workspace = query.get("workspace") ?? undefined;
    // As with an unset variable in a script, which would then reset or list nothing.
    if (workspace === "") throw new BadInput("workspace must not be empty", "query");
    const body = await bodyOf(incoming, request);
    const answer = await request.handle({ ...controlled, query, id, workspace, body });
    return request.mediaType === undefined ? json(200, answer) : (answer as Outgoing);
  } catch (error) {
    if (isNamed(error, "IdTaken")) return errorAnswer(409, { target: "campaign_id", message: error.message });
    if (!(error instanceof BadInput)) throw error;
    const { status, target, message } = error;
    return errorAnswer(status, { target, message });
  }
}

/** The requests at a path, by method, and the id in it. */
function matched(path: string): { methods: Readonly<Record<string, ControlRequest>> | undefined; id: string } {
  const [, list, id = "", rest = ""] = /^\/(campaigns|log|snapshots)\/([^/]+)(\/state|\/restore)?$/u.exec(path) ?? [];
  const isListed = list === undefined || Object.hasOwn(requests, path);
  const pattern = isListed ? path : `/${list}/{id}${rest}`;
  return {
    methods: Object.hasOwn(requests, pattern) ? requests[pattern] : undefined,
    // One with malformed escapes stays unchanged.
    id: isListed ? "" : (decoded(id) ?? id),
  };
}

/** @throws {BadInput} if a query parameter is unknown or repeated. */
function expectParameters(query: URLSearchParams, known: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of query.keys()) {
    const shown = JSON.stringify(name.slice(0, 64));
    if (!known.includes(name)) throw new BadInput(`there is no query parameter ${shown} at this path`, "query");
    if (seen.has(name)) throw new BadInput(`the query parameter ${shown} must not be repeated`, "query");
    seen.add(name);
  }
}

/** Reads and parses the body. If the request needs none, it may be absent or an empty object. */
async function bodyOf(incoming: Incoming, request: ControlRequest): Promise<unknown> {
  if (incoming.method === "GET" || incoming.method === "DELETE") return undefined;
  const body = await readJson(incoming, MOST_BYTES, request.body === undefined ? {} : undefined);
  if (!body.ok) throw new BadInput(body.message);
  return request.body === undefined ? expectMembers(body.value, []) : body.value;
}
