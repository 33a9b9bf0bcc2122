import { describe, expect, it } from "vitest";
import { type Case, casesIn, conformanceFolder, operations, type Verdict } from "../scripts/conformance/case.js";
import { createValidator, type RequestInput } from "../src/index.js";
import { isObject } from "../src/structure/walk.js";
import { frozen } from "./support/json.js";

const cases = operations.flatMap((name) => casesIn(conformanceFolder, name));

/** What the engine says of a case, given another body than the case's own where that is asked for. */
function resultOf({ operation, context, input }: Case, lint: boolean, body = (given: unknown) => given) {
  const campaign = context.campaign && { ...context.campaign, body: body(context.campaign.body) };
  const validator = createValidator({ ...context, lint });
  if (operation === "create") return validator.create(body(input));
  if (operation === "update") return validator.update(body(input), campaign);
  const request = input as RequestInput;
  return validator.request({ ...request, body: body(request.body) }, campaign);
}

function verdictOf(result: ReturnType<typeof resultOf>): Verdict {
  const violations = result.violations.map(({ path, pointer, target, detailTarget, rule }) => {
    return { path, pointer, target, detailTarget, rule };
  });
  if (result.ok) return { ok: true, violations };
  const { code, target } = result.body.error;
  return { ok: false, code, target, violations };
}

/** The same members on an object that is not plain, so that only a view of it can be looked at. */
function unusual(value: unknown): unknown {
  return isObject(value) ? Object.assign(Object.create({ odd: true }), value) : value;
}

describe("each case of the conformance set", () => {
  it("gets the verdict that stands there", () => {
    const given = cases.map((one) => [one.name, verdictOf(resultOf(one, false))]);
    expect(given).toEqual(cases.map(({ name, expected }) => [name, expected]));
  });

  it.each([unusual, frozen])("is answered alike however its objects came to be: %o", (body) => {
    const odd = cases.filter((one) => {
      return JSON.stringify(resultOf(one, true, body)) !== JSON.stringify(resultOf(one, true));
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });
});
