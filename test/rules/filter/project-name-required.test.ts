import type { Context, Feature } from "../../../src/index.js";
import { projectNameRequired } from "../../../src/rules/filter/project-name-required.js";
import { featuresBut } from "../../support/features.js";
import { action, attribute, included, includedPath, inEveryPlace, withFilters } from "../../support/filter-places.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

const context: Context = { features: ["PORTFOLIO"] };

const otherFeatures: readonly Feature[] = featuresBut("PORTFOLIO");

const withoutValue = { filter_type: "user_attributes", data_type: "string", name: "City", operator: "is" };

testRule(projectNameRequired, {
  context,
  violations: [{ path: `${includedPath(0)}.project_name` }],
  valid: {
    "a project": included(attribute({ project_name: "grocery" })),
    "an empty project": included(attribute({ project_name: "" })),
    "no project, and the features are unknown": { body: included(attribute()), context: {} },
    "no project, and the features are undefined": { body: included(attribute()), context: { features: undefined } },
    "no project in a workspace without features": { body: included(attribute()), context: { features: [] } },
    "no project in a workspace with every other feature": {
      body: included(attribute()),
      context: { features: otherFeatures },
    },
    "a project in a workspace without features": {
      body: included(attribute({ project_name: "grocery" })),
      context: { features: [] },
    },
    ...inEveryPlace((place) => place.request(attribute({ project_name: "grocery" }))),
    "filters of other kinds": included(
      { filter_type: "actions", action_name: "Order Placed", attributes: { filter_operator: "or", filters: [] } },
      { filter_type: "custom_segments", id: "seg-vip" },
    ),
    "no filters": included(),
    "an attribute outside a FilterGroup": pushRequest({
      conversion_goal_details: { goals: [{ goal_event_attribute: { filters: [attribute()] } }] },
    }),
  },
  invalid: {
    "no project": included(attribute()),
    "no project, with all features as a set": {
      body: included(attribute()),
      context: { features: new Set([...otherFeatures, "PORTFOLIO" as const]) },
    },
    ...each(["bool", "double", "string", "datetime"], (data_type) => [
      `no project of an attribute of ${data_type}`,
      included(attribute({ data_type, operator: "exists" })),
    ]),
    "a project under other names": included(
      attribute({ project: "grocery", projectName: "grocery", Project_Name: "grocery" }),
    ),
    ...inEveryPlace((place) => ({
      body: place.request(attribute()),
      violations: [{ path: `${place.path}.project_name` }],
    })),
    // This gate comes first in each component. It is not about other members of a filter, so it silences nothing.
    "several, before other violations of the filters of a component": {
      body: withFilters({
        "segmentation_details.included_filters": [withoutValue, attribute()],
        "trigger_condition.included_filters": [
          { filter_type: "custom_segments" },
          attribute({ operator: "on" }),
          action(attribute(), attribute({ project_name: "grocery" }), attribute()),
        ],
      }),
      violations: [
        { path: "trigger_condition.included_filters.filters[1].project_name" },
        { path: "trigger_condition.included_filters.filters[2].attributes.filters[0].project_name" },
        { path: "trigger_condition.included_filters.filters[2].attributes.filters[2].project_name" },
        {
          rule: "filter.operator-allowed",
          path: "trigger_condition.included_filters.filters[1].operator",
          params: {
            allowed: [
              "in",
              "contains",
              "containsInTheFollowing",
              "startWithInTheFollowing",
              "endsWithInTheFollowing",
              "exists",
              "is",
            ],
            dataType: "string",
            received: "on",
          },
        },
        { rule: "filter.segment-named", path: "trigger_condition.included_filters.filters[0].id" },
        { path: `${includedPath(0)}.project_name` },
        { path: `${includedPath(1)}.project_name` },
        { rule: "filter.value-required", path: `${includedPath(0)}.value` },
      ],
    },
  },
});
