import fc from "fast-check";
import { IntelligentDelayOptimization, TriggerCondition } from "../../schemas/trigger-condition.js";
import { type Members, objectOf, only } from "../from-schema.js";
import type { Scene } from "../scene.js";
import { oneOf, text } from "../values.js";
import { filterGroupIn } from "./audience.js";

const DELAY_LENGTH = ["trigger_delay_value", "trigger_delay_granularity"];
const WINDOW = "intelligent_delay_optimization";

const windowMembers = Object.keys(IntelligentDelayOptimization.properties);

/** Trigger conditions of every delay type and relation that the channel has. */
export function triggerConditionIn(scene: Scene): fc.Arbitrary<Members> {
  const relations = [undefined, "AFTER", "BEFORE"];
  const delays = [undefined, "ASAP", "DELAY", ...only(scene.channel === "PUSH", "INTELLIGENT_DELAY")];
  return oneOf(
    ...delays.flatMap((delay) =>
      relations
        .filter((relation) => delay !== "DELAY" || relation !== undefined)
        .map((relation) => conditionOf(scene, delay, relation)),
    ),
  );
}

function conditionOf(scene: Scene, delay: string | undefined, relation: string | undefined): fc.Arbitrary<Members> {
  const { tidy } = scene;
  const group = filterGroupIn(scene);
  const isBefore = relation === "BEFORE";
  const isIntelligent = delay === "INTELLIGENT_DELAY";
  const hasNoSpare = tidy && delay !== undefined;
  return objectOf(TriggerCondition, tidy, {
    members: {
      included_filters: group,
      secondary_included_filters: group,
      trigger_delay_type: delay,
      trigger_relation: relation,
      trigger_attr: fc.record({ name: text(tidy) }, { requiredKeys: isBefore ? ["name"] : [], noNullPrototype: true }),
      [WINDOW]: windowIn(tidy, isIntelligent),
    },
    needs: [
      ...["trigger_delay_type", "trigger_relation"],
      ...only(tidy, "included_filters"),
      ...only(isBefore, "trigger_attr"),
      ...only(delay === "DELAY", ...DELAY_LENGTH),
      ...only(isIntelligent, WINDOW),
    ],
    without: [
      ...only(delay === undefined, "trigger_delay_type"),
      ...only(relation === undefined, "trigger_relation"),
      ...only(hasNoSpare && delay !== "DELAY", ...DELAY_LENGTH),
      ...only((hasNoSpare || scene.channel === "EMAIL") && !isIntelligent, WINDOW),
    ],
  });
}

/** Bounds that are in order in any of their units. */
const inOrder = {
  min_delay_value: fc.integer({ min: 1, max: 24 }),
  max_delay_value: fc.integer({ min: 24, max: 100 }),
};

/** Windows of an intelligent delay; in order if there must be no warning. */
function windowIn(tidy: boolean, isComplete: boolean): fc.Arbitrary<Members> {
  return objectOf(IntelligentDelayOptimization, tidy, {
    members: tidy ? inOrder : {},
    needs: only(isComplete, ...windowMembers),
  });
}
