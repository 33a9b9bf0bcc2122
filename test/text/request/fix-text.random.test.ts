import fc from "fast-check";
import { expect, it } from "vitest";
import { fixText } from "../../../src/text/request/fix-text.js";
import { patchValue } from "../../support/json-patch.js";
import { findingsOf } from "./findings.js";

it("the operations fix the value of a text in the same way as the text", () => {
  fc.assert(
    fc.property(
      fc.json({ maxDepth: 3, stringUnit: fc.constantFrom("a", "A", "x", "/") }),
      fc.constantFrom(0, 2, "\t"),
      (json, indentation) => {
        const value: unknown = JSON.parse(json);
        const { text, operations } = fixText(JSON.stringify(value, null, indentation), findingsOf);
        expect(JSON.parse(text)).toEqual(patchValue(JSON.parse(JSON.stringify(value)), operations));
      },
    ),
  );
});
