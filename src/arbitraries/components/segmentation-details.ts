import fc from "fast-check";
import { SegmentationDetails } from "../../schemas/segmentation-details.js";
import { type Members, objectOf, oneOf } from "../from-schema.js";
import type { Scene } from "../scene.js";
import { filterGroupIn } from "./filters.js";

/** Audiences of all users, or of those that at least one filter includes. */
export function segmentationDetailsIn(scene: Scene): fc.Arbitrary<Members> {
  const group = filterGroupIn(scene);
  return oneOf(
    objectOf(SegmentationDetails, scene.tidy, {
      members: {
        is_all_user_campaign: fc.constant(true),
        // Includes all users, so that filters would have no effect.
        included_filters: scene.tidy ? group.map((drawn) => ({ ...drawn, filters: [] })) : group,
        excluded_filters: group,
      },
      needs: ["is_all_user_campaign"],
    }),
    objectOf(SegmentationDetails, scene.tidy, {
      members: {
        ...(scene.tidy && { is_all_user_campaign: fc.constant(false) }),
        included_filters: filterGroupIn(scene, 1),
        excluded_filters: group,
      },
      needs: ["included_filters"],
    }),
  );
}
