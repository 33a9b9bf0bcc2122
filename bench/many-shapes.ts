import { writeFileSync } from "node:fs";
import fc from "fast-check";
import { createRequest } from "../src/arbitraries/index.js";
import { seed } from "./cases.js";
import { manyShapesFile } from "./rows.js";
import { timedWorkspace } from "./workspace.js";

// Writes the valid bodies whose optional members vary. They are kept, so that runs of different dates can be compared
// although the generator changes.
const bodies = fc.sample(createRequest(timedWorkspace), { numRuns: 232, seed });
writeFileSync(manyShapesFile, bodies.map((body) => `${JSON.stringify(body)}\n`).join(""));

const shapes = new Set<string>();
JSON.stringify(bodies, (_, value) => {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    shapes.add(JSON.stringify(Object.keys(value)));
  return value;
});
process.stdout.write(`${bodies.length} bodies with ${shapes.size} shapes of objects\n`);
