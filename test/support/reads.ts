import type { Segment } from "../../src/index.js";
import type { Reads, Rule } from "../../src/rules/rule.js";
import { placesOf } from "./mutations.js";
import { once } from "./once.js";

/** The places of all filters in a body, and of those that it could have at the first level. */
function filterPlaces(body: unknown): Segment[][] {
  const groups = ["included_filters", "secondary_included_filters", "excluded_filters"];
  const possible = ["trigger_condition", "segmentation_details"].flatMap((member) =>
    groups
      .filter(
        (group) => (member === "trigger_condition") !== (group === "excluded_filters") || group === "included_filters",
      )
      .map((group): Segment[] => [member, group, "filters", 0]),
  );
  return [...placesOf(body).filter((place) => place.at(-2) === "filters" && !place.includes("goals")), ...possible];
}

function emailPlaces(body: unknown): Segment[][] {
  const found = placesOf(body).filter(
    (place) => place[0] === "campaign_content" && place.at(-1) === "email" && place.length <= 5,
  );
  return [...found, ["campaign_content", "content", "email"]];
}

/** Whether a rule reads the value at a place, according to its `reads`. */
export function isRead(rule: Rule, fault: readonly Segment[], body: unknown): boolean {
  const subjects = once(() => (rule.scope === "email_content" ? emailPlaces(body) : filterPlaces(body)));
  const at = JSON.stringify(fault).slice(0, -1);
  return (Object.keys(rule.reads) as (keyof Reads)[]).some((mode) =>
    (rule.reads[mode] ?? []).some((path) => {
      const relative = path.startsWith("@.");
      const segments = (relative ? path.slice(2) : path).split(".");
      const places = relative ? subjects().map((subject) => [...subject, ...segments]) : [segments];
      return places.some((place) => {
        const read = JSON.stringify(place).slice(0, -1);
        if (read === at) return mode !== "presence";
        return read.startsWith(`${at},`) || (at.startsWith(`${read},`) && mode === "values");
      });
    }),
  );
}
