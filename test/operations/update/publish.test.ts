import { afterEach, describe, expect, it, vi } from "vitest";
import { components, deliveryTypes } from "../../../src/generated/members.js";
import { type UpdateContext, validateUpdate } from "../../../src/index.js";
import { statusAlone } from "../../../src/rules/update/status-alone.js";
import { frozen } from "../../support/json.js";
import { newRules } from "../../support/new-rules.js";
import { factsOf, openStates, storedEmail, storedPush, updating } from "../../support/updates.js";

afterEach(() => vi.restoreAllMocks());

describe("a status beside components", () => {
  it.each(components)("%s is not checked", (name) => {
    const read = vi.fn();
    const component = Object.defineProperty({}, "name", { enumerable: true, get: read });
    expect(factsOf(validateUpdate({ status: "PUBLISH", [name]: component }))).toEqual(["update.status-alone status"]);
    expect(read).not.toHaveBeenCalled();
  });

  it("still checks the other members, first", () => {
    const patch = { advanced: 5, status: "PUBLISH", version_note: 1, updated_by: "jo", request_id: null, channel: 5 };
    expect(factsOf(validateUpdate(frozen(patch), updating("DRAFT", null)))).toEqual([
      ...["structure.type request_id", "structure.type channel", "structure.format updated_by"],
      ...["structure.type version_note", "update.status-alone status"],
    ]);
  });
});

it("a version note beside a status causes a warning in a workspace without versioning", () => {
  const rule = "update.version-note-used";
  const patch = frozen({ status: "PUBLISH", version_note: "second try" });
  const warned = (features: readonly "CAMPAIGN_VERSIONING"[], note: object = patch) =>
    factsOf({ violations: validateUpdate(note, { features, lint: true }).warnings });
  expect(warned([])).toEqual([`${rule} version_note`]);
  expect(warned(["CAMPAIGN_VERSIONING"])).toEqual([]);
  expect(warned([], { status: "PUBLISH" })).toEqual([]);
  expect(warned([], { status: "PUBLISH", version_note: 5 })).toEqual([]);
});

it("a state that only causes a warning is reported once beside violations of the status", () => {
  const rule = "update.state-allows-changes";
  const context = { rules: { [rule]: "warning" }, campaign: { state: "STOPPED" } } as const;
  const { violations, warnings } = validateUpdate(frozen({ status: "STOP" }), context);
  const facts = ["structure.enum status", `${rule} campaign_id`];
  expect(factsOf({ violations: [...violations, ...warnings] })).toEqual(facts);
});

it("a rule about the status that throws is called once, and causes a RuleDefect", () => {
  const check = vi.spyOn(statusAlone, "check").mockImplementationOnce(() => {
    throw new Error("only the first time");
  });
  const call = () => validateUpdate(frozen({ status: "STOP" }), { customRules: newRules() });
  expect(call).toThrow(expect.objectContaining({ name: "RuleDefect", rule: "update.status-alone" }));
  expect(check).toHaveBeenCalledTimes(1);
});

describe("the members beside a status", () => {
  const push = ["ONE_TIME", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"];
  const facts = (patch: object) => factsOf(validateUpdate(frozen({ status: "PUBLISH", ...patch })));

  it.each<[channel: unknown, types: readonly string[], violations: readonly string[]]>([
    [undefined, push, []],
    ["PUSH", push, []],
    ["EMAIL", ["ONE_TIME", "BUSINESS_EVENT_TRIGGERED"], []],
    ["EMAIL", ["LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"], ["structure.enum campaign_delivery_type"]],
    ["email", push, ["structure.enum channel"]],
    [5, push, ["structure.type channel"]],
  ])("a channel of %j beside a delivery type", (channel, types, expected) => {
    for (const campaign_delivery_type of types) {
      const patch = channel === undefined ? { campaign_delivery_type } : { channel, campaign_delivery_type };
      expect(facts(patch)).toEqual(expected);
    }
  });

  it("a delivery type that no channel has is rejected, with all that one has", () => {
    const { violations } = validateUpdate(frozen({ status: "PUBLISH", campaign_delivery_type: "SOON" }));
    expect(violations).toMatchObject([
      { rule: "structure.enum", path: "campaign_delivery_type", params: { allowed: deliveryTypes } },
    ]);
  });

  it("names unknown members, and renames none to a component", () => {
    const patch = { status: "PUBLISH", utm_param: {}, created_by: "jo@example.com", version_notes: "a" };
    const { ok, warnings } = validateUpdate(frozen(patch), { lint: true, features: ["CAMPAIGN_VERSIONING"] });
    expect(ok).toBe(true);
    expect(warnings.map(({ rule, path, fix }) => [rule, path, fix])).toEqual([
      ["member.known", "created_by", undefined],
      ["member.known", "utm_param", undefined],
      ["member.known", "version_notes", [{ op: "move", from: "/version_notes", path: "/version_note" }]],
    ]);
  });

  it.each<[name: string, meant: string, right: unknown, wrong: unknown]>([
    ["updatd_by", "updated_by", "jo@example.com", "Jo Smith"],
    ["chanel", "channel", "PUSH", "SMS"],
    ["requestId", "request_id", "r-1", 5],
    ["campaignDeliveryType", "campaign_delivery_type", "ONE_TIME", "SOON"],
    ["versionNote", "version_note", "a", {}],
  ])("renames %s only if its value is valid as %s", (name, meant, right, wrong) => {
    const features = ["CAMPAIGN_VERSIONING"] as const;
    for (const campaign of [undefined, { state: "DRAFT", body: null }] as const) {
      for (const rules of [{}, { "member.known": "error" }] as const) {
        const fixesOf = (value: unknown) => {
          const patch = frozen({ status: "PUBLISH", [name]: value });
          const { violations, warnings } = validateUpdate(patch, { lint: true, features, campaign, rules });
          return [...violations, ...warnings].flatMap(({ rule, fix }) => (rule === "member.known" ? [fix] : []));
        };
        expect(fixesOf(right)).toEqual([[{ op: "move", from: `/${name}`, path: `/${meant}` }]]);
        expect(fixesOf(wrong)).toEqual([undefined]);
      }
    }
  });
});

it("members that would together make an update a request to publish are not renamed", () => {
  const fixesOf = (patch: object) => {
    const { violations, warnings } = validateUpdate(frozen(patch), { lint: true });
    return [...violations, ...warnings].flatMap(({ fix }) => fix ?? []).map(({ path }) => path);
  };
  expect(fixesOf({ STATUS: "PUBLISH" })).toEqual(["/status"]);
  expect(fixesOf({ avanced: {} })).toEqual(["/advanced"]);
  expect(fixesOf({ STATUS: "PUBLISH", updatd_by: "jo@example.com" })).toEqual(["/status", "/updated_by"]);
  expect(fixesOf({ STATUS: "PUBLISH", avanced: {} })).toEqual([]);
});

describe("the stored campaign that a request publishes", () => {
  const { advanced: _, ...incomplete } = storedPush() as Record<string, unknown>;
  const twice = { ...incomplete, created_by: 5, scheduling_details: {} };
  const twoErrors = ["structure.required scheduling_details.delivery_type", "structure.required advanced"];
  const ofLive = [
    "update.live-activity-not-converted campaign_delivery_type",
    "basic-details.live-activity-ios-only basic_details.platforms",
    "audience-limit.not-for-live-activity campaign_audience_limit",
  ];

  /** What is stored, the errors in what would be published, and what is sent. */
  const situations: [name: string, stored: unknown, errors: readonly string[], patch?: object][] = [
    ["is valid", storedPush(), []],
    ["is unknown", undefined, []],
    ["is valid, and an Email campaign", storedEmail(), []],
    ["is incomplete", incomplete, ["structure.required advanced"]],
    ["is not readable", null, ["update.stored-unreadable body"]],
    ["has two errors", twice, twoErrors],
    [
      "would become a live activity",
      storedPush(),
      ofLive,
      { channel: "PUSH", campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY" },
    ],
  ];

  describe.each(situations)("%s", (_name, stored, errors, patch) => {
    const sent = frozen({ status: "PUBLISH", ...patch });
    const context = (state: (typeof openStates)[number]) => frozen(updating(state, stored));

    it.each(openStates)("is trusted by default: %s", (state) => {
      expect(validateUpdate(sent, context(state))).toMatchObject({ ok: true, skipped: [], warnings: [] });
    });

    it.each(openStates)("is validated by policy: %s", (state) => {
      const policies = { publish: "validated", drafts: "in-progress" } as const;
      const result = validateUpdate(sent, { ...context(state), policies });
      expect(factsOf(result)).toEqual(errors);
      const origins = result.violations.map(({ origin, path }) => [path, origin]);
      expect(origins).toEqual(
        result.violations.map(({ path }) => [path, path === "campaign_delivery_type" ? "request" : "stored"]),
      );
    });

    it("causes one warning under lint, with the first error and their number", () => {
      const { warnings } = validateUpdate(sent, { ...context("DRAFT"), lint: true });
      const [first] = validateUpdate(sent, { ...context("DRAFT"), policies: { publish: "validated" } }).violations;
      const params = { first: first?.message, count: errors.length };
      expect(warnings.map(({ rule, path, params }) => ({ rule, path, params }))).toEqual(
        errors.length === 0 ? [] : [{ rule: "update.stored-publishable", path: "status", params }],
      );
    });
  });

  it.each<[name: string, patch: object, stored: object, count: number]>([
    ["channel", { channel: " push" }, storedEmail(), 5],
    ["delivery type", { campaign_delivery_type: "one_time" }, { ...storedEmail(), campaign_delivery_type: "SOON" }, 0],
  ])("is warned about as it would be published, without a wrong %s of the patch", (_, patch, stored, count) => {
    const sent = frozen({ status: "PUBLISH", ...patch });
    const result = validateUpdate(sent, { ...updating("DRAFT", stored), policies: { publish: "validated" } });
    const ofStored = result.violations.filter(({ origin }) => origin === "stored");
    expect(ofStored).toHaveLength(count);
    const { warnings } = validateUpdate(sent, { ...updating("DRAFT", stored), lint: true });
    const params = { first: ofStored[0]?.message, count };
    expect(warnings.map(({ path, params }) => ({ path, params }))).toEqual(
      count === 0 ? [] : [{ path: "status", params }],
    );
  });

  it("has its violations in one order with those of the request, each place once", () => {
    const policies = { publish: "validated" } as const;
    const stored = { ...incomplete, campaign_delivery_type: "SOON" };
    const patch = { channel: 5, updated_by: "jo" };
    const facts = (status: string) =>
      factsOf(validateUpdate(frozen({ ...patch, status }), { ...updating("DRAFT", stored), policies }));
    expect(facts("PUBLISH")).toEqual([
      ...["structure.type channel", "structure.enum campaign_delivery_type"],
      ...["structure.format updated_by", "structure.required advanced"],
    ]);
    expect(facts("STOP")).toEqual(["structure.type channel", "structure.format updated_by", "structure.enum status"]);
  });

  it("is reported beside the errors of the request if it cannot be read", () => {
    const context = { ...updating("DRAFT", null), policies: { publish: "validated" } } as const;
    const facts = (status: string) =>
      factsOf(validateUpdate(frozen({ channel: 5, updated_by: "jo", status }), context));
    const unreadable = "update.stored-unreadable body";
    expect(facts("PUBLISH")).toEqual(["structure.type channel", "structure.format updated_by", unreadable]);
    expect(facts("STOP")).not.toContain(unreadable);
  });

  it.each([
    ["incomplete", incomplete],
    ["not readable", null],
  ])("has errors and no warning about them if it is %s", (_, stored) => {
    const context = { ...updating("DRAFT", stored), lint: true, policies: { publish: "validated" } } as const;
    const { violations, warnings } = validateUpdate({ status: "PUBLISH" }, context);
    expect([violations.length, warnings]).toEqual([1, []]);
  });

  it("is reported up to the bound, and as an error if the level says so", () => {
    const context = { ...updating("DRAFT", {}), bounds: { maxViolations: 2 } };
    const validated = validateUpdate({ status: "PUBLISH" }, { ...context, policies: { publish: "validated" } });
    expect([validated.violations.length, validated.truncated]).toEqual([2, true]);
    const rules = { "update.stored-publishable": "error" } as const;
    const trusted = validateUpdate({ status: "PUBLISH" }, { ...context, rules });
    expect(trusted.violations).toMatchObject([{ path: "status", params: { count: "more than 2" } }]);
    const wrong = { status: "PUBLISH", channel: "push", campaign_delivery_type: "one_time" };
    const { warnings } = validateUpdate(wrong, { ...updating("DRAFT", {}), lint: true, bounds: { maxViolations: 2 } });
    expect(warnings).toMatchObject([{ path: "status", params: { count: "more than 2" } }]);
  });

  it.each<[name: string, patch: object, campaign: object, more: UpdateContext]>([
    ["a status beside components", { utm_params: {} }, {}, { rules: { "update.status-alone": "warning" } }],
    [
      "another status",
      { status: "STOP" },
      {},
      { exceptions: [{ rule: "structure.enum", path: "status", level: "warning" }] },
    ],
    ["a state", {}, { state: "ARCHIVED" }, { rules: { "update.state-allows-changes": "warning" } }],
    ["an error beside which more are cut", { channel: "x", status: "STOP" }, {}, { bounds: { maxViolations: 1 } }],
  ])("loses nothing that was found about the request if it is validated: %s", (_, patch, campaign, more) => {
    const found = (body?: object) => {
      const context = { ...more, policies: { publish: "validated" }, campaign: { ...campaign, body } } as const;
      const { violations, warnings, truncated } = validateUpdate(frozen({ status: "PUBLISH", ...patch }), context);
      return { violations, warnings, truncated };
    };
    const withoutStored = found();
    expect(factsOf({ violations: [...withoutStored.violations, ...withoutStored.warnings] })).toHaveLength(1);
    expect(found(storedPush())).toEqual(withoutStored);
  });
});
