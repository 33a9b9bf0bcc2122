import fc from "fast-check";
import { ControlGroupDetails } from "../../schemas/control-group-details.js";
import { type Drawn, type Members, objectOf, oneOf } from "../from-schema.js";
import type { Scene } from "../scene.js";

const FLAG = "is_campaign_control_group_enabled";
const PERCENTAGE = "campaign_control_group_percentage";

/** Control groups, enabled with their percentage or not. */
export function controlGroupDetailsIn({ tidy }: Scene): fc.Arbitrary<Members> {
  const nobody: Record<string, Drawn> = tidy ? { [PERCENTAGE]: fc.constant(0) } : {};
  return oneOf(
    objectOf(ControlGroupDetails, tidy, { members: { [FLAG]: fc.constant(false), ...nobody } }),
    objectOf(ControlGroupDetails, tidy, { members: { [FLAG]: fc.constant(true) }, needs: [FLAG, PERCENTAGE] }),
  );
}
