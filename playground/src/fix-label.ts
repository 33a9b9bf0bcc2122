import type { JsonPatchOperation } from "../../src/index.js";
import { nameOf, parentOf } from "../../src/text/json/pointers.js";

const LONGEST = 40;

/** The label of a button that applies a fix. */
export function fixLabel(operations: readonly JsonPatchOperation[]): string {
  const [operation] = operations;
  if (operation === undefined || operations.length > 1) return "Fix";
  switch (operation.op) {
    case "replace":
      return `Replace with ${excerpt(JSON.stringify(operation.value))}`;
    case "add":
      return `Add ${excerpt(`${nameOf(operation.path)}: ${JSON.stringify(operation.value)}`)}`;
    case "remove":
      return "Remove";
    case "move":
      return parentOf(operation.from) === parentOf(operation.path)
        ? `Rename to ${excerpt(nameOf(operation.path))}`
        : `Move to ${excerpt(operation.path)}`;
    default:
      return "Fix";
  }
}

function excerpt(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
