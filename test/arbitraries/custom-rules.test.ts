import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRequest, schedulingDetails, update, wholeRequest } from "../../src/arbitraries/index.js";
import {
  type CustomRule,
  defineRule,
  type RuleDefinition,
  validateCreate,
  validateRequest,
  validateUpdate,
} from "../../src/index.js";
import { budget } from "../support/budget.js";
import { forAll } from "../support/for-all.js";

const numRuns = budget(100, 1_000);

/** A rule that rejects names without a team, with a repair. */
function teamRule(repair: RuleDefinition<string, "request", string>["repair"]): CustomRule {
  return defineRule({
    id: "acme.name-has-team",
    scope: "request",
    reads: { values: ["basic_details.name"] },
    message: "must begin with a team",
    check({ basic_details: { name } }, report) {
      if (!name.startsWith("crm: ")) report(["basic_details", "name"]);
    },
    ...(repair && { repair }),
  });
}

const withTeam = teamRule((request) => {
  request.basic_details.name = `crm: ${request.basic_details.name}`;
  return request;
});

const shortSubject = defineRule({
  id: "acme.subject-short",
  scope: "email_content",
  reads: { values: ["@.subject"] },
  message: "must have at most {limit} characters",
  check({ subject }, report) {
    if ((subject ?? "").length > 3) report(["subject"], { limit: 3 });
  },
  repair: (request) => ({ ...request, campaign_content: { content: { email: { subject: "Hi" } } } }),
});

/** Refuses some requests, and does not need a repair. */
const noGlobalGroup = defineRule({
  id: "acme.no-global-control-group",
  scope: "request",
  reads: { values: ["control_group_details.is_global_control_group_enabled"] },
  message: "must not be true",
  check({ control_group_details }, report) {
    if (control_group_details?.is_global_control_group_enabled !== true) return;
    report(["control_group_details", "is_global_control_group_enabled"]);
  },
});

const detailsUnsent = defineRule({
  id: "acme.details-unchanged",
  scope: "update",
  reads: { values: ["basic_details"], presence: ["status"] },
  message: "must not be sent",
  check({ patch }, report) {
    if (patch["basic_details"] !== undefined) report(["basic_details"]);
  },
  repair({ patch: { basic_details: _, ...patch }, ...update }) {
    return { ...update, patch };
  },
});

const customRules = [withTeam, shortSubject, noGlobalGroup, detailsUnsent];

describe("with custom rules", () => {
  it("create requests are accepted", () => {
    forAll(numRuns, createRequest({ customRules }), (body) => {
      expect(validateCreate(body, { customRules }).violations).toEqual([]);
    });
  });

  it("create requests keep the requested kind and features", () => {
    const options = { channel: "EMAIL", deliveryType: "PERIODIC" } as const;
    const other = defineRule({
      id: "acme.push-only",
      scope: "EMAIL",
      reads: { values: ["campaign_delivery_type", "basic_details.tags"] },
      message: "must not have tags",
      check: ({ basic_details }, report) => void (basic_details.tags && report(["basic_details", "tags"])),
      repair: (request) => ({
        ...request,
        campaign_delivery_type: "ONE_TIME",
        basic_details: { ...request.basic_details, tags: undefined as never },
      }),
    });
    const features = ["PORTFOLIO"] as const;
    forAll(50, createRequest({ ...options, features, customRules: [other, withTeam] }), (body) => {
      expect([body.channel, body.campaign_delivery_type]).toEqual(["EMAIL", "PERIODIC"]);
      expect(validateCreate(body, { features, customRules: [other, withTeam] }).violations).toEqual([]);
    });
  });

  it("linted requests have no warnings of custom rules either", () => {
    const warning = defineRule({ ...withTeam, severity: "warning" } as never) as CustomRule;
    const context = { lint: true, customRules: [warning] };
    forAll(50, createRequest(context), (body) => {
      expect(validateCreate(body, context).warnings).toEqual([]);
    });
  });

  it("updates are accepted", () => {
    forAll(numRuns, update({ customRules }), ({ patch, context }) => {
      expect(context.customRules).toBe(customRules);
      expect(validateUpdate(patch, context).violations).toEqual([]);
      expect(patch).not.toHaveProperty("basic_details");
    });
  });

  it.each(["component", "member"] as const)(
    "updates are repaired in the form that the check sees, merged by %s",
    (merge) => {
      let checked = "";
      let repairs = 0;
      const notes: unknown[] = [];
      const noteGiven = defineRule({
        id: "acme.note-given",
        scope: "update",
        reads: { values: ["version_note", "basic_details", "utm_params"], presence: ["status"] },
        message: "must be T-1",
        check({ patch, merged, stored, state }, report) {
          checked = JSON.stringify([state, patch, stored, merged]);
          if (patch["version_note"] !== "T-1") report(["version_note"]);
        },
        repair({ patch, merged, stored, state }) {
          repairs++;
          expect(JSON.stringify([state, patch, stored, merged])).toBe(checked);
          return { state, patch: { ...patch, version_note: "T-1" }, stored: undefined, merged };
        },
      });
      const options = { customRules: [noteGiven], policies: { merge }, features: ["CAMPAIGN_VERSIONING" as const] };
      for (const { patch, context } of fc.sample(update(options), { numRuns: 60, seed: 1 })) {
        // A patch that publishes a campaign does not change it.
        notes.push(patch.status ?? patch.version_note);
        const { body = "none" } = { body: "unknown", ...context.campaign } as { body?: unknown };
        expect(body === "unknown" || Object.hasOwn(body as object, "channel")).toBe(true);
      }
      expect(new Set(notes)).toEqual(new Set(["PUBLISH", "T-1"]));
      expect(repairs).toBeGreaterThan(30);
    },
  );

  it("updates that a rule about requests rejects are drawn again, not repaired", () => {
    const nameTells = defineRule({
      id: "acme.name-tells-utm",
      scope: "request",
      reads: { values: ["basic_details.name", "utm_params"] },
      message: "must tell whether there are UTM parameters",
      check({ basic_details: { name }, utm_params }, report) {
        if (name !== (utm_params === undefined ? "without" : "with")) report(["basic_details", "name"]);
      },
      repair(request) {
        request.basic_details.name = request.utm_params === undefined ? "without" : "with";
        return request;
      },
    });
    const context = { customRules: [nameTells] };
    const names = fc.sample(update({ ...context, isKnown: true }), { numRuns: 60, seed: 1 }).map((sample) => {
      expect(validateUpdate(sample.patch, sample.context).violations).toEqual([]);
      return sample.patch.basic_details?.name;
    });
    expect(new Set(names)).toEqual(new Set([undefined, "with", "without"]));
  });

  it("whole requests are accepted", () => {
    forAll(numRuns, wholeRequest({ customRules }), ({ request, context }) => {
      expect(validateRequest(request, context).violations).toEqual([]);
    });
  });

  it("drawn values shrink to accepted ones", () => {
    const { failed, counterexample } = fc.check(
      fc.property(createRequest({ channel: "PUSH", customRules: [withTeam, noGlobalGroup] }), (body) => {
        expect(validateCreate(body, { customRules: [withTeam, noGlobalGroup] }).ok).toBe(true);
        return body.basic_details.name.length < 5;
      }),
      { endOnFailure: false },
    );
    expect(failed).toBe(true);
    expect(counterexample?.[0].basic_details.name).toMatch(/^crm: /u);
  });

  it("an empty list does not change the drawn values", () => {
    const drawn = (arbitrary: fc.Arbitrary<unknown>) => fc.sample(arbitrary, { seed: 7, numRuns: 20 });
    for (const make of [createRequest, update, wholeRequest]) {
      const makeAny = make as (options: object) => fc.Arbitrary<unknown>;
      const without = drawn(makeAny({})).map((sample) => JSON.stringify(sample));
      const withNone = drawn(makeAny({ customRules: [] })).map((sample) => JSON.stringify(sample));
      expect(withNone.map((text) => text.replace('"customRules":[],', "").replace('"customRules":[]', ""))).toEqual(
        without,
      );
    }
  });
});

describe("a rule that rejects nearly everything", () => {
  const messageOf = (...rules: CustomRule[]) => {
    try {
      fc.sample(createRequest({ customRules: rules }), 5);
    } catch (error) {
      return (error as Error).message;
    }
    return undefined;
  };

  it("without a repair is named", () => {
    const message =
      "acme.name-has-team rejects nearly every generated request: give it a repair that turns a rejected request into one that it accepts";
    expect(messageOf(teamRule(undefined))).toBe(message);
    expect(messageOf(shortSubject, teamRule(undefined), noGlobalGroup)).toBe(message);
    expect(() => fc.assert(fc.property(createRequest({ customRules: [teamRule(undefined)] }), () => true))).toThrow(
      message,
    );
  });

  it("with a useless repair is named, with its message", () => {
    const beginning =
      "acme.name-has-team rejects nearly every generated request, and its repair does not help: give it a repair whose result is accepted";
    const withMessage = `${beginning} (the last result was rejected: basic_details.name must begin with a team)`;
    expect(messageOf(teamRule((request) => request))).toBe(withMessage);
    const breaking = teamRule((request) => ({ ...request, basic_details: { name: "crm: a" } }) as never);
    expect(messageOf(breaking)).toContain(`${beginning} (the last result was rejected: `);
    expect(messageOf(breaking)).toContain("mandatory field");
    expect(messageOf(teamRule(() => undefined as never))).toBe(withMessage);
  });

  it("with a repair that throws is named", () => {
    const cause = new Error("oops");
    const throwing = teamRule(() => {
      throw cause;
    });
    expect(messageOf(throwing)).toBe("the repair of acme.name-has-team failed");
  });

  it.each(["request", "update"] as const)("with a repair of a %s that is asynchronous is named", (scope) => {
    const rule = defineRule({
      ...{ id: "acme.never", scope, reads: {}, message: "is never right" },
      check: (_, report) => report([]),
      repair: (async () => {
        throw new Error("oops");
      }) as never,
    });
    const cause = new TypeError("a repair must be synchronous, but it returned a promise");
    const requests: fc.Arbitrary<unknown> =
      scope === "update" ? update({ customRules: [rule] }) : createRequest({ customRules: [rule] });
    expect(() => fc.sample(requests, 20)).toThrow(new Error("the repair of acme.never failed", { cause }));
  });

  it("in updates is named, too", () => {
    expect(() => fc.sample(update({ customRules: [teamRule(undefined)] }), 1)).toThrow(
      /^acme\.name-has-team .*: give it a repair/u,
    );
  });
});

describe("the option customRules", () => {
  it("must hold rules", () => {
    for (const make of [createRequest, update, wholeRequest]) {
      expect(() => make({ customRules: 7 as never })).toThrow("customRules must be an array or a Set");
      expect(() => make({ customRules: [{}] as never })).toThrow("customRules must be made by defineRule");
    }
  });

  it("is not for components", () => {
    expect(() => schedulingDetails({ customRules } as never)).toThrow('unknown option "customRules"');
  });

  it("needs a repair that is a function", () => {
    expect(() => teamRule("fix" as never)).toThrow("repair of acme.name-has-team must be a function");
  });
});
