import { describe, expect, it } from "vitest";
import {
  type CampaignContext,
  createValidator,
  type RequestResult,
  type UpdateContext,
  type UpdateResult,
  validateRequest,
  validateUpdate,
} from "../../../src/index.js";
import { states } from "../../../src/rules/parts/update-parts.js";
import { frozen } from "../../support/json.js";
import { updateInput } from "../../support/requests.js";
import { factsOf, storedPush } from "../../support/updates.js";

describe("an invalid campaign throws a TypeError that names the mistake", () => {
  const wrong: [campaign: unknown, message: string][] = [
    [null, "campaign must be an object, got null"],
    ["ACTIVE", "campaign must be an object, got string"],
    [[], "campaign must be an object, got array"],
    [() => ({ state: "ACTIVE" }), "campaign must be an object, got function"],
    [Promise.resolve({ state: "ACTIVE" }), "campaign must be an object, got a promise"],
    [{ state: "PAUSED" }, 'unknown state "PAUSED"'],
    [{ state: "active" }, 'unknown state "active"; did you mean "ACTIVE"?'],
    [{ state: "" }, 'unknown state ""'],
    [{ state: "toString" }, 'unknown state "toString"'],
    [{ state: `${"X".repeat(64)}Y` }, `unknown state "${"X".repeat(63)}…"`],
    [{ state: null }, "unknown state null"],
    [{ state: 5 }, "unknown state 5"],
    [{ state: ["ACTIVE"] }, "unknown state array"],
    [{ channel: "push" }, 'campaign.channel must be "PUSH" or "EMAIL", got "push"'],
    [{ channel: null }, 'campaign.channel must be "PUSH" or "EMAIL", got null'],
    [{ channel: ["PUSH"] }, 'campaign.channel must be "PUSH" or "EMAIL", got array'],
    [{ chanel: "PUSH" }, 'unknown member of campaign "chanel"; did you mean "channel"?'],
  ];

  it.each(wrong)("%j", (campaign, message) => {
    const error = new TypeError(message);
    const context = { campaign } as UpdateContext;
    const input = updateInput();
    for (const patch of [{}, null, { status: "PUBLISH" }]) expect(() => validateUpdate(patch, context)).toThrow(error);
    for (const method of [input.method, "GET"])
      expect(() => validateRequest({ ...input, method }, context)).toThrow(error);
    expect(() => createValidator(context)).toThrow(error);
    const validator = createValidator({});
    expect(() => validator.update({}, campaign as CampaignContext)).toThrow(error);
    expect(() => validator.request(input, campaign as CampaignContext)).toThrow(error);
  });
});

describe("a valid campaign", () => {
  it.each<[string, CampaignContext]>([
    ["empty", {}],
    ["with all undefined", { state: undefined, body: undefined }],
    ...states.map((state): [string, CampaignContext] => [`in ${state}`, { state }]),
    ["with a body of any kind", { body: Symbol("campaign") }],
  ])("%s", (_, campaign) => {
    expect(() => validateUpdate({ advanced: {} }, { campaign: Object.freeze(campaign) })).not.toThrow();
  });
});

describe("createValidator", () => {
  const patch = frozen({ trigger_condition: { trigger_delay_type: "ASAP" } });
  const input = frozen(updateInput({ body: patch }));
  const refused = ["update.trigger-condition-unchanged trigger_condition"];
  const final = ["update.state-allows-changes campaign_id"];

  /** Both ways to ask a validator about an update. */
  const ways: [
    string,
    (context: UpdateContext, campaign: CampaignContext | undefined) => UpdateResult | RequestResult,
  ][] = [
    ["update", (context, campaign) => createValidator(context).update(patch, campaign)],
    ["request", (context, campaign) => createValidator(context).request(input, campaign)],
  ];

  const active = { state: "ACTIVE" } as const;
  const stopped = { state: "STOPPED" } as const;
  const known = { state: "ACTIVE", body: storedPush() } as const;

  describe.each(ways)("%s", (_, ask) => {
    it.each<[what: string, UpdateContext, asked: CampaignContext | undefined, facts: string[]]>([
      ["the campaign of the context if it gets undefined", { campaign: active }, undefined, refused],
      ["the final state of the context if it gets undefined", { campaign: stopped }, undefined, final],
      ["no campaign if both are undefined", {}, undefined, []],
      ["the campaign that it gets", {}, active, refused],
      ["that, whatever the context has", { campaign: stopped }, active, refused],
      ["the final state that it gets, whatever the context has", { campaign: active }, stopped, final],
      ["nothing of the context's campaign if it gets one", { campaign: known }, {}, []],
      [
        "the body that it gets, without the state",
        { campaign: stopped },
        { body: 5 },
        ["update.stored-unreadable body"],
      ],
    ])("uses %s", (_what, context, asked, facts) => {
      expect(factsOf(ask(context, asked))).toEqual(facts);
    });

    it("merges nothing if it gets a campaign without a body", () => {
      expect(ask({ campaign: known }, {})).not.toHaveProperty("merged");
    });
  });

  it("gives the same results as the functions", () => {
    const stored: CampaignContext[] = [storedPush(), null].map((body) => ({ state: "DRAFT", body }));
    const campaigns = [undefined, {}, { state: "ACTIVE" }, { state: "ARCHIVED", body: storedPush() }] as const;
    const settings = { features: ["AUDIENCE_LIMIT"], lint: true, policies: { merge: "member" } } as const;
    const validator = createValidator(settings);
    for (const campaign of [...campaigns, ...stored]) {
      for (const sent of [patch, {}, null, { status: "PUBLISH" }, { advanced: 5 }]) {
        const context = { ...settings, campaign };
        expect(validator.update(sent, campaign)).toEqual(validateUpdate(sent, context));
        expect(createValidator(context).update(sent)).toEqual(validateUpdate(sent, context));
        const whole = updateInput({ body: sent });
        expect(validator.request(whole, campaign)).toEqual(validateRequest(whole, context));
        expect(createValidator(context).request(whole)).toEqual(validateRequest(whole, context));
      }
    }
  });

  it("is not affected by later changes to the context", () => {
    const campaign: { state: "ACTIVE" | "STOPPED" } = { state: "ACTIVE" };
    const context: UpdateContext = { campaign };
    const validator = createValidator(context);
    campaign.state = "STOPPED";
    context.campaign = { state: "ARCHIVED" };
    expect(factsOf(validator.update(patch))).toEqual(refused);
  });

  it("creates as before, whatever the campaign", () => {
    const validator = createValidator({ campaign: { state: "STOPPED", body: 5 }, features: ["AUDIENCE_LIMIT"] });
    expect(validator.create(storedPush()).violations).toEqual([]);
  });
});

it.each<[string, unknown, string]>([
  ["the context", throwingAt("campaign"), "context"],
  ["the campaign", { campaign: throwingAt("state") }, "campaign"],
])("a part that throws when it is read is named: %s", (_, context, name) => {
  expect(() => validateUpdate({}, context as UpdateContext)).toThrow(new TypeError(`${name} cannot be read`));
});

function throwingAt(name: string): object {
  return Object.defineProperty({}, name, { enumerable: true, get: () => expect.fail("read") });
}
