import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import * as engine from "../src/index.js";
import { build, sizeOfEntry, sizesOf } from "./build.js";
import { casesOf } from "./cases.js";
import { coldStarts } from "./cold-start.js";
import { type Held, hold } from "./hold.js";
import { fileOf, libraries, ways } from "./libraries.js";
import type { Measured } from "./measured.js";
import { allocationOf } from "./memory.js";
import { report } from "./report.js";
import { type Row, rowsOf } from "./rows.js";
import { timed } from "./timing.js";

const { values } = parseArgs({ options: { quick: { type: "boolean", default: false } } });
const isQuick = values.quick;
const extent = isQuick
  ? { cases: 300, bodies: 40, starts: 3, memoryRounds: 3, effort: { rounds: 8, milliseconds: 3, warmUp: 40 } }
  : { cases: 4000, bodies: 200, starts: 31, memoryRounds: 9, effort: { rounds: 100, milliseconds: 6, warmUp: 300 } };

writeFileSync(fileOf("RESULTS.md"), report(await measure()));
say("wrote bench/RESULTS.md");

async function measure(): Promise<Measured> {
  say("bundling");
  await build([...libraries, ...ways]);

  say("comparing every library's verdicts with ours");
  const { cases, leftOut } = casesOf(extent.cases);
  const held: Held[] = [];
  for (const library of libraries) held.push(await hold(library, cases));
  const sound = held.filter(({ otherVerdict }) => otherVerdict.length === 0).map(({ library }) => library);

  say("generating the bodies to time");
  const rows = rowsOf(extent.bodies);

  say("timing");
  const timing = await timed(sound, rows, extent.effort);

  say("timing ways to call ours");
  const [fixtures, ...others] = rows as [Row, ...Row[]];
  const oneFault = others.filter(({ id }) => id === "one-fault");
  const timedWays = await timed(ways, [fixtures, ...oneFault], extent.effort);

  say("starting fresh processes");
  const starts = await coldStarts(sound, true, extent.starts);
  const refusedStarts = await coldStarts(sound, false, extent.starts);

  say("measuring memory and sizes");
  const allocations = new Map<string, number | undefined>();
  for (const library of sound) {
    allocations.set(library.id, await allocationOf(library, fixtures, extent.memoryRounds));
  }
  return {
    isQuick,
    effort: extent.effort,
    held,
    leftOut,
    libraries: sound,
    rows,
    timing,
    ways: timedWays,
    coldStarts: starts,
    refusedStarts,
    allocations,
    sizes: sizesOf(sound),
    entries: new Map([
      [".", await sizeOfEntry('export * from "../dist/index.js"')],
      ...(await Promise.all(
        Object.keys(engine).map(async (name) => {
          return [`${name} of .`, await sizeOfEntry(`export { ${name} } from "../dist/index.js"`)] as const;
        }),
      )),
      ["./catalogue", await sizeOfEntry('export * from "../dist/catalogue.js"')],
      ["./arbitraries", await sizeOfEntry('export * from "../dist/arbitraries.js"')],
    ]),
  };
}

function say(what: string): void {
  process.stderr.write(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${what}\n`);
}
