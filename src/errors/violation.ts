import { BYTES_OF_A_UNIT, bounded, jsonBytes, LONGEST_TEXT } from "./bounds.js";
import { type Fix, type JsonPatchOperation, patchOf } from "./fix.js";
import { abridged, PlaceTexts, renderPath, type Segment } from "./path.js";
import type { Severity } from "./severity.js";

/** Maximum bytes of a path inside a message. */
export const LONGEST_PATH = 256;

/** A violation of any rule, including rules about the JSON text of a request. */
export interface AnyViolation {
  rule: string;
  severity: Severity;
  /**
   * The exact place as a dotted path, as in `segmentation_details.included_filters.filters[0].name`. Like every text of
   * a violation, it is cut to 1,024 bytes of JSON; "…" marks the cut.
   */
  path: string;
  /** The same place as member names and indexes. A key of more than 256 characters is cut. */
  segments: Segment[];
  /** The same place as a JSON Pointer (RFC 6901). */
  pointer: string;
  /** `error.target` if this violation is the first. */
  target: string;
  /** `error.details[].target` of this violation. It may be less precise than `path`, as documented. */
  detailTarget: string;
  /** One sentence: the place, the requirement, and what was found. */
  message: string;
  params: object;
  /** In an update, whether the place is in the patch or in the stored campaign. */
  origin: "request" | "stored";
  /** A fix as a JSON Patch against the request, present only if it is certain. */
  fix?: JsonPatchOperation[];
}

/** The data from which `violationOf` derives a violation. */
export interface ViolationSource {
  readonly rule: string;
  readonly severity: Severity;
  /** Becomes part of the violation. */
  readonly segments: Segment[];
  readonly params: object;
  /** The message after the path: the requirement, and what was found. */
  readonly predicate: string;
  readonly fix: Fix | undefined;
  /** Whether nothing is at the place. */
  readonly isAbsent: boolean;
  /** How many trailing segments the documented detail target omits. */
  readonly detailTargetOmits: number;
  /** Whether this is a Push campaign. It has no annotations, even if its locales have names that suggest so. */
  readonly isPush: boolean;
  /** Whether the place is not in the body but names a header, the path or the campaign's id. */
  readonly outsideBody: boolean;
}

/** Defaults for sources: the members that most violations in the body do not need. */
export const SOURCE_DEFAULTS = {
  isAbsent: false,
  isPush: false,
  detailTargetOmits: 0,
  fix: undefined,
  outsideBody: false,
} as const;

/** Writes a violation. `texts` renders the places of all violations of one list. */
export function violationOf(source: ViolationSource, texts = new PlaceTexts()): AnyViolation {
  const { rule, severity, params, predicate, outsideBody } = source;
  const segments = outsideBody ? [] : (abridged(source.segments) as Segment[]);
  texts.render(segments);
  // A place outside the body is the name of a header, the path or the campaign's id.
  const wholePath = outsideBody ? String(source.segments[0]) : texts.path;
  const path = bounded(wholePath);
  // Keys that need more bytes than units are quoted.
  const isShort = wholePath.length <= LONGEST_PATH && !wholePath.includes('"');
  const { target, detailTarget } = outsideBody
    ? { target: path, detailTarget: path }
    : targetsOf(segments, path, source);
  const message = bounded(`${isShort ? wholePath : bounded(wholePath, LONGEST_PATH)} ${predicate}`);
  const pointer = bounded(texts.pointer);
  const origin = "request";
  const isExact = segments === source.segments && pointer === texts.pointer;
  const fix = source.fix && isExact ? patchOf(source.fix, segments, pointer, texts) : undefined;
  // A spread would take ten times longer, and a prototype could intercept an assignment.
  return fix === undefined
    ? { rule, severity, path, segments, pointer, target, detailTarget, message, params, origin }
    : { rule, severity, path, segments, pointer, target, detailTarget, message, params, origin, fix };
}

/**
 * The targets of a violation in the error body, as documented in section "Validation conditions that return 400".
 *
 * @param path the rendered place.
 */
export function targetsOf(
  segments: readonly Segment[],
  path: string,
  source: Pick<ViolationSource, "isAbsent" | "detailTargetOmits" | "isPush">,
) {
  const { isAbsent, detailTargetOmits, isPush } = source;
  const annotations = isPush ? undefined : gmailAnnotationsIn(segments);
  if (annotations !== undefined) {
    const detail = segments.slice(annotations, segments.length - detailTargetOmits);
    return { target: "campaign_content.content", detailTarget: renderPath(detail) };
  }
  if (isAbsent || segments.length === 0) return { target: path, detailTarget: path };
  return { target: String(segments[0]), detailTarget: path };
}

/** Index of the segment `gmail_annotations` in a place, whether content is flat or keyed by locale and variation. */
function gmailAnnotationsIn(segments: readonly Segment[]): number | undefined {
  if (segments[0] !== "campaign_content" || segments[1] !== "content") return undefined;
  for (let index = 2; index <= 4; index++) {
    if (segments[index] === "email" && segments[index + 1] === "gmail_annotations") return index + 1;
  }
  return undefined;
}

/** The violation's own fix; an inherited one does not count. */
export function fixOf(violation: Pick<AnyViolation, "fix">): JsonPatchOperation[] | undefined {
  return Object.hasOwn(violation, "fix") ? violation.fix : undefined;
}

/**
 * Average bytes of JSON for each violation of a list. A hundred errors, a hundred warnings and the error body stay
 * below a megabyte. Typical violations take a fifth of it.
 */
const BYTES_EACH = 4000;

/** Maximum bytes of each text in a list that exceeds its budget. */
const SHORT_TEXT = 384;

/**
 * Writes violations until the list exceeds its budget. Then all texts are shortened; if that is not enough, the list is
 * cut. One violation is always kept: a request without errors would be accepted. `isCut` is whether there are more.
 *
 * @param most maximum length of the list; decides the budget.
 * @param areOurs whether rules and messages are our own, whose messages repeat everything in `params`.
 */
export function withinBudget<Found, V extends AnyViolation>(
  found: readonly Found[],
  most: number,
  write: (found: Found) => V,
  areOurs = true,
) {
  const budget = most * BYTES_EACH;
  const violations: V[] = [];
  let areShort = false;
  let mostBytes = 0;
  let bytes = 0;
  let counted = 0;
  const count = () => {
    for (; counted < violations.length; counted++) {
      const written = violations[counted] as V;
      if (areShort) shorten(written);
      bytes += areOurs ? bytesOf(written) : jsonBytes(JSON.stringify(written));
    }
  };
  for (const one of found.slice(0, most)) {
    const violation = write(one);
    violations.push(violation);
    if (areOurs) {
      mostBytes += mostBytesOf(violation);
      // Counting takes long, and few lists come near their budget.
      if (mostBytes <= budget) continue;
    }
    count();
    if (bytes > budget && !areShort) {
      areShort = true;
      bytes = counted = 0;
      count();
    }
    if (bytes > budget && violations.length > 1) {
      violations.pop();
      return { violations, isCut: true };
    }
  }
  return { violations, isCut: found.length > most };
}

const TEXTS = ["path", "pointer", "target", "detailTarget", "message"] as const;

function shorten(violation: AnyViolation): void {
  for (const name of TEXTS) violation[name] = bounded(violation[name], SHORT_TEXT);
}

/** The most bytes of a violation of a built-in rule, whatever its characters. The values in its fix do not count. */
function mostBytesOf(violation: AnyViolation): number {
  const { path, segments, pointer, target, detailTarget, message } = violation;
  // In a path and in a message, special characters are escaped already. The message repeats the params.
  let bytes = 250 + 3 * (path.length + detailTarget.length + 2 * message.length);
  bytes += BYTES_OF_A_UNIT * (pointer.length + target.length);
  if (fixOf(violation)) bytes += 2 * BYTES_OF_A_UNIT * pointer.length + 100;
  for (const segment of segments) bytes += typeof segment === "string" ? BYTES_OF_A_UNIT * segment.length + 3 : 8;
  return bytes;
}

/** The bytes of a violation of a built-in rule, or a few more: a text that is nearly as long as allowed counts as that. */
function bytesOf(violation: AnyViolation): number {
  let bytes = 250 + jsonBytes(JSON.stringify([violation.params, fixOf(violation)]));
  for (const name of TEXTS) {
    const text = violation[name];
    bytes += text.length > 1000 ? LONGEST_TEXT : jsonBytes(text);
  }
  for (const segment of violation.segments) bytes += typeof segment === "string" ? jsonBytes(segment) + 3 : 12;
  return bytes;
}
