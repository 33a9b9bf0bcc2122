import fc from "fast-check";
import { IntelligentDelayOptimization, TriggerCondition } from "../../schemas/trigger-condition.js";
import { type Drawn, type Members, objectOf, oneOfAll } from "../from-schema.js";
import type { Scene } from "../scene.js";
import { text } from "../values.js";
import { filterGroupIn } from "./filters.js";

const DELAY_LENGTH = ["trigger_delay_value", "trigger_delay_granularity"];
const WINDOW = "intelligent_delay_optimization";

const windowMembers = Object.keys(IntelligentDelayOptimization.properties);

/** Trigger conditions of every delay type and relation that the channel has. */
export function triggerConditionIn(scene: Scene): fc.Arbitrary<Members> {
  const group = filterGroupIn(scene);
  const common = { included_filters: group, secondary_included_filters: group };
  const relations = [undefined, "AFTER", "BEFORE"];
  const delays = [undefined, "ASAP", "DELAY", ...(scene.channel === "PUSH" ? ["INTELLIGENT_DELAY"] : [])];
  return oneOfAll(
    delays.flatMap((delay) =>
      relations
        .filter((relation) => delay !== "DELAY" || relation !== undefined)
        .map((relation) => conditionOf(scene, common, delay, relation)),
    ),
  );
}

function conditionOf(
  scene: Scene,
  common: Readonly<Record<string, Drawn>>,
  delay: string | undefined,
  relation: string | undefined,
): fc.Arbitrary<Members> {
  const { tidy } = scene;
  const members: Record<string, Drawn> = { ...common, trigger_attr: anchorIn(tidy, relation === "BEFORE") };
  const needs = tidy ? ["included_filters"] : [];
  const without: string[] = [];
  const fix = (name: string, value: string | undefined) => {
    if (value === undefined) return without.push(name);
    members[name] = fc.constant(value);
    return needs.push(name);
  };
  fix("trigger_delay_type", delay);
  fix("trigger_relation", relation);
  if (relation === "BEFORE") needs.push("trigger_attr");

  members[WINDOW] = windowIn(tidy, delay === "INTELLIGENT_DELAY");
  const hasNoSpare = tidy && delay !== undefined;
  if (delay === "DELAY") needs.push(...DELAY_LENGTH);
  else if (hasNoSpare) without.push(...DELAY_LENGTH);
  if (delay === "INTELLIGENT_DELAY") needs.push(WINDOW);
  else if (hasNoSpare || scene.channel === "EMAIL") without.push(WINDOW);
  return objectOf(TriggerCondition, tidy, { members, needs, without });
}

function anchorIn(tidy: boolean, isNeeded: boolean): fc.Arbitrary<Members> {
  return fc.record({ name: text(tidy) }, { requiredKeys: isNeeded ? ["name"] : [], noNullPrototype: true });
}

/** Windows of an intelligent delay; in order if there must be no warning. */
function windowIn(tidy: boolean, isComplete: boolean): fc.Arbitrary<Members> {
  if (!tidy) return objectOf(IntelligentDelayOptimization, tidy, { needs: isComplete ? windowMembers : [] });
  const units = [
    ["MINUTES", "HOURS"],
    ["HOURS", "HOURS"],
    ["HOURS", "DAYS"],
  ];
  const members = isComplete ? fc.constant(windowMembers) : fc.subarray(windowMembers);
  return fc
    .tuple(fc.constantFrom(...units), fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 60 }), members)
    .map(([[least, most], minimum, more, chosen]) => {
      const window: Members = {
        min_delay_value: minimum,
        min_delay_granularity: least,
        max_delay_value: minimum + more,
        max_delay_granularity: most,
      };
      return Object.fromEntries(chosen.map((member) => [member, window[member]]));
    });
}
