import { ChangedBody } from "../errors/changed-body.js";
import type { JsonPatchOperation } from "../errors/fix.js";
import { abridged, renderPointer, segmentsOf } from "../errors/path.js";
import { PlaceTree } from "../errors/place-tree.js";
import { type AnyViolation, fixOf } from "../errors/violation.js";
import type { Registry, Violation } from "../rules/index.js";
import { type Checker, type Finding, isObject } from "../structure/checker.js";
import { ownAt } from "../structure/own-at.js";

/**
 * Removes each fix that conflicts with an earlier one, so that the rest can be applied in any order, and all that move
 * members to the same place, because only the sender knows which is meant. Returns the violations that had a fix.
 */
export function dropConflictingFixes<V extends Pick<AnyViolation, "fix">>(all: readonly V[], body: unknown): V[] {
  const fixed = all.filter(fixOf) as (V & Required<Pick<AnyViolation, "fix">>)[];
  // Replacing scalars never conflicts: each place is reported once, and a scalar contains no other place.
  const operations = fixed.flatMap(({ fix }) => fix);
  if (operations.every((operation) => operation.op === "replace" && typeof operation.value !== "object")) return fixed;
  const [targets, contested] = [new Set<string>(), new Set<string>()];
  for (const { op, path } of operations) if (op === "move") (targets.has(path) ? contested : targets).add(path);
  const touched = new PlaceTree();
  for (const violation of fixed) {
    const places = violation.fix.flatMap((operation) => placesOf(operation, body));
    const isContested = violation.fix.some(({ op, path }) => op === "move" && contested.has(path));
    if (isContested || places.some((place) => touched.overlaps(place))) delete (violation as V).fix;
    else for (const place of places) touched.add(place);
  }
  return fixed;
}

/** The places that an operation changes: the whole array if it adds or removes an entry, because those after it move. */
function placesOf(operation: JsonPatchOperation, body: unknown): string[][] {
  const { op, path } = operation;
  const places = (op === "move" || op === "copy" ? [path, operation.from] : [path]).map(segmentsOf);
  if (op === "replace") return places;
  const isEntry = (place: string[]) => Array.isArray(ownAt(body, place.slice(0, -1))?.value);
  return places.map((place) => (isEntry(place) ? place.slice(0, -1) : place));
}

/** Maximum number of moves to try in one validation. The fixes that are not tried are dropped. */
const MOST_TRIALS = 20;

/** Maximum number of members and entries to check in all trials of one validation. An error adds `WORK_OF_AN_ERROR`. */
const MOST_WORK = 5000;
const WORK_OF_AN_ERROR = 20;

/**
 * Removes the fixes that would add errors, or not help: a member that was ignored or absent may turn out to be invalid.
 * Only a trial shows that. If the list of errors was cut, trials cannot show it, so fixes that need one are removed.
 *
 * @param trial returns the findings in a changed view.
 */
export function dropHarmfulFixes(
  { fixed, view }: { readonly fixed: readonly Violation[]; readonly view: unknown },
  { findings, isFull }: Checker,
  registry: Registry,
  trial: (changed: unknown) => readonly Finding[],
): void {
  if (fixed.length === 0) return;
  const moving = fixedBy("move", fixed).filter(({ violation: { rule } }) => {
    return registry.find(({ id }) => id === rule)?.fixMayAddErrors;
  });
  // A harmful fix for a warning must not remove the fix for an error.
  const adding = (["error", "warning"] as const)
    .map((level) =>
      fixedBy(
        "add",
        fixed.filter(({ severity }) => severity === level),
      ),
    )
    .filter(({ length }) => length > 0);
  if (moving.length + adding.length === 0) return;
  const before = new Set(findings.filter(isError).map(nameOf));
  /** The pointers to the errors that only a changed view has, and to what its changes were meant to fix. */
  const newErrors = ({ body }: ChangedBody, fixable: readonly string[] = []): string[] =>
    trial(body)
      .filter((one) => (isError(one) && !before.has(nameOf(one))) || fixable.includes(nameOf(one)))
      .map(({ place }) => renderPointer(abridged(place)));
  const work = workOf(view) + WORK_OF_AN_ERROR * before.size;
  const most = isFull ? 0 : Math.min(MOST_TRIALS, Math.floor(MOST_WORK / work));
  // All additions are tried together, because they may complete the same object.
  for (const together of adding) {
    const withAll = () =>
      together.reduce((body, { to, operation }) => body.add(to, operation.value), new ChangedBody(view));
    const fixable = together.map(({ violation: { rule, segments } }) => nameOf({ rule, place: segments }));
    const errors = most === 0 ? [] : newErrors(withAll(), fixable);
    const areAllCaused = errors.every((error) => together.some(({ operation }) => isWithin(error, operation.path)));
    for (const { violation, operation } of together) {
      const isHarmful = errors.some((error) => isWithin(error, operation.path));
      if (most === 0 || isHarmful || !areAllCaused) delete violation.fix;
    }
  }
  for (const [index, { violation, to }] of moving.entries()) {
    const isHarmless = index < most && newErrors(new ChangedBody(view).move(violation.segments, to)).length === 0;
    if (!isHarmless) delete violation.fix;
  }
  const kept = moving.filter(({ violation }) => fixOf(violation));
  const afterAll = () =>
    kept.reduce((body, { violation, to }) => body.move(violation.segments, to), new ChangedBody(view));
  // Together, they may make another request, such as one to publish.
  if (kept.length > 1 && newErrors(afterAll()).length > 0) for (const { violation } of kept) delete violation.fix;
}

/** The violations that an operation of one kind fixes, each with that operation and its target place. */
function fixedBy<Op extends "add" | "move">(op: Op, violations: readonly Violation[]) {
  return violations.flatMap((violation) => {
    const operation = fixOf(violation)?.[0];
    if (operation?.op !== op) return [];
    const fixing = operation as typeof operation & { readonly op: Op };
    return { violation, operation: fixing, to: segmentsOf(operation.path) };
  });
}

/** Whether an error is at or below a place. */
function isWithin(error: string, pointer: string): boolean {
  return `${error}/`.startsWith(`${pointer}/`);
}

/** Counts members and entries, and stops above `MOST_WORK`. */
function workOf(view: unknown): number {
  const open: unknown[] = [view];
  let work = 0;
  while (open.length > 0 && work <= MOST_WORK) {
    const container = open.pop();
    if (Array.isArray(container)) {
      work += container.length;
      // Copying the array would call its constructor, which may be the user's own.
      for (let index = 0; index < container.length && index < MOST_WORK; index++) open.push(container[index]);
    } else if (isObject(container)) {
      for (const key in container) {
        if (container[key] === undefined) continue;
        work++;
        open.push(container[key]);
      }
    }
  }
  return work;
}

function isError({ level }: Finding): boolean {
  return level === "error";
}

/** A unique key of an error. */
function nameOf({ rule, place }: Pick<Finding, "rule" | "place">): string {
  return rule + renderPointer(place);
}
