// Replaces the server: writes the initialization options into the file `options` beside it, asks to watch a file, and
// does nothing else.
import { appendFileSync } from "node:fs";

const watchers = [{ globPattern: "options" }];
const registrations = [{ id: "watch", method: "workspace/didChangeWatchedFiles", registerOptions: { watchers } }];

let input = "";
process.stdin.setEncoding("utf8").on("data", (text) => {
  input += text;
  for (
    let frame = /^Content-Length: (\d+)\r\n\r\n/u.exec(input);
    frame;
    frame = /^Content-Length: (\d+)\r\n\r\n/u.exec(input)
  ) {
    const end = frame[0].length + Number(frame[1]);
    if (input.length < end) return;
    const { id, method, params } = JSON.parse(input.slice(frame[0].length, end));
    input = input.slice(end);
    if (method === "initialize")
      appendFileSync(new URL("options", import.meta.url), `${JSON.stringify(params.initializationOptions)}\n`);
    if (method === "initialized") send({ id: "watch", method: "client/registerCapability", params: { registrations } });
    if (method === "exit") process.exit();
    if (method && id !== undefined) send({ id, result: method === "initialize" ? { capabilities: {} } : null });
  }
});

function send(message) {
  const text = JSON.stringify({ jsonrpc: "2.0", ...message });
  process.stdout.write(`Content-Length: ${text.length}\r\n\r\n${text}`);
}
