import { closeSync, openSync, readSync } from "node:fs";

// The baseline: reads a file in chunks and parses its lines, nothing else. Prints the milliseconds for all of this, and
// for `JSON.parse` alone, which gets the lines as strings.
const [file = ""] = process.argv.slice(2);
const begin = performance.now();
const descriptor = openSync(file, "r");
const buffer = Buffer.allocUnsafeSlow(1024 * 1024);
let [parse, rest, values] = [0, 0, 0];
for (;;) {
  const count = readSync(descriptor, buffer, rest, buffer.length - rest, null);
  const end = buffer.subarray(0, rest + count).lastIndexOf("\n") + 1;
  if (count === 0 || end === 0) break;
  const lines: string[] = [];
  for (let start = 0; start < end; ) {
    const next = buffer.indexOf("\n", start);
    lines.push(buffer.toString("utf8", start, next));
    start = next + 1;
  }
  const before = performance.now();
  for (const line of lines) if (JSON.parse(line) !== null) values++;
  parse += performance.now() - before;
  rest = buffer.copy(buffer, 0, end, rest + count);
}
closeSync(descriptor);
process.stdout.write(JSON.stringify({ all: performance.now() - begin, parse, values }));
