// Prints how many seconds Node takes to read a file and parse its lines.
import { readFileSync } from "node:fs";

const [input, count] = process.argv.slice(2);
const begin = performance.now();
const lines = readFileSync(input, "utf8").trimEnd().split("\n");
for (const line of lines) JSON.parse(line);
const seconds = (performance.now() - begin) / 1000;
if (lines.length !== Number(count)) throw new Error(`${lines.length} lines, not ${count}`);
console.log(seconds);
