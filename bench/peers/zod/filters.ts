import * as z from "zod";
import { dataTypes, operators, operatorsWithoutValue } from "../vocabulary.js";
import type { Workspace } from "../workspace.js";
import { optional, refuse } from "./refuse.js";

interface FilterGroup {
  filter_operator: "and" | "or";
  filters: unknown[];
}

/** Groups nest through the attributes of an action. */
export function filterGroup({ portfolio }: Workspace): z.ZodType<FilterGroup> {
  const userAttributes = z
    .object({
      filter_type: z.literal("user_attributes"),
      data_type: z.enum(dataTypes),
      category: optional.text,
      name: z.string(),
      operator: z.string(),
      value: z.unknown().optional(),
      case_sensitive: optional.flag,
      negate: optional.flag,
      project_name: optional.text,
    })
    .check((payload) => {
      const { data_type, operator, value, project_name } = payload.value;
      if (portfolio && project_name === undefined) refuse(payload, ["project_name"], "is needed with Portfolio");
      if (!(operators[data_type] as readonly string[]).includes(operator)) {
        refuse(payload, ["operator"], `must be one of ${operators[data_type].join(", ")}`);
      }
      if (value === undefined && !operatorsWithoutValue.includes(operator)) {
        refuse(payload, ["value"], "is needed unless operator is exists or today");
      }
    });

  const actions = z.object({
    filter_type: z.literal("actions"),
    action_name: z.string(),
    execution: z
      .object({ type: z.enum(["atleast", "atmost", "exactly"]).optional(), count: optional.integer })
      .optional(),
    executed: optional.flag,
    get attributes(): z.ZodOptional<z.ZodType<FilterGroup>> {
      return group.optional();
    },
    condition: optional.text,
  });

  const customSegments = z
    .object({ filter_type: z.literal("custom_segments"), name: optional.text, id: optional.text })
    .check((payload) => {
      const { id, name } = payload.value;
      if (id === undefined && name === undefined) refuse(payload, ["id"], "is needed when name is absent");
    });

  const filter = z.discriminatedUnion("filter_type", [userAttributes, actions, customSegments]);
  const group: z.ZodType<FilterGroup> = z.object({ filter_operator: z.enum(["and", "or"]), filters: z.array(filter) });
  return group;
}
