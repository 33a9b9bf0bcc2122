import fc from "fast-check";
import { filterGroupIn, filterIn } from "../components/filters.js";
import type { Members } from "../from-schema.js";
import { type Circumstances, type Fault, having, put } from "./fault.js";

/** Every place of a filter group in a request. */
const groups = [
  ["segmentation_details", "included_filters"],
  ["segmentation_details", "excluded_filters"],
  ["trigger_condition", "included_filters"],
  ["trigger_condition", "secondary_included_filters"],
];

/** A bad filter among good ones, in any group of the request, even deep in the attributes of actions. */
function filterFault(member: readonly string[], bad: fc.Arbitrary<Members>, circumstances: Circumstances = {}): Fault {
  return {
    ...circumstances,
    touches: ["segmentation_details", "trigger_condition"],
    breaks(scene) {
      const operator = fc.constantFrom("and", "or");
      const level = fc.record({ operator, before: fc.array(filterIn(scene, 0), { maxLength: 2 }) });
      const levels = fc.array(level, { minLength: 1, maxLength: 4 });
      const possible = scene.tidy ? groups.slice(0, 2) : groups;
      return fc.tuple(fc.constantFrom(...possible), levels, bad).map(([place, around, filter]) => (request) => {
        let inner: Members = filter;
        let inside: (string | number)[] = [...member];
        for (const [index, { operator: filter_operator, before }] of around.entries()) {
          if (index > 0) {
            inner = { filter_type: "actions", action_name: "Order Placed", attributes: inner };
            inside = ["attributes", ...inside];
          }
          inner = { filter_operator, filters: [...before, inner] };
          inside = ["filters", before.length, ...inside];
        }
        put(request, place, inner);
        return [...place, ...inside];
      });
    },
  };
}

const good = { filter_type: "user_attributes", data_type: "string", name: "City", project_name: "Main" };

export const filterFaults = {
  "filter.project-name-required": [
    filterFault(
      ["project_name"],
      fc.constant({ filter_type: "user_attributes", data_type: "bool", name: "VIP", operator: "exists" }),
      { withFeatures: ["PORTFOLIO"] },
    ),
  ],
  "filter.operator-allowed": [
    filterFault(
      ["operator"],
      fc
        .constantFrom(
          ["string", "between"],
          ["string", "IS"],
          ["double", "contains"],
          ["double", "is"],
          ["datetime", "in"],
          ["bool", "in"],
          ["bool", "toString"],
          ["string", ""],
        )
        .map(([data_type, operator]) => ({ ...good, data_type, operator, value: "x" })),
    ),
  ],
  "filter.value-required": [
    filterFault(
      ["value"],
      fc
        .constantFrom(["string", "is"], ["double", "between"], ["datetime", "inTheLast"], ["bool", "is"])
        .map(([data_type, operator]) => ({ ...good, data_type, operator })),
    ),
  ],
  "filter.segment-named": [filterFault(["id"], fc.constant({ filter_type: "custom_segments" }))],
  "filter.execution-count-positive": [
    filterFault(
      ["execution", "count"],
      fc.constantFrom(0, -1).map((count) => {
        return { filter_type: "actions", action_name: "Order Placed", execution: { type: "atleast", count } };
      }),
    ),
  ],
  "audience.not-empty": [
    {
      touches: ["segmentation_details"],
      breaks: (scene) =>
        fc
          .tuple(fc.constantFrom(undefined, false), fc.option(filterGroupIn(scene).map(emptied), { nil: undefined }))
          .map(([flag, group]) => (request) => {
            const { excluded_filters } = request["segmentation_details"] as Members;
            const audience = { is_all_user_campaign: flag, included_filters: group, excluded_filters };
            request["segmentation_details"] = JSON.parse(JSON.stringify(audience));
            return ["segmentation_details", "included_filters"];
          }),
    },
  ],
  "audience.included-filters-used": [
    having("segmentation_details.included_filters", {
      "segmentation_details.is_all_user_campaign": true,
      "segmentation_details.included_filters": {
        filter_operator: "and",
        filters: [{ filter_type: "custom_segments", id: "lapsed" }],
      },
    }),
  ],
} satisfies Record<string, readonly Fault[]>;

function emptied(group: Members): Members {
  return { ...group, filters: [] };
}
