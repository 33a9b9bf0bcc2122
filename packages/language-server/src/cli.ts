import { parseArgs } from "node:util";
import { takeStandardOutput } from "../../../src/cli/log-to-standard-error.js";
import packageJson from "../package.json" with { type: "json" };
import { serve } from "./server.js";
import { stdioConnection } from "./stdio/connection.js";

const HELP = `Usage: campaign-rules-language-server --stdio

Checks campaigns while they are written, in any editor that supports the Language Server Protocol.

Options:
  --stdio            communicate over standard input and output
  --clientProcessId  the process of the editor; the server ends with it
  --version          print the version
  --help             print this help
`;

function main(): void {
  const options = {
    stdio: { type: "boolean" },
    clientProcessId: { type: "string" },
    version: { type: "boolean" },
    help: { type: "boolean" },
  } as const;
  let values: { readonly stdio?: boolean; readonly version?: boolean; readonly help?: boolean };
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
    return;
  }
  if (values.help) process.stdout.write(HELP);
  else if (values.version) process.stdout.write(`${packageJson.version}\n`);
  else if (values.stdio) serve(stdioConnection(takeStandardOutput()));
  else refuse("--stdio is required");
}

function refuse(problem: string): void {
  process.stderr.write(`campaign-rules-language-server: ${problem}\n`);
  process.exitCode = 2;
}

main();
