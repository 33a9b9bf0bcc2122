import { writeSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

// Loaded into the command before it runs. At the end, writes the largest resident set, threads included, in KiB.
if (isMainThread) process.on("exit", () => writeSync(3, String(process.resourceUsage().maxRSS)));
