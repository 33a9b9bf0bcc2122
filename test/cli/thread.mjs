// Passes messages between the tests, which wait for an answer, and the process of the command.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { workerData } from "node:worker_threads";

const { command, port, answers, identity } = workerData;
const file = fileURLToPath(new URL("resident.mjs", import.meta.url));
const child = fork(file, [command], { stdio: ["pipe", "ignore", "inherit", "ipc"], ...identity });

function answer(ended, hasEnded) {
  port.postMessage({ ended, hasEnded });
  Atomics.add(answers, 0, 1);
  Atomics.notify(answers, 0);
}

child.on("message", (ended) => answer(ended, false));
child.on("exit", (code, signal) => answer({ status: code ?? signal, stdout: "", stderr: "" }, true));
port.on("message", (message) => child.send(message));
