// Loaded by each Node process of a coverage run, by NODE_OPTIONS: a process that runs the built command runs the
// instrumented one instead, and leaves what it has counted in a file.
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
    // A process may be killed while it writes: what is not whole keeps a name that is not read.
    const path = fileURLToPath(new URL(`children/${randomUUID()}`, coverage));
    writeFileSync(path, JSON.stringify(counted));
    renameSync(path, `${path}.json`);
  } catch {
    // A test may forbid a process to write; what that one has counted is lost.
  }
});
