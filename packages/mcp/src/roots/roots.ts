import { setMaxListeners } from "node:events";
import { realpath } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { ErrorCode, McpError, RootsListChangedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { Refusal } from "../answers/answer.js";

/** A folder that the client lets the server read. */
export interface Root {
  /** As the client names it. */
  readonly named: string;
  /** Without links. */
  readonly real: string;
}

/** Lists the folders that the server may read; undefined if the client does not name them when asked. */
export type ListRoots = () => Promise<readonly Root[] | undefined>;

export const NOT_LISTED = "the client did not list its roots";

const TIMEOUT_MS = 10_000;

/** The SDK's own schema rejects the whole list if one root is not a local folder, as editors for remote files have them. */
const rootsSchema = z.object({ roots: z.array(z.object({ uri: z.string() })) });

/**
 * Returns a function that asks the client for its roots each time, but after a timeout only once it says that they have
 * changed. A client without roots allows no files.
 *
 * @param ended aborted when the client answers nothing any more: waiting for it would keep the process alive.
 */
export function rootsOf({ server }: McpServer, ended: AbortSignal | undefined): ListRoots {
  let hasTimedOut = false;
  // Any number of calls may wait for the client at once.
  if (ended !== undefined) setMaxListeners(0, ended);
  server.setNotificationHandler(RootsListChangedNotificationSchema, () => {
    hasTimedOut = false;
  });
  return async () => {
    if (server.getClientCapabilities()?.roots === undefined) return [];
    if (hasTimedOut) return undefined;
    // The SDK does not remove its listener from a signal, so each request has its own.
    const own = new AbortController();
    const stop = () => own.abort();
    if (ended?.aborted) stop();
    ended?.addEventListener("abort", stop);
    const listed = await server
      .request({ method: "roots/list" }, rootsSchema, { timeout: TIMEOUT_MS, signal: own.signal })
      .catch((error: unknown) => {
        if (ended?.aborted) throw new Refusal(`${NOT_LISTED}, so no file is read`);
        hasTimedOut = error instanceof McpError && error.code === ErrorCode.RequestTimeout;
        return undefined;
      })
      .finally(() => ended?.removeEventListener("abort", stop));
    if (listed === undefined) return undefined;
    const found = await Promise.all(listed.roots.map(({ uri }) => rootAt(uri)));
    return found.filter((root) => root !== undefined);
  };
}

/** The root at a URI; undefined if it is not a local folder, or does not exist. */
async function rootAt(uri: string): Promise<Root | undefined> {
  try {
    const named = fileURLToPath(uri);
    return { named, real: await realpath(named) };
  } catch {
    return undefined;
  }
}
