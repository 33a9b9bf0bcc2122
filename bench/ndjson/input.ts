import { closeSync, openSync, writeSync } from "node:fs";
import { fixturesIn, type ValidFixture } from "../../test/support/fixtures.js";

/** One request in this many is faulty. */
export const FAULTY = 100;

const CHUNK_LINES = 1000;

/** Writes a file of at least `bytes` bytes with one request per line, and returns the number of lines. */
export function writeRequests(file: string, bytes: number): number {
  const [valid, invalid] = [bodiesOf("valid"), bodiesOf("invalid")];
  const descriptor = openSync(file, "w");
  let lines = 0;
  for (let written = 0; written < bytes; ) {
    let chunk = "";
    for (const end = lines + CHUNK_LINES; lines < end; lines++) {
      const isFaulty = lines % FAULTY === FAULTY - 1;
      const index = isFaulty ? Math.floor(lines / FAULTY) : lines;
      const bodies = isFaulty ? invalid : valid;
      const body = bodies[index % bodies.length];
      chunk += `${JSON.stringify({ ...body, request_id: `request-${lines}` })}\n`;
    }
    written += writeSync(descriptor, chunk);
  }
  closeSync(descriptor);
  return lines;
}

/** The bodies of the create operation's fixtures, except those that are nested more deeply than any real campaign. */
function bodiesOf(kind: "valid" | "invalid"): object[] {
  return fixturesIn<ValidFixture>(`create/${kind}`).flatMap(([name, { body }]) => {
    return typeof body === "object" && body !== null && !name.includes("too-deep") ? [body] : [];
  });
}
