// Tests members and entries that are `undefined`: a member is absent, an entry of a list is of a wrong type.
import { describe, expect, it } from "vitest";
import { type Context, type UpdateContext, validateCreate, validateUpdate } from "../../src/index.js";
import { patched } from "../support/json-patch.js";
import { agreeOnCreate, agreeOnRequest, agreeOnUpdate } from "./agree.js";
import { email, GMAIL, gmail, group, type Json, on, push, trigger, userFilter } from "./bodies.js";
import { oracleResponse } from "./response.js";
import { oracleShape } from "./shape.js";
import { Skips } from "./skips.js";
import { type OracleUpdateContext, oracleUpdate } from "./update.js";

const written = (found: readonly { rule: string; path: string; target: string }[]) =>
  found.map(({ rule, path, target }) => `${rule} ${path} ${target}`);

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const REQUIRED = "structure.required";

/** Two bodies that have the same violations: those listed. */
const CREATES: Record<string, [body: Json, context: Context, violations: string[]]> = {
  "optional members": [
    on(push, {
      trigger_condition: undefined,
      utm_params: undefined,
      campaign_audience_limit: undefined,
      conversion_goal_details: undefined,
      "basic_details.tags": undefined,
      "delivery_controls.queuing_enabled": undefined,
      "delivery_controls.queue_duration": undefined,
      unknown: undefined,
    }),
    { features: [] },
    [],
  ],
  "required members": [
    on(push, { request_id: undefined, "basic_details.name": undefined, advanced: undefined }),
    {},
    ["request_id", "basic_details.name", "advanced"].map((path) => `${REQUIRED} ${path} ${path}`),
  ],
  "a channel, which the members imply": [
    on(email, { channel: undefined, "campaign_content.content.push": undefined, advanced: undefined }),
    {},
    [`${REQUIRED} channel channel`],
  ],
  "members that would imply another channel": [
    on(push, { channel: undefined, connector: undefined, "basic_details.content_type": undefined }),
    {},
    [`${REQUIRED} channel channel`],
  ],
  "a member that must not be there": [
    on(email, {
      "basic_details.content_type": "TRANSACTIONAL",
      [GMAIL]: undefined,
      "trigger_condition.intelligent_delay_optimization": undefined,
      campaign_audience_limit: { is_campaign_audience_limit_enabled: false, limit: undefined, metric: undefined },
    }),
    { features: ["AUDIENCE_LIMIT"] },
    [],
  ],
  "members that a rule requires": [
    on(push, {
      trigger_condition: trigger({ trigger_delay_type: "DELAY", trigger_delay_value: undefined, trigger_attr: {} }),
      "segmentation_details.included_filters": group(
        userFilter({ value: undefined }),
        { filter_type: "custom_segments", id: undefined, name: undefined },
        userFilter({ filter_type: undefined }),
      ),
      scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time: undefined },
    }),
    {},
    [
      `${REQUIRED} segmentation_details.included_filters.filters[2].filter_type segmentation_details.included_filters.filters[2].filter_type`,
      ..."trigger_delay_value trigger_delay_granularity trigger_relation".split(" ").map((member) => {
        const id = member.replace("trigger_", "").replace("delay_", "").replace("_", "-");
        return `trigger.delay-${id}-required trigger_condition.${member} trigger_condition.${member}`;
      }),
      "filter.value-required segmentation_details.included_filters.filters[0].value segmentation_details.included_filters.filters[0].value",
      "filter.segment-named segmentation_details.included_filters.filters[1].id segmentation_details.included_filters.filters[1].id",
      "schedule.start-time-required scheduling_details.start_time scheduling_details.start_time",
    ],
  ],
  "the audience": [
    on(push, { segmentation_details: { is_all_user_campaign: undefined, included_filters: undefined } }),
    {},
    ["audience.not-empty segmentation_details.included_filters segmentation_details.included_filters"],
  ],
  "custom UTM keys, which do not count": [
    on(push, {
      utm_params: {
        ...{ utm_source: "s", utm_medium: "m", utm_term: undefined, ref: undefined },
        ...{ utm_a: "a", utm_b: "b", utm_c: "c", utm_d: "d", utm_e: "e", utm_f: undefined },
      },
    }),
    {},
    [],
  ],
  "locales, without which content is not keyed": [
    on(push, { campaign_content: { locales: undefined, content: { en: { push: 5 } } } }),
    {},
    [`${REQUIRED} campaign_content.content.push campaign_content.content.push`],
  ],
  "channel content, flat and keyed": [
    on(email, {
      campaign_content: { locales: [], content: { email: undefined, en: { email: undefined }, de: undefined } },
    }),
    {},
    [`${REQUIRED} campaign_content.content.email campaign_content.content.email`],
  ],
  "annotations and their members": [
    on(email, { [GMAIL]: gmail({ sender_logo: undefined, deal_card: undefined, product_carousel: undefined }) }),
    {},
    [`${REQUIRED} ${GMAIL}.sender_logo campaign_content.content`],
  ],
};

describe("a member of a create request that is undefined is absent", () => {
  it.each(Object.entries(CREATES))("%s", (_, [body, context, violations]) => {
    expect(written(agreeOnCreate(body, context).violations)).toEqual(violations);
    expect(written(agreeOnCreate(asJson(body), context).violations)).toEqual(violations);
  });
});

it("the request id that is echoed is not undefined", () => {
  expect(agreeOnCreate(on(push, { request_id: undefined }))).not.toHaveProperty("requestId");
});

it.each([undefined, {}])("a body that is undefined is not an object, whatever the context", (campaign) => {
  expect(written(agreeOnCreate(undefined).violations)).toEqual(["structure.type body body"]);
  expect(written(agreeOnUpdate(undefined, { ...(campaign && { campaign }) }).violations)).toEqual([
    "structure.type body body",
  ]);
});

describe("an entry of a list that is undefined, a hole included, is of a wrong type", () => {
  const hole: unknown[] = [];
  hole.length = 1;
  it.each<[string, Json, string[]]>([
    ["a text", on(push, { "basic_details.tags": ["a", undefined] }), ["basic_details.tags[1]"]],
    ["a hole", on(push, { "basic_details.tags": hole }), ["basic_details.tags[0]"]],
    ["an enumeration", on(push, { "basic_details.platforms": [undefined] }), ["basic_details.platforms[0]"]],
    [
      "a filter",
      on(push, { "segmentation_details.included_filters": group(undefined) }),
      ["segmentation_details.included_filters.filters[0]"],
    ],
    ["a goal", on(push, { conversion_goal_details: { goals: hole } }), ["conversion_goal_details.goals[0]"]],
  ])("%s", (_, body, paths) => {
    expect(written(agreeOnCreate(body).violations)).toEqual(
      paths.map((path) => `structure.type ${path} ${path.split(".")[0]}`),
    );
  });
});

it.each(["a function", "a symbol"])("%s stays of a wrong type", (what) => {
  const wrong = what === "a symbol" ? Symbol("x") : () => undefined;
  const body = on(push, { utm_params: wrong, "basic_details.tags": [wrong] });
  expect(written(agreeOnCreate(body).violations)).toEqual([
    "structure.type basic_details.tags[0] basic_details",
    "structure.type utm_params utm_params",
  ]);
});

describe("a fix adds where JSON text has no member", () => {
  it.each(Object.entries(CREATES))("%s", (_, [body, context]) => {
    for (const { fix } of validateCreate(body, { ...context, lint: true }).violations) patched(asJson(body), fix ?? []);
  });

  it.each(["channel", "basic_details.content_type", "basic_details.user_attribute_identifier"])("%s", (place) => {
    const body = on(email, { [place]: undefined });
    for (const { fix } of validateCreate(body).violations) patched(asJson(body), fix ?? []);
    for (const { fix } of validateUpdate(body).violations) patched(asJson(body), fix ?? []);
  });
});

const stored = (body: Json, more: UpdateContext = {}): UpdateContext => ({
  features: ["AUDIENCE_LIMIT"],
  ...more,
  campaign: { state: "ACTIVE", body },
});

const BY_MEMBER: UpdateContext = { policies: { merge: "member" } };

const UPDATES: Record<string, [patch: Json, context: UpdateContext, violations: string[], merged?: Json]> = {
  "a status": [{ status: undefined, advanced: 5 }, {}, ["structure.type advanced"]],
  "components beside a status": [{ status: "PUBLISH", advanced: undefined, connector: undefined }, {}, []],
  "a channel, so that the stored one counts": [{ channel: undefined }, stored(push()), [], push()],
  "a channel, so that a known one counts": [
    { channel: undefined, advanced: 5, connector: 5 },
    { campaign: { channel: "EMAIL" } },
    ["structure.type connector"],
  ],
  "a type, so that the stored one counts": [{ campaign_delivery_type: undefined }, stored(push()), [], push()],
  "components, so that the stored ones count": [
    { basic_details: undefined, segmentation_details: undefined, trigger_condition: undefined, utm_params: undefined },
    stored(push()),
    [],
    push(),
  ],
  "a member of a component, which is sent whole": [
    { basic_details: { name: undefined, platforms: ["ANDROID"], platform_specific_details: {} } },
    stored(push()),
    ["structure.required basic_details.name stored"],
  ],
  "a member of a component, with the policy member": [
    { basic_details: { name: undefined, platforms: ["ANDROID"], team: undefined } },
    stored(push(), BY_MEMBER),
    [],
    on(push, { "basic_details.platforms": ["ANDROID"] }),
  ],
  "a member of a component of an unknown campaign, with the policy member": [
    { utm_params: { utm_source: undefined, utm_medium: "m" } },
    BY_MEMBER,
    [],
  ],
  "a stored member": [
    {},
    stored(on(push, { advanced: undefined, utm_params: undefined })),
    ["structure.required advanced"],
  ],
  "a stored member that the patch brings": [{ advanced: {} }, stored(on(push, { advanced: undefined })), [], push()],
  "a stored channel": [
    { advanced: 5 },
    stored(on(push, { channel: undefined })),
    ["structure.required channel", "structure.type advanced"],
  ],
  "a stored type, which is not known": [
    { campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY" },
    stored(
      on(push, {
        campaign_delivery_type: undefined,
        "basic_details.platforms": ["IOS"],
        "basic_details.broadcast_live_activity_id": "b",
      }),
    ),
    [],
  ],
  "a stored limit, which proves no feature": [
    { utm_params: undefined },
    { campaign: { body: on(push, { campaign_audience_limit: undefined }) } },
    [],
  ],
  "a forbidden component of an unknown campaign": [
    { trigger_condition: undefined, segmentation_details: undefined, scheduling_details: undefined },
    { campaign: { state: "ACTIVE" } },
    [],
  ],
};

describe("a member of an update that is undefined is absent", () => {
  it.each(Object.entries(UPDATES))("%s", (_, [patch, context, violations, merged]) => {
    const verdict = agreeOnUpdate(patch, context);
    const of = ({ violations: found }: Pick<ReturnType<typeof oracleUpdate>, "violations">) =>
      found.map(({ rule, path, storedHasValue }) => `${rule} ${path}${storedHasValue ? " stored" : ""}`);
    expect(of(verdict)).toEqual(violations);
    expect(of(oracleUpdate(asJson(patch), asJson(context as OracleUpdateContext)))).toEqual(violations);
    if (merged) expect(verdict.merged).toEqual(merged);
  });
});

describe("a comparison with the stored campaign disregards what is undefined", () => {
  const segmentation = { is_all_user_campaign: true };
  const goals = (...members: Json[]) => ({ goals: members });
  it.each<[string, sent: Json, stored: Json, paths: string[]]>([
    ["in the patch", { segmentation_details: { ...segmentation, excluded_filters: undefined } }, {}, []],
    ["in the stored campaign", {}, { segmentation_details: { ...segmentation, excluded_filters: undefined } }, []],
    [
      "in the stored campaign, of the same component",
      { segmentation_details: segmentation },
      { segmentation_details: { ...segmentation, send_campaign_to_opt_out_users: undefined } },
      [],
    ],
    [
      "of different names",
      { segmentation_details: { ...segmentation, a: undefined } },
      { segmentation_details: { ...segmentation, b: undefined, c: undefined } },
      [],
    ],
    [
      "in an entry of a list",
      { conversion_goal_details: goals({ goal_name: "g", revenue_currency: undefined }) },
      { conversion_goal_details: goals({ goal_name: "g" }) },
      [],
    ],
    [
      "but not a member that the other one has",
      { conversion_goal_details: goals({ goal_name: "g", revenue_currency: undefined }) },
      { conversion_goal_details: goals({ goal_name: "g", revenue_currency: "EUR" }) },
      ["conversion_goal_details"],
    ],
    [
      "a time that is removed",
      { scheduling_details: { delivery_type: "ASAP", start_time: undefined } },
      { scheduling_details: { delivery_type: "ASAP", start_time: "2026-01-01T00:00:00" } },
      ["scheduling_details.start_time"],
    ],
    ["a time that neither has", { scheduling_details: { delivery_type: "ASAP", start_time: undefined } }, {}, []],
    ["a component that the campaign does not have", { conversion_goal_details: undefined }, {}, []],
    [
      "a stored component that is undefined",
      { conversion_goal_details: {} },
      { conversion_goal_details: undefined },
      ["conversion_goal_details"],
    ],
  ])("%s", (_, patch, members, paths) => {
    const { violations } = agreeOnUpdate(patch, stored({ ...push(), ...members }));
    expect(violations.map(({ path }) => path)).toEqual(paths);
  });
});

it("a publish checks a stored draft whose members are undefined", () => {
  const context: UpdateContext = {
    policies: { publish: "validated" },
    campaign: { body: on(push, { advanced: undefined, utm_params: undefined }) },
  };
  const { violations } = agreeOnUpdate({ status: "PUBLISH", channel: undefined }, context);
  expect(written(violations)).toEqual(["structure.required advanced advanced"]);
});

it("an update that only seems to publish is an update", () => {
  const request = {
    method: "PATCH",
    path: "/v5/campaigns/c-1",
    headers: {
      Authorization: "Basic d3MtMTprZXk=",
      "Idempotency-Key": "3f2b7c1e-9d4a-4c6b-8e1f-0a1b2c3d4e5f",
      "X-SVC-Request-Id": "r-1",
    },
    body: { status: undefined, request_id: undefined },
  };
  expect(agreeOnRequest(request)).toMatchObject({ ok: true, operation: "update" });
});

it("a context whose options are undefined is an empty context", () => {
  const context = {
    ...{ features: undefined, productSets: undefined, policies: undefined, rules: undefined, exceptions: undefined },
    ...{ customRules: undefined, lint: undefined, bounds: undefined, campaign: undefined },
  };
  const body = on(push, { advanced: 5, "delivery_controls.queuing_enabled": true });
  const { violations, skipped } = validateUpdate(body, context);
  const skips = new Skips();
  expect(written(violations)).toEqual(written(oracleUpdate(body, {}, skips).violations));
  expect(skipped).toContainEqual({ rule: "delivery-controls.queuing-enabled", reason: "unknown" });
});

it("a member of a response that is undefined is absent", () => {
  const paths = (body: unknown) => oracleResponse("create", 400, body).map(({ rule, path }) => `${rule} ${path}`);
  const error = { code: "400 Bad Request", message: "m", target: undefined, details: undefined, request_id: undefined };
  expect(paths({ error })).toEqual([]);
  expect(paths({ error: { ...error, message: undefined, details: [undefined] } })).toEqual([
    "structure.required error.message",
    "structure.type error.details[0]",
  ]);
});

it("members that are undefined do not make up the shape of a body", () => {
  expect(oracleShape({ data: push(), meta: undefined }, "create")).toEqual(oracleShape({ data: push() }, "create"));
  expect(oracleShape({ body: undefined, method: "POST", path: undefined }, "create")).toBeUndefined();
  expect(oracleShape({ ...push(), created_by: undefined }, "update")).toBeUndefined();
});
