import { describe, expect, it } from "vitest";
import { namedMutants } from "../../scripts/mutation/mutant-ids.js";

type File = Parameters<typeof namedMutants>[1];
type Mutant = File["mutants"][number];

/** A survivor that replaces the given occurrence of a text. */
function replacing(source: string, text: string, replacement: string, occurrence = 0): Mutant {
  let from = -1;
  for (let time = 0; time <= occurrence; time++) from = source.indexOf(text, from + 1);
  const placeOf = (offset: number) => {
    const lines = source.slice(0, offset).split("\n");
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  };
  const location = { start: placeOf(from), end: placeOf(from + text.length) };
  return { id: "7", mutatorName: "Equality", status: "Survived", location, replacement } as Mutant;
}

const fileOf = (source: string, ...mutants: Mutant[]): File => ({ language: "typescript", source, mutants });
const idsOf = (source: string, ...mutants: Mutant[]) =>
  namedMutants("src/a/b.ts", fileOf(source, ...mutants)).map(({ id }) => id);

const source = "function one(a: number) {\n  return a > 1;\n}\n";

describe("a mutant", () => {
  it("has an id, its status, its place as Stryker takes it, and the change", () => {
    expect(namedMutants("src/a/b.ts", fileOf(source, replacing(source, "a > 1", "a  >= 1")))).toEqual([
      { id: "a/b.ts#Equality-53f063", status: "Survived", range: "src/a/b.ts:2:9-2:14", change: "a > 1 -> a >= 1" },
    ]);
  });

  it("keeps its id if other code is added, moved or formatted", () => {
    const moved = "const b = 2;\n\nfunction one(a: number) {\n  b;\n  return a\n    > 1;\n}\n";
    expect(idsOf(moved, replacing(moved, "a\n    > 1", "a >= 1"))).toEqual(
      idsOf(source, replacing(source, "a > 1", "a >= 1")),
    );
  });

  it.each([
    ["another replacement", source, replacing(source, "a > 1", "a < 1")],
    ["another text", source, replacing(source, "a > ", "a >= 1")],
    ["another function", source.replace("one", "two"), replacing(source, "a > 1", "a >= 1")],
  ])("has another id with %s", (_, other, mutant) => {
    expect(idsOf(other, mutant)).not.toEqual(idsOf(source, replacing(source, "a > 1", "a >= 1")));
  });

  it("equal to an earlier one in the same function is numbered, whatever their order in the report", () => {
    const twice = "function one(a: number) {\n  return a > 1 || a > 1;\n}\n";
    const mutants = [1, 0].map((occurrence) => replacing(twice, "a > 1", "a >= 1", occurrence));
    expect(namedMutants("src/a/b.ts", fileOf(twice, ...mutants)).map(({ id, range }) => [id, range])).toEqual([
      ["a/b.ts#Equality-53f063", "src/a/b.ts:2:9-2:14"],
      ["a/b.ts#Equality-53f063-2", "src/a/b.ts:2:18-2:23"],
    ]);
  });
});
