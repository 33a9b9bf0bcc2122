import fc from "fast-check";
import { HOURS } from "../../rules/delivery-controls/hours-valid.js";
import { UNUSED_BY } from "../../rules/delivery-controls/members-used.js";
import type { Demands, Members } from "../from-schema.js";
import type { Scene } from "../scene.js";
import { integer, oneOf, text } from "../values.js";
import { partOf } from "./part.js";

const FLAG = "is_campaign_control_group_enabled";
const PERCENTAGE = "campaign_control_group_percentage";

/** Control groups, enabled with their percentage or not. */
export function controlGroupDetailsIn(scene: Scene): fc.Arbitrary<Members> {
  const nobody = scene.tidy ? { [PERCENTAGE]: 0 } : {};
  return oneOf(
    partOf(scene, "control_group_details", { members: { [FLAG]: false, ...nobody } }),
    partOf(scene, "control_group_details", { members: { [FLAG]: true }, needs: [FLAG, PERCENTAGE] }),
  );
}

/** Conversion goals; only the first may be the primary one if there must be no warning. */
export function conversionGoalDetailsIn(scene: Scene): fc.Arbitrary<Members> {
  const details = partOf(scene, "conversion_goal_details");
  return scene.tidy ? details.map(withOnePrimary) : details;
}

function withOnePrimary(details: Members): Members {
  const goals = details["goals"] as Members[] | undefined;
  if (goals === undefined) return details;
  return { ...details, goals: goals.map((goal, index) => (index === 0 ? goal : { ...goal, is_primary_goal: false })) };
}

const hours = fc.integer({ min: 1, max: 720 }).map(String);
const inHours = Object.fromEntries(HOURS.map((member) => [member, hours]));

export function deliveryControlsIn(scene: Scene): fc.Arbitrary<Members> {
  const { tidy, channel, deliveryType } = scene;
  if (channel === "EMAIL") return partOf(scene, "delivery_controls");
  const unused = Object.entries(UNUSED_BY).filter(([, types]) => types.some((type) => type === deliveryType));
  const controls = ({ members, without = [], ...others }: Demands) =>
    partOf(scene, "delivery_controls", {
      ...others,
      members: { ...(tidy && inHours), ...members },
      without: [...(tidy ? unused.map(([member]) => member) : []), ...without],
    });
  if (!scene.allows("QUEUING")) return controls({ without: ["queuing_enabled", "queue_duration"] });
  return oneOf(
    controls({ members: { queuing_enabled: false, queue_duration: tidy ? 0 : integer(false) } }),
    controls({
      members: { queuing_enabled: true, queue_duration: integer(true) },
      needs: ["queuing_enabled", "queue_duration"],
    }),
  );
}

/** UTM parameters with the named keys and up to five custom ones. */
export function utmParamsIn(scene: Scene): fc.Arbitrary<Members> {
  // All of them are custom keys.
  const prefixed = fc.constantFrom("utm_id", "utm_brand", "utm_", "utm_a.b", "utm_größe", "utm_x", "utm_y");
  const free = fc.constantFrom("brand", "", "UTM_ID", "x-y", "source", "ref");
  const key = scene.freeUtmKeys ? fc.oneof(prefixed, free) : prefixed;
  const custom = fc.dictionary(key, text(scene.tidy), { maxKeys: 5, noNullPrototype: true });
  return fc.tuple(partOf(scene, "utm_params"), custom).map(([params, others]) => ({ ...params, ...others }));
}
