// Keeps the built command loaded, and runs it each time that run.ts asks: starting a process takes longer than most
// commands.
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";

const [, , command] = process.argv;
const address = pathToFileURL(command).href;

let output;
for (const name of ["stdout", "stderr"]) {
  process[name].write = (chunk, encoding, done) => {
    output[name].push(Buffer.from(chunk));
    (typeof encoding === "function" ? encoding : done)?.();
    return true;
  };
}

let ordinal = 0;

process.on("message", async ({ args, input, cwd, env }) => {
  output = { stdout: [], stderr: [] };
  for (const name of ["stdout", "stderr"]) process[name].removeAllListeners();
  process.removeAllListeners("uncaughtException");
  const stream = input === undefined ? new Readable({ read() {} }) : Readable.from([Buffer.from(input)]);
  const stdin = Object.assign(stream, { fd: 0 });
  Object.defineProperty(process, "stdin", { value: stdin, configurable: true });
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(env, name)) delete process.env[name];
  Object.assign(process.env, env);
  process.argv = [process.execPath, command, ...args];
  process.exitCode = undefined;
  try {
    // The file is evaluated anew under each address; what it imports is not.
    await import(`${address}?${++ordinal}`);
  } catch (error) {
    // As Node does in a process.
    process.stderr.write(`${error?.stack}\n`);
    process.exitCode = 1;
  }
  // A stream calls back a turn later.
  await new Promise(setImmediate);
  // For those who count what code is reached.
  process.emit("exit", 0);
  const [stdout, stderr] = [output.stdout, output.stderr].map((chunks) => Buffer.concat(chunks).toString());
  process.send({ status: process.exitCode ?? 0, stdout, stderr });
});

process.on("disconnect", () => process.exit(0));
