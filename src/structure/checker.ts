import type { Fix } from "../errors/fix.js";
import type { Segment } from "../errors/path.js";
import { kindOf } from "./kinds.js";
import { UNREADABLE } from "./readable.js";
import { type Shape, shapeOf } from "./shape.js";
import type { StructureId, StructureParams } from "./structural-rules.js";

/** An object whose members are not known yet. */
export type Members = Readonly<Record<string, unknown>>;

/** A compiled check of one container. The body has depth 1. */
export type Check<Container> = (container: Container, checker: Checker, depth: number) => void;

/** Something wrong with the structure, not yet a violation. */
export type Issue = {
  [Id in StructureId]: {
    rule: Id;
    params: StructureParams[Id];
    place: Segment[];
    fix: Fix | undefined;
    /** "error", unless an exception lowers it. */
    level: "error" | "warning" | "off";
  };
}[StructureId];

/** Visits the objects that the schemas mark with `visit`, after their members are checked. */
export interface Visitor {
  /**
   * @param since index in `checker.issues` of the object's first issue. The place of the object is
   *   `checker.placeAt(depth)`.
   */
  visit(mark: string, object: Members, checker: Checker, depth: number, since: number): void;
  /** Whether to call `inspect` for objects that need linting: with an unknown member, or a useless empty text. */
  readonly inspects: boolean;
  /** Inspects an object that needs linting, with its shape and the names that its shape does not have. */
  inspect(object: Members, shape: Shape, others: readonly string[], checker: Checker, depth: number): void;
}

/** Entries to check before the checker starts to remember clean containers. See `leave`. */
const ENTRIES_BEFORE_REMEMBERING = 100_000;

/** Longer arrays are checked as a readable view, because a proxy may claim a length that it never fills. */
const LONGEST_PLAIN_ARRAY = 10_000_000;

export function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the level that an exception gives an issue; undefined if none applies. */
interface LevelByPlace {
  levelOf(rule: string, place: readonly Segment[]): "off" | "warning" | undefined;
}

export interface CheckerOptions {
  /** Deepest nesting to check. The body has depth 1. */
  readonly maxDepth: number;
  readonly maxErrors: number;
  readonly visitor?: Visitor;
}

/**
 * Collects the issues that compiled checks find, and calls the visitor. A checker is reusable.
 *
 * It throws if a container is not plain, because that may have inherited or unreadable members. The caller then checks
 * a `readable` view instead, which is always plain.
 */
export class Checker {
  issues: Issue[] = [];
  /** Number of issues so far, and of what the visitor found: it counts that here. */
  count = 0;
  /**
   * The path to the current container: the segment at index `depth` leads from the container at that depth to the next.
   * Places are copied from it only when there is an issue.
   */
  readonly path: Segment[] = [""];
  /** Whether the visitor inspects objects that need linting. */
  readonly inspects: boolean;
  #maxDepth: number;
  #maxErrors: number;
  readonly #open: Members[] = [];
  readonly #visitor: Visitor | undefined;
  #exceptions: LevelByPlace | undefined;
  /** Whether a UTC date-time may end in `Z`, `+00:00` or `-00:00`. */
  allowsZeroOffset = false;
  #longestArray = LONGEST_PLAIN_ARRAY;
  #partialObjects: ReadonlySet<object> | undefined;
  #entries = 0;
  #errors = 0;
  #clean: Map<object, { check: Check<never>; depth: number }> | undefined;

  constructor({ maxDepth, maxErrors, visitor }: CheckerOptions) {
    this.inspects = visitor?.inspects ?? false;
    this.#maxDepth = maxDepth;
    this.#maxErrors = maxErrors;
    this.#visitor = visitor;
  }

  /** Sets the options of a context, until the next call. */
  use(maxErrors: number, exceptions: LevelByPlace | undefined, allowsZeroOffset: boolean): void {
    this.#maxErrors = maxErrors;
    this.#exceptions = exceptions;
    this.allowsZeroOffset = allowsZeroOffset;
  }

  /**
   * Starts on an input.
   *
   * @param isView whether the input is a `readable` view, whose arrays can have any length.
   * @param partialObjects objects from which required members may be absent.
   * @param maxDepth deepest nesting to check. Default: unchanged.
   */
  begin(isView: boolean, partialObjects: ReadonlySet<object> | undefined, maxDepth = this.#maxDepth): void {
    this.#maxDepth = maxDepth;
    this.#longestArray = isView ? Number.POSITIVE_INFINITY : LONGEST_PLAIN_ARRAY;
    this.#partialObjects = partialObjects;
  }

  /** Drops everything found. */
  end(): void {
    if (this.count > 0) {
      this.issues = [];
      // Its keys can be of any length.
      this.path.length = 1;
    }
    if (this.#open.length > 0) this.#open.length = 0;
    this.#partialObjects = undefined;
    this.count = 0;
    this.#entries = 0;
    this.#errors = 0;
    this.#clean = undefined;
  }

  /** Whether more errors were found than can be reported, so that checking can stop. */
  get full(): boolean {
    return this.#errors > this.#maxErrors;
  }

  /** Whether to check an object. Reports it if it is nested too deeply. */
  enter(object: Members, depth: number): boolean {
    const prototype: unknown = Object.getPrototypeOf(object);
    if (prototype !== Object.prototype && prototype !== null) throw new TypeError("not a plain object");
    return depth <= this.#maxDepth || this.#tooDeep(depth);
  }

  /** How many entries of an array to check; -1 to skip the array. Reports it if it is nested too deeply. */
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

  /** Whether the same check passed for this container at the same depth or deeper. */
  isClean(container: object, check: Check<never>, depth: number): boolean {
    const seen = this.#clean?.get(container);
    return seen !== undefined && seen.check === check && seen.depth >= depth;
  }

  /**
   * Ends the check of a container with any number of entries. Bodies that were not parsed from JSON may share subtrees,
   * so that checking them once for every path would never end. After enough entries, the checker remembers which
   * containers are clean, and at which depth.
   *
   * @param count value of `this.count` when the check began.
   */
  leave(container: object, entries: number, check: Check<never>, depth: number, count: number): void {
    this.#entries += entries;
    if (this.#entries <= ENTRIES_BEFORE_REMEMBERING || this.count !== count) return;
    this.#clean ??= new Map();
    this.#clean.set(container, { check, depth });
  }

  /** Checks an object that may contain itself. A cycle is reported as nested too deeply. */
  nested(object: Members, check: Check<Members>, depth: number): void {
    if (this.#open.includes(object)) {
      this.add("structure.too-deep", { limit: this.#maxDepth, cyclic: true }, this.placeAt(depth));
      return;
    }
    this.#open.push(object);
    check(object, this, depth);
    this.#open.pop();
  }

  /** Whether required members may be absent from an object. */
  mayLackMembers(container: object): boolean {
    return this.#partialObjects?.has(container) ?? false;
  }

  /** The place of the current container at a depth, or of a member or entry of it. */
  placeAt(depth: number, key?: Segment): Segment[] {
    if (key === undefined) return this.path.slice(1, depth);
    this.path[depth] = key;
    return this.path.slice(1, depth + 1);
  }

  /** A place below the current container at a depth. */
  placeBelow(depth: number, steps: readonly Segment[]): Segment[] {
    const place = this.placeAt(depth);
    for (const step of steps) place.push(step);
    return place;
  }

  /** Passes an object that needs linting to the visitor. */
  inspect(object: Members, short: string, depth: number, others: readonly string[] = []): void {
    if (this.inspects) this.#visitor?.inspect(object, shapeOf(short), others, this, depth);
  }

  /** Passes a marked object to the visitor. */
  visit(mark: string, object: Members, depth: number, since: number): void {
    this.#visitor?.visit(mark, object, this, depth, since);
  }

  /** Reports a body that is not an object. */
  body(value: unknown): void {
    if (value === UNREADABLE) this.add("structure.unreadable", {}, []);
    else this.add("structure.type", { expected: "object", received: kindOf(value) }, []);
  }

  /** Reports an array with too few entries. */
  size(received: number, minimum: number, depth: number): void {
    this.add("structure.size", { minimum, received }, this.placeAt(depth));
  }

  #tooDeep(depth: number): false {
    this.add("structure.too-deep", { limit: this.#maxDepth }, this.placeAt(depth));
    return false;
  }

  add<Id extends StructureId>(rule: Id, params: StructureParams[Id], place: Segment[], fix?: Fix): void {
    const level = this.#exceptions?.levelOf(rule, place) ?? "error";
    if (level === "error") this.#errors++;
    this.count++;
    this.issues.push({ rule, params, place, fix, level } as Issue);
  }
}
