import { renderPath, type Segment } from "./path.js";

/** What a violation is filed under in the error body. */
export interface Targets {
  readonly target: string;
  readonly detailTarget: string;
}

/** What decides the targets of a violation besides its place. */
export interface Filing {
  /** Whether nothing stands at the place. */
  readonly isAbsent: boolean;
  /** How many segments the documented detail target leaves out at the end. */
  readonly coarser: number;
  /** Whether the campaign is a Push one: it has no annotations, but may have a locale named as if it had. */
  readonly isPush: boolean;
}

/**
 * The targets of a violation, as section "Validation conditions that return 400" documents them. `path` is its place,
 * rendered.
 */
export function targetsOf(segments: readonly Segment[], path: string, filing: Filing): Targets {
  const { isAbsent, coarser, isPush } = filing;
  const annotations = isPush ? undefined : gmailAnnotationsIn(segments);
  if (annotations !== undefined) {
    const detail = segments.slice(annotations, segments.length - coarser);
    return { target: "campaign_content.content", detailTarget: renderPath(detail) };
  }
  if (isAbsent || segments.length === 0) return { target: path, detailTarget: path };
  return { target: String(segments[0]), detailTarget: path };
}

/** Index of the segment `gmail_annotations` when a place is in it, flat or keyed by locale and variation. */
function gmailAnnotationsIn(segments: readonly Segment[]): number | undefined {
  if (segments[0] !== "campaign_content" || segments[1] !== "content") return undefined;
  for (let index = 2; index <= 4; index++) {
    if (segments[index] === "email" && segments[index + 1] === "gmail_annotations") return index + 1;
  }
  return undefined;
}
