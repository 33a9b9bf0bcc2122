// A checker of Stryker: passes only the mutants that a file lists. A range would select all mutants inside it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

let listed = new Set();

/** The same as in mutants.ts. */
function keyOf({ fileName, location: { start, end }, replacement }) {
  const path = fileName.slice(root.length);
  return `${path}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column} ${replacement}`;
}

const checker = {
  async init() {
    listed = new Set(JSON.parse(readFileSync(`${root}.stryker/listed.json`, "utf8")));
  },
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  },
  async check(mutants) {
    const statusOf = (mutant) => (listed.has(keyOf(mutant)) ? "passed" : "compileError");
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, { status: statusOf(mutant), reason: "not listed" }]));
  },
};

export const strykerPlugins = [{ kind: "Checker", name: "listed", value: checker }];
