import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const root = new URL("../..", import.meta.url).href;

/** Validates filters that are nested 330 times, to a depth of 1,000, in a process with a small stack. */
const program = `
import { readFileSync } from "node:fs";
const { validateCreate, validateUpdate } = await import(${JSON.stringify(root)} + "dist/index.js");
const file = new URL("fixtures/create/valid/push-minimal.json", ${JSON.stringify(root)});
const { body } = JSON.parse(readFileSync(file, "utf8"));
let included_filters = { filter_operator: "and", filters: [] };
for (let level = 0; level < 330; level++) {
  const filter = { filter_type: "actions", action_name: "a", attributes: included_filters };
  included_filters = { filter_operator: "and", filters: [filter] };
}
body.segmentation_details = { is_all_user_campaign: true, included_filters };
const context = { bounds: { maxDepth: 1000 } };
const patch = { segmentation_details: body.segmentation_details };
const results = [validateCreate(body, context), validateUpdate(patch, context)];
console.log(JSON.stringify(results.map(({ violations }) => violations.map(({ rule, segments, params }) => {
  return [rule, segments.length, params.limit];
}))));
`;

function foundWith(stackSize: number): unknown {
  const args = [`--stack-size=${stackSize}`, "--input-type=module", "--eval", program];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  return stdout === "" ? stderr : JSON.parse(stdout);
}

it("a normal stack has room for the greatest depth", () => {
  expect(foundWith(984)).toEqual([[], []]);
});

it("a small stack reduces the depth, which the violation states", () => {
  const found = foundWith(150) as [rule: string, depth: number, limit: number][][];
  expect(found.map((violations) => violations.map(([rule]) => rule))).toEqual([
    ["structure.too-deep"],
    ["structure.too-deep"],
  ]);
  for (const [[, depth, limit] = []] of found as never as number[][][]) {
    expect(limit).toBeLessThan(1000);
    expect(depth).toBe(limit);
  }
});
