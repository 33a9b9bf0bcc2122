import { expect, it } from "vitest";
import { fieldChanges } from "../../../src/cli/plan/field-changes.js";

const object = { name: "n" };

it.each<[string, unknown, unknown]>([
  ["an object becomes a text", object, "n"],
  ["a text becomes an object", "n", object],
  ["an object becomes null", object, null],
  ["an array becomes a text", ["n"], "n"],
  ["a text becomes an array", "n", ["n"]],
  ["an object becomes an array", object, ["n"]],
])("%s in one change", (_, before, after) => {
  const changes = [...fieldChanges({ basic_details: before }, { basic_details: after })];
  expect(changes.map((change) => [change.segments, change.before?.value, change.after?.value])).toEqual([
    [["basic_details"], before, after],
  ]);
});
