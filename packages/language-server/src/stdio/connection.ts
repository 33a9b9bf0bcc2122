import {
  type Connection,
  createConnection,
  ProposedFeatures,
  type ResponseMessage,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver/node";
import { Frames } from "./frames.js";
import { LifeCycle } from "./life-cycle.js";

/** A connection over standard input and output. It survives what is not a message, and ends the process with the input. */
export function stdioConnection(output: NodeJS.WritableStream): Connection {
  const writer = new StreamMessageWriter(output);
  const refuse = (id: ResponseMessage["id"], code: number, message: string) =>
    writer.write({ jsonrpc: "2.0", id, error: { code, message } } as ResponseMessage);
  const frames = new Frames((id, code, problem) => {
    connection.console.error(`A message was dropped: ${problem}.`);
    void refuse(id, code, problem);
  });
  const connection = createConnection(ProposedFeatures.all, new StreamMessageReader(frames), writer, {
    messageStrategy: new LifeCycle(refuse),
  });
  // The editor reads no more.
  output.on("error", () => process.exit(1));
  process.stdin.pipe(frames);
  return connection;
}
