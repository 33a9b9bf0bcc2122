import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { createRequest, faultyRequests } from "../../src/arbitraries/index.js";
import type { Json } from "./recipe.js";

/** The kind of input that a function takes. Every input is one JSON object. */
export type Kind = "create" | "update" | "request" | "response" | "times" | "request id" | "idempotency";

/** Inputs to start from, by their names. */
export type Samples = ReadonlyMap<string, Json>;

interface Fixture {
  readonly body?: Json;
  readonly patch?: Json;
  readonly request?: { readonly [name: string]: Json };
  readonly context?: { readonly campaign?: { readonly state?: Json; readonly body?: Json } };
}

const folder = fileURLToPath(new URL("../../fixtures", import.meta.url));

function fixturesOf(operation: string): (readonly [name: string, fixture: Fixture])[] {
  return readdirSync(`${folder}/${operation}`).flatMap((verdict) =>
    readdirSync(`${folder}/${operation}/${verdict}`)
      .sort()
      .map((file) => {
        const fixture = JSON.parse(readFileSync(`${folder}/${operation}/${verdict}/${file}`, "utf8")) as Fixture;
        return [`${operation}/${verdict}/${file.replace(".json", "")}`, fixture] as const;
      }),
  );
}

/** What is known of the stored campaign. */
function storedIn({ context }: Fixture): { readonly [name: string]: Json } {
  const { state, body } = context?.campaign ?? {};
  return { ...(state !== undefined && { state }), ...(body !== undefined && { stored: body }) };
}

const creations: [string, Json][] = fixturesOf("create").map(([name, { body = null }]) => [name, { body }]);
const valid = creations.filter(([name]) => name.startsWith("create/valid/"));

const headers: Json = [
  ["Authorization", `Basic ${btoa("WORKSPACE:key")}`],
  ["SVC-APPKEY", "WORKSPACE"],
  ["Content-Type", "application/json"],
  ["Idempotency-Key", "6f1c9f0e-4f5b-4c3a-9a51-0d9a3f1f2b11"],
  ["X-SVC-Request-Id", "r-1"],
];

function bodyOf(input: Json): Json {
  return (input as { readonly body: Json }).body;
}

/** The samples of each kind. Those of updates also use the bodies of valid create requests as stored campaigns. */
const known: Readonly<Record<Kind, readonly (readonly [string, Json])[]>> = {
  create: creations,
  update: [
    ...fixturesOf("update").map(
      ([name, fixture]) => [name, { patch: fixture.patch ?? null, ...storedIn(fixture) }] as const,
    ),
    ...valid.map(([name, input]) => [`stored ${name}`, { patch: {}, stored: bodyOf(input), state: "DRAFT" }] as const),
    ...valid.map(
      ([name, input]) => [`active ${name}`, { patch: bodyOf(input), stored: bodyOf(input), state: "ACTIVE" }] as const,
    ),
  ],
  request: [
    ...fixturesOf("request").map(([name, fixture]) => [name, { ...fixture.request, ...storedIn(fixture) }] as const),
    [
      "request/create",
      { method: "POST", path: "/core-services/v1/campaigns", headers, body: bodyOf(valid[0]?.[1] ?? {}) },
    ],
    ["request/update", { method: "PATCH", path: "/v5/campaigns/c-1", headers, body: { request_id: "r-1" } }],
  ],
  response: [
    ["response/created", { operation: "create", status: 201, body: { campaign_id: "c-1" } }],
    ["response/updated", { operation: "update", status: 200, body: { response_id: "r-1", type: "t", data: {} } }],
    ["response/published", { operation: "publish", status: 200, body: { response_id: "r-1", type: "t", data: {} } }],
    ["response/refused", { operation: "create", status: 400, body: { error: refusal() } }],
    ["response/not updated", { operation: "update", status: 400, body: { error: refusal() } }],
    ["response/unlisted", { operation: "create", status: 418, body: {} }],
  ],
  times: [
    ["times/few", { times: [1000, 2000, 90_000], now: 100_000 }],
    ["times/one", { times: [99_999], now: 100_000 }],
  ],
  "request id": [["request id/used", { channel: "PUSH", last: 1000, now: 2000 }]],
  idempotency: [["idempotency/used", { stored: { fingerprint: "f", response: {} }, fingerprint: "g" }]],
};

function refusal(): Json {
  const [target, message] = ["channel", "channel is required"];
  return { code: "400 Bad Request", message, target, details: [{ target, message }], request_id: "r-1" };
}

export function samplesOf(kind: Kind): Samples {
  return new Map(known[kind]);
}

/** Bodies that the generators of requests draw, valid ones and ones with faults. Only their parts are used. */
export function generatedBodies(): Json[] {
  const options = { seed: 1, numRuns: 40 };
  const faulty = fc.sample(faultyRequests(3), options).map(({ body }) => body);
  return JSON.parse(JSON.stringify([...fc.sample(createRequest(), options), ...faulty])) as Json[];
}
