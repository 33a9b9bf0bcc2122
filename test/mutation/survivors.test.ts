import { describe, expect, it } from "vitest";
import { complaints, scoreOf, survivorsOf } from "../../scripts/mutation/survivors.js";

const source = "const one = 1;\n  if (a && b) {\n    c();\n  }\n";

type Report = Parameters<typeof scoreOf>[0];
type Mutant = Report["files"][string]["mutants"][number];

function mutant(status: Mutant["status"], start: [number, number], end: [number, number], replacement: string): Mutant {
  const [from, to] = [start, end].map(([line, column]) => ({ line, column }));
  return { id: "", mutatorName: "", status, location: { start: from, end: to }, replacement } as Mutant;
}

function reportOf(...mutants: Mutant[]): Report {
  return {
    schemaVersion: "2",
    thresholds: { high: 90, low: 80 },
    files: { "src/x.ts": { language: "typescript", source, mutants } },
  };
}

const survived = mutant("Survived", [2, 7], [2, 13], "a || b");
const block = mutant("NoCoverage", [2, 15], [4, 4], "{}");

describe("the report of a mutation test", () => {
  it("counts what a test found, by a failure or by a time limit, among what is valid code", () => {
    const mutants = (["Killed", "Timeout", "CompileError", "RuntimeError", "Ignored"] as const).map((status) =>
      mutant(status, [1, 13], [1, 14], "2"),
    );
    expect(scoreOf(reportOf(...mutants, survived, block))).toEqual({ detected: 2, all: 4 });
  });

  it("names the mutants that nothing found by their line and their change, not by a number that moves", () => {
    expect(survivorsOf(reportOf(mutant("Killed", [1, 13], [1, 14], "2"), survived, block))).toEqual([
      "src/x.ts: if (a && b) { | a && b -> a || b",
      "src/x.ts: if (a && b) { | { -> {}",
    ]);
  });
});

it("what of the command line no test calls in its own process is not judged", () => {
  const { files, ...rest } = reportOf(survived, block);
  const report = { ...rest, files: { "src/cli/x.ts": files["src/x.ts"] as Report["files"][string] } };
  expect(scoreOf(report)).toEqual({ detected: 0, all: 1 });
  expect(survivorsOf(report)).toEqual(["src/cli/x.ts: if (a && b) { | a && b -> a || b"]);
});

describe("explanations", () => {
  it("satisfy when each survivor has one", () => {
    expect(complaints(["a.ts: x", "a.ts: x", "b.ts: y"], explainedBy("a.ts: x", "b.ts: y"), ["a.ts", "b.ts"])).toEqual(
      [],
    );
  });

  it("of files that were not asked about are left alone", () => {
    expect(complaints([], explainedBy("a.ts: x"), ["b.ts"])).toEqual([]);
  });

  it.each([
    [["a.ts: x"], [], ["not explained: a.ts: x"]],
    [["a.ts: x", "a.ts: y"], ["a.ts: x"], ["not explained: a.ts: y"]],
    [["a.ts: x"], ["a.ts: x", "a.ts: y"], ["explained, but found by a test: a.ts: y"]],
  ])("for survivors %j and explained %j: %j", (survivors, mutants, expected) => {
    expect(complaints(survivors, explainedBy(...mutants), ["a.ts"])).toEqual(expected);
  });
});

function explainedBy(...mutants: string[]) {
  return [{ why: "it is the same", mutants }];
}
