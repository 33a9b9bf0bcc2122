import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readText } from "campaign-rules/files";
import packageJson from "../package.json" with { type: "json" };
import { withBoundedErrors } from "./answers/bounded-transport.js";
import { createServer, type ServerOptions } from "./server.js";
import { stdioTransport } from "./stdio/stdio-transport.js";

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
    return { ...values, docsUrl: addressIn(values["docs-url"]) };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return undefined;
  }
}

/** An address without slashes at its end. */
function addressIn(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  if (/^https?:\/\/[^?#\s]+$/iu.test(url) && URL.canParse(url)) return url.replace(/\/*$/u, "");
  throw new Error("--docs-url must be an http or https URL without ? and #");
}

async function serve(options: Omit<ServerOptions, "readingsPage">): Promise<void> {
  const readingsPage = await readText(fileURLToPath(new URL("readings.md", import.meta.url)), { atMost: 1024 * 1024 });
  const server = createServer({ ...options, readingsPage });
  server.server.onerror = ({ message }) => process.stderr.write(`${message.slice(0, LONGEST_LOG)}\n`);
  // The client has disconnected.
  process.stdout.on("error", () => process.exit(0));
  await server.connect(withBoundedErrors(stdioTransport()));
}

const LONGEST_LOG = 1_024;

const given = optionsGiven();
if (given === undefined) process.exitCode = 2;
else if (given.help) process.stdout.write(USAGE);
else if (given.version) process.stdout.write(`${packageJson.version}\n`);
else await serve({ runsConfiguration: given["run-configuration"], docsUrl: given.docsUrl });
