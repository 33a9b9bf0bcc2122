import type { Static, TSchema } from "typebox";
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

/** TypeBox's types, in which an optional member may also be undefined. */
type Inferred<Schema extends TSchema> = Lenient<Static<Schema>>;
type Lenient<T> = T extends readonly (infer Entry)[]
  ? Lenient<Entry>[]
  : T extends object
    ? { [Name in keyof T]: Lenient<T[Name]> | (Record<never, never> extends Pick<T, Name> ? undefined : never) }
    : T;

/**
 * The generated types are those that TypeBox infers from the schemas. The type check is the test.
 */
export const same: [
  Same<types.Advanced, Inferred<typeof Advanced>>,
  Same<types.PushBasicDetails, Inferred<typeof PushBasicDetails>>,
  Same<types.EmailBasicDetails, Inferred<typeof EmailBasicDetails>>,
  Same<types.CampaignAudienceLimit, Inferred<typeof CampaignAudienceLimit>>,
  Same<types.Connector, Inferred<typeof Connector>>,
  Same<types.ControlGroupDetails, Inferred<typeof ControlGroupDetails>>,
  Same<types.ConversionGoalDetails, Inferred<typeof ConversionGoalDetails>>,
  Same<types.EmailDeliveryControls, Inferred<typeof EmailDeliveryControls>>,
  Same<types.PushDeliveryControls, Inferred<typeof PushDeliveryControls>>,
  Same<types.FilterGroup, Inferred<typeof FilterGroup>>,
  Same<types.Geofences, Inferred<typeof Geofences>>,
  Same<types.GmailAnnotations, Inferred<typeof GmailAnnotations>>,
  Same<types.SchedulingDetails, Inferred<typeof SchedulingDetails>>,
  Same<types.SegmentationDetails, Inferred<typeof SegmentationDetails>>,
  Same<types.TriggerCondition, Inferred<typeof TriggerCondition>>,
  // TypeBox infers no index signatures: UTM keys and locales are open in our types only.
  types.CreateRequest extends Inferred<typeof CreateRequest> ? true : never,
] = [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true];

/** Whatever the settings of a compiler, an optional member may be undefined. */
export const absent: types.CampaignAudienceLimit & types.Advanced = {
  limit: undefined,
  expiration_settings: undefined,
};
