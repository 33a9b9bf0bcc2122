import { readdirSync, readFileSync } from "node:fs";
import { checkResponse } from "campaign-rules";
import { expect } from "vitest";
import type { Sandbox } from "../../src/index.js";

const fixtures = new URL("../../../../fixtures/", import.meta.url);

/** A valid create request, by default with a new id. */
export function pushBody(requestId: string = crypto.randomUUID()): Record<string, unknown> {
  return { ...fixture("create/valid/push-minimal.json"), request_id: requestId };
}

export function emailBody(requestId: string = crypto.randomUUID()): Record<string, unknown> {
  return { ...fixture("create/valid/email-minimal.json"), request_id: requestId };
}

function fixture(path: string): Record<string, unknown> {
  return (JSON.parse(readFileSync(new URL(path, fixtures), "utf8")) as { body: Record<string, unknown> }).body;
}

/** The files of a folder of fixtures, parsed, by name. */
export function fixturesIn(folder: string): [name: string, value: Record<string, unknown>][] {
  return readdirSync(new URL(folder, fixtures), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => [name, JSON.parse(readFileSync(new URL(`${folder}/${name}`, fixtures), "utf8"))]);
}

/** The parts of a request besides its body. */
export interface Sent {
  readonly workspace?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer, as far as tests compare it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export const HOST = "http://sandbox.test";

/** The path of a create request, and its headers. */
export const CREATE = "/core-services/v1/campaigns";
export const createHeaders = (workspace = "W1", key?: string) => ({
  Authorization: basic(workspace, key),
  "SVC-APPKEY": workspace,
  "Content-Type": "application/json",
});

/** A create request for `fetch`. */
export function createInit(body: object = pushBody(), key?: string) {
  return { method: "POST", headers: createHeaders("W1", key), body: JSON.stringify(body) };
}

export function basic(workspace = "W1", key = "secret"): string {
  return `Basic ${btoa(`${workspace}:${key}`)}`;
}

/** Sends a create request, and checks that the answer is documented. */
export async function create(sandbox: Sandbox, body: unknown, sent: Sent = {}): Promise<Answer> {
  const { workspace = "W1", key, headers } = sent;
  const answer = await send(sandbox, "POST", CREATE, body, { ...createHeaders(workspace, key), ...headers });
  expect(checkResponse("create", answer.status, answer.body)).toEqual({ ok: true, violations: [] });
  return answer;
}

/** Sends an update, or a publication, and checks that the answer is documented. */
export async function update(sandbox: Sandbox, id: string, body: unknown, sent: Sent = {}): Promise<Answer> {
  const { workspace = "W1", key, headers } = sent;
  const answer = await send(sandbox, "PATCH", `/v5/campaigns/${id}`, body, {
    Authorization: basic(workspace, key),
    "Idempotency-Key": crypto.randomUUID(),
    "X-SVC-Request-Id": "r-1",
    ...headers,
  });
  expect(checkResponse("update", answer.status, answer.body)).toEqual({ ok: true, violations: [] });
  return answer;
}

/** Creates a campaign, and returns its id. */
export async function created(sandbox: Sandbox, body: unknown = pushBody(), sent: Sent = {}): Promise<string> {
  const answer = await create(sandbox, body, sent);
  expect(answer.status).toBe(201);
  return (answer.body as { campaign_id: string }).campaign_id;
}

/** Sends any request. A string is sent as it is, anything else as JSON. */
export async function send(
  sandbox: Sandbox,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const init = { method, headers: { "Content-Type": "application/json", ...headers } };
  const isText = typeof body === "string" || body instanceof Uint8Array;
  const sent = body === undefined ? init : { ...init, body: (isText ? body : JSON.stringify(body)) as BodyInit };
  const response = await sandbox.fetch(new Request(HOST + path, sent));
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
}

/** An error, except for its details. */
export function errorOf(answer: Answer): Omit<AnsweredError, "details"> {
  const { details: _, ...error } = (answer.body as { error: AnsweredError }).error;
  return error;
}

export function detailsOf({ body }: Answer): AnsweredError["details"] {
  return (body as { error: AnsweredError }).error.details;
}

interface AnsweredError {
  readonly code: string;
  readonly target: string;
  readonly message: string;
  readonly request_id?: string;
  readonly details: readonly { readonly target: string; readonly message: string }[];
}
