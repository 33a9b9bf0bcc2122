import type { ClientRequest } from "./client-request.js";
import type { Settings } from "./world.js";

/** Section "Authentication": the workspace that a request is for; undefined if its credentials are wrong. */
export function workspaceFor({ headers }: ClientRequest, { workspaces }: Settings): string | undefined {
  const encoded = headers["authorization"]?.slice("Basic ".length) ?? "";
  // A key may contain colons, a workspace id may not.
  const [workspace = "", ...key] = Buffer.from(encoded, "base64").toString().split(":");
  const isKnown = workspaces === undefined || workspaces[workspace]?.keys.includes(key.join(":"));
  return isKnown && key.join(":") !== "" ? workspace : undefined;
}
