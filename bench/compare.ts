import { parseArgs } from "node:util";
import { build, sizesOf } from "./build.js";
import { coldStarts } from "./cold-start.js";
import { buildIn, libraries } from "./libraries.js";
import { costs, fastTimes, ratiosToParse } from "./report.js";
import { mixed, rowsOf } from "./rows.js";
import { timed } from "./timing.js";
import { wrongOnRows } from "./verdicts.js";

// Prints how some libraries, and builds of this package in folders such as `dist`, compare in mixed traffic.
const { values } = parseArgs({
  options: {
    contenders: { type: "string", default: "ours,ajv,typia,valibot" },
    dist: { type: "string", multiple: true, default: [] },
    rounds: { type: "string", default: "60" },
  },
});
const named = values.contenders.split(",").filter(Boolean);
const unknown = named.filter((name) => libraries.every(({ id }) => id !== name));
if (unknown.length > 0) throw new Error(`there is no ${unknown} among ${libraries.map(({ id }) => id)}`);
const contenders = [...libraries.filter(({ id }) => named.includes(id)), ...values.dist.map(buildIn)];
const rows = rowsOf(200).filter(({ id }) => mixed.includes(id));

await build(contenders);
const timing = await timed(contenders, rows, { rounds: Number(values.rounds), milliseconds: 4, warmUp: 200 });
const measured = {
  libraries: contenders,
  rows,
  timing,
  coldStarts: await coldStarts(contenders, true, 15),
  sizes: sizesOf(contenders),
};
const parts = [ratiosToParse(measured), fastTimes(measured), costs(measured), ...wrongOnRows(timing)];
process.stdout.write(`${parts.join("\n\n")}\n`);
