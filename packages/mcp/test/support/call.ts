import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { JsonPatchOperation } from "campaign-rules";
import { LARGEST_ANSWER } from "../../src/answers/answer.js";
import type { FindingShown } from "../../src/answers/schemas.js";

/** The answer of a tool. Which members it has depends on the tool; the client has checked them. */
export interface Answer {
  /** The message, if the tool returned an error. */
  readonly refused?: string;
  readonly ok?: boolean;
  readonly configuration?: { readonly file: string; readonly used: boolean; readonly why?: string };
  readonly note?: string;
  readonly errors?: number;
  readonly warnings?: number;
  readonly more?: boolean;
  readonly findings?: readonly FindingShown[];
  readonly operations?: readonly JsonPatchOperation[];
  readonly changes?: boolean;
  readonly members?: readonly string[];
  readonly patch?: object;
  readonly status?: number;
  readonly body?: unknown;
  readonly text?: string;
  readonly truncated?: boolean;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly examples?: readonly unknown[];
  readonly omitted?: Readonly<Record<string, number>>;
}

const bytes = (text: string) => Buffer.byteLength(text);

/**
 * Calls a tool. Throws unless the answer matches its output schema, which the client checks, stays within its bound,
 * and is the same in both forms.
 */
export async function call(client: Client, name: string, args: Record<string, unknown>): Promise<Answer> {
  const result = (await client.callTool({ name, arguments: args })) as CallToolResult;
  const [content, ...others] = result.content;
  if (content?.type !== "text" || others.length > 0) throw new Error("an answer must have one text");
  if (bytes(content.text) > LARGEST_ANSWER) throw new Error(`the answer has ${bytes(content.text)} bytes`);
  if (result.isError === true) return { refused: content.text };
  const structured: unknown = JSON.parse(content.text);
  if (JSON.stringify(result.structuredContent) !== JSON.stringify(structured)) throw new Error("the two forms differ");
  return structured as Answer;
}
