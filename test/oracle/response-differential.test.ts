import fc from "fast-check";
import { expect, it } from "vitest";
import { checkResponse } from "../../src/index.js";
import { budget } from "../support/budget.js";
import { forAll } from "../support/for-all.js";
import { mutated } from "../support/mutations.js";
import { withUndefined } from "./random-undefined.js";
import { oracleResponse } from "./response.js";

const runs = budget(500, 10_000);

const detail = { target: "basic_details.name", message: "m" };
const error = { code: "400 Bad Request", message: "m", target: "t", details: [detail, detail], request_id: "r-1" };
const seeds = [
  { campaign_id: "c-1" },
  { response_id: "r-1", type: "t", data: { a: [] } },
  { error },
  { error: { code: error.code, message: "m" } },
  { error: { code: "VALIDATION_FAILED", message: "m" } },
  { error: { code: "413 Payload Too Large", message: "m" } },
];

const body = fc.oneof(withUndefined(mutated(seeds, 2)), fc.constantFrom(undefined, null, "x", []));
const operation = fc.constantFrom("create", "update", "publish");
const status = fc.constantFrom(...[200, 201, 400, 400, 202, 204, 299, 302, 401, 404, 409, 413, 415, 429, 500, 503]);

it(`agrees with an independent reading of responses on ${runs} of them`, () => {
  const seen = { ok: 0, wrong: 0 };
  forAll(runs, operation, status, body, (of, code, answer) => {
    const result = checkResponse(of, code, answer);
    const brief = (list: readonly { rule: string; path: string; target: string; detailTarget: string }[]) =>
      list.map((one) => `${one.rule} ${one.path} | ${one.target} | ${one.detailTarget}`);
    expect(brief(result.violations)).toEqual(brief(oracleResponse(of, code, answer)));
    expect(result.ok).toBe(result.violations.length === 0);
    seen[result.ok ? "ok" : "wrong"]++;
  });
  expect(Math.min(seen.ok, seen.wrong)).toBeGreaterThan(runs / 20);
});
