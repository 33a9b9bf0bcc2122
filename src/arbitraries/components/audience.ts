import fc from "fast-check";
import { CampaignAudienceLimit } from "../../schemas/campaign-audience-limit.js";
import { ActionsFilter, CustomSegmentsFilter, UserAttributesFilter } from "../../schemas/filters.js";
import { getOrInsertComputed } from "../../structure/get-or-insert-computed.js";
import { operators } from "../../structure/operators.js";
import { type Members, objectOf, only } from "../from-schema.js";
import type { Scene } from "../scene.js";
import { oneOf } from "../values.js";
import { partOf } from "./part.js";

/** How deeply actions nest in actions. */
const DEEPEST = 2;

const WITHOUT_VALUE: readonly string[] = ["exists", "today"];

/** Cache of filter groups by `tidy` and PORTFOLIO, the only parts of a scene that matter here. */
const groups = new Map<string, fc.Arbitrary<Members>>();

/** Groups with at least `fewest` filters. */
export function filterGroupIn(scene: Scene, fewest = 0, nesting = DEEPEST): fc.Arbitrary<Members> {
  const key = [scene.tidy, scene.demands("PORTFOLIO"), fewest, nesting].join();
  return getOrInsertComputed(groups, key, () => {
    const filters = fc.array(filterIn(scene, nesting), { minLength: fewest, maxLength: fewest + 2 });
    return fc.record({ filter_operator: fc.constantFrom("and", "or"), filters }, { noNullPrototype: true });
  });
}

/** Filters of every kind, whose actions nest `nesting` levels deep. */
export function filterIn(scene: Scene, nesting: number): fc.Arbitrary<Members> {
  return oneOf(segmentIn(scene), userAttributeIn(scene), actionIn(scene, nesting));
}

function segmentIn({ tidy }: Scene): fc.Arbitrary<Members> {
  return oneOf(...["id", "name"].map((name) => objectOf(CustomSegmentsFilter, tidy, { needs: [name] })));
}

function userAttributeIn(scene: Scene): fc.Arbitrary<Members> {
  return oneOf(
    ...Object.entries<readonly string[]>(operators).flatMap(([data_type, allowed]) =>
      [false, true].map((hasNoValue) => {
        const possible = allowed.filter((operator) => WITHOUT_VALUE.includes(operator) === hasNoValue);
        return objectOf(UserAttributesFilter, scene.tidy, {
          members: { data_type, operator: fc.constantFrom(...possible) },
          needs: [...only(scene.demands("PORTFOLIO"), "project_name"), ...only(!hasNoValue, "value")],
        });
      }),
    ),
  );
}

function actionIn(scene: Scene, nesting: number): fc.Arbitrary<Members> {
  if (nesting === 0) return objectOf(ActionsFilter, scene.tidy, { without: ["attributes"] });
  return objectOf(ActionsFilter, scene.tidy, { members: { attributes: filterGroupIn(scene, 0, nesting - 1) } });
}

/** Audiences of all users, or of those that at least one filter includes. */
export function segmentationDetailsIn(scene: Scene): fc.Arbitrary<Members> {
  const group = filterGroupIn(scene);
  return oneOf(
    partOf(scene, "segmentation_details", {
      members: {
        is_all_user_campaign: true,
        // Includes all users, so that filters would have no effect.
        included_filters: scene.tidy ? group.map((drawn) => ({ ...drawn, filters: [] })) : group,
        excluded_filters: group,
      },
      needs: ["is_all_user_campaign"],
    }),
    partOf(scene, "segmentation_details", {
      members: {
        ...(scene.tidy && { is_all_user_campaign: false }),
        included_filters: filterGroupIn(scene, 1),
        excluded_filters: group,
      },
      needs: ["included_filters"],
    }),
  );
}

const FLAG = "is_campaign_audience_limit_enabled";
const CAPS = ["metric", "frequency", "limit"];

/** Caps on the audience of campaigns that can have one: enabled, disabled, or without the flag. */
export function campaignAudienceLimitIn(scene: Scene): fc.Arbitrary<Members> {
  const { channel, deliveryType, tidy } = scene;
  const isPerSend = channel === "PUSH" && deliveryType === "PERIODIC";
  const frequency = isPerSend ? fc.constantFrom("TOTAL", "INSTANCE") : "TOTAL";
  // Of the types that do not use them, only a one-time campaign is rejected for them.
  const without = only(deliveryType === "ONE_TIME", "metric", "frequency");
  return oneOf(
    objectOf(CampaignAudienceLimit, tidy, { members: { [FLAG]: false }, needs: [FLAG], without: CAPS }),
    partOf(scene, "campaign_audience_limit", {
      members: { [FLAG]: true, frequency },
      needs: [FLAG, "limit"],
      without,
    }),
    objectOf(CampaignAudienceLimit, tidy, { members: { frequency }, without: [FLAG, ...(tidy ? CAPS : without)] }),
  );
}
