import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { ListToolsRequestSchema, type Tool } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";

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
    this.#tools.push({ name, ...others, ...schemas });
    return this.server.registerTool(name, config, handler);
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
