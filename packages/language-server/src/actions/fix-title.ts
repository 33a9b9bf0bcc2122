import type { JsonPatchOperation } from "campaign-rules";

const LONGEST = 40;

/** A title that says what a fix does. */
export function fixTitle(operations: readonly JsonPatchOperation[]): string {
  const [operation] = operations;
  if (operation === undefined || operations.length > 1) return "Fix this problem";
  switch (operation.op) {
    case "replace":
      return `Replace with ${excerpt(JSON.stringify(operation.value))}`;
    case "remove":
      return `Remove ${excerpt(lastOf(operation.path))}`;
    case "move":
      return isRename(operation)
        ? `Rename to ${excerpt(lastOf(operation.path))}`
        : `Move to ${excerpt(operation.path)}`;
    default:
      return "Fix this problem";
  }
}

function isRename({ from, path }: { readonly from: string; readonly path: string }): boolean {
  return from.slice(0, from.lastIndexOf("/")) === path.slice(0, path.lastIndexOf("/"));
}

function lastOf(pointer: string): string {
  return pointer
    .slice(pointer.lastIndexOf("/") + 1)
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
}

function excerpt(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
