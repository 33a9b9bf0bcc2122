import { renderPath, type Segment } from "./path.js";

/** The facts that determine the targets of a violation, besides its place. */
export interface Filing {
  /** Whether nothing is at the place. */
  readonly isAbsent: boolean;
  /** How many trailing segments the documented detail target omits. */
  readonly detailTargetOmits: number;
  /** Whether this is a Push campaign. It has no annotations, even if its locales have names that suggest so. */
  readonly isPush: boolean;
}

/**
 * The targets of a violation in the error body, as documented in section "Validation conditions that return 400".
 *
 * @param path the rendered place.
 */
export function targetsOf(segments: readonly Segment[], path: string, filing: Filing) {
  const { isAbsent, detailTargetOmits, isPush } = filing;
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
