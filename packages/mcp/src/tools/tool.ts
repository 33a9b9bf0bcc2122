import type { Workspace } from "../workspace/workspace.js";
import type { ToolList } from "./tool-list.js";

export type RegisterTool = (tools: Pick<ToolList, "registerTool">, workspace: Workspace) => void;

/** The annotations of every tool: it changes nothing, and contacts only the client. */
export const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;
