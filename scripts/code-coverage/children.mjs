// Loaded by each Node process of a coverage run, by NODE_OPTIONS: a process that runs the built command runs the
// instrumented one instead, and leaves what it has counted in a file.
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { register } from "node:module";
import { fileURLToPath } from "node:url";

const coverage = new URL("../../coverage/", import.meta.url);

register("./instrumented-command.mjs", import.meta.url);

process.on("exit", () => {
  const counted = globalThis["__children_coverage__"];
  if (counted === undefined) return;
  try {
    writeFileSync(fileURLToPath(new URL(`children/${randomUUID()}.json`, coverage)), JSON.stringify(counted));
  } catch {
    // A test may forbid a process to write; what that one has counted is lost.
  }
});
