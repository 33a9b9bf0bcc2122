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

/** Whether a data type has an operator. */
export function hasOperator(dataType: unknown, operator: unknown): boolean {
  switch (dataType) {
    case "string":
    case "double":
    case "datetime":
    case "bool":
      return (operators[dataType] as readonly unknown[]).includes(operator);
    default:
      return false;
  }
}
