import * as v from "valibot";
import { dataTypes, isObject, operators, operatorsWithoutValue } from "../vocabulary.js";
import type { Workspace } from "../workspace.js";
import { object, optional, refuse } from "./refuse.js";

interface FilterGroup {
  filter_operator: "and" | "or";
  filters: unknown[];
}

/** Groups nest through the attributes of an action. */
export function filterGroup({ portfolio }: Workspace): v.GenericSchema<unknown, FilterGroup> {
  const userAttributes = v.pipe(
    v.object({
      filter_type: v.literal("user_attributes"),
      data_type: v.picklist(dataTypes),
      category: optional.text,
      name: v.string(),
      operator: v.string(),
      value: v.optional(v.unknown()),
      case_sensitive: optional.flag,
      negate: optional.flag,
      project_name: optional.text,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const filter = dataset.value;
      const { data_type, operator } = filter;
      if (portfolio && filter.project_name === undefined) {
        refuse(addIssue, filter, ["project_name"], "is needed with Portfolio");
      }
      if (!(operators[data_type] as readonly string[]).includes(operator)) {
        refuse(addIssue, filter, ["operator"], `must be one of ${operators[data_type].join(", ")}`);
      }
      if (filter.value === undefined && !operatorsWithoutValue.includes(operator)) {
        refuse(addIssue, filter, ["value"], "is needed unless operator is exists or today");
      }
    }),
  );

  const actions = v.object({
    filter_type: v.literal("actions"),
    action_name: v.string(),
    execution: v.optional(
      object({ type: v.optional(v.picklist(["atleast", "atmost", "exactly"])), count: optional.integer }),
    ),
    executed: optional.flag,
    attributes: v.optional(v.lazy(() => group)),
    condition: optional.text,
  });

  const customSegments = v.pipe(
    v.object({ filter_type: v.literal("custom_segments"), name: optional.text, id: optional.text }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value.id !== undefined || dataset.value.name !== undefined) return;
      refuse(addIssue, dataset.value, ["id"], "is needed when name is absent");
    }),
  );

  const filter = v.pipe(
    v.custom<object>(isObject, "must be an object"),
    v.variant("filter_type", [userAttributes, actions, customSegments]),
  );
  const group: v.GenericSchema<unknown, FilterGroup> = object({
    filter_operator: v.picklist(["and", "or"]),
    filters: v.array(filter),
  });
  return group;
}
