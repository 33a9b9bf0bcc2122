import type { Sandbox, Fault as SandboxFault, SandboxOptions } from "../../../src/index.js";
import type { Received } from "../world/answer.js";
import type { ClientRequest } from "../world/client-request.js";
import { isObject } from "../world/json.js";
import type { Campaign, Fault, LogLine, Settings } from "../world/world.js";

/** A sandbox as clients see it: requests in, answers out. */
export interface Front {
  fetch(request: Request): Promise<Response>;
  /** Its address. Absent if it is in this process. */
  readonly url?: string;
  /** Absent if it is in another process. */
  readonly sandbox?: Sandbox;
}

/** The options of a sandbox that behaves as the settings say. They are JSON. */
export function optionsOf(settings: Settings): Omit<SandboxOptions, "storage"> {
  const { workspaces, context, stateAfterCreate, stateAfterPublish, idempotency } = settings;
  const known = Object.entries(workspaces ?? {}).map(([id, { keys, context: own }]) => [id, { keys, ...own }] as const);
  return {
    ...(workspaces !== undefined && { workspaces: Object.fromEntries(known) }),
    ...{ context, stateAfterCreate, stateAfterPublish, idempotency, logSize: 100_000, logBytes: 1 },
  };
}

/** Sends a request of a client. Undefined if the connection is dropped. */
export async function sent(front: Front, sending: ClientRequest): Promise<Received | undefined> {
  const { method, path, headers, text } = sending;
  const request = new Request(urlOf(front, path), { method, headers, body: text });
  try {
    const response = await front.fetch(request);
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The answer of a control request. Rejects unless the request succeeds. */
export async function control(front: Front, method: string, path: string, body?: unknown): Promise<unknown> {
  const text =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const response = await front.fetch(new Request(urlOf(front, `/_sandbox/${path}`), { method, ...text }));
  const answer = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
  return answer === "" ? undefined : JSON.parse(answer);
}

function urlOf({ url = "http://sandbox.example" }: Front, path: string): string {
  return url + path;
}

export function faultFor({ kind, isAfter, left }: Fault): SandboxFault {
  return { next: left, after: isAfter, ...(kind === "drop" ? { drop: true } : { status: kind }) };
}

/** Campaigns as the sandbox shows them. */
export function campaignsIn(shown: unknown): Campaign[] {
  if (!Array.isArray(shown)) throw new Error(`no list of campaigns: ${JSON.stringify(shown)}`);
  return shown.map((campaign) => {
    if (!isObject(campaign) || !isObject(campaign["body"])) throw new Error(`no campaign: ${JSON.stringify(campaign)}`);
    const { campaign_id: id, workspace, state, body } = campaign;
    return { id, workspace, state, body } as Campaign;
  });
}

/** The compared parts of a log. */
export function linesIn(log: unknown): LogLine[] {
  return (log as LogLine[]).map(({ method, status, verdict }) => ({ method, status, verdict }));
}
