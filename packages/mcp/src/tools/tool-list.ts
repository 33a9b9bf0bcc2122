import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { ListToolsRequestSchema, type Tool } from "@modelcontextprotocol/sdk/types.js";
import { RuleDefect } from "campaign-rules";
import { z } from "zod";
import { problemText } from "../../../../src/cli/problem-text.js";
import { Refusal } from "../answers/answer.js";
import type { Workspace } from "../workspace/workspace.js";

export type RegisterTool = (tools: Pick<ToolList, "registerTool">, workspace: Workspace) => void;

/** What is said of every tool: it changes nothing, and contacts only the client. */
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Registers tools, and lists them with schemas that mean the same in every dialect. The SDK's list says draft 7. */
export class ToolList {
  readonly #tools: Tool[] = [];

  constructor(private readonly server: McpServer) {}

  readonly registerTool: McpServer["registerTool"] = (name, config, handler) => {
    const { inputSchema, outputSchema, ...others } = config;
    const schemas = {
      inputSchema: jsonSchema(inputSchema as z.ZodType, "input"),
      outputSchema: jsonSchema(outputSchema as z.ZodType, "output"),
    };
    this.#tools.push({ name, ...others, annotations, ...schemas });
    const explained = (async (...given: Parameters<typeof handler>) => {
      try {
        return await (handler as (...given: unknown[]) => unknown)(...given);
      } catch (error) {
        // The SDK answers with the message of an error, without its cause.
        throw error instanceof RuleDefect ? new Refusal(`${error.message}: ${problemText(error.cause)}`) : error;
      }
    }) as typeof handler;
    return this.server.registerTool(name, { ...config, annotations }, explained);
  };

  /** Takes the place of the list of the SDK. */
  serve(): void {
    this.server.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: this.#tools }));
  }
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Tool["inputSchema"] {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io });
  return plain as Tool["inputSchema"];
}
