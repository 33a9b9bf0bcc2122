import { segmentsOf } from "../../errors/path.js";

/** A patch does not apply: a place does not exist, or an operation is invalid. */
export class PatchError extends Error {}

/** The reference tokens of a JSON Pointer (RFC 6901). */
export function tokensOf(pointer: string): string[] {
  const isPointer = pointer === "" || pointer.startsWith("/");
  if (!isPointer || /~(?![01])/u.test(pointer)) throw new PatchError(`${pointer} is not a JSON Pointer`);
  return segmentsOf(pointer);
}

/** Whether a reference token is the index of an entry: without leading zeros. */
export function isIndex(token: string): boolean {
  return /^(?:0|[1-9]\d*)$/u.test(token);
}

/** The pointer to the parent of a place other than the document itself. */
export function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}

/** The last token of a pointer to a place other than the document itself. */
export function nameOf(pointer: string): string {
  return segmentsOf(pointer.slice(pointer.lastIndexOf("/"))).join();
}
