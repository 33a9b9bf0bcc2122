import { valueRequired } from "../../../src/rules/filter/value-required.js";
import { action, included, includedPath, inEveryPlace, withFilters } from "../../support/filter-places.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

// The table of the specification, without the two operators that need no value.
const withValue = {
  bool: ["is"],
  double: ["in", "between", "lessThan", "greaterThan"],
  string: ["in", "contains", "containsInTheFollowing", "startWithInTheFollowing", "endsWithInTheFollowing", "is"],
  datetime: ["inTheLast", "on", "between", "before", "after", "inTheNext"],
} as const;

const pairs = Object.entries(withValue).flatMap(([dataType, operators]) =>
  operators.map((operator): [string, string] => [dataType, operator]),
);

function filter(data_type: string, operator: string, more: object = {}): object {
  return { filter_type: "user_attributes", data_type, name: "Some", operator, ...more };
}

const absent = { path: `${includedPath(0)}.value` };

function notAllowed(received: string, nearest?: string) {
  const params = { allowed: ["is", "exists"], dataType: "bool", received, nearest };
  return { rule: "filter.operator-allowed" as const, path: `${includedPath(0)}.operator`, params };
}

testRule(valueRequired, {
  valid: {
    ...each(pairs, ([dataType, operator]) => [
      `${operator} of ${dataType} with a value`,
      included(filter(dataType, operator, { value: "1" })),
    ]),
    ...each(["bool", "double", "string", "datetime"], (dataType) => [
      `exists of ${dataType} without a value`,
      included(filter(dataType, "exists")),
    ]),
    "exists with a value": included(filter("bool", "exists", { value: true })),
    "today without a value": included(filter("datetime", "today")),
    "today with a value": included(filter("datetime", "today", { value: "2026-10-01" })),
    // The value must be present, but its type is not checked.
    ...each(["", " ", false, true, 0, -1, null, [], {}, [null], { value: 1 }], (value) => [
      `the value ${JSON.stringify(value)}`,
      included(filter("string", "is", { value })),
    ]),
    ...inEveryPlace((place) => place.request(filter("double", "lessThan", { value: 0 }))),
    "filters of other kinds": included(
      { filter_type: "actions", action_name: "Order Placed", operator: "is" },
      { filter_type: "custom_segments", id: "seg-vip", operator: "is" },
    ),
    "sub-filters of a goal, which are not a FilterGroup": pushRequest({
      conversion_goal_details: { goals: [{ goal_event_attribute: { filters: [filter("bool", "is")] } }] },
    }),
    "no filters": included(),
  },
  invalid: {
    ...each(pairs, ([dataType, operator]) => [
      `${operator} of ${dataType} without a value`,
      { body: included(filter(dataType, operator)), violations: [absent] },
    ]),
    ...inEveryPlace((place) => ({
      body: place.request(filter("string", "contains")),
      violations: [{ path: `${place.path}.value` }],
    })),
    "a value under other names": {
      body: included(filter("double", "between", { Value: 1, values: [1, 2], value1: 1, value2: 2 })),
      violations: [absent],
    },
    "a negated filter": { body: included(filter("bool", "is", { negate: true })), violations: [absent] },
    // The value is required even if the operator is not allowed.
    "an operator of another data type": {
      body: included(filter("bool", "between")),
      violations: [notAllowed("between"), absent],
    },
    "exists in another case": {
      body: included(filter("bool", "Exists")),
      violations: [notAllowed("Exists", "exists"), absent],
    },
    "an empty operator": {
      body: included(filter("bool", "")),
      violations: [notAllowed(""), absent],
    },
    "several, in the order of the document": {
      body: withFilters({
        "segmentation_details.excluded_filters": [filter("bool", "exists"), filter("bool", "is")],
        "trigger_condition.included_filters": [
          action(filter("string", "in"), action(filter("datetime", "today"), filter("datetime", "on"))),
          filter("double", "in"),
        ],
      }),
      violations: [
        { path: "trigger_condition.included_filters.filters[0].attributes.filters[0].value" },
        { path: "trigger_condition.included_filters.filters[0].attributes.filters[1].attributes.filters[1].value" },
        { path: "trigger_condition.included_filters.filters[1].value" },
        { path: "segmentation_details.excluded_filters.filters[1].value" },
      ],
    },
  },
});
