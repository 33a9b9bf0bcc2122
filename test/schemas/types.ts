import type { Static } from "typebox";
import type * as types from "../../src/generated/types.js";
import type { Advanced } from "../../src/schemas/advanced.js";
import type { EmailBasicDetails, PushBasicDetails } from "../../src/schemas/basic-details.js";
import type { CampaignAudienceLimit } from "../../src/schemas/campaign-audience-limit.js";
import type { Connector } from "../../src/schemas/connector.js";
import type { ControlGroupDetails } from "../../src/schemas/control-group-details.js";
import type { ConversionGoalDetails } from "../../src/schemas/conversion-goal-details.js";
import type { CreateRequest } from "../../src/schemas/create-request.js";
import type { EmailDeliveryControls, PushDeliveryControls } from "../../src/schemas/delivery-controls.js";
import type { FilterGroup } from "../../src/schemas/filters.js";
import type { Geofences } from "../../src/schemas/geofences.js";
import type { GmailAnnotations } from "../../src/schemas/gmail-annotations.js";
import type { SchedulingDetails } from "../../src/schemas/scheduling-details.js";
import type { SegmentationDetails } from "../../src/schemas/segmentation-details.js";
import type { TriggerCondition } from "../../src/schemas/trigger-condition.js";

/** Does not compile unless each type is assignable to the other. TypeBox writes some of them in another way. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

/**
 * The generated types are those that TypeBox infers from the schemas. The type check is the test.
 */
export const same: [
  Same<types.Advanced, Static<typeof Advanced>>,
  Same<types.PushBasicDetails, Static<typeof PushBasicDetails>>,
  Same<types.EmailBasicDetails, Static<typeof EmailBasicDetails>>,
  Same<types.CampaignAudienceLimit, Static<typeof CampaignAudienceLimit>>,
  Same<types.Connector, Static<typeof Connector>>,
  Same<types.ControlGroupDetails, Static<typeof ControlGroupDetails>>,
  Same<types.ConversionGoalDetails, Static<typeof ConversionGoalDetails>>,
  Same<types.EmailDeliveryControls, Static<typeof EmailDeliveryControls>>,
  Same<types.PushDeliveryControls, Static<typeof PushDeliveryControls>>,
  Same<types.FilterGroup, Static<typeof FilterGroup>>,
  Same<types.Geofences, Static<typeof Geofences>>,
  Same<types.GmailAnnotations, Static<typeof GmailAnnotations>>,
  Same<types.SchedulingDetails, Static<typeof SchedulingDetails>>,
  Same<types.SegmentationDetails, Static<typeof SegmentationDetails>>,
  Same<types.TriggerCondition, Static<typeof TriggerCondition>>,
  // TypeBox infers no index signatures: UTM keys and locales are open in our types only.
  types.CreateRequest extends Static<typeof CreateRequest> ? true : never,
] = [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true];
