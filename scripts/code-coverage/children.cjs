// NODE_OPTIONS loads this file into each Node process and thread of a coverage run. A process that runs the built
// command runs the instrumented one instead, and writes its counts to a file.
const { randomUUID } = require("node:crypto");
const { existsSync, realpathSync, renameSync, writeFileSync } = require("node:fs");
const Module = require("node:module");
const { join, sep } = require("node:path");
const { isMainThread } = require("node:worker_threads");

const root = join(__dirname, "../..");
const built = join(root, "dist") + sep;
const coverage = join(root, "coverage");

if (isMainThread) {
  // Node lets a preloaded file replace the function that runs the main file. Hooks for modules would start a thread in
  // each process, which takes longer than the command. A process that stays is given the command as an argument.
  const { runMain } = Module;
  Module.runMain = (main) => {
    process.argv = process.argv.map(counting);
    runMain(counting(main));
  };
}

/** The instrumented build of a file, if there is one. */
function counting(file) {
  if (!existsSync(file)) return file;
  const path = realpathSync(file);
  const instrumented = path.startsWith(built) && join(coverage, "dist", path.slice(built.length));
  return instrumented && existsSync(instrumented) ? instrumented : file;
}

const file = join(coverage, "children", randomUUID());

/** Writes what this process has counted so far. */
function write() {
  const counted = globalThis.__counted__;
  if (counted === undefined) return;
  try {
    // A process may be killed while it writes. An incomplete file keeps a name that is not read.
    // The places of the counters are the same for all processes.
    writeFileSync(file, JSON.stringify(Object.values(counted).map(({ path, s, f, b }) => ({ path, s, f, b }))));
    renameSync(file, `${file}.json`);
  } catch {
    // A test may forbid a process to write. Its counts are lost.
  }
}

process.on("exit", write);
// vitest kills its workers, so the tests ask for it too: see setup.ts.
module.exports = { write };
