// Random overrides and exceptions. They are made from the violations of a body, since few others would match one.

import fc from "fast-check";
import type { Level, LevelSettings } from "./levels.js";
import { dotted, type OracleViolation, type Segments } from "./places.js";

const shapes = ["exact", "exact", "star", "star", "stars", "rest", "rest", "everything", "above", "below"] as const;

interface ExceptionDraw {
  which: number;
  shape: (typeof shapes)[number];
  where: number;
  isBracketed: boolean;
  level: "off" | "warning";
}

export interface LevelDraw {
  exceptions: readonly ExceptionDraw[];
  overrides: readonly { which: number; level: Level }[];
  /** Fixed exceptions, which match nothing in most bodies. */
  fixed: readonly { rule: string; path: string; level: "off" | "warning" }[];
}

const fixed = fc.constantFrom<LevelDraw["fixed"][number]>(
  { rule: "structure.type", path: "body", level: "off" },
  { rule: "structure.type", path: "body", level: "warning" },
  { rule: "structure.required", path: "*", level: "warning" },
  { rule: "structure.required", path: "basic_details.**", level: "off" },
  { rule: "structure.enum", path: "channel", level: "off" },
  { rule: "audience-limit.feature-enabled", path: "campaign_audience_limit", level: "off" },
  { rule: "delivery-controls.queuing-enabled", path: "delivery_controls.*", level: "warning" },
  { rule: "gmail.promotional-only", path: "**", level: "warning" },
  { rule: "audience-limit.absent-for-one-time", path: "campaign_audience_limit.*", level: "warning" },
  { rule: "audience-limit.absent-when-disabled", path: "campaign_audience_limit.metric", level: "off" },
  { rule: "filter.operator-allowed", path: "segmentation_details.*.filters[*].operator", level: "warning" },
  { rule: "update.state-allows-changes", path: "campaign_id", level: "warning" },
  { rule: "update.stored-unreadable", path: "body", level: "warning" },
);

export const levelDraw: fc.Arbitrary<LevelDraw> = fc.oneof(
  fc.constant({ exceptions: [], overrides: [], fixed: [] }),
  fc.record({
    exceptions: fc.array(
      fc.record({
        which: fc.nat(),
        shape: fc.constantFrom(...shapes),
        where: fc.nat(),
        isBracketed: fc.boolean(),
        level: fc.constantFrom("off", "warning"),
      }),
      { maxLength: 4 },
    ),
    overrides: fc.array(fc.record({ which: fc.nat(), level: fc.constantFrom<Level[]>("off", "warning", "error") }), {
      maxLength: 2,
    }),
    fixed: fc.array(fixed, { maxLength: 2 }),
  }),
);

/** `violations`: the violations without any settings. */
export function levelsFor(
  { exceptions, overrides, fixed }: LevelDraw,
  violations: readonly OracleViolation[],
): LevelSettings {
  const chosen = (which: number) => violations[which % violations.length];
  const drawn = exceptions.flatMap((draw) => {
    const one = chosen(draw.which);
    return one ? [{ rule: one.rule, path: patternFor(one, draw), level: draw.level }] : [];
  });
  const rules = overrides.flatMap(({ which, level }): [string, Level][] => {
    const rule = chosen(which)?.rule;
    return rule === undefined || rule.startsWith("structure.") ? [] : [[rule, level]];
  });
  return {
    ...(drawn.length + fixed.length > 0 && { exceptions: [...drawn, ...fixed] }),
    ...(rules.length > 0 && { rules: Object.fromEntries(rules) }),
  };
}

function patternFor({ path, segments }: OracleViolation, { shape, where, isBracketed }: ExceptionDraw): string {
  if (segments.length === 0) return path;
  const at = where % segments.length;
  switch (shape) {
    case "exact":
      return path;
    case "star":
      return withStars(segments, (i) => i === at, isBracketed);
    case "stars":
      return withStars(segments, (i) => i >= at, isBracketed);
    case "rest":
      return at === 0 ? "*.**" : `${dotted(segments.slice(0, at))}.**`;
    case "everything":
      return "**";
    case "above":
      return segments.length === 1 ? "body" : dotted(segments.slice(0, -1));
    case "below":
      return `${path}.x`;
  }
}

/** A star for an index is written in brackets or after a dot, one for a member after a dot. */
function withStars(segments: Segments, isStar: (i: number) => boolean, isBracketed: boolean): string {
  return segments.reduce<string>((before, segment, i) => {
    if (!isStar(i)) return before + separated(before, dotted([segment]));
    return before + (typeof segment === "number" && isBracketed ? "[*]" : separated(before, "*"));
  }, "");
}

function separated(before: string, step: string): string {
  return before === "" || step.startsWith("[") ? step : `.${step}`;
}
