import type { Fix } from "../errors/fix.js";
import type { Segment } from "../errors/path.js";
import { kindOf } from "./kinds.js";
import { UNREADABLE } from "./readable.js";
import { type Shape, shapeOf } from "./shape.js";
import type { StructureId, StructureParams } from "./structural-rules.js";

/** An object whose members are not known yet. */
export type Members = Readonly<Record<string, unknown>>;

/** A compiled check of one container at a depth, the body's being 1. */
export type Check<Container> = (container: Container, walk: Walk, depth: number) => void;

/** A structural violation under way. */
export type Fault = {
  [Id in StructureId]: {
    rule: Id;
    params: StructureParams[Id];
    place: Segment[];
    fix: Fix | undefined;
    /** An error, unless an exception makes it less. */
    level: "error" | "warning" | "off";
  };
}[StructureId];

/** What others find while the walk is on its way: it has a place too. */
export interface Finding {
  readonly rule: unknown;
  readonly place: Segment[];
}

/** Looks at objects that the schemas mark with `visit`, once all their members were checked. */
export interface Visitor {
  /**
   * What is found goes to `walk.found`. What was found in the object itself is there from `since` on. Its place is
   * `walk.placeAt(depth)`.
   */
  visit(mark: string, object: Members, walk: Walk, depth: number, since: number): void;
  /** Whether it wants to see every object with anything odd: a member that nobody knows, or a text without a word. */
  readonly inspects: boolean;
  /** Looks at an object with what its schema says of it. */
  inspect(object: Members, shape: Shape, walk: Walk, depth: number): void;
}

/** Entries visited before the walk starts to remember containers, see `leave`. */
const ENTRIES_BEFORE_REMEMBERING = 100_000;

/** Longer arrays than this are viewed before they are walked: a proxy may claim a length that it never fills. */
const LONGEST_PLAIN_ARRAY = 10_000_000;

export function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export interface WalkOptions {
  /** Deepest nesting to look into, the body being 1. */
  readonly maxDepth: number;
  readonly maxFaults: number;
  readonly visitor?: Visitor;
  /** What an exception makes of a fault; undefined when it is none. */
  readonly levelOf?: ((rule: string, place: readonly Segment[]) => "off" | "warning" | undefined) | undefined;
  /** Whether a UTC date-time may say `Z`, `+00:00` or `-00:00`. */
  readonly allowsZeroOffset?: boolean;
}

/**
 * What the compiled checks write to: faults with their places, and what others find on the way. A walk can be begun
 * again when nobody needs what it found any more.
 *
 * Throws when a container is not plain, that is, may have inherited or unreadable members; the caller then walks a
 * `readable` view instead, which is always plain.
 */
export class Walk {
  /** Faults, and what the visitor found. */
  found: (Fault | Finding)[] = [];
  /**
   * The way to what is looked at: at each depth the segment that was entered from there. Places are made of it only
   * when something is found.
   */
  readonly path: Segment[] = [""];
  /** Whether the visitor wants to see every object with anything odd. */
  readonly inspects: boolean;
  #maxDepth: number;
  readonly #maxFaults: number;
  readonly #open: Members[] = [];
  readonly #visitor: Visitor | undefined;
  readonly #levelOf: WalkOptions["levelOf"];
  /** Whether a UTC date-time may say `Z`, `+00:00` or `-00:00`. */
  readonly allowsZeroOffset: boolean;
  /** The shapes that were asked for so far; there are only as many as schemas. */
  readonly #shapes = new Map<string, Shape>();
  #longestArray = LONGEST_PLAIN_ARRAY;
  #forgiven: ReadonlySet<object> | undefined;
  #entries = 0;
  #faults = 0;
  #clean: Map<object, { check: Check<never>; depth: number }> | undefined;

  constructor({ maxDepth, maxFaults, visitor, levelOf, allowsZeroOffset = false }: WalkOptions) {
    this.inspects = visitor?.inspects ?? false;
    this.#maxDepth = maxDepth;
    this.#maxFaults = maxFaults;
    this.#visitor = visitor;
    this.#levelOf = levelOf;
    this.allowsZeroOffset = allowsZeroOffset;
  }

  /**
   * Begins with a container.
   *
   * @param isView whether it is a `readable` view, in which no array has more entries than it really holds.
   * @param forgiven containers whose absent members are no fault.
   * @param maxDepth deepest nesting to look into; default: as before.
   */
  begin(isView: boolean, forgiven: ReadonlySet<object> | undefined, maxDepth = this.#maxDepth): void {
    this.#maxDepth = maxDepth;
    this.#longestArray = isView ? Number.POSITIVE_INFINITY : LONGEST_PLAIN_ARRAY;
    this.#forgiven = forgiven;
  }

  /** Forgets all that was found. */
  end(): void {
    if (this.found.length > 0) {
      this.found = [];
      // It may end in keys of any length.
      this.path.length = 1;
    }
    if (this.#open.length > 0) this.#open.length = 0;
    this.#forgiven = undefined;
    this.#entries = 0;
    this.#faults = 0;
    this.#clean = undefined;
  }

  /** Whether one more fault than asked for was found: enough to know that the list is cut. */
  get full(): boolean {
    return this.#faults > this.#maxFaults;
  }

  /** Whether to look into an object. */
  enter(object: Members, depth: number): boolean {
    const prototype: unknown = Object.getPrototypeOf(object);
    if (prototype !== Object.prototype && prototype !== null) throw new TypeError("not a plain object");
    return depth <= this.#maxDepth || this.#tooDeep(depth);
  }

  /** How many entries of an array to look at; -1 for not even at the array. */
  enterArray(array: readonly unknown[], check: Check<never>, depth: number): number {
    const { length } = array;
    const isPlain = Object.getPrototypeOf(array) === Array.prototype && Number.isInteger(length) && length >= 0;
    if (!isPlain || length > this.#longestArray) throw new TypeError("not a plain array");
    if (depth > this.#maxDepth) {
      this.#tooDeep(depth);
      return -1;
    }
    return this.isClean(array, check, depth) ? -1 : length;
  }

  /** Whether the check of a container, at this depth or a lower one, is known to find nothing. */
  isClean(container: object, check: Check<never>, depth: number): boolean {
    const seen = this.#clean?.get(container);
    return seen !== undefined && seen.check === check && seen.depth >= depth;
  }

  /**
   * Ends the check of a container of many entries that was begun when `count` things were found. Bodies that were
   * not parsed from JSON may share subtrees, so that following every path to them would take for ever. Only containers
   * of many entries multiply paths: after enough entries the walk remembers which of them it found clean, and how deep.
   */
  leave(container: object, entries: number, check: Check<never>, depth: number, count: number): void {
    this.#entries += entries;
    if (this.#entries <= ENTRIES_BEFORE_REMEMBERING || this.found.length !== count) return;
    this.#clean ??= new Map();
    this.#clean.set(container, { check, depth });
  }

  /** Checks an object that may hold itself. It is nested too deeply wherever it does. */
  nested(object: Members, check: Check<Members>, depth: number): void {
    if (this.#open.includes(object)) {
      this.add("structure.too-deep", { limit: this.#maxDepth, cyclic: true }, this.placeAt(depth));
      return;
    }
    this.#open.push(object);
    check(object, this, depth);
    this.#open.pop();
  }

  /** Whether what a container lacks is no fault. */
  forgives(container: object): boolean {
    return this.#forgiven?.has(container) ?? false;
  }

  /** The place of the container at a depth that is looked at, or of a member or entry of it. */
  placeAt(depth: number, key?: Segment): Segment[] {
    if (key === undefined) return this.path.slice(1, depth);
    this.path[depth] = key;
    return this.path.slice(1, depth + 1);
  }

  /** Shows an object with anything odd to the visitor that wants to see such. */
  inspect(object: Members, short: string, depth: number): void {
    if (this.inspects) this.#visitor?.inspect(object, this.shapeOf(short), this, depth);
  }

  /** A shape by its short form. */
  shapeOf(short: string): Shape {
    const known = this.#shapes.get(short);
    if (known !== undefined) return known;
    const shape = shapeOf(short);
    this.#shapes.set(short, shape);
    return shape;
  }

  /** Shows an object to the visitor. */
  visit(mark: string, object: Members, depth: number, since: number): void {
    this.#visitor?.visit(mark, object, this, depth, since);
  }

  /** The body itself, when it is no object. */
  body(value: unknown): void {
    if (value === UNREADABLE) this.add("structure.unreadable", {}, []);
    else this.add("structure.type", { expected: "object", received: kindOf(value) }, []);
  }

  /** An array with too few entries. */
  size(received: number, minimum: number, depth: number): void {
    this.add("structure.size", { minimum, received }, this.placeAt(depth));
  }

  #tooDeep(depth: number): false {
    this.add("structure.too-deep", { limit: this.#maxDepth }, this.placeAt(depth));
    return false;
  }

  /** Keeps a fault. */
  add<Id extends StructureId>(rule: Id, params: StructureParams[Id], place: Segment[], fix?: Fix): void {
    const level = this.#levelOf?.(rule, place) ?? "error";
    if (level === "error") this.#faults++;
    this.found.push({ rule, params, place, fix, level } as Fault);
  }
}
