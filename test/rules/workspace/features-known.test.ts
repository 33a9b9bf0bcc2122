import { describe, expect, it } from "vitest";
import {
  type Context,
  type CustomScope,
  defineRule,
  type Feature,
  type RuleId,
  validateCreate,
  validateUpdate,
} from "../../../src/index.js";
import { featuresKnown } from "../../../src/rules/workspace/features-known.js";
import { action, included, includedPath, inEveryPlace } from "../../support/filter-places.js";
import {
  ANNOTATIONS,
  annotated,
  carousel,
  envelope,
  everyAnnotations,
  everywhereAnnotated,
  inAnnotations,
  productSetData,
} from "../../support/gmail.js";
import { changed, emailRequest, testRule } from "../../support/test-rule.js";
import { each, emailOfType, emailTypes, pushOfType } from "../../support/valid-of-type.js";

const attribute = { filter_type: "user_attributes", data_type: "bool", name: "Newsletter", operator: "exists" };

const set = { type: "PRODUCT_SET", product_set_data: productSetData() };

const DOUBLE_OPT_IN = "basic_details.send_only_double_opt_in_users";
const DEDUPLICATION = "basic_details.deduplication_attribute";

interface Gate {
  readonly rule: RuleId;
  readonly feature: Feature;
  readonly path: string;
  /** A request that the gate would refuse or accept. */
  readonly body: unknown;
  readonly target: string;
  /** Default: the path. */
  readonly detailTarget?: string;
}

const gates: readonly Gate[] = [
  {
    rule: "basic-details.double-opt-in-enabled",
    feature: "DOUBLE_OPT_IN",
    path: DOUBLE_OPT_IN,
    body: emailRequest({ [DOUBLE_OPT_IN]: true }),
    target: "basic_details",
  },
  {
    rule: "basic-details.brand-deduplication-enabled",
    feature: "BRAND_DEDUPLICATION",
    path: DEDUPLICATION,
    body: emailRequest({ [DEDUPLICATION]: "brand" }),
    target: "basic_details",
  },
  {
    rule: "gmail.product-sets-enabled",
    feature: "PRODUCT_SETS",
    path: `${ANNOTATIONS}.product_carousel.type`,
    body: carousel(set),
    target: "campaign_content.content",
    detailTarget: "gmail_annotations.product_carousel.type",
  },
  {
    rule: "filter.project-name-required",
    feature: "PORTFOLIO",
    path: `${includedPath(0)}.project_name`,
    body: included(attribute),
    target: `${includedPath(0)}.project_name`,
  },
];

/** The features that allow a member. The feature Portfolio requires one. */
const openedByFeature = gates.filter(({ feature }) => feature !== "PORTFOLIO");

function unknown(feature: Feature, path: string) {
  return { path, params: { feature }, fix: "none" as const };
}

testRule(featuresKnown, {
  valid: {
    ...each(openedByFeature, ({ feature, body }) => [
      `${feature} is listed`,
      { body, context: { features: [feature] } },
    ]),
    ...each(openedByFeature, ({ feature, body }) => [
      `${feature} is listed in a set`,
      { body, context: { features: new Set([feature]) } },
    ]),
    "no project in a workspace without the feature": { body: included(attribute), context: { features: [] } },
    "a project, with any features": included({ ...attribute, project_name: "grocery" }),
    "a flag that is false": emailRequest({ [DOUBLE_OPT_IN]: false }),
    "an empty attribute": emailRequest({ [DEDUPLICATION]: "" }),
    "nothing that needs a feature": emailRequest(),
    "an audience limit that is enabled for the workspace": {
      body: emailOfType("ONE_TIME", {
        campaign_audience_limit: { is_campaign_audience_limit_enabled: true, limit: 500 },
      }),
      context: { features: ["AUDIENCE_LIMIT"] },
    },
    "queuing that is enabled for the workspace": {
      body: pushOfType("ONE_TIME", {
        "delivery_controls.queuing_enabled": true,
        "delivery_controls.queue_duration": 1,
      }),
      context: { features: ["QUEUING"] },
    },
    ...each(gates, ({ rule, feature, body }) => [
      `${feature} does not matter`,
      { body, context: { rules: { [rule]: "off" } } },
    ]),
  },
  invalid: {
    ...each(gates, ({ feature, body, path, target, detailTarget = path }) => [
      `${feature} is unknown`,
      { body, violations: [{ ...unknown(feature, path), target, detailTarget }] },
    ]),
    ...each(gates, ({ feature, body, path, target, detailTarget = path }) => [
      `${feature} is undefined`,
      { body, context: { features: undefined }, violations: [{ ...unknown(feature, path), target, detailTarget }] },
    ]),
    ...each(emailTypes, (type) => [
      `on ${type}`,
      {
        body: emailOfType(type, { [DOUBLE_OPT_IN]: true, [DEDUPLICATION]: "brand" }),
        violations: [unknown("DOUBLE_OPT_IN", DOUBLE_OPT_IN), unknown("BRAND_DEDUPLICATION", DEDUPLICATION)],
      },
    ]),
    ...inEveryPlace((place) => ({
      body: place.request(attribute),
      violations: [unknown("PORTFOLIO", `${place.path}.project_name`)],
    })),
    "several filters, of which one has a project": {
      body: included(attribute, action({ ...attribute, project_name: "grocery" }, attribute)),
      violations: [
        unknown("PORTFOLIO", `${includedPath(0)}.project_name`),
        unknown("PORTFOLIO", `${includedPath(1)}.attributes.filters[1].project_name`),
      ],
    },
    "contents of every kind": {
      body: everywhereAnnotated({ product_carousel: set }, envelope),
      violations: everyAnnotations.map((annotations) => ({
        ...unknown("PRODUCT_SETS", `${annotations}.product_carousel.type`),
        ...inAnnotations("product_carousel.type", annotations),
      })),
    },
    "after violations of known features": {
      body: changed(annotated({ product_carousel: { ...set, kind: "x" } }), { [DEDUPLICATION]: "brand" }),
      violations: [
        unknown("BRAND_DEDUPLICATION", DEDUPLICATION),
        { rule: "member.known", ...inAnnotations("product_carousel.kind") },
        {
          ...unknown("PRODUCT_SETS", `${ANNOTATIONS}.product_carousel.type`),
          ...inAnnotations("product_carousel.type", ANNOTATIONS),
        },
      ],
    },
  },
});

describe("a gate whose feature is unknown", () => {
  it.each([
    ["with lint", { lint: true }],
    ["without", {}],
    ["with the rule turned off", { lint: true, rules: { "workspace.features-known": "off" } }],
  ] satisfies [string, Context][])("is skipped, %s", (_, context) => {
    for (const { rule, body } of gates) {
      expect(validateCreate(body, context)).toMatchObject({ ok: true, skipped: [{ rule, reason: "unknown" }] });
    }
  });

  it.each(gates)("$rule causes a warning only with lint", ({ body, path }) => {
    expect(validateCreate(body).warnings).toEqual([]);
    expect(validateCreate(body, { lint: true }).warnings.map((warning) => warning.path)).toEqual([path]);
  });

  it.each(gates)("$rule causes a warning or an error without lint if an override says so", ({ body, path }) => {
    const rules = (level: "warning" | "error"): Context => ({ rules: { "workspace.features-known": level } });
    expect(validateCreate(body, rules("warning"))).toMatchObject({ ok: true, warnings: [{ path }] });
    expect(validateCreate(body, rules("error"))).toMatchObject({
      ok: false,
      violations: [{ rule: "workspace.features-known", severity: "error", path }],
      warnings: [],
      body: { error: { code: "400 Bad Request" } },
    });
  });

  it.each(gates)("$rule causes the same warning if the gate itself only warns", ({ rule, body, path }) => {
    const { warnings } = validateCreate(body, { lint: true, rules: { [rule]: "warning" } });
    expect(warnings).toMatchObject([{ rule: "workspace.features-known", path }]);
  });

  it("is listed before one of a later member, however often that is found first", () => {
    const body = everywhereAnnotated({ product_carousel: set }, { [DEDUPLICATION]: "id" });
    const context = { rules: { "workspace.features-known": "error" }, bounds: { maxViolations: 1 } } as const;
    expect(validateCreate(body, context).violations.map(({ path }) => path)).toEqual([DEDUPLICATION]);
  });

  it("is not skipped if nothing depends on it", () => {
    expect(validateCreate(emailRequest(), { lint: true }).skipped).toEqual([]);
  });
});

describe("features that no workspace has by default", () => {
  it("AUDIENCE_LIMIT is never unknown", () => {
    const campaign_audience_limit = { is_campaign_audience_limit_enabled: false };
    const result = validateCreate(pushOfType("ONE_TIME", { campaign_audience_limit }), { lint: true });
    expect(result.violations.map(({ rule }) => rule)).toEqual(["audience-limit.feature-enabled"]);
    expect(result.warnings).toEqual([]);
    expect(result.skipped).toEqual([]);
  });

  const unless = (scope: CustomScope, place: readonly string[]) =>
    defineRule({
      ...{ id: "acme.limited", scope, unlessFeature: "AUDIENCE_LIMIT", reads: {}, message: "is limited" },
      check(_, report) {
        report(place);
      },
    });
  const stored: Record<string, unknown> = { ...included(action(attribute)) };
  const updated = (rule: ReturnType<typeof unless>, name: string) => {
    const { violations, skipped } = validateUpdate(
      { [name]: stored[name] },
      { customRules: [rule], lint: true, campaign: { body: stored } },
    );
    return [violations.map(({ rule: id }) => id), skipped.filter(({ rule: id }) => (id as string) === rule.id)];
  };

  it.each<[CustomScope, string[], string]>([
    ["actions", ["action_name"], "segmentation_details"],
    ["request", ["segmentation_details", "included_filters"], "segmentation_details"],
    ["request", ["basic_details", "team"], "basic_details"],
    ["request", ["basic_details", "team"], "segmentation_details"],
  ])("a rule for %s reports %j of an update with %s", (scope, place, name) => {
    expect(updated(unless(scope, place), name)).toEqual([["acme.limited"], []]);
  });

  it.each<[CustomScope, string[]]>([
    ["actions", ["action_name"]],
    ["request", ["segmentation_details", "included_filters"]],
  ])("a rule for %s does not report %j, which only the stored campaign has", (scope, place) => {
    const skipped = [{ rule: "acme.limited", reason: "unknown" }];
    expect(updated(unless(scope, place), "basic_details")).toEqual([[], skipped]);
  });
});
