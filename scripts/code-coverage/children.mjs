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
    const file = fileURLToPath(new URL(`children/${randomUUID()}`, coverage));
    // What the counters are at is the same for all, and told by the build.
    writeFileSync(file, JSON.stringify(Object.values(counted).map(({ path, s, f, b }) => ({ path, s, f, b }))));
    renameSync(file, `${file}.json`);
  } catch {
    // A test may forbid a process to write; what that one has counted is lost.
  }
});
