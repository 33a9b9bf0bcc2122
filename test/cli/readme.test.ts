import { describe, expect, it } from "vitest";
import { blocksIn } from "../support/markdown.js";
import { run } from "./run.js";

describe("the README", () => {
  const examples = blocksIn("README.md", "console").map(
    (block) => /^\$ npx campaign-rules (.*)\n([\s\S]*)$/u.exec(block)?.slice(1) ?? [],
  );

  it.each(examples)("%s prints what is shown", (command = "", output) => {
    expect(run(command.split(" "))).toEqual({ status: 1, stderr: "", stdout: output });
  });

  it("has an example", () => {
    expect(examples.map(([command]) => command)).toEqual(["check samples/push-with-mistakes.json"]);
  });
});
