import type { Sources } from "../../engine/validator.js";
import { jsonBytes } from "../../errors/bounds.js";
import { type JsonPatchOperation, patchOf } from "../../errors/fix.js";
import { PlaceTexts, renderPointer, type Segment } from "../../errors/path.js";
import type { RuleLevel } from "../../errors/severity.js";
import { namedUtmKeys, topLevelMembers } from "../../generated/members.js";
import { type Check, Checker, isObject, type Members } from "../../structure/checker.js";
import { isSlip, nearestNames } from "../../structure/nearest.js";
import { ownAt, ownNames } from "../../structure/own-at.js";
import { hasPlainPrototype } from "../../structure/plain.js";
import { type Shape, shapeOf } from "../../structure/shape.js";

/** Maximum number of bytes of the stored campaign, as JSON, that the fixes of one update repeat. */
const ROOM = 100_000;

/** Deeper values are not copied. */
const DEEPEST = 100;

/** Fixes that restore stored members to the components of a patch that left them out, each member once. */
export class Completions {
  readonly #tried = new Set<string>();
  #room = ROOM;
  #withUnknown: ReadonlySet<Segment> | undefined;

  /**
   * @param withUnknown returns the components with an unknown member.
   * @param original maps readable views back to the values behind them.
   */
  constructor(
    private readonly patch: Members,
    private readonly stored: Members | undefined,
    private readonly withUnknown: () => ReadonlySet<Segment>,
    private readonly original: Sources["original"],
  ) {}

  /**
   * A fix that adds the stored value at a place, or at the outermost container of it that is absent from the patch.
   * Undefined if the place is inside an array, because stored and sent entries cannot be matched, or if the patch may
   * have the member under another name or elsewhere, because the stored value would take its place.
   */
  of(place: readonly Segment[]): JsonPatchOperation[] | undefined {
    if (place.some((segment) => typeof segment === "number")) return undefined;
    let depth = 1;
    while (depth < place.length && ownAt(this.patch, place.slice(0, depth + 1)) !== undefined) depth++;
    const missing = place.slice(0, depth + 1);
    const pointer = renderPointer(missing);
    const parent = ownAt(this.patch, missing.slice(0, -1))?.value;
    if (this.#tried.has(pointer) || !isObject(parent)) return undefined;
    this.#tried.add(pointer);
    if (this.#mayBeSent(missing, parent)) return undefined;
    const copy = new JsonCopy(this.#room, this.original);
    const value = copy.of(ownAt(this.stored, missing)?.value, 1);
    if (value === undefined) return undefined;
    this.#room = copy.room;
    const texts = new PlaceTexts();
    return patchOf({ kind: "add", to: missing, value }, place, texts.exactPointer(place), texts);
  }

  /** Whether the patch may have a member under another name, or elsewhere. */
  #mayBeSent(place: readonly Segment[], parent: Members): boolean {
    const name = String(place.at(-1));
    this.#withUnknown ??= this.withUnknown();
    if (this.#withUnknown.has(place[0] as Segment)) return true;
    const isAbove = !topLevelMembers.includes(name) && ownAt(this.patch, [name]) !== undefined;
    // Custom UTM keys are known.
    const isNewKey = (key: string) =>
      place[0] === "utm_params" && !namedUtmKeys.includes(key) && ownAt(this.stored, [place[0], key]) === undefined;
    return isAbove || ownNames(parent).some((key) => isSlip(key, name) || isNewKey(key));
  }
}

/**
 * The components of a campaign with an unknown member, at any depth. In an object that may have members of any name,
 * only those count that look misspelt, or that the stored campaign does not have.
 */
export function componentsWithUnknown(
  campaign: Members,
  stored: Members | undefined,
  check: Check<Members>,
  maxDepth: number,
): ReadonlySet<Segment> {
  const checker = new UnknownMembers(maxDepth, stored);
  check(campaign, checker, 1);
  return checker.components;
}

class UnknownMembers extends Checker {
  readonly components = new Set<Segment>();
  readonly #nearestName = nearestNames();

  constructor(
    maxDepth: number,
    private readonly stored: Members | undefined,
  ) {
    super(maxDepth, 0, true, true, undefined);
  }

  override inspect(object: Members, make: () => Shape, depth: number, others: readonly string[]): void {
    const { isOpen, names } = shapeOf(make);
    const isNew = (key: string) => ownAt(this.stored, [...this.path.slice(1, depth), key]) === undefined;
    const isUnknown = (key: string) =>
      object[key] !== undefined && (!isOpen || this.#nearestName(key, names) !== undefined || isNew(key));
    if (depth > 1 && others.some(isUnknown)) this.components.add(this.path[1] as Segment);
  }

  /** What is wrong does not matter here. */
  override levelOf(): RuleLevel {
    return "off";
  }
}

/** Copies JSON values, within a budget of bytes. */
class JsonCopy {
  constructor(
    public room: number,
    private readonly original: Sources["original"],
  ) {}

  /** Returns undefined if the value, or anything in it, is not JSON, too deep or too long. */
  of(value: unknown, depth: number): unknown {
    if (typeof value === "string") return this.#spendText(value) ? value : undefined;
    if (!this.#spend(10) || depth > DEEPEST) return undefined;
    // A larger integer may have lost digits when it was read.
    const isExact = Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
    if (value === null || typeof value === "boolean" || isExact) return value;
    if (Array.isArray(value)) return this.#array(value, depth);
    return isObject(value) && this.#isPlain(value) ? this.#object(value, depth) : undefined;
  }

  /** The view of an instance, such as a `Date`, looks plain, but JSON may show the instance in another form. */
  #isPlain(value: Members): boolean {
    try {
      return hasPlainPrototype(this.original(value) as object);
    } catch {
      // The value behind the view is a proxy.
      return false;
    }
  }

  #array(array: readonly unknown[], depth: number): unknown {
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
    for (const key of ownNames(object)) {
      // Assigning this member would set the prototype of the copy.
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
