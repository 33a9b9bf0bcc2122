import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { emptyModule, minifiedOf, programs } from "./build.js";
import { fileOf, type Library } from "./libraries.js";
import { type Spread, spreadOf } from "./statistics.js";

const run = promisify(execFile);

/**
 * Milliseconds for import and first validation in a fresh process, minus those for an empty module in the same round.
 */
export async function coldStarts(
  libraries: readonly Library[],
  isValid: boolean,
  rounds: number,
): Promise<ReadonlyMap<string, Spread>> {
  const body = firstBody(isValid);
  const figures = new Map<string, number[]>(libraries.map(({ id }) => [id, []]));
  for (let round = 0; round < rounds; round++) {
    const [empty] = await startOf(emptyModule, body);
    for (const library of libraries) {
      const [time, problems] = await startOf(minifiedOf(library), body);
      if ((problems === 0) !== isValid) throw new Error(`${library.title} gives another verdict on the first body`);
      figures.get(library.id)?.push(time - empty);
    }
  }
  return new Map([...figures].map(([id, all]) => [id, spreadOf(all)]));
}

/** Writes the body of the first validation: a valid one, or the same one with a number as its name. */
function firstBody(isValid: boolean): string {
  const { body } = JSON.parse(readFileSync(fileOf("../fixtures/create/valid/push-one-time.json"), "utf8"));
  if (!isValid) body.basic_details.name = 7;
  const path = fileOf(`build/first-${isValid ? "valid" : "refused"}.json`);
  writeFileSync(path, JSON.stringify(body));
  return path;
}

async function startOf(module: string, body: string): Promise<[time: number, problems: number]> {
  const { stdout } = await run(process.execPath, [programs.start, module, body]);
  const [time, problems] = stdout.split(" ").map(Number) as [number, number];
  return [time, problems];
}
