import { operatorAllowed } from "../../../src/rules/filter/operator-allowed.js";
import { action, included, includedPath, inEveryPlace, withFilters } from "../../support/filter-places.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

// The table of the specification.
const allowed = {
  bool: ["is", "exists"],
  double: ["in", "between", "lessThan", "greaterThan", "exists"],
  string: [
    "in",
    "contains",
    "containsInTheFollowing",
    "startWithInTheFollowing",
    "endsWithInTheFollowing",
    "exists",
    "is",
  ],
  datetime: ["inTheLast", "on", "between", "before", "after", "inTheNext", "exists", "today"],
} as const;

type DataType = keyof typeof allowed;

const dataTypes = Object.keys(allowed) as DataType[];
const everyOperator: readonly string[] = [...new Set(Object.values(allowed).flat())];

function pairs(areAllowed: boolean): [DataType, string][] {
  return dataTypes.flatMap((dataType) =>
    everyOperator
      .filter((operator) => (allowed[dataType] as readonly string[]).includes(operator) === areAllowed)
      .map((operator): [DataType, string] => [dataType, operator]),
  );
}

function filter(data_type: DataType, operator: string, more: object = { value: 1 }): object {
  return { filter_type: "user_attributes", data_type, category: "Lifecycle", name: "Some", operator, ...more };
}

function wrong(at: string, dataType: DataType, received: string, nearest?: string) {
  return { path: `${at}.operator`, params: { allowed: allowed[dataType], dataType, received, nearest } };
}

/** A single wrong filter, perhaps with a suggestion. */
function alone(dataType: DataType, operator: string, nearest?: string) {
  return {
    body: included(filter(dataType, operator)),
    violations: [wrong(includedPath(0), dataType, operator, nearest)],
  };
}

testRule(operatorAllowed, {
  valid: {
    ...each(pairs(true), ([dataType, operator]) => [
      `${operator} for ${dataType}`,
      included(filter(dataType, operator)),
    ]),
    ...inEveryPlace((place) => place.request(filter("datetime", "inTheNext"))),
    "a negated filter": included(filter("bool", "is", { value: false, negate: true })),
    "a value that does not look like the data type": included(filter("double", "in", { value: "many" })),
    "no filters": included(),
    "an operator in filters of kinds without operators": included(
      { filter_type: "actions", action_name: "Order Placed", data_type: "bool", operator: "contains" },
      { filter_type: "custom_segments", id: "seg-vip", data_type: "bool", operator: "contains" },
    ),
    "attributes of a filter of a kind without attributes": included(
      filter("bool", "exists", { attributes: { filter_operator: "and", filters: [filter("bool", "contains")] } }),
    ),
    "sub-filters of a goal, which are not a FilterGroup": pushRequest({
      conversion_goal_details: {
        goals: [{ goal_event_attribute: { data_type: "OBJECT", filters: [filter("bool", "contains")] } }],
      },
    }),
    "filters in members that have no FilterGroup": pushRequest({
      "segmentation_details.secondary_included_filters": { filters: [filter("bool", "contains")] },
      included_filters: { filters: [filter("bool", "contains")] },
    }),
  },
  invalid: {
    ...each(pairs(false), ([dataType, operator]) => [`${operator} for ${dataType}`, alone(dataType, operator)]),
    ...inEveryPlace((place) => ({
      body: place.request(filter("double", "on")),
      violations: [wrong(place.path, "double", "on")],
    })),
    "another case": alone("bool", "Is", "is"),
    "upper case": alone("datetime", "TODAY", "today"),
    "white space around it": alone("bool", " exists ", "exists"),
    "the spelling of other services": alone("double", "less_than", "lessThan"),
    "a slip of the pen": alone("double", "greatherThan", "greaterThan"),
    "the correct English form": alone("string", "startsWithInTheFollowing", "startWithInTheFollowing"),
    "an empty operator": alone("string", ""),
    "a symbol": alone("double", "<"),
    "a negated operator": alone("bool", "isNot"),
    "two operators in one": alone("bool", "is,exists"),
    "the name of a member that every object has": alone("bool", "toString"),
    "the name of the prototype of every object": alone("string", "__proto__"),
    "an operator of 64 characters": alone("bool", "x".repeat(64)),
    "a longer operator, which is not repeated in full": {
      body: included(filter("bool", "x".repeat(65))),
      violations: [wrong(includedPath(0), "bool", `${"x".repeat(63)}…`)],
    },
    "a wrong operator that needs no value": {
      body: included(filter("string", "today", {})),
      violations: [wrong(includedPath(0), "string", "today")],
    },
    "a wrong operator without a value": {
      body: included(filter("bool", "contains", {})),
      violations: [
        wrong(includedPath(0), "bool", "contains"),
        { rule: "filter.value-required", path: `${includedPath(0)}.value` },
      ],
    },
    "the right operator of another filter": {
      body: included(filter("double", "lessThan"), filter("string", "lessThan"), filter("double", "greaterThan")),
      violations: [wrong(includedPath(1), "string", "lessThan")],
    },
    "several, in the order of the document and before other violations of filters": {
      body: withFilters({
        "segmentation_details.included_filters": [filter("bool", "in")],
        "segmentation_details.excluded_filters": [filter("bool", "on")],
        "trigger_condition.included_filters": [
          filter("datetime", "is", {}),
          action(filter("string", "between"), action(filter("double", "contains")), filter("string", "before")),
          { filter_type: "custom_segments" },
          filter("bool", "today"),
        ],
        "trigger_condition.secondary_included_filters": [filter("double", "is")],
      }),
      violations: [
        wrong("trigger_condition.included_filters.filters[0]", "datetime", "is"),
        wrong("trigger_condition.included_filters.filters[1].attributes.filters[0]", "string", "between"),
        wrong(
          "trigger_condition.included_filters.filters[1].attributes.filters[1].attributes.filters[0]",
          "double",
          "contains",
        ),
        wrong("trigger_condition.included_filters.filters[1].attributes.filters[2]", "string", "before"),
        wrong("trigger_condition.included_filters.filters[3]", "bool", "today"),
        wrong("trigger_condition.secondary_included_filters.filters[0]", "double", "is"),
        { rule: "filter.value-required", path: "trigger_condition.included_filters.filters[0].value" },
        { rule: "filter.segment-named", path: "trigger_condition.included_filters.filters[2].id" },
        wrong("segmentation_details.included_filters.filters[0]", "bool", "in"),
        wrong("segmentation_details.excluded_filters.filters[0]", "bool", "on"),
      ],
    },
    "a filter of a trigger that the delivery type does not use": {
      body: pushRequest({
        trigger_condition: { included_filters: { filter_operator: "or", filters: [filter("bool", "between")] } },
      }),
      violations: [wrong("trigger_condition.included_filters.filters[0]", "bool", "between")],
    },
  },
});
