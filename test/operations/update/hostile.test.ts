import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileValue } from "../../../src/arbitraries/index.js";
import { type UpdateContext, validateUpdate } from "../../../src/index.js";
import { anyState, cut, features, valid } from "../../support/any-update.js";
import { budget } from "../../support/budget.js";
import { forAll } from "../../support/for-all.js";
import { factsOf, type Members, openStates } from "../../support/updates.js";

const runs = budget(15, 1_200);

describe("hostile values", () => {
  const json = (value: unknown) => JSON.stringify(value).length;

  it("never throw as patches, and get a bounded answer that is plain data", () => {
    const seen = { ok: 0, refused: 0 };
    forAll(runs, hostileValue(), valid, anyState, fc.boolean(), (patch, stored, state, lint) => {
      for (const body of [undefined, stored]) {
        const { ok, violations, warnings } = validateUpdate(patch, { features, lint, campaign: { state, body } });
        seen[ok ? "ok" : "refused"]++;
        expect(structuredClone({ violations, warnings })).toEqual({ violations, warnings });
        expect(json({ violations, warnings })).toBeLessThan(1_000_000);
      }
    });
    expect(Math.min(seen.ok, seen.refused)).toBeGreaterThanOrEqual(budget(0, 20));
  });

  it("never throw as stored campaigns, which are unreadable exactly if they are not objects", () => {
    const seen = { unreadable: 0, read: 0 };
    forAll(runs, hostileValue(), valid.chain(cut), fc.constantFrom(...openStates), fc.boolean(), (...given) => {
      const [body, patch, state, lint] = given;
      const result = validateUpdate(patch, { features, lint, campaign: { state, body } });
      expect(json({ ...result, value: undefined, merged: undefined })).toBeLessThan(1_000_000);
      if (body === undefined) return;
      const isUnreadable = typeof body !== "object" || body === null || Array.isArray(body);
      seen[isUnreadable ? "unreadable" : "read"]++;
      const facts = factsOf(result);
      if (isUnreadable) expect(facts).toEqual(["update.stored-unreadable body"]);
      else expect(facts).not.toContain("update.stored-unreadable body");
    });
    expect(Math.min(seen.unreadable, seen.read)).toBeGreaterThanOrEqual(budget(1, 50));
  });

  it("never throw on both sides, even if merged by member", () => {
    forAll(runs, hostileValue(), hostileValue(), anyState, fc.boolean(), (patch, body, state, lint) => {
      const context: UpdateContext = { policies: { merge: "member" }, lint, campaign: { state, body } };
      const { violations } = validateUpdate(patch, context);
      expect(JSON.stringify(violations)).toBe(JSON.stringify(validateUpdate(patch, context).violations));
    });
    expect(({} as Members)["polluted"]).toBeUndefined();
  });

  it("a stored campaign whose keys cannot be listed is unreadable, whatever the patch is", () => {
    const boom = () => expect.fail("boom");
    for (const handler of [{ ownKeys: boom }, { getOwnPropertyDescriptor: boom }]) {
      const body = new Proxy({ channel: "PUSH" }, handler);
      for (const patch of [{}, { advanced: {} }, { advanced: 5 }, { scheduling_details: {} }]) {
        for (const state of openStates) {
          const result = validateUpdate(patch, { features, campaign: { state, body } });
          expect(factsOf(result)).toEqual(["update.stored-unreadable body"]);
        }
      }
    }
  });
});
