import { expect, it } from "vitest";
import * as catalogue from "../../../src/reference/catalogue.js";
import { changeable } from "../../support/objects-in.js";

it.each(Object.entries(catalogue).map(([name, value]) => [name, value] as const))(
  "the contents of %s in the catalogue cannot be changed",
  (name, value) => {
    expect(changeable(name, value)).toEqual([]);
  },
);

it.each(catalogue.rules.map(({ id }) => [id]))("the result of explain for %s cannot be changed", (id) => {
  expect(changeable(id, catalogue.explain(id))).toEqual([]);
});
