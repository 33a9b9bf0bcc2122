import { expect, it } from "vitest";
import { renderContext } from "../../src/cli/config/print.js";
import { defineRule } from "../../src/index.js";

it("a context is printed as JSON, with a name or a note for values that are not JSON", () => {
  const rule = defineRule({
    ...{ id: "acme.a", scope: "request", reads: { values: ["basic_details.name"] } },
    message: "is wrong",
    check: () => {},
  });
  const print = (context: Parameters<typeof renderContext>[0]) => JSON.parse(renderContext(context)) as unknown;
  expect(print({ lint: true })).toEqual({ lint: true, customRules: [] });
  expect(print({ customRules: [rule], message: () => "a" })).toEqual({
    customRules: ["acme.a"],
    message: "[function]",
  });
});
