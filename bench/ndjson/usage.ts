import { writeSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

// Loaded into the command before it runs: at its end tells the largest resident set, threads and all, in KiB.
if (isMainThread) process.on("exit", () => writeSync(3, String(process.resourceUsage().maxRSS)));
