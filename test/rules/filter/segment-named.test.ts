import { segmentNamed } from "../../../src/rules/filter/segment-named.js";
import { action, included, includedPath, inEveryPlace, withFilters } from "../../support/filter-places.js";
import { pushRequest, testRule } from "../../support/test-rule.js";

function segment(members: object): object {
  return { filter_type: "custom_segments", ...members };
}

testRule(segmentNamed, {
  violations: [{ path: `${includedPath(0)}.id` }],
  valid: {
    "an id": included(segment({ id: "seg-vip" })),
    "a name": included(segment({ name: "Regulars" })),
    both: included(segment({ id: "seg-vip", name: "Regulars" })),
    "an empty id": included(segment({ id: "" })),
    "an empty name": included(segment({ name: "" })),
    ...inEveryPlace((place) => place.request(segment({ name: "Regulars" }))),
    "filters of other kinds without id and name": included(
      { filter_type: "actions", action_name: "Order Placed" },
      { filter_type: "user_attributes", data_type: "bool", name: "Newsletter", operator: "exists" },
    ),
    "a segment outside a FilterGroup": pushRequest({
      conversion_goal_details: { goals: [{ goal_event_attribute: { filters: [segment({})] } }] },
      "segmentation_details.segments": [segment({})],
    }),
  },
  invalid: {
    neither: included(segment({})),
    "an id under other names": included(segment({ ID: "seg-vip", segment_id: "seg-vip", segment_name: "Regulars" })),
    "the name of an action": included(segment({ action_name: "Order Placed" })),
    ...inEveryPlace((place) => ({ body: place.request(segment({})), violations: [{ path: `${place.path}.id` }] })),
    "several, in the order of the document": {
      body: withFilters({
        "segmentation_details.included_filters": [segment({}), segment({ id: "seg-vip" }), segment({})],
        "trigger_condition.secondary_included_filters": [action(segment({}), action(segment({}))), segment({})],
      }),
      violations: [
        { path: "trigger_condition.secondary_included_filters.filters[0].attributes.filters[0].id" },
        {
          path: "trigger_condition.secondary_included_filters.filters[0].attributes.filters[1].attributes.filters[0].id",
        },
        { path: "trigger_condition.secondary_included_filters.filters[1].id" },
        { path: `${includedPath(0)}.id` },
        { path: `${includedPath(2)}.id` },
      ],
    },
  },
});
