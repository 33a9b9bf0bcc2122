import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Peer } from "./peers/peer.js";
import { timedWorkspace } from "./workspace.js";

// Prints how many milliseconds it takes to import a module and to validate with it for the first time, and how many
// problems it finds.
const [module = "", body = ""] = process.argv.slice(2);
const url = pathToFileURL(module).href;
const request: unknown = JSON.parse(readFileSync(body, "utf8"));

const begin = performance.now();
const { validator } = (await import(url)) as Peer;
const problems = validator(timedWorkspace)(request);
const end = performance.now();

process.stdout.write(`${end - begin} ${problems.length}`);
