import { describe, expect, it } from "vitest";
import { type Case, casesIn, conformanceFolder, operations, type Verdict } from "../scripts/conformance/case.js";
import { answer } from "../scripts/runtimes/answers.js";
import * as engine from "../src/index.js";
import { isObject } from "../src/structure/checker.js";
import { frozen } from "./support/json.js";

const cases = operations.flatMap((name) => casesIn(conformanceFolder, name));

/** The verdict of the engine on a case, or on the same case with its bodies changed by `remake`. */
function resultOf(one: Case, lint: boolean, remake: (body: unknown) => unknown = (body) => body) {
  const { operation, context, input } = one;
  const campaign = context.campaign && { ...context.campaign, body: remake(context.campaign.body) };
  const request = input as engine.RequestInput;
  const remade = operation === "request" ? { ...request, body: remake(request.body) } : remake(input);
  return answer(engine, { ...one, context: { ...context, campaign }, input: remade }, lint);
}

function verdictOf(result: ReturnType<typeof resultOf>): Verdict {
  const violations = result.violations.map(({ path, pointer, target, detailTarget, rule }) => {
    return { path, pointer, target, detailTarget, rule };
  });
  if (result.ok) return { ok: true, violations };
  const { code, target } = result.body.error;
  return { ok: false, code, target, violations };
}

/** The same members in an object that is not plain, so that the engine must read it through a view. */
function unusual(value: unknown): unknown {
  return isObject(value) ? Object.assign(Object.create({ odd: true }), value) : value;
}

describe("each case of the conformance set", () => {
  it("gets the listed verdict", () => {
    const given = cases.map((one) => [one.name, verdictOf(resultOf(one, false))]);
    expect(given).toEqual(cases.map(({ name, expected }) => [name, expected]));
  });

  it.each([unusual, frozen])("gets the same answer, however its objects were made: %o", (body) => {
    const odd = cases.filter((one) => {
      return JSON.stringify(resultOf(one, true, body)) !== JSON.stringify(resultOf(one, true));
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });
});
