import type { RequestInput } from "../../src/index.js";
import { pushRequest } from "./test-rule.js";

/** The `Authorization` header of a workspace and its key in the Basic scheme. */
export function basic(workspace: string, key: string): string {
  return `Basic ${Buffer.from(`${workspace}:${key}`, "utf8").toString("base64")}`;
}

/** Headers by name; `undefined` removes one. */
export type HeadersByName = Readonly<Record<string, string | readonly string[] | undefined>>;

export const WORKSPACE = "ws-demo-fake";
export const KEY = "not-a-real-key-5b1c";
export const UUID = "8f2b6c1e-4d3a-4b7f-9c21-5e0d7a6b3f10";
export const OTHER_UUID = "1c9d5f70-62ab-4e0d-8a3c-b7f4e2d19085";

/** The headers that each operation needs. */
export const createHeaders = { Authorization: basic(WORKSPACE, KEY), "SVC-APPKEY": WORKSPACE } as const;
export const updateHeaders = {
  Authorization: basic(WORKSPACE, KEY),
  "Idempotency-Key": UUID,
  "X-SVC-Request-Id": "upd-1",
} as const;

type Changes = Partial<Omit<RequestInput, "headers">> & { readonly headers?: HeadersByName };

/** A small valid request to create a campaign, with some changes. */
export function createInput({ headers, ...changes }: Changes = {}): RequestInput {
  const base = { method: "POST", path: "/core-services/v1/campaigns", body: pushRequest() };
  return { ...base, ...changes, headers: given({ ...createHeaders, ...headers }) };
}

/** A small valid request to update a campaign, with some changes. */
export function updateInput({ headers, ...changes }: Changes = {}): RequestInput {
  const base = { method: "PATCH", path: "/v5/campaigns/cmp-1", body: { status: "PUBLISH" } };
  return { ...base, ...changes, headers: given({ ...updateHeaders, ...headers }) };
}

/** Functions that make a valid request for each operation. */
export const operations = { create: createInput, update: updateInput } as const;

function given(headers: HeadersByName): Record<string, string | readonly string[]> {
  const there = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as Record<string, string | readonly string[]>;
}
