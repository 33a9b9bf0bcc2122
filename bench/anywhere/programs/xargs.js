// Prints how many seconds single-threaded processes take for four parts of a file. The argument says how many run at a
// time.
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { expectLines } from "./expect-lines.js";

const [input, count, processes] = process.argv.slice(2);
rmSync("parts", { recursive: true, force: true });
mkdirSync("parts");
execFileSync("split", ["-l", String(Math.ceil(count / 4)), input, "parts/part-"]);
const check = 'campaign-rules check --ndjson --no-config --brief --exit-zero --threads 1 "$1" > "$1.answers"';
const begin = performance.now();
execFileSync("sh", ["-c", `ls parts/part-* | xargs -P ${processes} -n 1 sh -c '${check}' sh`]);
const seconds = (performance.now() - begin) / 1000;
execFileSync("sh", ["-c", "cat parts/*.answers > answers.ndjson"]);
expectLines("answers.ndjson", count);
console.log(seconds);
