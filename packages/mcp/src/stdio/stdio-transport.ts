import type { Writable } from "node:stream";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import type { Transport, TransportSendOptions } from "@modelcontextprotocol/sdk/shared/transport.js";
import { ErrorCode, type JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { withoutNulls } from "../documents/parameters.js";
import { MessageLines } from "./message-lines.js";

/**
 * A transport over standard input and output that survives messages which it cannot read.
 *
 * @param ended called once the input has ended, so that the client answers nothing any more.
 */
export function stdioTransport(output: Writable, ended: () => void): StdioServerTransport {
  const lines = new MessageLines((id, problem) => {
    process.stderr.write(`a message was ${id === undefined ? "dropped" : "rejected"}: ${problem}\n`);
    if (id === undefined) return;
    void transport.send({ jsonrpc: "2.0", id, error: { code: ErrorCode.InvalidRequest, message: problem } });
  });
  // The lines are bounded already.
  const transport = new StdioServerTransport(lines, output, { maxBufferSize: Number.POSITIVE_INFINITY });
  process.stdin.pipe(lines.once("end", ended));
  return transport;
}

/** The longest message of an error, in characters. */
const LONGEST_ERROR = 1_024;

/**
 * Cuts the messages of errors. The SDK creates some of these itself, and repeats input of the client in them: the name
 * of an unknown tool, unknown arguments.
 */
export function withBoundedErrors(transport: Transport): Transport {
  const send = transport.send.bind(transport);
  transport.onmessage = withoutNullArguments;
  transport.send = (message: JSONRPCMessage, options?: TransportSendOptions) => send(bounded(message), options);
  return transport;
}

/** Some clients send null for arguments that they leave out. The SDK calls this before it handles a message. */
function withoutNullArguments(message: JSONRPCMessage): void {
  if (!("params" in message && message.params)) return;
  const { params } = message;
  if (params["arguments"] === null) delete params["arguments"];
  else if (message.method === "prompts/get") params["arguments"] = withoutNulls(params["arguments"]);
}

function bounded(message: JSONRPCMessage): JSONRPCMessage {
  if ("error" in message) {
    const { code, message: text } = message.error;
    // The SDK reports parameters of a wrong type as an error of its own, with a list of issues; and a malformed URI.
    const isOfClient = code === ErrorCode.InternalError && (text.startsWith("[") || text === "Invalid URL");
    return { ...message, error: { code: isOfClient ? ErrorCode.InvalidParams : code, message: cut(text) } };
  }
  if (!("result" in message) || message.result["isError"] !== true) return message;
  const content = message.result["content"] as readonly { readonly type: "text"; readonly text: string }[];
  return {
    ...message,
    result: { ...message.result, content: content.map((one) => ({ ...one, text: cut(one.text) })) },
  };
}

function cut(text: string): string {
  if (text.length <= LONGEST_ERROR) return text;
  return `${text.slice(0, LONGEST_ERROR).replace(/\p{Surrogate}$/u, "")}… (cut)`;
}
