// Keeps the built command line loaded, and runs it each time that run.ts asks.
import { workerData } from "node:worker_threads";

const { command, port, ended } = workerData;

let output;
for (const name of ["stdout", "stderr"]) {
  process[name].write = (chunk, encoding, done) => {
    output[name] += Buffer.from(chunk).toString();
    (typeof encoding === "function" ? encoding : done)?.();
    return true;
  };
}

let answer;
// A command may end its process, and so this thread.
process.on("exit", (status) => answer?.(status, true));

port.on("message", async ({ args, ordinal }) => {
  output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"]) process[name].removeAllListeners();
  process.argv = [process.execPath, command, ...args];
  process.exitCode = undefined;
  answer = (status, hasEnded) => {
    port.postMessage({ status, ...output, hasEnded });
    Atomics.store(ended, 0, ordinal);
    Atomics.notify(ended, 0);
  };
  try {
    // The file is evaluated anew under each name; what it imports is not.
    await import(`${command}?${ordinal}`);
  } catch (error) {
    // As Node does in a process.
    process.stderr.write(`${error?.stack}\n`);
    process.exitCode = 1;
  }
  // A stream calls back a turn later.
  await new Promise(setImmediate);
  const tell = answer;
  answer = undefined;
  // For those who count what code is reached: the thread itself ends without a word.
  process.emit("exit", 0);
  tell(process.exitCode ?? 0, false);
});
