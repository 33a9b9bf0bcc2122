import { segmentNamed } from "../../../src/rules/filter/segment-named.js";
import { action, included, includedPath, inEveryPlace, withFilters } from "../../support/filter-places.js";
import { pushRequest, testRule } from "../../support/test-rule.js";

function segment(members: object): object {
  return { filter_type: "custom_segments", ...members };
}

testRule(segmentNamed, {
  violations: [{ path: `${includedPath(0)}.id` }],
  valid: {
    "an id": { body: included(segment({ id: "seg-vip" })) },
    "a name": { body: included(segment({ name: "Regulars" })) },
    both: { body: included(segment({ id: "seg-vip", name: "Regulars" })) },
    "an empty id": { body: included(segment({ id: "" })) },
    "an empty name": { body: included(segment({ name: "" })) },
    ...inEveryPlace((place) => ({ body: place.request(segment({ name: "Regulars" })) })),
    "filters of other kinds without id and name": {
      body: included(
        { filter_type: "actions", action_name: "Order Placed" },
        { filter_type: "user_attributes", data_type: "bool", name: "Newsletter", operator: "exists" },
      ),
    },
    "a segment outside a FilterGroup": {
      body: pushRequest({
        conversion_goal_details: { goals: [{ goal_event_attribute: { filters: [segment({})] } }] },
        "segmentation_details.segments": [segment({})],
      }),
    },
  },
  invalid: {
    neither: { body: included(segment({})) },
    "an id under other names": {
      body: included(segment({ ID: "seg-vip", segment_id: "seg-vip", segment_name: "Regulars" })),
    },
    "the name of an action": { body: included(segment({ action_name: "Order Placed" })) },
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
