// The complete help of the command. After a change: `node dist/cli.js check --help > test/cli/help/check.txt`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { endedWith, root, run } from "./run.js";

it.each<[string, string[]]>([
  ["campaign-rules", []],
  ["check", ["check"]],
  ["plan", ["plan"]],
  ["rules", ["rules"]],
  ["explain", ["explain"]],
  ["schema", ["schema"]],
])("the help of %s is the text of its file", (name, command) => {
  const text = readFileSync(join(root, `test/cli/help/${name}.txt`), "utf8");
  expect(run([...command, "--help"])).toEqual(endedWith(0, text));
});

// Together, they have all parts that an explanation can have.
it.each([
  "delivery-controls.queuing-enabled",
  "input.json",
  "member.text-not-empty",
  "scheduleOffset",
  "structure.unreadable",
  "update.state-allows-changes",
])("the explanation of %s is the text of its file", (name) => {
  const text = readFileSync(join(root, `test/cli/help/explain-${name}.txt`), "utf8");
  expect(run(["explain", name])).toEqual(endedWith(0, text));
});
