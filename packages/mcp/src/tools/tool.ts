import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { Workspace } from "../workspace/workspace.js";

/** Adds a tool to a server. */
export type RegisterTool = (server: McpServer, workspace: Workspace) => void;

/** The annotations of every tool: it changes nothing, and contacts only the client. */
export const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;
