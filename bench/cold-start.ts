import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { emptyModule, minifiedOf, programs } from "./build.js";
import type { Library } from "./libraries.js";
import { type Spread, spreadOf } from "./statistics.js";

const run = promisify(execFile);

/**
 * Milliseconds for import and first validation in a fresh process, minus those for an empty module in the same round.
 */
export async function coldStarts(
  libraries: readonly Library[],
  body: string,
  isValid: boolean,
  rounds: number,
): Promise<ReadonlyMap<string, Spread>> {
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

async function startOf(module: string, body: string): Promise<[time: number, problems: number]> {
  const { stdout } = await run(process.execPath, [programs.start, module, body]);
  const [time, problems] = stdout.split(" ").map(Number) as [number, number];
  return [time, problems];
}
