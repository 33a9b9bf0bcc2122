import type { Session } from "../session.js";
import { workspaceNames, workspaces } from "../settings.js";
import type { ClientRequest } from "../world/client-request.js";
import type { Campaign } from "../world/world.js";

/** Credentials of a workspace; `key` chooses among its keys. */
export function basic(workspace: string, key = 0): string {
  const name = workspaceNames.find((known) => known === workspace);
  const keys = name === undefined ? ["any"] : workspaces[name].keys;
  return `Basic ${Buffer.from(`${workspace}:${keys[key % keys.length]}`).toString("base64")}`;
}

/** A create request with a valid path and valid headers. */
export function createRequestOf(workspace: string, body: unknown): ClientRequest {
  return {
    method: "POST",
    path: "/core-services/v1/campaigns",
    headers: { authorization: basic(workspace), "svc-appkey": workspace, "content-type": "application/json" },
    text: JSON.stringify(body),
  };
}

/** The same for an update or a publication, with a new key and a new id in the header. */
export function updateRequestOf(
  session: Session,
  campaign: Pick<Campaign, "id" | "workspace">,
  patch: unknown,
): ClientRequest {
  const number = session.fresh();
  return {
    method: "PATCH",
    path: `/v5/campaigns/${campaign.id}`,
    headers: {
      authorization: basic(campaign.workspace, number),
      "idempotency-key": keyOf(number),
      "x-svc-request-id": `u-${number}`,
      "content-type": "application/json; charset=utf-8",
    },
    text: JSON.stringify(patch),
  };
}

/** A UUID v4. */
function keyOf(number: number): string {
  return `8f2b6c1e-4d3a-4b7f-9c21-${number.toString(16).padStart(12, "0")}`;
}

/** The request with other headers; `undefined` removes one. */
export function withHeaders(
  request: ClientRequest,
  changes: Readonly<Record<string, string | undefined>>,
): ClientRequest {
  const entries = Object.entries({ ...request.headers, ...changes });
  const headers = Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
  return { ...request, headers };
}

export const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(list.length, 1)];
