import type { ClientRequest } from "./client-request.js";
import type { Settings } from "./world.js";

/**
 * Section "Authentication": the workspace that a request is for; undefined if its credentials are wrong.
 *
 * @param workspaceHeader the header that may name the workspace too.
 */
export function workspaceFor(
  { headers }: ClientRequest,
  workspaceHeader: "svc-appkey" | "x-svc-tenant-id",
  { workspaces }: Settings,
): string | undefined {
  const encoded = /^basic ([a-z\d+/]+)={0,2}$/iu.exec(headers["authorization"] ?? "")?.[1];
  const [workspace, key] = splitAtColon(encoded === undefined ? "" : Buffer.from(encoded, "base64").toString());
  if (workspace === "" || key === "") return undefined;

  const named = headers[workspaceHeader];
  if (named !== undefined && named !== workspace) return undefined;
  if (workspaces === undefined) return workspace;
  const isKnown = Object.hasOwn(workspaces, workspace) && workspaces[workspace]?.keys.includes(key);
  return isKnown ? workspace : undefined;
}

/** A key may contain colons, a workspace id may not. */
function splitAtColon(text: string): [string, string] {
  const colon = text.indexOf(":");
  return colon === -1 ? ["", ""] : [text.slice(0, colon), text.slice(colon + 1)];
}
