// Tests overrides of rules, and exceptions at places.
import { describe, expect, it } from "vitest";
import type { Context, RuleId, StructureId, UpdateContext } from "../../src/index.js";
import { agreeOnCreate, agreeOnUpdate } from "./agree.js";
import { ABSENT, GMAIL, gmail, group, type Json, manual, on, product, push, userFilter } from "./bodies.js";
import { type Case, create, emailWith, pushWith, testCases } from "./cases.js";

const except = (
  rule: RuleId | StructureId,
  path: string,
  level: "off" | "warning" = "off",
): Pick<Context, "exceptions"> => ({ exceptions: [{ rule, path, level }] });

const TYPE = "structure.type";
const ENUM = "structure.enum";
const VALUE = "filter.value-required";
const FILTER = "segmentation_details.included_filters.filters[0]";

const numberAsName = on(push, { "basic_details.name": 5 });
const customKey = on(push, { utm_params: { utm_source: "", utm_medium: "", "a.b": 5 } });
const twoFilters = on(push, {
  "segmentation_details.included_filters": group(userFilter({ value: ABSENT }), {
    filter_type: "actions",
    action_name: "A",
    attributes: group(userFilter({ value: ABSENT })),
  }),
});
const first = `${FILTER}.value`;
const nested = "segmentation_details.included_filters.filters[1].attributes.filters[0].value";

describe("the path of an exception matches places", () => {
  it.each<[path: string, body: Json, rule: RuleId | StructureId, left: string[]]>([
    ["basic_details.name", numberAsName, TYPE, []],
    ["basic_details", numberAsName, TYPE, ["basic_details.name"]],
    ["basic_details.name.first", numberAsName, TYPE, ["basic_details.name"]],
    ["basic_details.*", numberAsName, TYPE, []],
    ["*.name", numberAsName, TYPE, []],
    ["*.*", numberAsName, TYPE, []],
    ["*", numberAsName, TYPE, ["basic_details.name"]],
    ["*.*.*", numberAsName, TYPE, ["basic_details.name"]],
    ["**", numberAsName, TYPE, []],
    ["basic_details.**", numberAsName, TYPE, []],
    ["basic_details.name.**", numberAsName, TYPE, ["basic_details.name"]],
    ["*.**", numberAsName, TYPE, []],
    ["body", numberAsName, TYPE, ["basic_details.name"]],
    ['utm_params["a.b"]', customKey, TYPE, []],
    ["utm_params.a.b", customKey, TYPE, ['utm_params["a.b"]']],
    ["utm_params.*", customKey, TYPE, []],
    ['utm_params["*"]', customKey, TYPE, ['utm_params["a.b"]']],
    [first, twoFilters, VALUE, [nested]],
    ["segmentation_details.included_filters.filters[*].value", twoFilters, VALUE, [nested]],
    ["segmentation_details.included_filters.filters.*.value", twoFilters, VALUE, [nested]],
    ["segmentation_details.included_filters.filters[1].**", twoFilters, VALUE, [first]],
    ["segmentation_details.included_filters.filters[*].attributes.filters[*].value", twoFilters, VALUE, [first]],
    ["segmentation_details.**", twoFilters, VALUE, []],
    ["segmentation_details.**", twoFilters, "filter.operator-allowed", [first, nested]],
  ])("%s", (path, body, rule, left) => {
    const { utmCustomKeys } = { utmCustomKeys: "any" as const };
    const verdict = agreeOnCreate(body, { ...except(rule, path), policies: { utmCustomKeys } });
    expect(verdict.violations.map((one) => one.path)).toEqual(left);
    expect(verdict.warnings).toEqual([]);
  });

  it("only the path body matches the body itself", () => {
    const paths = (path: string) => agreeOnCreate(null, except(TYPE, path)).violations.map((one) => one.path);
    expect([paths("body"), paths("*"), paths("**")]).toEqual([[], ["body"], ["body"]]);
  });
});

const CASES: Record<string, Case> = {
  "an exception makes a warning": pushWith({ "basic_details.name": 5, request_id: 5 }).has(
    ["structure.type request_id"],
    { context: except(TYPE, "basic_details.name", "warning"), warnings: ["structure.type basic_details.name"] },
  ),
  "the first matching exception decides": create(numberAsName).has([], {
    context: {
      exceptions: [
        { rule: ENUM, path: "**", level: "off" },
        { rule: TYPE, path: "basic_details.*", level: "warning" },
        { rule: TYPE, path: "**", level: "off" },
      ],
    },
    warnings: ["structure.type basic_details.name"],
  }),
  "an exception decides before an override": pushWith({ segmentation_details: {} }).has([], {
    context: { ...except("audience.not-empty", "**"), rules: { "audience.not-empty": "warning" } },
  }),
  "an exception does not turn on a rule that is off": pushWith({ segmentation_details: {} }).has([], {
    context: { ...except("audience.not-empty", "**", "warning"), rules: { "audience.not-empty": "off" } },
  }),
  "an override makes a warning": pushWith({ segmentation_details: {} }).has([], {
    context: { rules: { "audience.not-empty": "warning" } },
    warnings: ["audience.not-empty segmentation_details.included_filters"],
  }),
  "an excepted issue still blocks the rules that read its place": pushWith({
    "scheduling_details.delivery_type": "LATER",
    campaign_delivery_type: "PERIODIC",
  }).has(["schedule.periodic-details-required scheduling_details.periodic_details"], {
    context: except(ENUM, "scheduling_details.delivery_type"),
  }),
  "a missing component is excepted": pushWith({ advanced: ABSENT }).has([], {
    context: except("structure.required", "advanced"),
  }),
  "the channel is excepted, and the one that is meant is checked": pushWith({ channel: "push", advanced: 5 }).has(
    ["structure.type advanced"],
    { context: except(ENUM, "channel") },
  ),
  "the channel is excepted, and no channel is implied": pushWith({
    channel: "SMS",
    connector: 5,
    campaign_delivery_type: 5,
  }).has(["structure.type campaign_delivery_type"], { context: except(ENUM, "channel") }),
  "an exception lets another rule report at its path": emailWith({
    [GMAIL]: 5,
    "basic_details.content_type": "TRANSACTIONAL",
  }).has([`gmail.promotional-only ${GMAIL}`], { context: except(TYPE, "campaign_content.**") }),
  "an error wins over the warning at its path, whichever comes first": emailWith({
    [GMAIL]: 5,
    "basic_details.content_type": "TRANSACTIONAL",
  }).has([`gmail.promotional-only ${GMAIL}`], { context: except(TYPE, "campaign_content.**", "warning") }),
  "the first of two warnings at a path is kept": emailWith({
    [GMAIL]: 5,
    "basic_details.content_type": "TRANSACTIONAL",
  }).has([], {
    context: { ...except(TYPE, "campaign_content.**", "warning"), rules: { "gmail.promotional-only": "warning" } },
    warnings: [`structure.type ${GMAIL}`],
  }),
  "an excepted size of a list lets its entries be reported": emailWith({
    [GMAIL]: gmail({ product_carousel: manual(product({ id: 5 })) }),
  }).has([`structure.type ${GMAIL}.product_carousel.manual_data.products[0].id`], {
    context: except("structure.size", `${GMAIL}.product_carousel.**`),
  }),
  "a gate does not decide the code if the first violation is excepted": pushWith({
    "delivery_controls.queuing_enabled": true,
    utm_params: 5,
  }).has(["delivery-controls.queuing-enabled delivery_controls.queuing_enabled"], {
    context: { features: [], ...except("structure.type", "utm_params", "warning") },
    warnings: ["structure.type utm_params"],
    code: "VALIDATION_FAILED",
  }),
  "an excepted gate of a carousel silences nothing": emailWith({
    [GMAIL]: gmail({ product_carousel: { type: "PRODUCT_SET" } }),
  }).has([`gmail.product-set-data-required ${GMAIL}.product_carousel.product_set_data`], {
    context: { features: [], ...except("gmail.product-sets-enabled", "**", "warning") },
    warnings: [`gmail.product-sets-enabled ${GMAIL}.product_carousel.type`],
  }),
};

describe("overrides and exceptions of a create request", () => {
  testCases(CASES);
});

describe("overrides and exceptions of an update", () => {
  const written = (patch: unknown, context: UpdateContext) => {
    const { violations, warnings } = agreeOnUpdate(patch, context);
    return [violations, warnings].map((list) => list.map(({ rule, path }) => `${rule} ${path}`));
  };
  const stopped = { campaign: { state: "STOPPED" as const } };
  const STATE = "update.state-allows-changes";
  const STORED = "update.stored-unreadable";

  it.each<[string, unknown, UpdateContext, violations: string[], warnings: string[]]>([
    ["a patch that is not an object", 5, except(TYPE, "body", "warning"), [], ["structure.type body"]],
    ["a final state", { advanced: 5 }, { ...stopped, rules: { [STATE]: "off" } }, ["structure.type advanced"], []],
    [
      "a final state at its place",
      { advanced: 5 },
      { ...stopped, ...except(STATE, "campaign_id", "warning") },
      ["structure.type advanced"],
      [`${STATE} campaign_id`],
    ],
    [
      "a final state elsewhere",
      { advanced: 5 },
      { ...stopped, ...except(STATE, "status") },
      [`${STATE} campaign_id`],
      [],
    ],
    [
      "an unreadable stored body",
      { advanced: 5 },
      { campaign: { body: 5 }, ...except(STORED, "body", "warning") },
      ["structure.type advanced"],
      [`${STORED} body`],
    ],
    ["components beside status", { status: "PUBLISH", advanced: 5 }, except("update.status-alone", "status"), [], []],
    [
      "a forbidden change",
      { conversion_goal_details: {}, trigger_condition: {} },
      { campaign: { state: "ACTIVE" }, ...except("update.trigger-condition-unchanged", "*", "warning") },
      ["update.conversion-goal-details-unchanged conversion_goal_details"],
      ["update.trigger-condition-unchanged trigger_condition"],
    ],
    [
      "a fault of the structure at a forbidden place, which still silences the rule about the state",
      { conversion_goal_details: 5 },
      { campaign: { state: "ACTIVE" }, ...except(TYPE, "**") },
      [],
      [],
    ],
    [
      "a violation at a forbidden place, so that the rule about the state reports there",
      { scheduling_details: { delivery_type: "AT_FIXED_TIME" } },
      {
        campaign: {
          state: "ACTIVE",
          body: on(push, { scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time: "2026-01-01T00:00:00" } }),
        },
        rules: { "schedule.start-time-required": "off" },
      },
      ["update.start-time-unchanged scheduling_details.start_time"],
      [],
    ],
  ])("%s", (_, patch, context, violations, warnings) => {
    expect(written(patch, context)).toEqual([violations, warnings]);
  });
});
