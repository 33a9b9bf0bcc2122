import type { Segment } from "../../src/index.js";
import type { Reads, Rule } from "../../src/rules/rule.js";
import { getOrInsertComputed } from "../../src/structure/get-or-insert-computed.js";
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

/** A function that says whether a rule reads the value at a place in a body, according to its `reads`. */
export function readsIn(body: unknown): (rule: Rule, fault: readonly Segment[]) => boolean {
  const ofEmail = once(() => emailPlaces(body));
  const ofFilters = once(() => filterPlaces(body));
  const known = new Map<Rule, [mode: string, read: string][]>();
  const placesRead = (rule: Rule) =>
    (Object.keys(rule.reads) as (keyof Reads)[]).flatMap((mode) =>
      (rule.reads[mode] ?? []).flatMap((path) => {
        if (!path.startsWith("@.")) return [[mode, beginning(path.split("."))] as [string, string]];
        const subjects = rule.scope === "email_content" ? ofEmail() : ofFilters();
        return subjects.map((subject): [string, string] => [
          mode,
          beginning([...subject, ...path.slice(2).split(".")]),
        ]);
      }),
    );
  return (rule, fault) => {
    const at = beginning(fault);
    return getOrInsertComputed(known, rule, () => placesRead(rule)).some(([mode, read]) => {
      if (read === at) return mode !== "presence";
      return read.startsWith(`${at},`) || (at.startsWith(`${read},`) && mode === "values");
    });
  };
}

/** The JSON of a place, with which that of each place below it begins. */
function beginning(place: readonly Segment[]): string {
  return JSON.stringify(place).slice(0, -1);
}
