// NODE_OPTIONS loads this file into each Node process of a coverage run. A process that runs the built command runs the
// instrumented one instead, and writes its counts to a file.
import { randomUUID } from "node:crypto";
import { renameSync, writeFileSync } from "node:fs";
import { register } from "node:module";
import { fileURLToPath } from "node:url";

const coverage = new URL("../../coverage/", import.meta.url);

register("./instrumented-command.mjs", import.meta.url);

process.on("exit", () => {
  const counted = globalThis["__children_coverage__"];
  if (counted === undefined) return;
  try {
    // A process may be killed while it writes. An incomplete file keeps a name that is not read.
    const file = fileURLToPath(new URL(`children/${randomUUID()}`, coverage));
    // The places of the counters are the same for all processes, and the build returns them.
    writeFileSync(file, JSON.stringify(Object.values(counted).map(({ path, s, f, b }) => ({ path, s, f, b }))));
    renameSync(file, `${file}.json`);
  } catch {
    // A test may forbid a process to write. Its counts are lost.
  }
});
