import { expect, it } from "vitest";
import { type Mutant, mutantsIn, scoreOf, survivorsOf, withLaterResults } from "../scripts/mutation/mutants.js";

function mutant(status: Mutant["status"], file = "src/x.ts", line = 2): Mutant {
  return { status, range: `${file}:${line}:6-${line}:8`, place: `${file}:${line}:7`, replacement: '""' };
}

it("a mutant has its place as Stryker and as an editor take it", () => {
  const location = { start: { line: 2, column: 7 }, end: { line: 2, column: 9 } };
  const mutants = [{ status: "Killed" as const, replacement: '"" ', location }];
  expect(mutantsIn("src/x.ts", { mutants })).toEqual([mutant("Killed")]);
});

it("mutants of valid code count: found by a failure or a time limit, or not", () => {
  const statuses = ["Killed", "Timeout", "CompileError", "RuntimeError", "Ignored", "Survived", "NoCoverage"] as const;
  expect(scoreOf(statuses.map((status) => mutant(status)))).toEqual({ detected: 2, all: 4 });
});

it("code that only --watch and threads run is not judged", () => {
  const unseen = ["src/cli/watch/x.ts", "src/cli/ndjson/worker.ts"].map((file) => mutant("NoCoverage", file));
  const seen = [mutant("Survived", "src/cli/watch/x.ts"), mutant("NoCoverage", "src/cli/ndjson/x.ts")];
  expect(survivorsOf([...unseen, ...seen])).toEqual(seen);
});

it("a later run decides about survivors, by place and change", () => {
  const first = [mutant("Survived"), mutant("NoCoverage", "src/x.ts", 3), mutant("Killed", "src/x.ts", 4)];
  const later = [mutant("Killed"), mutant("Survived", "src/x.ts", 4)];
  expect(withLaterResults(first, later).map(({ status }) => status)).toEqual(["Killed", "NoCoverage", "Killed"]);
});
