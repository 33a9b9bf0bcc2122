import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root, run } from "./run.js";

const readme = readFileSync(join(root, "README.md"), "utf8");

describe("the README", () => {
  const examples = [...readme.matchAll(/^```console\n\$ npx campaign-rules (.*)\n([\s\S]*?)^```$/gmu)];

  it("has an example", () => {
    expect(examples.map(([, command]) => command)).toEqual(["check samples/push-with-mistakes.json"]);
  });

  it.each(examples.map(([, command = "", output]) => [command, output]))(
    "%s prints what is shown",
    (command, output) => {
      expect(run(command.split(" "))).toEqual({ status: 1, stderr: "", stdout: output });
    },
  );
});
