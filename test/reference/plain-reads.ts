import type { Segment } from "../../src/index.js";
import type { RegisteredRule } from "../../src/rules/index.js";
import type { Reads } from "../../src/rules/rule.js";
import { emailsIn, FILTERS, filtersIn, isObject } from "./plain-objects.js";

/** The place of a value, present or missing. */
export type Place = readonly Segment[];

/** All paths that a rule reads. */
export function pathsOf(reads: Reads): readonly Path[] {
  const known = paths.get(reads);
  if (known !== undefined) return known;
  const found = (["values", "presence", "keys"] as const).flatMap((mode) =>
    (reads[mode] ?? []).map((path) => {
      const relative = path.startsWith("@.");
      return { mode, relative, segments: path.replace("@.", "").split(".") };
    }),
  );
  paths.set(reads, found);
  return found;
}

/** The paths of each rule, which are split only once to save time. */
const paths = new Map<Reads, readonly Path[]>();

export interface Path {
  readonly mode: keyof Reads;
  /** Whether it starts at the object that the rule is about. */
  readonly relative: boolean;
  readonly segments: readonly string[];
}

/** A fault above the path blocks every mode, one at the path all but `presence`, one below it only `values`. */
export function blocksAt(fault: Place, reads: Reads, subject: Place): boolean {
  return pathsOf(reads).some(({ mode, relative, segments }) => {
    const read = relative ? [...subject, ...segments] : segments;
    if (isSame(fault, read)) return mode !== "presence";
    return isAbove(fault, read) || (isAbove(read, fault) && mode === "values");
  });
}

/** Whether a fault blocks a rule for any object in the body, or for one that the faulty value could contain. */
export function blocksSomewhere(fault: Place, { scope, reads }: RegisteredRule, body: unknown): boolean {
  if (!isObject(body)) return true;
  const isAnySubject = FILTERS.includes(scope)
    ? mayContainFilters(fault)
    : scope === "email_content" && mayContainEmails(fault);
  if (isAnySubject || blocksAt(fault, reads, [NOWHERE])) return true;
  // A filter of unknown kind may be of any kind.
  const mayBe = (kind: unknown) => kind === scope || !(FILTERS as readonly unknown[]).includes(kind);
  const filters = filtersIn(body).filter(({ value }) => mayBe(value["filter_type"]));
  const subjects = FILTERS.includes(scope) ? filters : scope === "email_content" ? emailsIn(body) : [];
  return subjects.some(({ place }) => blocksAt(fault, reads, place));
}

/** A key that no body has. */
const NOWHERE = "\u0000nowhere";

/** Whether a place is that of a filter, a list of filters, a group, or a component with groups. */
function mayContainFilters(place: Place): boolean {
  const path = place.map((segment) => (typeof segment === "number" ? "#" : segment)).join(" ");
  return FILTER_PATH.test(path);
}

const FILTER_PATH =
  /^(trigger_condition|segmentation_details)( (included|secondary_included|excluded)_filters( filters # attributes)*( filters( #)?)?)?$/u;

/** Whether a place is that of an Email's content, or above one. */
function mayContainEmails([member, content = "content", ...keys]: Place): boolean {
  if (member !== "campaign_content" || content !== "content" || keys.length > 3) return false;
  return !keys.slice(0, -1).includes("email") && (keys.length < 3 || keys[2] === "email");
}

export function isAbove(place: Place, below: Place): boolean {
  return place.length < below.length && isSame(place, below.slice(0, place.length));
}

export function isSame(a: Place, b: Place): boolean {
  return a.length === b.length && a.every((segment, index) => segment === b[index]);
}
