import type { RuleId, RuleParams } from "../rules/index.js";
import { bounded } from "./bounds.js";
import { type Fix, patchOf } from "./fix.js";
import { abridged, type Segment } from "./path.js";
import { boundedText, type PlaceText, PlaceTexts } from "./place-texts.js";
import { type Filing, targetsOf } from "./target.js";

/** Most bytes of a path inside a message. */
export const LONGEST_PATH = 256;

/** How much a violation weighs: an error refuses the request, a warning is advice. */
export type Severity = "error" | "warning";

/** One operation of a JSON Patch (RFC 6902). */
export type JsonPatchOperation =
  | { op: "add" | "replace" | "test"; path: string; value: unknown }
  | { op: "remove"; path: string }
  | { op: "move" | "copy"; from: string; path: string };

/** A violation of one rule. Plain data: it survives `JSON.stringify` and `structuredClone`. */
export interface ViolationOf<R extends RuleId> {
  /** The rule that is broken. */
  rule: R;
  severity: Severity;
  /**
   * The exact place, dotted: `segmentation_details.included_filters.filters[0].name`. Here as in every text of a
   * violation, "…" stands for what is left out of more than 1,024 bytes, as JSON escapes them.
   */
  path: string;
  /** The same place as member names and indexes. A key of more than 256 characters is cut. */
  segments: Segment[];
  /** The same place as a JSON Pointer (RFC 6901). */
  pointer: string;
  /** What `error.target` is when this violation is the first. */
  target: string;
  /** What `error.details[].target` is for this violation; may be coarser than `path`, as documented. */
  detailTarget: string;
  /** One sentence that names the place, what must hold, and what was found. */
  message: string;
  /** The facts of the message, for programs. */
  params: RuleParams[R] & {
    /** In an update: the member is absent because its component was sent without it, and the stored campaign has it. */
    readonly storedHasValue?: true;
  };
  /** In an update, whether the place is in the patch or in the stored campaign. */
  origin: "request" | "stored";
  /** A repair as a JSON Patch against the request, present only where it is certain. */
  fix?: JsonPatchOperation[];
}

/** A violation of any rule; `rule` tells which, and so what `params` holds. */
export type Violation = { [R in RuleId]: ViolationOf<R> }[RuleId];

/** What every violation has, those of rules about the text of a request included. */
export interface AnyViolation extends Omit<ViolationOf<never>, "rule" | "params"> {
  rule: string;
  params: object;
}

/** What a violation is made from; everything else about it follows. */
export interface ViolationSource<R extends RuleId> extends Filing {
  readonly rule: R;
  readonly severity: Severity;
  /** Becomes part of the violation. */
  readonly segments: Segment[];
  readonly params: ViolationOf<R>["params"];
  /** Says, after the path, what must hold and what was found. */
  readonly predicate: string;
  readonly fix: Fix | undefined;
  /** Whether the place is no member of the body but names something else: a header, the path, the campaign's id. */
  readonly outsideBody: boolean;
}

/** @param places what renders the places of this violation and of its neighbours. */
export function violationOf<R extends RuleId>(source: ViolationSource<R>, places = new PlaceTexts()): ViolationOf<R> {
  const { rule, severity, params, predicate, outsideBody } = source;
  const fix = source.fix && patchOf(source.fix, source.segments);
  const segments = outsideBody ? [] : (abridged(source.segments) as Segment[]);
  const texts = places.of(segments);
  const wholePath = outsideBody ? nameOf(source) : texts.path;
  const path = boundedText(wholePath);
  const { target, detailTarget } = outsideBody
    ? { target: path, detailTarget: path }
    : targetsOf(segments, path, source);
  return {
    rule,
    severity,
    path,
    segments,
    pointer: boundedText(texts.pointer),
    target,
    detailTarget,
    message: bounded(`${boundedText(wholePath, LONGEST_PATH)} ${predicate}`),
    params,
    origin: "request",
    ...(fix !== undefined && { fix }),
  };
}

/** What is named instead of a member of the body. */
function nameOf({ segments: [name] }: { readonly segments: readonly Segment[] }): PlaceText {
  const text = String(name);
  return { text, bytes: text.length };
}

/** The repair of a violation, if it has one of its own. */
export function fixOf(violation: Pick<Violation, "fix">): JsonPatchOperation[] | undefined {
  return Object.hasOwn(violation, "fix") ? violation.fix : undefined;
}
