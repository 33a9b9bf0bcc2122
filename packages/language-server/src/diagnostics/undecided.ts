import type { Context } from "campaign-rules";
import type { CheckedFile, FileResult, Position } from "campaign-rules/files";
import { type KnownRule, knownRule } from "../rules/known-rule.js";

/** Why a rule was skipped, and the place in a file that it reads. */
export function undecided({ rule, reason }: FileResult["skipped"][number], checked: CheckedFile, context: Context) {
  const known = knownRule(rule, context);
  const why = reason === "structure" ? "the fields that it reads are invalid" : unknownFor(known, context);
  return { message: `${rule} was not checked: ${why}`, place: placeOf(known, checked) };
}

function unknownFor(rule: KnownRule | undefined, { features }: Context): string {
  const feature = rule?.unlessFeature ?? rule?.ifFeature;
  return feature !== undefined && features === undefined
    ? `it is unknown whether the workspace has ${feature}; the configuration can list its features`
    : "the rest of the campaign is unknown";
}

/** The position of the first invalid path that it reads; otherwise that of the first path. */
function placeOf(rule: KnownRule | undefined, { result, positionAt }: CheckedFile): Position | undefined {
  const { values = [], presence = [], keys = [] } = rule?.reads ?? {};
  // Paths that begin with @ are relative to each filter or content, so they have no single place.
  const paths = [...values, ...presence, ...keys].filter((path) => !path.startsWith("@"));
  const invalid = paths.find((path) => result.violations.some((found) => touches(found.path, path)));
  const path = invalid ?? paths[0];
  return path === undefined ? undefined : positionAt(path.split("."));
}

/** Whether two paths are equal, or one is below the other. */
function touches(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.startsWith(short) && [undefined, ".", "["].includes(long[short.length]);
}
