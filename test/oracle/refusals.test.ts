// Tests members that must be absent: the one error says so, and nothing else is said at or below them.
import { describe, expect, it } from "vitest";
import { type Context, type UpdateContext, type Violation, validateCreate } from "../../src/index.js";
import { agreeOnCreate, agreeOnUpdate } from "./agree.js";
import { ABSENT, dealCard, GMAIL, type Json, manual } from "./bodies.js";
import { type Case, emailWith, pushWith, testCases } from "./cases.js";
import { type OracleContext, oracleCreate } from "./oracle.js";
import { Skips } from "./skips.js";

const BAD_REQUEST = "400 Bad Request";
const LIMIT = "campaign_audience_limit";
const METRIC = `${LIMIT}.metric`;
const FREQUENCY = `${LIMIT}.frequency`;
const VALUE = `${LIMIT}.limit`;
const WINDOW = "trigger_condition.intelligent_delay_optimization";
const TYPE = "campaign_delivery_type";

const PROMOTIONAL = "gmail.promotional-only";
const ONE_TIME = "audience-limit.absent-for-one-time";
const DISABLED = "audience-limit.absent-when-disabled";
const LIVE = "audience-limit.not-for-live-activity";
const WINDOW_ON_EMAIL = "trigger.intelligent-delay-window-push-only";

const ALL = { features: ["AUDIENCE_LIMIT", "QUEUING", "PRODUCT_SETS"] } satisfies Context;
const off = (rule: string, level: "off" | "warning" = "off"): Context =>
  ({ ...ALL, rules: { [rule]: level } }) as Context;
const except = (rule: string, path: string, level: "off" | "warning" = "off"): Context =>
  ({ ...ALL, exceptions: [{ rule, path, level }] }) as Context;

const transactional = (annotations: unknown, more: Json = {}) =>
  emailWith({ "basic_details.content_type": "TRANSACTIONAL", [GMAIL]: annotations, ...more });

const limited = (limit: unknown, type = "ONE_TIME", more: Json = {}) =>
  pushWith({ [TYPE]: type, [LIMIT]: limit, ...more });

const live = (limit: unknown) =>
  limited(limit, "BROADCAST_LIVE_ACTIVITY", {
    "basic_details.platforms": ["IOS"],
    "basic_details.broadcast_live_activity_id": "b",
  });

const windowed = (window: unknown) => emailWith({ trigger_condition: {}, [WINDOW]: window });

const CASES: Record<string, Record<string, Case>> = {
  "annotations on TRANSACTIONAL": {
    "of a wrong type": transactional(5).has([`${PROMOTIONAL} ${GMAIL}`], { code: BAD_REQUEST }),
    "with everything wrong below": transactional({
      sender_logo: "http://a",
      deal_card: dealCard({ availability_ends: "2026-01-01T10:00:00Z", description: 5 }),
      product_carousel: { type: "PRODUCT_SET", manual_data: [], product_set_data: { product_count: 1 } },
    }).has([`${PROMOTIONAL} ${GMAIL}`], { context: { features: [], productSets: [] }, code: BAD_REQUEST }),
    "the rest is reported": transactional(
      {},
      { "basic_details.name": 5, "campaign_content.content.email.subject": 5 },
    ).has([
      "structure.type basic_details.name",
      ...["structure.type campaign_content.content.email.subject", `${PROMOTIONAL} ${GMAIL}`],
    ]),
    "too deep": transactional({}).has([`${PROMOTIONAL} ${GMAIL}`], { context: { bounds: { maxDepth: 4 } } }),
    "in content that is too deep itself": transactional({}).has(["structure.too-deep campaign_content.content.email"], {
      context: { bounds: { maxDepth: 3 } },
    }),
    "are not refused if the rule is off": transactional({ product_carousel: manual() }).has(
      [`structure.required ${GMAIL}.sender_logo`, `structure.size ${GMAIL}.product_carousel.manual_data.products`],
      { context: off(PROMOTIONAL) },
    ),
    "are not refused if the rule is a warning": transactional({}).has([`structure.required ${GMAIL}.sender_logo`], {
      context: off(PROMOTIONAL, "warning"),
      warnings: [`${PROMOTIONAL} ${GMAIL}`],
    }),
    "are not refused where the rule is excepted": transactional(5).has([`structure.type ${GMAIL}`], {
      context: except(PROMOTIONAL, GMAIL, "warning"),
    }),
    "are not refused where the rule is blocked": transactional({}, { "basic_details.content_type": "NEWS" }).has([
      "structure.enum basic_details.content_type",
      `structure.required ${GMAIL}.sender_logo`,
    ]),
    "take the warnings at and below": transactional({}).has([`${PROMOTIONAL} ${GMAIL}`], {
      context: except("structure.required", "**", "warning"),
    }),
  },

  "the window of an intelligent delay on Email": {
    "with everything wrong below": windowed({
      min_delay_value: 1.5,
      min_delay_granularity: "DAYS",
      max_delay_granularity: 5,
    }).has([`${WINDOW_ON_EMAIL} ${WINDOW}`]),
  },

  "metric and frequency on ONE_TIME": {
    "and the limit, which is not refused": limited({
      is_campaign_audience_limit_enabled: true,
      limit: 0,
      metric: "OPENED",
    }).has([`structure.range ${VALUE}`, `${ONE_TIME} ${METRIC}`]),
    "take warnings at their place": limited({ frequency: "INSTANCE" }).has([`${ONE_TIME} ${FREQUENCY}`], {
      context: off("audience-limit.instance-for-push-periodic", "warning"),
    }),
    "are not refused on a type that is wrong": limited({ metric: 5 }, "SOON").has([
      `structure.enum ${TYPE}`,
      `structure.type ${METRIC}`,
    ]),
  },

  "the three members of a limit that is off": {
    "the earlier rule a warning": limited({ is_campaign_audience_limit_enabled: false, metric: 5, limit: 0 }).has(
      [`structure.range ${VALUE}`, `${ONE_TIME} ${METRIC}`],
      { context: off(DISABLED, "warning") },
    ),
    "the earlier rule excepted at one place": limited({
      is_campaign_audience_limit_enabled: false,
      metric: 5,
      frequency: 5,
    }).has([`${DISABLED} ${FREQUENCY}`, `${ONE_TIME} ${METRIC}`], { context: except(DISABLED, METRIC) }),
    "are refused whatever the channel": pushWith({
      channel: ABSENT,
      advanced: ABSENT,
      basic_details: { name: "n" },
      "campaign_content.content": {},
      [LIMIT]: { is_campaign_audience_limit_enabled: false, limit: "x" },
    }).has(["structure.required channel", `${DISABLED} ${VALUE}`]),
  },

  "the limit of a live activity": {
    "with everything wrong below": live({
      is_campaign_audience_limit_enabled: 5,
      metric: 5,
      frequency: "INSTANCE",
      limit: 0,
    }).has([`${LIVE} ${LIMIT}`]),
    "of a wrong type": live(5).has([`${LIVE} ${LIMIT}`], { code: BAD_REQUEST }),
    "whose gate is a warning, which goes": live({ limit: 0 }).has([`${LIVE} ${LIMIT}`], {
      context: { rules: { "audience-limit.feature-enabled": "warning" } },
      code: BAD_REQUEST,
    }),
  },
};

describe.each(Object.entries(CASES))("%s", (_, cases) => {
  testCases(cases, ALL);

  it.each(Object.entries(cases))("%s, with lint", (_name, { body, context = ALL, violations }) => {
    const refused = violations.flatMap((one) => {
      const [rule = "", path = ""] = one.split(" ");
      return [PROMOTIONAL, ONE_TIME, DISABLED, LIVE, WINDOW_ON_EMAIL].includes(rule) ? [path] : [];
    });
    const isAtOrBelow = ({ path }: Violation) =>
      refused.some((place) => path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`));
    const { warnings } = validateCreate(body, { ...context, lint: true });
    expect(warnings.filter(isAtOrBelow)).toEqual([]);
  });
});

describe("a refused member counts for the rules that read it", () => {
  const skippedOf = (body: Json, context: OracleContext) => {
    const skips = new Skips();
    oracleCreate(body, context, skips);
    return skips.named();
  };

  it.each<[string, Json, string[]]>([
    [
      "a broken value blocks them",
      limited({ frequency: 5 }).body,
      ["audience-limit.instance-for-push-periodic structure"],
    ],
    ["a value that is not broken does not", limited({ frequency: "INSTANCE" }).body, []],
    [
      "a broken value below blocks them",
      transactional({ deal_card: dealCard({ availability_ends: 5 }), sender_logo: 5 }).body,
      ["gmail.deal-card-one-hour structure"],
    ],
  ])("%s", (_, body, skipped) => {
    agreeOnCreate(body, { ...ALL, productSets: [] });
    expect(skippedOf(body, { ...ALL, productSets: [] })).toEqual(skipped);
  });
});

describe("in an update", () => {
  const UPDATES: Record<string, [patch: Json, context: UpdateContext, violations: string[]]> = {
    "annotations that are stored": [
      { basic_details: { name: "n", content_type: "TRANSACTIONAL", user_attribute_identifier: "i" } },
      { campaign: { body: emailWith({ [GMAIL]: { sender_logo: 5 } }).body } },
      [`${PROMOTIONAL} ${GMAIL} stored`],
    ],
    "annotations that are sent": [
      { campaign_content: { content: { email: { gmail_annotations: [] } } } },
      { campaign: { body: emailWith({ "basic_details.content_type": "TRANSACTIONAL" }).body } },
      [`${PROMOTIONAL} ${GMAIL} request`],
    ],
    "annotations beside a type that is not known": [
      { campaign_content: { content: { email: { gmail_annotations: {} } } } },
      {},
      [`structure.required ${GMAIL}.sender_logo request`],
    ],
    "a limit that is stored": [
      { [TYPE]: "ONE_TIME" },
      { ...ALL, campaign: { body: limited({ metric: 5, frequency: "INSTANCE" }, "DEVICE_TRIGGERED").body } },
      [`${ONE_TIME} ${METRIC} stored`, `${ONE_TIME} ${FREQUENCY} stored`],
    ],
    "a limit that is switched off, with the policy member": [
      { [LIMIT]: { is_campaign_audience_limit_enabled: false, metric: 5 } },
      { ...ALL, policies: { merge: "member" }, campaign: { body: limited({ limit: 0 }).body } },
      [`${DISABLED} ${METRIC} request`, `${DISABLED} ${VALUE} stored`],
    ],
    "a limit of an unknown campaign": [
      { [LIMIT]: { is_campaign_audience_limit_enabled: false, frequency: 5 } },
      ALL,
      [`${DISABLED} ${FREQUENCY} request`],
    ],
    "a limit of a live activity that is published": [
      { status: "PUBLISH" },
      { ...ALL, policies: { publish: "validated" }, campaign: { body: live({ limit: 0 }).body } },
      [`${LIVE} ${LIMIT} stored`],
    ],
    "the window of a delay on Email, in an active campaign": [
      { channel: "EMAIL", trigger_condition: { intelligent_delay_optimization: 5 } },
      { campaign: { state: "ACTIVE" } },
      [`${WINDOW_ON_EMAIL} ${WINDOW} request`, "update.trigger-condition-unchanged trigger_condition request"],
    ],
  };

  it.each(Object.entries(UPDATES))("%s", (_, [patch, context, violations]) => {
    const found = agreeOnUpdate(patch, context).violations;
    expect(found.map(({ rule, path, origin }) => `${rule} ${path} ${origin}`)).toEqual(violations);
  });
});
