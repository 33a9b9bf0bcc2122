import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root, run } from "./run.js";

const readme = readFileSync(join(root, "README.md"), "utf8");

describe("the README", () => {
  const examples = [...readme.matchAll(/^```console\n\$ npx campaign-rules (.*)\n([\s\S]*?)^```$/gmu)];

  it("has an example of each kind of file", () => {
    expect(examples.map(([, command]) => command)).toEqual([
      "check samples/push-with-mistakes.json",
      "check --operation update --current samples/stored-campaign.json samples/update-with-slip.json",
      "check --request samples/whole-request-with-mistakes.json",
    ]);
  });

  it.each(examples.map(([, command = "", output]) => [command, output]))(
    "%s prints what is shown",
    (command, output) => {
      expect(run(command.split(" "))).toEqual({ status: 1, stderr: "", stdout: output });
    },
  );

  it("names every option of the help, in its order", () => {
    const help = run(["check", "--help"]).stdout;
    const options = [...help.matchAll(/^ {2}(--\S+)/gmu)].map(([, option]) => option);
    const rows = [...readme.matchAll(/^\| `(--[\w-]+)/gmu)].map(([, option]) => option);
    expect(options.length).toBeGreaterThan(10);
    expect(rows).toEqual(options);
  });
});
