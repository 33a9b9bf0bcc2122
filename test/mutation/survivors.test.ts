import { describe, expect, it } from "vitest";
import type { NamedMutant } from "../../scripts/mutation/mutant-ids.js";
import { complaints, scoreOf, survivorsOf, withLaterResults } from "../../scripts/mutation/survivors.js";

function mutant(id: string, status: NamedMutant["status"] = "Survived"): NamedMutant {
  return { id, status, change: `${id} -> ""`, range: `src/${id.replace(/#.*/u, "")}:2:6-2:8` };
}

describe("mutants", () => {
  it("are judged if they are valid code: found by a test, by its failure or by a time limit, or not", () => {
    const found = (["Killed", "Timeout", "CompileError", "RuntimeError", "Ignored"] as const).map((status) =>
      mutant("x.ts#A-1", status),
    );
    expect(scoreOf([...found, mutant("x.ts#A-2"), mutant("x.ts#A-3", "NoCoverage")])).toEqual({ detected: 2, all: 4 });
  });

  it("survive if no test fails, or no test runs them", () => {
    const survivors = [mutant("x.ts#A-1"), mutant("x.ts#A-2", "NoCoverage")];
    expect(survivorsOf([...survivors, mutant("x.ts#A-3", "Killed")])).toEqual(survivors);
  });

  it("in --watch and in threads of --ndjson are judged only if it is known which tests run them", () => {
    const survivors = [
      mutant("cli/x.ts#A-1", "NoCoverage"),
      mutant("cli/watch/x.ts#A-2"),
      mutant("cli/ndjson/x.ts#A-3", "NoCoverage"),
    ];
    const unseen = [
      mutant("cli/watch/x.ts#A-4", "NoCoverage"),
      mutant("cli/ndjson/worker.ts#A-5", "NoCoverage"),
      mutant("cli/ndjson/worker-main.ts#A-6", "NoCoverage"),
    ];
    const mutants = [...survivors, ...unseen, mutant("cli/x.ts#A-7", "Killed")];
    expect(survivorsOf(mutants)).toEqual(survivors);
    expect(scoreOf(mutants)).toEqual({ detected: 1, all: 4 });
  });
});

describe("a later run", () => {
  const first = [
    mutant("x.ts#A-1"),
    mutant("x.ts#A-2", "NoCoverage"),
    mutant("x.ts#A-3", "Killed"),
    mutant("x.ts#A-4"),
  ];

  it("decides about survivors, by place and change, and leaves the rest", () => {
    const later = [
      { ...mutant("x.ts#A-1", "Killed"), id: "x.ts#numbered otherwise" },
      mutant("x.ts#A-2"),
      mutant("x.ts#A-3", "Survived"),
    ];
    expect(withLaterResults(first, later)).toEqual([
      mutant("x.ts#A-1", "Killed"),
      mutant("x.ts#A-2", "Survived"),
      mutant("x.ts#A-3", "Killed"),
      mutant("x.ts#A-4"),
    ]);
  });
});

describe("explanations", () => {
  const asked = ["src/a.ts"];

  it("are sufficient if each survivor has one", () => {
    expect(
      complaints([mutant("a.ts#X"), mutant("b.ts#Y")], explainedBy("a.ts#X", "b.ts#Y"), ["src/a.ts", "src/b.ts"]),
    ).toEqual([]);
  });

  it("of files that were not tested are ignored", () => {
    expect(complaints([], explainedBy("a.ts#X"), ["src/b.ts"])).toEqual([]);
  });

  it.each([
    ["a survivor has none", [mutant("a-b.ts#X")], [], ['not explained: a-b.ts#X, src/a-b.ts:2:7: a-b.ts#X -> ""']],
    ["a test finds the mutant", [mutant("a.ts#X", "Killed")], ["a.ts#X"], ["explained, but found by a test: a.ts#X"]],
    ["there is no such mutant", [], ["a.ts#X"], ["explained, but no mutant: a.ts#X"]],
  ])("are not sufficient if %s", (_, mutants, explained, expected) => {
    expect(complaints(mutants, explainedBy(...explained), asked)).toEqual(expected);
  });
});

function explainedBy(...mutants: string[]) {
  return [{ why: "it is the same", mutants }];
}
