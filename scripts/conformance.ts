// Checks an implementation against the conformance set: `tsx scripts/conformance.ts [--operation NAME]… [-- COMMAND…]`.
// Without a command, it checks our built command line. See docs/conformance.md.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { casesIn, conformanceFolder, operations } from "./conformance/case.js";
import { type Difference, execute } from "./conformance/executor.js";

/** The most differences that are shown. */
const SHOWN = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    operation: { type: "string", multiple: true, default: [...operations] },
    folder: { type: "string", default: conformanceFolder },
  },
});

const unknown = values.operation.find((name) => !(operations as readonly string[]).includes(name));
if (unknown !== undefined) {
  console.error(`--operation ${unknown}: it must be one of ${operations.join(", ")}`);
  process.exit(2);
}
const ours = [process.execPath, fileURLToPath(new URL("../dist/cli.js", import.meta.url)), "check"];
const cases = values.operation.flatMap((name) => casesIn(values.folder, name));
const { runs, differences } = await execute(positionals.length > 0 ? positionals : ours, cases);

for (const one of differences.slice(0, SHOWN)) console.log(report(one));
if (differences.length > SHOWN) console.log(`… and ${differences.length - SHOWN} more\n`);
console.log(`${cases.length - differences.length} of ${cases.length} cases agree, in ${runs} runs of the command.`);
process.exitCode = differences.length === 0 ? 0 : 1;

function report({ case: { name, expected }, actual }: Difference): string {
  const found = typeof actual === "string" ? actual : JSON.stringify(actual);
  return `${name}\n  expected ${JSON.stringify(expected)}\n  found    ${found}\n`;
}
