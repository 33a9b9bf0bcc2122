import type { Fix } from "../errors/fix.js";
import type { Segment } from "../errors/path.js";
import { PlaceTree } from "../errors/place-tree.js";
import type { RuleLevel, Severity } from "../errors/severity.js";
import { kindOf } from "./kinds.js";
import { NotPlain } from "./plain.js";
import { UNREADABLE } from "./readable.js";
import type { StructureId, StructureParams } from "./structural-rules.js";

/** An object whose members are not known yet. */
export type Members = Readonly<Record<string, unknown>>;

/** A compiled check of one container. The body has depth 1. */
export type Check<Container> = (container: Container, checker: Checker, depth: number) => void;

/** Something that is wrong, found by the structure check or by a rule, and not yet written as a violation. */
export interface Finding<ActiveRule = unknown> {
  readonly rule: string;
  /** The rule as the engine knows it; undefined if the structure is wrong. */
  readonly active: ActiveRule | undefined;
  /** That of the rule, unless an exception lowers it. */
  readonly level: Severity;
  readonly place: Segment[];
  readonly params: object;
  readonly fix: Fix | undefined;
  /** The schema's `Demand`, if the message depends only on it and on the kind of the value. */
  readonly demand: { messages: Map<string, string> | undefined } | undefined;
}

/** Entries and findings before the checker starts to remember containers. See `leave`. */
const MANY = 100_000;

/** Longer arrays are checked as a readable view, because a proxy may claim a length that it never fills. */
const LONGEST_PLAIN_ARRAY = 10_000_000;

export function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Collects what compiled checks find in one input, in the order found.
 *
 * It throws `NotPlain` if a container may have inherited or unreadable members. The caller then checks a `readable` view
 * instead, which is always plain.
 */
export class Checker<ActiveRule = unknown> {
  readonly findings: Finding<ActiveRule>[] = [];
  /** How many findings there were, including those that were not kept. Also serves as the time in `wrong`. */
  found = 0;
  /** The places where the structure is wrong. All entries of an array count as the same. */
  readonly wrong = new PlaceTree(true);
  /** The same places as a list. */
  readonly wrongPlaces: (readonly Segment[])[] = [];
  /**
   * The path to the current container: the segment at index `depth` leads from the container at that depth to the next.
   * Places are copied from it only when there is a finding.
   */
  readonly path: Segment[] = [""];
  /** Bits of the facts about a campaign that compiled checks have noted. */
  facts = 0;
  // A checker is created for each call. `private` members take less time to create than `#private` ones.
  /** The objects around the current one that may contain themselves. */
  private ancestors: Members[] | undefined;
  private entries = 0;
  private errors = 0;
  private warnings = 0;
  private clean: Map<object, { check: Check<never>; depth: number }> | undefined;

  constructor(
    /** Deepest nesting to check. The body has depth 1. */
    private readonly maxDepth: number,
    /** How many errors, and how many warnings, can be reported. */
    protected readonly maxViolations: number,
    /** Whether a UTC date-time may end in `Z`, `+00:00` or `-00:00`. */
    readonly allowsZeroOffset: boolean,
    /** Whether the input is a `readable` view, whose arrays can have any length. */
    private readonly isView: boolean,
    /** Objects from which required members may be absent. */
    private readonly partialObjects: ReadonlySet<object> | undefined,
    /** The rules that can report something about an object, by its mark and by the bits of the facts; at zero, all. */
    readonly rulesOf: Readonly<Record<string, readonly (readonly ActiveRule[])[]>> = {},
  ) {}

  /**
   * Called for each marked object after its members are checked, with the rules that can report something about it.
   *
   * @param _before how much was found before its check.
   */
  visit(_rules: readonly ActiveRule[] | undefined, _object: Members, _depth: number, _before: number): void {}

  /** Called for each object with an unknown member or a useless empty text, with the names that its shape does not have. */
  inspect(_object: Members, _makeShape: () => object, _depth: number, _others: readonly string[]): void {}

  /** The level of a finding about the structure. */
  levelOf(_rule: string, _place: readonly Segment[]): RuleLevel {
    return "error";
  }

  /** Whether more errors were found than can be reported, so that checking can stop. */
  get isFull(): boolean {
    return this.errors > this.maxViolations;
  }

  /** How many warnings about the structure, or of a rule, are kept: errors at the same places may replace some. */
  protected get mostWarnings(): number {
    return 4 * (this.maxViolations + 1);
  }

  /** Whether to check an object. Reports it if it is nested too deeply. */
  enter(object: Members, depth: number): boolean {
    const prototype: unknown = Object.getPrototypeOf(object);
    if (prototype !== Object.prototype && prototype !== null) throw new NotPlain();
    return depth <= this.maxDepth || this.tooDeep(depth);
  }

  /** How many entries of an array to check; -1 to skip the array. Reports it if it is nested too deeply. */
  enterArray(array: readonly unknown[], check: Check<never>, depth: number): number {
    const { length } = array;
    const isPlain = Object.getPrototypeOf(array) === Array.prototype && Number.isInteger(length) && length >= 0;
    if (!isPlain || (length > LONGEST_PLAIN_ARRAY && !this.isView)) throw new NotPlain();
    const isToCheck = depth <= this.maxDepth ? !this.isClean(array, check, depth) : this.tooDeep(depth);
    return isToCheck ? length : -1;
  }

  /** Whether the same check passed for this container at the same depth or deeper. */
  isClean(container: object, check: Check<never>, depth: number): boolean {
    const seen = this.clean?.get(container);
    return seen?.check === check && seen.depth >= depth;
  }

  /**
   * Ends the check of a container with any number of entries. Bodies that were not parsed from JSON may share subtrees,
   * so that checking them once for every path would never end. After many entries, the checker remembers which
   * containers are clean, and at which depth; after many findings, as exceptions or large bounds allow, others too.
   *
   * @param before how much was found when the check began.
   */
  leave(container: object, entries: number, check: Check<never>, depth: number, before: number): void {
    this.entries += entries;
    if (this.entries <= MANY || (this.found !== before && this.found <= MANY)) return;
    this.clean ??= new Map();
    this.clean.set(container, { check, depth });
  }

  /** Checks an object that may contain itself. A cycle is reported as nested too deeply. */
  nested(object: Members, check: Check<Members>, depth: number): void {
    this.ancestors ??= [];
    if (this.ancestors.includes(object)) {
      this.add("structure.too-deep", { limit: this.maxDepth, cyclic: true }, this.placeAt(depth));
      return;
    }
    this.ancestors.push(object);
    check(object, this, depth);
    this.ancestors.pop();
  }

  /** Whether required members may be absent from an object. */
  mayLackMembers(container: object): boolean {
    return this.partialObjects?.has(container) ?? false;
  }

  /** The place of the current container at a depth, or of a member or entry of it, which becomes the end of `path`. */
  placeAt(depth: number, key?: Segment): Segment[] {
    if (key === undefined) return this.path.slice(1, depth);
    this.path[depth] = key;
    return this.path.slice(1, depth + 1);
  }

  /** Reports a body that is not an object. */
  reportNoObject(value: unknown): void {
    if (value === UNREADABLE) this.add("structure.unreadable", {}, []);
    else this.add("structure.type", { expected: "object", received: kindOf(value) }, []);
  }

  /** Reports an array with too few entries. */
  reportSize(received: number, minimum: number, depth: number): void {
    this.add("structure.size", { minimum, received }, this.placeAt(depth));
  }

  private tooDeep(depth: number): false {
    this.add("structure.too-deep", { limit: this.maxDepth }, this.placeAt(depth));
    return false;
  }

  /** Adds a finding about the structure. One that is off still blocks the rules that read its place. */
  add<Id extends StructureId>(
    rule: Id,
    params: StructureParams[Id],
    place: Segment[],
    fix?: Fix,
    demand?: Finding["demand"],
  ): void {
    const level = this.levelOf(rule, place);
    if (this.wrong.add(place, ++this.found)) this.wrongPlaces.push(place);
    if (level === "error") this.errors++;
    else if (level === "off" || ++this.warnings > this.mostWarnings) return;
    this.findings.push({ rule, active: undefined, level, place, params, fix, demand });
  }
}
