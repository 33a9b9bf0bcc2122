/** The shapes of requests and responses: as TypeBox schemas, as JSON Schema documents, and as an OpenAPI document. */
export type { PlainObject } from "../documents/definitions.js";
export { type DocumentName, type JsonSchemaDocument, jsonSchemaDocument } from "../documents/json-schema.js";
export { type OpenApiDocument, openApiDocument } from "../documents/open-api.js";
export { Advanced } from "./advanced.js";
export { EmailBasicDetails, PushBasicDetails } from "./basic-details.js";
export { CampaignAudienceLimit } from "./campaign-audience-limit.js";
export { EmailCampaignContent, EmailContent, PushCampaignContent, PushContent } from "./campaign-content.js";
export { Connector } from "./connector.js";
export { ControlGroupDetails } from "./control-group-details.js";
export { ConversionGoalDetails } from "./conversion-goal-details.js";
export { CreateRequest, EmailCreateRequest, PushCreateRequest } from "./create-request.js";
export { EmailDeliveryControls, PushDeliveryControls } from "./delivery-controls.js";
export { ErrorBody } from "./error-body.js";
export { FilterGroup } from "./filters.js";
export { Geofences } from "./geofences.js";
export { GmailAnnotations } from "./gmail-annotations.js";
export { CreateResponse, UpdateResponse } from "./responses.js";
export { SchedulingDetails } from "./scheduling-details.js";
export { SegmentationDetails } from "./segmentation-details.js";
export { TriggerCondition } from "./trigger-condition.js";
export {
  EmailCampaign,
  EmailUpdateRequest,
  PublishRequest,
  PushCampaign,
  PushUpdateRequest,
} from "./update-request.js";
export { UtmParams } from "./utm-params.js";
