import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { docsUrlIn, readText } from "campaign-rules/files";
import { takeStandardOutput } from "../../../src/cli/log-to-standard-error.js";
import packageJson from "../package.json" with { type: "json" };
import { createServer, type ServerOptions } from "./server.js";
import { stdioTransport, withBoundedErrors } from "./stdio/stdio-transport.js";

const USAGE = `campaign-rules-mcp [options]

A Model Context Protocol server that checks, fixes and explains campaigns. It communicates over standard input and
output, so a client starts it. It sends nothing anywhere, and reads files only below the roots that the client names.

  --docs-url <url>     where the documentation is served, to link each rule to its page
  --run-configuration  run a configuration that is code, below the roots; without this option, only JSON is used
  --version            print the version
  --help               print this help
`;

const options = {
  "docs-url": { type: "string" },
  "run-configuration": { type: "boolean", default: false },
  version: { type: "boolean" },
  help: { type: "boolean" },
} as const;

function optionsGiven() {
  try {
    const { values } = parseArgs({ options, allowPositionals: false });
    const url = values["docs-url"];
    return { ...values, docsUrl: url === undefined ? undefined : docsUrlIn(url) };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return undefined;
  }
}

async function serve(options: Omit<ServerOptions, "readingsPage" | "ended">): Promise<void> {
  const output = takeStandardOutput();
  const readingsPage = await readText(fileURLToPath(new URL("readings.md", import.meta.url)), { atMost: 1024 * 1024 });
  const ended = new AbortController();
  const server = createServer({ ...options, readingsPage, ended: ended.signal });
  server.server.onerror = ({ message }) => process.stderr.write(`${message.slice(0, LONGEST_LOG)}\n`);
  // The client has disconnected.
  output.on("error", () => process.exit(0));
  await server.connect(withBoundedErrors(stdioTransport(output, () => ended.abort())));
}

const LONGEST_LOG = 1_024;

const given = optionsGiven();
if (given === undefined) process.exitCode = 2;
else if (given.help) process.stdout.write(USAGE);
else if (given.version) process.stdout.write(`${packageJson.version}\n`);
else await serve({ runsConfiguration: given["run-configuration"], docsUrl: given.docsUrl });
