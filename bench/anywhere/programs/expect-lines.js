import { readFileSync } from "node:fs";

/** Throws unless a file has `count` lines. */
export function expectLines(file, count) {
  let lines = 0;
  for (const byte of readFileSync(file)) if (byte === 0x0a) lines++;
  if (lines !== Number(count)) throw new Error(`${file} has ${lines} lines, not ${count}`);
}
