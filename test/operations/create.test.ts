import { describe, expect, it } from "vitest";
import { resolveContext } from "../../src/engine/context/resolved-context.js";
import { Validator } from "../../src/engine/validator.js";
import { create } from "../../src/operations/create.js";
import { registry } from "../../src/rules/index.js";
import { emailRequest, pushRequest } from "../support/test-rule.js";

const validator = new Validator(resolveContext({ lint: true, features: [] }), registry);

function found(body: unknown): string[] {
  const { violations, warnings } = create(body, validator);
  return [...violations, ...warnings].map(({ rule, path }) => `${rule} ${path}`);
}

describe("a create request", () => {
  const connector = { connector_type: "SENDGRID", connector_name: 5 };

  it.each([
    ["PUSH", pushRequest({ connector }), ["member.known connector"]],
    ["EMAIL", emailRequest({ connector }), ["structure.type connector.connector_name"]],
    ["SMS", pushRequest({ channel: "SMS", connector }), ["structure.enum channel"]],
  ])("of the channel %s is checked against the shape of that channel", (_, body, expected) => {
    expect(found(body)).toEqual(expected);
  });

  it("that is an array is checked as it was sent", () => {
    expect(found([pushRequest()])).toEqual(["structure.type body", "body.not-an-array [0]"]);
  });

  it("that is not plain is checked as a view, and returned itself", () => {
    class Mine {
      constructor(body: unknown) {
        Object.assign(this, body);
      }
      get connector(): never {
        throw new Error("this must not be read");
      }
    }
    const body = new Mine(pushRequest());
    const result = create(body, validator);
    expect(result).toEqual({ ok: true, value: body, violations: [], warnings: [], skipped: [], truncated: false });
    expect(result.ok && result.value).toBe(body);
  });

  it("has only fixes that add no error", () => {
    const fixOf = (value: unknown) => create(pushRequest({ bypass_dnd: value }), validator).warnings[0]?.fix;
    expect(fixOf(true)).toEqual([{ op: "move", from: "/bypass_dnd", path: "/delivery_controls/bypass_dnd" }]);
    expect(fixOf("yes")).toBeUndefined();
  });
});
