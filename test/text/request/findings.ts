import type { JsonPatchOperation } from "../../../src/index.js";
import type { Fixable } from "../../../src/text/request/fix-text.js";

export const finding = (...fix: JsonPatchOperation[]): Fixable => ({ fix });

/** Findings for texts that are not in capitals, for repeated entries and for members `x`. */
export function findingsOf(value: unknown, pointer = ""): Fixable[] {
  if (typeof value === "string" && value !== value.toUpperCase())
    return [finding({ op: "replace", path: pointer, value: value.toUpperCase() })];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const path = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (!Array.isArray(value))
      return [...(key === "x" ? [finding({ op: "remove", path })] : []), ...findingsOf(member, path)];
    const isRepeated = value.indexOf(member) < Number(key);
    return [...(isRepeated ? [finding({ op: "remove", path })] : []), ...findingsOf(member, path)];
  });
}
