import fc from "fast-check";
import { filterIn } from "../components/audience.js";
import { ABSENT, type Members } from "../from-schema.js";
import { type Fault, put, within } from "./fault.js";

const audience = within("segmentation_details");

const groups = [
  ["segmentation_details", "included_filters"],
  ["segmentation_details", "excluded_filters"],
  ["trigger_condition", "included_filters"],
  ["trigger_condition", "secondary_included_filters"],
];

export function group(filter_operator: string, ...filters: Members[]): Members {
  return { filter_operator, filters };
}

export function action(members: Members): Members {
  return { filter_type: "actions", action_name: "Order Placed", ...members };
}

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
        for (const [index, { operator: name, before }] of around.entries()) {
          const isInAction = index > 0;
          inner = group(name, ...before, isInAction ? action({ attributes: inner }) : inner);
          inside = ["filters", before.length, ...(isInAction ? ["attributes"] : []), ...inside];
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
    filterFault("execution.count", [
      action({ execution: { type: "atleast", count: 0 } }),
      action({ execution: { type: "atleast", count: -1 } }),
    ]),
  ],
  "audience.not-empty": [
    audience.after("included_filters", {
      is_all_user_campaign: fc.constantFrom(ABSENT, false),
      included_filters: fc.constantFrom<unknown[]>(ABSENT, group("and"), group("or")),
    }),
  ],
  "audience.included-filters-used": [
    audience.having("included_filters", group("and", { filter_type: "custom_segments", id: "lapsed" }), {
      is_all_user_campaign: true,
    }),
  ],
} satisfies Record<string, readonly Fault[]>;
