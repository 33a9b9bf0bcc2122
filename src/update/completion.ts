import { jsonBytes } from "../errors/bounds.js";
import { patchOf } from "../errors/fix.js";
import { renderPointer, type Segment } from "../errors/path.js";
import type { JsonPatchOperation } from "../errors/violation.js";
import { isObject, type Members } from "../structure/walk.js";
import { ownAt } from "./update-subject.js";

/** Most bytes of JSON that the repairs of one update repeat of the stored campaign. */
const ROOM = 100_000;

/** Deeper values are not repeated. */
const DEEPEST = 100;

/** Puts back into the components of a patch what they left out of the stored ones, each member once. */
export class Completions {
  readonly #patch: Members;
  readonly #stored: Members | undefined;
  readonly #tried = new Set<string>();
  #room = ROOM;

  constructor(patch: Members, stored: Members | undefined) {
    this.#patch = patch;
    this.#stored = stored;
  }

  /**
   * What adds the stored value at a place, or that of the first object around it that the patch lacks too. Undefined
   * where entries of arrays are on the way: which of them are the same in both is not known.
   */
  of(place: readonly Segment[]): JsonPatchOperation[] | undefined {
    if (place.some((segment) => typeof segment === "number")) return undefined;
    let depth = 1;
    while (depth < place.length && ownAt(this.#patch, place.slice(0, depth + 1)) !== undefined) depth++;
    const missing = place.slice(0, depth + 1);
    const pointer = renderPointer(missing);
    if (this.#tried.has(pointer) || !isObject(ownAt(this.#patch, missing.slice(0, -1))?.value)) return undefined;
    this.#tried.add(pointer);
    const copy = new JsonCopy(this.#room);
    const value = copy.of(ownAt(this.#stored, missing)?.value, 1);
    if (value === undefined) return undefined;
    this.#room = copy.room;
    return patchOf({ kind: "add", to: missing, value }, place);
  }
}

/** Copies what JSON can say, as long as there is room for it. */
class JsonCopy {
  constructor(public room: number) {}

  /** Undefined when the value, or something in it, is no JSON, too deep or too long. */
  of(value: unknown, depth: number): unknown {
    if (typeof value === "string") return this.#spendText(value) ? value : undefined;
    if (!this.#spend(10) || depth > DEEPEST) return undefined;
    if (value === null || typeof value === "boolean" || Number.isFinite(value)) return value;
    if (Array.isArray(value)) return this.#array(value, depth);
    return isObject(value) && isPlain(value) ? this.#object(value, depth) : undefined;
  }

  #array(array: readonly unknown[], depth: number): unknown {
    if (array.length > this.room) return undefined;
    const copy: unknown[] = [];
    for (const entry of array) {
      const value = this.of(entry, depth + 1);
      if (value === undefined) return undefined;
      copy.push(value);
    }
    return copy;
  }

  #object(object: Members, depth: number): unknown {
    const copy: Record<string, unknown> = {};
    for (const key of Object.keys(object)) {
      // Assigned, this one would be the prototype of the copy.
      if (key === "__proto__" || !this.#spendText(key)) return undefined;
      const value = this.of(object[key], depth + 1);
      if (value === undefined) return undefined;
      copy[key] = value;
    }
    return copy;
  }

  #spendText(text: string): boolean {
    return text.length <= this.room && this.#spend(jsonBytes(text) + 4);
  }

  #spend(bytes: number): boolean {
    this.room -= bytes;
    return this.room >= 0;
  }
}

function isPlain(object: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(object);
  return prototype === null || prototype === Object.prototype;
}
