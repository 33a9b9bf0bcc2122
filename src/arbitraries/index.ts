/** Generators of requests for fast-check: valid ones, ones with known faults, and hostile values. */
export {
  advanced,
  basicDetails,
  campaignAudienceLimit,
  campaignContent,
  connector,
  controlGroupDetails,
  conversionGoalDetails,
  deliveryControls,
  filterGroup,
  geofences,
  gmailAnnotations,
  schedulingDetails,
  segmentationDetails,
  triggerCondition,
  utmParams,
} from "./components.js";
export { createRequest } from "./create-request.js";
export { type ExpectedViolation, type FaultyRequest, faultyRequest } from "./faulty-request.js";
export { type FaultyRequests, faultyRequests } from "./faulty-requests.js";
export { type HostileOptions, hostileValue } from "./hostile-value.js";
export type { RequestOptions } from "./scene.js";
