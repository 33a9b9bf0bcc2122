import { type LevelSettings, levelOf } from "./levels.js";
import { type Found, isAbove, type OracleViolation, same } from "./places.js";

export interface Verdict<V = OracleViolation> {
  violations: V[];
  /** Violations that an override or an exception makes a warning. */
  warnings: V[];
  /** Absent if there are no errors. */
  code?: string;
}

/**
 * `found`: the structural violations in order, then those of rules in order. An error that refuses a member replaces all
 * others at or below it, warnings too; where several refuse the same member, the first does. Of the rest, one is kept
 * for each path: an error if there is one, and the first of several.
 */
export function verdictOf(found: readonly Found[], settings: LevelSettings): Verdict {
  const refusals = found.filter((one) => one.refuses && levelOf(one, settings) === "error");
  const heard = found.filter((one) => {
    if (refusals.some(({ segments }) => isAbove(segments, one.segments))) return false;
    const here = refusals.find(({ segments }) => same(segments, one.segments));
    return here === undefined || here === one;
  });
  const errors = onePerPath(heard.filter((one) => levelOf(one, settings) === "error"));
  const warnings = onePerPath(heard.filter((one) => levelOf(one, settings) === "warning"));
  const [first] = errors;
  return {
    violations: errors.map(plain),
    warnings: warnings.filter(({ path }) => errors.every((error) => error.path !== path)).map(plain),
    ...(first && { code: first.flagGate ? "VALIDATION_FAILED" : "400 Bad Request" }),
  };
}

function onePerPath(found: Found[]): Found[] {
  return found.filter((one, i) => found.findIndex(({ path }) => path === one.path) === i);
}

function plain({ flagGate: _, refuses: __, ...rest }: Found): OracleViolation {
  return rest;
}
