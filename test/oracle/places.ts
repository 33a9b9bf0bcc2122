// Places in a body: how they are written, read and compared, and how the two targets follow from them.

export type Segments = (string | number)[];
export type Channel = "PUSH" | "EMAIL";
export type JsonObject = Record<string, unknown>;

export interface OracleViolation {
  kind: "structure" | "rule";
  rule: string;
  path: string;
  segments: Segments;
  target: string;
  detailTarget: string;
  /** What the structure demands. */
  what?: string | undefined;
}

export interface Found extends OracleViolation {
  /** The gate of a member that the specification calls flag-gated failed. */
  flagGate: boolean;
  /** It says that the member must be absent. As an error, it is all that is said at or below the member. */
  refuses: boolean;
}

export interface Particulars {
  /** Whether a member is absent that is required, always or under a condition. */
  absent?: boolean;
  /** How many segments the documented detail target is shorter than the path. */
  coarser?: number;
  /** A gate refuses, too. */
  flagGate?: boolean;
  refuses?: boolean;
  what?: string;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `a.b[0]["c.d"]` */
export function dotted(segments: Segments): string {
  let text = "";
  for (const segment of segments) {
    if (typeof segment === "number") text += `[${segment}]`;
    else if (!/^[A-Za-z_$][A-Za-z0-9_$]*$/.test(segment)) text += `[${JSON.stringify(segment)}]`;
    else text += text === "" ? segment : `.${segment}`;
  }
  return text;
}

/** A member that is `undefined` is absent, as in JSON text. An entry of a list that is `undefined` is there. */
export function has(body: unknown, at: Segments): boolean {
  let here = body;
  for (const segment of at) {
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, segment)) return false;
    const isEntry = Array.isArray(here);
    here = (here as JsonObject)[segment];
    if (here === undefined && !isEntry) return false;
  }
  return true;
}

/** The names of the members that are present. */
export function namesIn(object: JsonObject): string[] {
  return Object.keys(object).filter((name) => has(object, [name]));
}

/** The value at a place, or `undefined` if there is none. */
export function get(body: unknown, at: Segments): unknown {
  if (!has(body, at)) return undefined;
  let here = body;
  for (const segment of at) here = (here as JsonObject)[segment];
  return here;
}

export function same(a: Segments, b: Segments): boolean {
  return a.length === b.length && a.every((segment, i) => segment === b[i]);
}

/** Is `above` a proper ancestor of `at`? */
export function isAbove(above: Segments, at: Segments): boolean {
  return above.length < at.length && same(above, at.slice(0, above.length));
}

/**
 * The index of `gmail_annotations` in the segments, or -1. In Email content, the first segment `email` below
 * `campaign_content.content` is the channel content: flat, in a locale, or in a variation of a locale.
 */
function gmailIndex(channel: Channel | undefined, segments: Segments): number {
  if (channel !== "EMAIL" || segments[0] !== "campaign_content" || segments[1] !== "content") return -1;
  const email = segments.indexOf("email", 2);
  return email >= 2 && email <= 4 && segments[email + 1] === "gmail_annotations" ? email + 1 : -1;
}

export function violation(
  rule: string,
  channel: Channel | undefined,
  segments: Segments,
  particulars: Particulars = {},
): Found {
  const flagGate = particulars.flagGate ?? false;
  const verdict = { what: particulars.what, flagGate, refuses: particulars.refuses ?? flagGate };
  const kind = rule.startsWith("structure.") ? "structure" : "rule";
  if (segments.length === 0) {
    return { kind, rule, path: "body", segments, target: "body", detailTarget: "body", ...verdict };
  }
  const path = dotted(segments);
  const detail = segments.slice(0, segments.length - (particulars.coarser ?? 0));
  const gmail = gmailIndex(channel, segments);
  if (gmail >= 0) {
    const detailTarget = dotted(detail.slice(gmail));
    return { kind, rule, path, segments, target: "campaign_content.content", detailTarget, ...verdict };
  }
  const target = particulars.absent ? path : dotted(segments.slice(0, 1));
  return { kind, rule, path, segments, target, detailTarget: dotted(detail), ...verdict };
}
