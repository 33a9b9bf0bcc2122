import { describe, expect, it } from "vitest";
import { checkResponse, validateUpdate } from "../../../src/index.js";
import { rules } from "../../../src/reference/catalogue.js";
import { states } from "../../../src/rules/parts/update-parts.js";
import {
  type AdviceUpdateFixture,
  fixturesIn,
  type InvalidUpdateFixture,
  type UpdateFixture,
} from "../../support/fixtures.js";
import { frozen } from "../../support/json.js";

const valid = fixturesIn<UpdateFixture>("update/valid");
const invalid = fixturesIn<InvalidUpdateFixture>("update/invalid");
const advice = fixturesIn<AdviceUpdateFixture>("update/advice");

const updateRules = rules.filter(({ id }) => id.startsWith("update."));

type Members = Readonly<Record<string, unknown>>;

describe("valid fixtures", () => {
  it.each(valid)("%s is accepted", (_, { patch, context }) => {
    expect(validateUpdate(frozen(patch), frozen(context)).violations).toEqual([]);
  });

  it.each(valid)("%s causes no warning", (_, { patch, context }) => {
    expect(validateUpdate(frozen(patch), { ...frozen(context), lint: true }).warnings).toEqual([]);
  });

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
    const expected = ["PUSH", "EMAIL"].flatMap((channel) => [
      `${channel} component, stored known`,
      `${channel} component, stored unknown`,
    ]);
    expect([...new Set(kinds)].sort()).toEqual(
      [
        ...expected,
        ...["PUSH publish, stored known", "EMAIL publish, stored known", "EMAIL publish, stored unknown"],
        ...["PUSH member, stored known", "EMAIL member, stored unknown"],
      ].sort(),
    );
  });

  it("cover a live activity that stays one", () => {
    const typeOf = (value: unknown) => (value as Members | undefined)?.["campaign_delivery_type"];
    const types = valid.map(([, { patch, context }]) => [typeOf(context.campaign?.body), typeOf(patch)]);
    expect(types).toContainEqual(["BROADCAST_LIVE_ACTIVITY", "BROADCAST_LIVE_ACTIVITY"]);
  });
});

describe("invalid fixtures", () => {
  it.each(invalid)(
    "%s violates only that rule, and has the expected error body",
    (id, { patch, context, expected }) => {
      const result = validateUpdate(frozen(patch), frozen(context));
      expect(result.violations.map(({ rule }) => rule)).toEqual([id]);
      expect(result).toMatchObject({ ok: false, status: 400 });
      expect(!result.ok && result.body).toEqual(expected);
      expect(checkResponse("update", 400, expected)).toEqual({ ok: true, violations: [] });
    },
  );

  it.each(invalid)("the counterpart of %s is accepted", (_, { patch, context, valid: counterpart, validContext }) => {
    expect([counterpart, validContext].filter((one) => one !== undefined)).toHaveLength(1);
    const result = validateUpdate(frozen(counterpart ?? patch), frozen(validContext ?? context));
    expect(result.violations).toEqual([]);
  });

  it.each(invalid.filter(([, { validContext }]) => validContext !== undefined))(
    "no patch can help %s",
    (id, { context }) => {
      expect(validateUpdate({}, frozen(context)).violations.map(({ rule }) => rule)).toEqual([id]);
    },
  );

  it("every rule has one", () => {
    const ids = updateRules.filter(({ severity }) => severity === "error").map(({ id }) => id);
    expect(invalid.map(([id]) => id).sort()).toEqual(ids.sort());
  });
});

describe("advice fixtures", () => {
  it.each(advice)("%s is accepted, with a warning of that rule alone", (id, { patch, context, warnings }) => {
    const result = validateUpdate(frozen(patch), { ...frozen(context), lint: true });
    expect(result.violations).toEqual([]);
    expect(new Set(result.warnings.map(({ rule }) => rule))).toEqual(new Set([id]));
    const facts = result.warnings.map(({ rule, path, target, detailTarget, message, fix }) => {
      return { rule, path, target, detailTarget, message, ...(fix && { fix }) };
    });
    expect(facts).toEqual(warnings);
    expect(validateUpdate(frozen(patch), frozen(context)).warnings).toEqual([]);
  });

  it.each(advice)("the counterpart of %s causes no warning", (_, { valid: counterpart, context }) => {
    const result = validateUpdate(frozen(counterpart), { ...frozen(context), lint: true });
    expect(result).toMatchObject({ ok: true, warnings: [] });
  });

  it("every rule that warns has one", () => {
    const ids = updateRules.filter(({ severity }) => severity === "warning").map(({ id }) => id);
    expect(advice.map(([id]) => id).sort()).toEqual(ids.sort());
  });
});
