import type { JsonPatchOperation } from "../../src/index.js";

const LONGEST = 40;

/** The label of a button that applies a fix. */
export function fixLabel(operations: readonly JsonPatchOperation[]): string {
  const [operation] = operations;
  if (operation === undefined || operations.length > 1) return "Fix";
  switch (operation.op) {
    case "replace":
      return `Replace with ${excerpt(JSON.stringify(operation.value))}`;
    case "add":
      return `Add ${excerpt(`${lastOf(operation.path)}: ${JSON.stringify(operation.value)}`)}`;
    case "remove":
      return "Remove";
    case "move":
      return isRename(operation)
        ? `Rename to ${excerpt(lastOf(operation.path))}`
        : `Move to ${excerpt(operation.path)}`;
    default:
      return "Fix";
  }
}

function isRename({ from, path }: { readonly from: string; readonly path: string }): boolean {
  return from.slice(0, from.lastIndexOf("/")) === path.slice(0, path.lastIndexOf("/"));
}

function lastOf(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf("/") + 1);
}

function excerpt(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
