import { excerpt } from "../../errors/wording.js";
import { isSpelling, nearest } from "../../structure/nearest.js";
import { operators } from "../../structure/operators.js";
import { defineRule } from "../rule.js";

export const operatorAllowed = defineRule({
  id: "filter.operator-allowed",
  scope: "user_attributes",
  spec: "Filters",
  summary: "A filter's operator must be one of those of its data type.",
  unless: ["@.operator=allowed"],
  reads: { values: ["@.filter_type", "@.data_type", "@.operator"] },
  allowed: operators,
  message: "must be one of {allowed} when data_type is {dataType}, but is {received}",

  check({ data_type, operator }, report) {
    const allowed: readonly string[] = operators[data_type];
    if (allowed.includes(operator)) return;
    const near = nearest(operator, allowed);
    const params = { allowed: [...allowed], dataType: data_type, received: excerpt(operator) };
    if (near === undefined) return void report(["operator"], params);
    const fix = isSpelling(operator, near) ? ({ kind: "replace", value: near } as const) : undefined;
    report(["operator"], { ...params, nearest: String(near) }, fix);
  },
});
