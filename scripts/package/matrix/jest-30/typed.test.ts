// ts-jest compiles this to CommonJS, and checks it with our types.
import { type CreateRequest, type Violation, validateCreate } from "campaign-rules";
import { testRule } from "campaign-rules/testing";
import valid from "./push-one-time.json";

test("results are typed", () => {
  const result = validateCreate(valid);
  const value: CreateRequest | undefined = result.ok ? result.value : undefined;
  const violations: readonly Violation[] = result.violations;
  expect([value, violations, typeof testRule]).toEqual([valid, [], "function"]);
});
