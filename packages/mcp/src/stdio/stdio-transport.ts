import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { ErrorCode } from "@modelcontextprotocol/sdk/types.js";
import { MessageLines } from "./message-lines.js";

/**
 * A transport over the standard streams that survives messages which it cannot read.
 *
 * @param ended called once the input has ended, so that the client answers nothing any more.
 */
export function stdioTransport(ended: () => void): StdioServerTransport {
  const lines = new MessageLines((id, problem) => {
    process.stderr.write(`a message was dropped: ${problem}\n`);
    if (id === undefined) return;
    void transport.send({ jsonrpc: "2.0", id, error: { code: ErrorCode.InvalidRequest, message: problem } });
  });
  // The lines are bounded already.
  const transport = new StdioServerTransport(lines, process.stdout, { maxBufferSize: Number.POSITIVE_INFINITY });
  process.stdin.pipe(lines.once("end", ended));
  return transport;
}
