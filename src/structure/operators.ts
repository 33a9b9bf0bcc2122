/** The operators of filters on user attributes, by data type. Section "Filters". */
export const operators = {
  bool: ["is", "exists"],
  double: ["in", "between", "lessThan", "greaterThan", "exists"],
  string: [
    "in",
    "contains",
    "containsInTheFollowing",
    "startWithInTheFollowing",
    "endsWithInTheFollowing",
    "exists",
    "is",
  ],
  datetime: ["inTheLast", "on", "between", "before", "after", "inTheNext", "exists", "today"],
} as const;

const operatorsOf = /* @__PURE__ */ new Map<unknown, readonly unknown[]>(/* @__PURE__ */ Object.entries(operators));

/** Whether a data type has an operator. */
export function hasOperator(dataType: unknown, operator: unknown): boolean {
  return operatorsOf.get(dataType)?.includes(operator) ?? false;
}
