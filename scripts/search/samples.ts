import { fixturesIn } from "../../test/support/fixtures.js";
import { type Json, marked, type Recipe } from "./recipe.js";

/** The kind of input that a function takes. Every input is one JSON object. */
export type Kind = "create" | "update" | "request" | "response" | "times" | "request id" | "idempotency";

interface Fixture {
  readonly body?: Json;
  readonly patch?: Json;
  readonly request?: { readonly [name: string]: Json };
  readonly context?: { readonly campaign?: { readonly state?: Json; readonly body?: Json } };
}

function fixturesOf(operation: string, verdicts: readonly string[]) {
  const folders = verdicts.map((verdict) => `${operation}/${verdict}`);
  return folders.flatMap((folder) =>
    fixturesIn<Fixture>(folder).map(([name, fixture]) => [`${folder}/${name}`, fixture] as const),
  );
}

const creations = fixturesOf("create", ["valid", "advice", "excepted", "invalid", "shape"]);
const bodies = creations.map(([name, { body = null }]) => [name, body] as const);
const valid = bodies.filter(([name]) => name.startsWith("create/valid/"));

/** An input with what is known of the stored campaign. */
function withStored(input: { readonly [name: string]: Json }, { context }: Fixture): Json {
  const { state, body } = context?.campaign ?? {};
  return { ...input, ...(state !== undefined && { state }), ...(body !== undefined && { stored: body }) };
}

const headers: Json = [
  ["Authorization", `Basic ${btoa("WORKSPACE:key")}`],
  ["SVC-APPKEY", "WORKSPACE"],
  ["Content-Type", "application/json"],
  ["Idempotency-Key", "6f1c9f0e-4f5b-4c3a-9a51-0d9a3f1f2b11"],
  ["X-SVC-Request-Id", "r-1"],
];
const creation: Json = { method: "POST", path: "/core-services/v1/campaigns", headers, body: valid[0]?.[1] ?? {} };
const change: Json = { method: "PATCH", path: "/v5/campaigns/c-1", headers, body: { request_id: "r-1" } };

const [target, message] = ["channel", "channel is required"];
const error: Json = { code: "400 Bad Request", message, target, details: [{ target, message }], request_id: "r-1" };
const changed: Json = { response_id: "r-1", type: "t", data: {} };

/** Inputs to start from, by their names. Updates also start from the bodies of valid create requests. */
export const samples: Readonly<Record<Kind, ReadonlyMap<string, Json>>> = {
  create: new Map(bodies.map(([name, body]) => [name, { body }])),
  update: new Map<string, Json>([
    ...fixturesOf("update", ["advice", "invalid", "valid"]).map(
      ([name, fixture]) => [name, withStored({ patch: fixture.patch ?? null }, fixture)] as const,
    ),
    ...valid.map(([name, body]) => [`stored ${name}`, { patch: {}, stored: body, state: "DRAFT" }] as const),
    ...valid.map(([name, body]) => [`active ${name}`, { patch: body, stored: body, state: "ACTIVE" }] as const),
  ]),
  request: new Map<string, Json>([
    ...fixturesOf("request", ["invalid", "valid"]).map(
      ([name, fixture]) => [name, withStored(fixture.request ?? {}, fixture)] as const,
    ),
    ["request/create", creation],
    ["request/update", change],
  ]),
  response: new Map<string, Json>([
    ["response/created", { operation: "create", status: 201, body: { campaign_id: "c-1" } }],
    ["response/updated", { operation: "update", status: 200, body: changed }],
    ["response/published", { operation: "publish", status: 200, body: changed }],
    ["response/refused", { operation: "create", status: 400, body: { error } }],
    ["response/not updated", { operation: "update", status: 400, body: { error } }],
    ["response/unlisted", { operation: "create", status: 418, body: {} }],
  ]),
  times: new Map([
    ["times/few", { times: [1000, 2000, 90_000], now: 100_000 }],
    ["times/one", { times: [99_999], now: 100_000 }],
  ]),
  "request id": new Map([["request id/used", { channel: "PUSH", last: 1000, now: 2000 }]]),
  idempotency: new Map([["idempotency/used", { stored: { fingerprint: "f", response: {} }, fingerprint: "g" }]]),
};

/** The sample that a recipe starts from, with its edits, in which the marks still stand. */
export function inputOf(kind: Kind, { from, edits }: Recipe): Json {
  const sample = samples[kind].get(from);
  if (sample === undefined) throw new TypeError(`there is no input named ${from}`);
  return marked(sample, edits);
}
