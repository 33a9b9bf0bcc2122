import { describe, expect, it } from "vitest";
import { type Context, type RuleId, type UpdateContext, validateCreate, validateUpdate } from "../../src/index.js";
import { registry } from "../../src/rules/index.js";
import { ANNOTATIONS, everyAnnotations, everywhereAnnotated } from "../support/gmail.js";
import { frozen } from "../support/json.js";
import { expectSameNames } from "../support/same-names.js";
import { type Changes, changed, emailRequest, pushRequest } from "../support/test-rule.js";
import { emailOfType, pushOfType } from "../support/valid-of-type.js";

/** A request that may not have a member, and broken values of that member. */
interface Refusal {
  /** The request without the member. */
  readonly body: unknown;
  /** The member's place, which is the only one reported. */
  readonly path: string;
  readonly context?: Context;
  /** Values that are invalid in themselves, with the path of what is reported where nothing refuses the member. */
  readonly broken: readonly (readonly [value: unknown, path: string])[];
}

const LIMIT = "campaign_audience_limit";
const LIMITED: Context = { features: ["AUDIENCE_LIMIT"] };
const WINDOW = "trigger_condition.intelligent_delay_optimization";

const ofLimit: Refusal["broken"] = [
  [5, LIMIT],
  [{ limit: -1, frequency: "NEVER" }, `${LIMIT}.frequency`],
  [{ is_campaign_audience_limit_enabled: "yes" }, `${LIMIT}.is_campaign_audience_limit_enabled`],
];

/** The refusals of each rule that says that a member must be absent. */
const refusals: Partial<Record<RuleId, readonly Refusal[]>> = {
  "audience-limit.feature-enabled": [
    { body: pushRequest(), path: LIMIT, broken: ofLimit },
    { body: emailRequest(), path: LIMIT, context: { features: [] }, broken: ofLimit },
  ],
  "audience-limit.not-for-live-activity": [
    { body: pushOfType("BROADCAST_LIVE_ACTIVITY"), path: LIMIT, context: LIMITED, broken: ofLimit },
  ],
  "audience-limit.absent-when-disabled": ["metric", "frequency", "limit"].map((member) => ({
    body: pushOfType("DEVICE_TRIGGERED", { [LIMIT]: { is_campaign_audience_limit_enabled: false } }),
    path: `${LIMIT}.${member}`,
    context: LIMITED,
    broken: [null, {}, [], "A", member === "limit" ? -1 : 1].map((value) => [value, `${LIMIT}.${member}`]),
  })),
  "audience-limit.absent-for-one-time": ["metric", "frequency"].flatMap((member) => {
    const values = [null, {}, [], "A", 1, ...(member === "frequency" ? ["INSTANCE"] : [])];
    return [emailOfType("ONE_TIME"), pushOfType("ONE_TIME")].map((body) => ({
      body: changed(body, { [LIMIT]: { limit: 10 } }),
      path: `${LIMIT}.${member}`,
      context: LIMITED,
      broken: values.map((value) => [value, `${LIMIT}.${member}`] as const),
    }));
  }),
  "delivery-controls.queuing-enabled": ["queuing_enabled", "queue_duration"].map((member) => ({
    body: pushOfType("EVENT_TRIGGERED"),
    path: `delivery_controls.${member}`,
    context: { features: [] },
    broken: [null, {}, "A"].map((value) => [value, `delivery_controls.${member}`]),
  })),
  "gmail.promotional-only": [
    {
      body: emailRequest({ "basic_details.content_type": "TRANSACTIONAL" }),
      path: ANNOTATIONS,
      broken: [
        [{}, `${ANNOTATIONS}.sender_logo`],
        [null, ANNOTATIONS],
        [[], ANNOTATIONS],
        [{ sender_logo: "http://x" }, `${ANNOTATIONS}.sender_logo`],
        [{ sender_logo: "https://x.io", deal_card: {} }, `${ANNOTATIONS}.deal_card.description`],
        [{ sender_logo: "https://x.io", product_carousel: { type: "SET" } }, `${ANNOTATIONS}.product_carousel.type`],
      ],
    },
  ],
  "trigger.intelligent-delay-window-push-only": [
    {
      body: emailOfType("EVENT_TRIGGERED", { trigger_condition: {} }),
      path: WINDOW,
      broken: [
        [5, WINDOW],
        [null, WINDOW],
        [{ min_delay_value: "1" }, `${WINDOW}.min_delay_value`],
        [{ min_delay_granularity: "WEEKS" }, `${WINDOW}.min_delay_granularity`],
      ],
    },
  ],
};

/** Names the refused member by what it contains too, which only lint looks at. */
function withAdvice(value: unknown): unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value, unheard_of: "" } : value;
}

function found(body: unknown, context: Context | undefined) {
  const { violations, warnings } = validateCreate(frozen(structuredClone(body)), { ...context, lint: true });
  return [...violations, ...warnings].map(({ rule, path }) => `${rule} ${path}`);
}

function reportedBelow(body: unknown, path: string, context: Context | undefined): string[] {
  return found(body, context).filter((line) => {
    const [, place = ""] = line.split(" ");
    return place === path || place.startsWith(`${path}.`) || place.startsWith(`${path}[`);
  });
}

it("every rule that says that a member must be absent refuses it", () => {
  const saying = registry.filter(
    ({ message, severity }) => severity !== "warning" && message.startsWith("must be absent"),
  );
  const ids = registry.filter(({ refuses }) => refuses).map(({ id }) => id);
  expectSameNames(
    saying.map(({ id }) => id),
    ids,
    "the rules with refuses: true",
  );
  expectSameNames(Object.keys(refusals), ids, "the table of test/engine/refusals.test.ts");
});

describe.each(Object.entries(refusals))("%s", (id, situations) => {
  const cases = situations.flatMap(({ body, path, context, broken }) =>
    broken.map(([value, inside]) => ({ body: changed(body, { [path]: withAdvice(value) }), path, context, inside })),
  );

  it.each(cases)("is all that is said of its member, however broken: %#", ({ body, path, context }) => {
    expect(reportedBelow(body, path, context)).toEqual([`${id} ${path}`]);
  });

  it.each(cases)("refuses nothing when it is off, a warning or excepted: %#", ({ body, path, context, inside }) => {
    for (const level of ["off", "warning"] as const) {
      for (const settings of [{ rules: { [id]: level } }, { exceptions: [{ rule: id as RuleId, path, level }] }]) {
        const lines = reportedBelow(body, path, { ...context, ...settings } as Context);
        expect(
          lines.filter((line) => line.startsWith("structure.") || line.startsWith("audience-limit.")),
        ).toContainEqual(
          expect.stringMatching(new RegExp(`^(?!${id})\\S+ ${inside.replaceAll(/[[\].]/gu, "\\$&")}$`, "u")),
        );
      }
    }
  });

  it("refuses the member of a stored campaign too", () => {
    for (const { body, path, context } of cases) {
      const { request_id: _, created_by: __, ...stored } = body as Record<string, unknown>;
      const features = context?.features ?? [];
      const settings: UpdateContext = { ...context, features, campaign: { body: stored } };
      const { violations } = validateUpdate({ updated_by: "a@example.com" }, settings);
      expect(violations.map((one) => [one.rule, one.path, one.origin])).toEqual([[id, path, "stored"]]);
    }
  });
});

it("a rule that is blocked refuses nothing", () => {
  const changes: Changes = { "basic_details.content_type": 5, [ANNOTATIONS]: {} };
  const { violations } = validateCreate(emailRequest(changes));
  expect(violations.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
    "structure.type basic_details.content_type",
    `structure.required ${ANNOTATIONS}.sender_logo`,
  ]);
});

it("of two rules that refuse one member the earlier reports it, unless it only warns", () => {
  const body = pushOfType("ONE_TIME", { [LIMIT]: { is_campaign_audience_limit_enabled: false, metric: 5 } });
  const path = `${LIMIT}.metric`;
  expect(reportedBelow(body, path, LIMITED)).toEqual([`audience-limit.absent-when-disabled ${path}`]);
  const rules = { "audience-limit.absent-when-disabled": "warning" } as const;
  expect(reportedBelow(body, path, { ...LIMITED, rules })).toEqual([`audience-limit.absent-for-one-time ${path}`]);
});

it("of two refused members, one in the other, only the outer is reported", () => {
  const body = pushOfType("ONE_TIME", { [LIMIT]: { is_campaign_audience_limit_enabled: false, metric: 5 } });
  expect(reportedBelow(body, LIMIT, {})).toEqual([`audience-limit.feature-enabled ${LIMIT}`]);
});

it("the code is that of flag-gated members only where they are refused", () => {
  const codeOf = (body: unknown, context: Context) => {
    const result = validateCreate(body, context);
    return result.ok ? undefined : result.body.error.code;
  };
  expect(codeOf(pushRequest({ [LIMIT]: 5 }), {})).toBe("VALIDATION_FAILED");
  expect(codeOf(pushOfType("BROADCAST_LIVE_ACTIVITY", { [LIMIT]: 5 }), LIMITED)).toBe("400 Bad Request");
});

it("a refused member still blocks the rules that read it", () => {
  const body = emailRequest({ [LIMIT]: { frequency: 5 } });
  expect(validateCreate(body, {}).skipped).toContainEqual({
    rule: "audience-limit.instance-for-push-periodic",
    reason: "structure",
  });
});

it("refused members hide what is below them, however many there are", () => {
  const names = Array.from({ length: 300 }, (_, index) => `l${index}`);
  // Only the last ones are broken: the bound on structure is not exceeded, but the one on the violations of a rule is.
  const contents = names.map((name, index) => {
    const annotations = index < 250 ? { sender_logo: "https://x.io" } : {};
    return [name, { email: { gmail_annotations: annotations } }];
  });
  const body = emailRequest({
    "basic_details.content_type": "TRANSACTIONAL",
    campaign_content: { locales: names, content: Object.fromEntries(contents) },
  });
  const { violations, truncated } = validateCreate(body);
  expect(new Set(violations.map(({ rule }) => rule))).toEqual(new Set(["gmail.promotional-only"]));
  expect([violations.length, truncated]).toEqual([100, true]);
});

it("where structure alone exceeds the bound, nothing is refused", () => {
  const result = validateCreate(
    everywhereAnnotated({ deal_card: {} }, { "basic_details.content_type": "TRANSACTIONAL" }),
    { bounds: { maxViolations: everyAnnotations.length } },
  );
  expect(result.violations.every(({ rule }) => rule === "structure.required")).toBe(true);
});
