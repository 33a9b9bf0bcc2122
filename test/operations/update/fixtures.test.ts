import { describe, expect, it } from "vitest";
import { checkResponse, validateUpdate } from "../../../src/index.js";
import { states } from "../../../src/rules/parts/update-parts.js";
import { fixturesIn, type InvalidUpdateFixture, type UpdateFixture } from "../../support/fixtures.js";
import { frozen } from "../../support/json.js";
import { testFixtures } from "../../support/test-fixtures.js";

testFixtures("update", "patch", validateUpdate, (id) => id.startsWith("update."));

const valid = fixturesIn<UpdateFixture>("update/valid");
const invalid = fixturesIn<InvalidUpdateFixture>("update/invalid");

type Members = Readonly<Record<string, unknown>>;

describe("valid fixtures", () => {
  it("cover every state that allows updates, and campaigns whose state is unknown", () => {
    const seen = valid.map(([, { context }]) => {
      return context.campaign === undefined ? "no campaign" : (context.campaign.state ?? "no state");
    });
    const allowing = states.filter((state) => !["STOPPED", "ARCHIVED"].includes(state));
    expect(new Set(seen)).toEqual(new Set([...allowing, "no state", "no campaign"]));
  });

  it("cover both ways of updating and what may be known of the stored campaign, on both channels", () => {
    const kinds = valid.map(([name, { patch, context }]) => {
      const mode = Object.hasOwn(patch as Members, "status") ? "publish" : (context.policies?.merge ?? "component");
      const stored = context.campaign?.body as Members | undefined;
      const channel = /^(?:push|email)/u.exec(name)?.[0].toUpperCase();
      if (stored !== undefined) expect(stored["channel"], name).toBe(channel);
      return `${channel} ${mode}, stored ${stored === undefined ? "unknown" : "known"}`;
    });
    expect(new Set(kinds)).toEqual(
      new Set([
        ...["PUSH component, stored known", "EMAIL component, stored known", "PUSH component, stored unknown"],
        ...["EMAIL component, stored unknown", "PUSH publish, stored known", "EMAIL publish, stored known"],
        ...["EMAIL publish, stored unknown", "PUSH member, stored known", "EMAIL member, stored unknown"],
      ]),
    );
  });

  it("cover a live activity that stays one", () => {
    const typeOf = (value: unknown) => (value as Members | undefined)?.["campaign_delivery_type"];
    const types = valid.map(([, { patch, context }]) => [typeOf(context.campaign?.body), typeOf(patch)]);
    expect(types).toContainEqual(["BROADCAST_LIVE_ACTIVITY", "BROADCAST_LIVE_ACTIVITY"]);
  });
});

describe("invalid fixtures", () => {
  it.each(invalid)("the error body of %s is documented", (_, { expected }) => {
    expect(checkResponse("update", 400, expected)).toEqual({ ok: true, violations: [] });
  });

  it.each(invalid)("%s has one counterpart: another patch, or another context", (_, { valid: patch, validContext }) => {
    expect([patch, validContext].filter((one) => one !== undefined)).toHaveLength(1);
  });

  it.each(invalid.filter(([, { validContext }]) => validContext !== undefined))(
    "no patch can help %s",
    (id, { context }) => {
      expect(validateUpdate({}, frozen(context)).violations.map(({ rule }) => rule)).toEqual([id]);
    },
  );
});
