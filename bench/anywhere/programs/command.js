// Prints how many seconds the command takes for a file, with the given number of threads.
import { execFileSync } from "node:child_process";
import { expectLines } from "./expect-lines.js";

const [input, count, threads] = process.argv.slice(2);
const begin = performance.now();
const command = `campaign-rules check --ndjson --no-config --brief --exit-zero --threads ${threads} "$1" > answers.ndjson`;
execFileSync("sh", ["-c", command, "sh", input]);
const seconds = (performance.now() - begin) / 1000;
expectLines("answers.ndjson", count);
console.log(seconds);
