// The level of a violation after a user's overrides and exceptions.

import type { OracleViolation, Segments } from "./places.js";

export type Level = "off" | "warning" | "error";

export interface LevelSettings {
  rules?: { readonly [rule: string]: Level | undefined };
  exceptions?: readonly { rule: string; path: string; level: "off" | "warning" }[];
}

/** The first matching exception decides, otherwise the override. No exception turns on a rule that is off. */
export function levelOf(violation: OracleViolation, settings: LevelSettings): Level {
  const level = settings.rules?.[violation.rule] ?? "error";
  if (level === "off") return "off";
  const exception = (settings.exceptions ?? []).find(
    ({ rule, path }) => rule === violation.rule && matches(path, violation),
  );
  return exception?.level ?? level;
}

/** A place outside the body (`campaign_id`, a header) counts as one segment. The body itself has no segments. */
function matches(pattern: string, { path, segments }: OracleViolation): boolean {
  if (pattern === path) return true;
  if (path === "body" && segments.length === 0) return false;
  return matchesSteps(stepsOf(pattern), segments.length === 0 ? [path] : segments);
}

type Step = { kind: "one" } | { kind: "rest" } | { kind: "segment"; segment: string | number };

const STEP = /(?:^|\.)(\*\*|\*|[A-Za-z_$][A-Za-z0-9_$]*)|\[(?:(\*)|(\d+)|("(?:[^"\\]|\\.)*"))\]/gy;

function stepsOf(pattern: string): Step[] {
  return [...pattern.matchAll(STEP)].map(([, name, star, index, quoted]): Step => {
    if (name === "**") return { kind: "rest" };
    if (name === "*" || star !== undefined) return { kind: "one" };
    if (index !== undefined) return { kind: "segment", segment: Number(index) };
    return { kind: "segment", segment: name ?? (JSON.parse(quoted ?? '""') as string) };
  });
}

/** `**` comes last, and matches one or more segments. */
function matchesSteps(steps: Step[], segments: Segments): boolean {
  const isOpen = steps.at(-1)?.kind === "rest";
  if (isOpen ? segments.length < steps.length : segments.length !== steps.length) return false;
  return steps.every((step, i) => step.kind !== "segment" || step.segment === segments[i]);
}
