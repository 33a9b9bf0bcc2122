/** Generators of requests for fast-check: valid ones, ones with known faults, and hostile values. */
import fc from "fast-check";
import { expectVersion } from "../errors/expect-version.js";

export {
  advanced,
  basicDetails,
  campaignAudienceLimit,
  campaignContent,
  connector,
  controlGroupDetails,
  conversionGoalDetails,
  createRequest,
  deliveryControls,
  filterGroup,
  geofences,
  gmailAnnotations,
  schedulingDetails,
  segmentationDetails,
  triggerCondition,
  utmParams,
} from "./create-request.js";
export type { ExpectedViolation } from "./expected-violation.js";
export type { CreateRuleId } from "./faults/index.js";
export { type FaultyRequest, type FaultyRequests, faultyRequest, faultyRequests } from "./faulty-request.js";
export { type FaultyUpdate, faultyUpdate, type UpdateRuleId } from "./faulty-update.js";
export { type FaultyWholeRequest, faultyWholeRequest, type WholeRequestRuleId } from "./faulty-whole-request.js";
export { type HostileOptions, hostileValue } from "./hostile-value.js";
export type { RequestOptions } from "./scene.js";
export { type UpdateOptions, type UpdateSample, update } from "./update.js";
export { type WholeRequestOptions, type WholeRequestSample, wholeRequest } from "./whole-request.js";

expectVersion("arbitraries", "fast-check", 4, fc.__version);
