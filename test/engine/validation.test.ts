import { expect, it } from "vitest";
import { validateCreate } from "../../src/index.js";
import { fixturesIn, type ValidFixture } from "../support/fixtures.js";
import { objectsIn } from "../support/objects-in.js";
import { pushRequest } from "../support/test-rule.js";

it("a request with more errors than are reported is rejected with those, and no rule counts as skipped", () => {
  const body = pushRequest({ created_by: 7, "basic_details.platforms": 7, utm_params: 7 });
  const { ok, violations, skipped, truncated } = validateCreate(body, { bounds: { maxViolations: 1 } });
  expect({ ok, paths: violations.map(({ path }) => path), skipped, truncated }).toEqual({
    ok: false,
    paths: ["created_by"],
    skipped: [],
    truncated: true,
  });
});

it("rules do not see unchecked entries of arrays in a request with more errors than are reported", () => {
  const arrays = ["create/valid", "create/invalid"].flatMap((folder) =>
    fixturesIn<ValidFixture>(folder).flatMap(([name, { body, context }]) => {
      const broken = { ...structuredClone(body as object), request_id: 7, created_by: 7 };
      const inside = [...objectsIn(broken, name)].filter(([, value]) => Array.isArray(value));
      return inside.map(([path, array]) => ({ path, array: array as unknown[], broken, context }));
    }),
  );
  expect(arrays.length).toBeGreaterThan(150);
  for (const { path, array, broken, context } of arrays) {
    for (const wrong of [null, 7]) {
      array.unshift(wrong);
      const { ok, truncated } = validateCreate(broken, { ...context, lint: true, bounds: { maxViolations: 1 } });
      array.shift();
      expect([path, ok, truncated]).toEqual([path, false, true]);
    }
  }
});

it("a request is rejected for an error whose place alone takes more bytes than the bounds allow", () => {
  const groupOf = (filter: object) => ({ filter_operator: "and", filters: [filter] });
  let filter: object = { filter_type: "custom_segments", id: 7, name: "x" };
  for (let depth = 0; depth < 150; depth++) {
    filter = { filter_type: "actions", action_name: "a", attributes: groupOf(filter) };
  }
  const body = pushRequest({ "segmentation_details.included_filters": groupOf(filter) });
  const { ok, violations, truncated } = validateCreate(body, { bounds: { maxDepth: 1000, maxViolations: 1 } });
  expect({ ok, rules: violations.map(({ rule }) => rule), truncated }).toEqual({
    ok: false,
    rules: ["structure.type"],
    truncated: false,
  });
});
