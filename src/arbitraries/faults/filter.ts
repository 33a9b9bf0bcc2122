import fc from "fast-check";
import { filterGroupIn, filterIn } from "../components/audience.js";
import type { Members } from "../from-schema.js";
import { type Fault, having, put } from "./fault.js";

/** Every place of a filter group in a request. */
const groups = [
  ["segmentation_details", "included_filters"],
  ["segmentation_details", "excluded_filters"],
  ["trigger_condition", "included_filters"],
  ["trigger_condition", "secondary_included_filters"],
];

/** Bad filters among good ones, in any group of the request, even deep in the attributes of actions. */
function filterFault(member: string, bad: readonly Members[]): Fault {
  return {
    touches: ["segmentation_details", "trigger_condition"],
    breaks(scene) {
      const operator = fc.constantFrom("and", "or");
      const level = fc.record({ operator, before: fc.array(filterIn(scene, 0), { maxLength: 2 }) });
      const levels = fc.array(level, { minLength: 1, maxLength: 4 });
      const possible = scene.tidy ? groups.slice(0, 2) : groups;
      const drawn = fc.tuple(fc.constantFrom(...possible), levels, fc.constantFrom(...bad));
      return drawn.map(([place, around, filter]) => (request) => {
        let inner = filter;
        let inside: (string | number)[] = member.split(".");
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

/** Filters by attributes with each of some operators, by the type of the attribute. */
function attributes(operators: Readonly<Record<string, readonly string[]>>, members: Members): Members[] {
  return Object.entries(operators).flatMap(([data_type, names]) =>
    names.map((operator) => ({ filter_type: "user_attributes", data_type, name: "City", operator, ...members })),
  );
}

const notAllowed = {
  string: ["between", "IS", ""],
  double: ["contains", "is"],
  datetime: ["in"],
  bool: ["in", "toString"],
};
const needingValues = { string: ["is"], double: ["between"], datetime: ["inTheLast"], bool: ["is"] };

export const filterFaults = {
  "filter.project-name-required": [filterFault("project_name", attributes({ bool: ["exists"] }, {}))],
  "filter.operator-allowed": [filterFault("operator", attributes(notAllowed, { project_name: "Main", value: "x" }))],
  "filter.value-required": [filterFault("value", attributes(needingValues, { project_name: "Main" }))],
  "filter.segment-named": [filterFault("id", [{ filter_type: "custom_segments" }])],
  "filter.execution-count-positive": [
    filterFault(
      "execution.count",
      [0, -1].map((count) => {
        return { filter_type: "actions", action_name: "Order Placed", execution: { type: "atleast", count } };
      }),
    ),
  ],
  "audience.not-empty": [
    {
      touches: ["segmentation_details"],
      breaks: (scene) =>
        fc
          .tuple(fc.constantFrom(undefined, false), fc.option(filterGroupIn(scene), { nil: undefined }))
          .map(([flag, group]) => (request) => {
            const { excluded_filters } = request["segmentation_details"] as Members;
            const included_filters = group && { ...group, filters: [] };
            const audience = { is_all_user_campaign: flag, included_filters, excluded_filters };
            request["segmentation_details"] = JSON.parse(JSON.stringify(audience));
            return ["segmentation_details", "included_filters"];
          }),
    },
  ],
  "audience.included-filters-used": [
    having(
      "segmentation_details.included_filters",
      { filter_operator: "and", filters: [{ filter_type: "custom_segments", id: "lapsed" }] },
      { "segmentation_details.is_all_user_campaign": true },
    ),
  ],
} satisfies Record<string, readonly Fault[]>;
