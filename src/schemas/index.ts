/** The shapes of requests and responses: as TypeBox schemas, as JSON Schema documents, and as an OpenAPI document. */
import { frozen } from "../frozen.js";
import { Advanced } from "./advanced.js";
import { EmailBasicDetails, PushBasicDetails } from "./basic-details.js";
import { CampaignAudienceLimit } from "./campaign-audience-limit.js";
import { EmailCampaignContent, EmailContent, PushCampaignContent, PushContent } from "./campaign-content.js";
import { Connector } from "./connector.js";
import { ControlGroupDetails } from "./control-group-details.js";
import { ConversionGoalDetails } from "./conversion-goal-details.js";
import { CreateRequest, EmailCreateRequest, PushCreateRequest } from "./create-request.js";
import { EmailDeliveryControls, PushDeliveryControls } from "./delivery-controls.js";
import { ErrorBody } from "./error-body.js";
import { FilterGroup } from "./filters.js";
import { Geofences } from "./geofences.js";
import { GmailAnnotations } from "./gmail-annotations.js";
import { CreateResponse, UpdateResponse } from "./responses.js";
import { SchedulingDetails } from "./scheduling-details.js";
import { SegmentationDetails } from "./segmentation-details.js";
import { TriggerCondition } from "./trigger-condition.js";
import {
  EmailCampaign,
  EmailUpdateRequest,
  PublishRequest,
  PushCampaign,
  PushUpdateRequest,
} from "./update-request.js";
import { UtmParams } from "./utm-params.js";

export type { PlainObject } from "../documents/definitions.js";
export { type DocumentName, type JsonSchemaDocument, jsonSchemaDocument } from "../documents/json-schema.js";
export { type OpenApiDocument, openApiDocument } from "../documents/open-api.js";

/** The TypeBox schemas by name. They share parts, so none can be changed. */
const schemas = {
  Advanced,
  EmailBasicDetails,
  PushBasicDetails,
  CampaignAudienceLimit,
  EmailCampaignContent,
  EmailContent,
  PushCampaignContent,
  PushContent,
  Connector,
  ControlGroupDetails,
  ConversionGoalDetails,
  CreateRequest,
  EmailCreateRequest,
  PushCreateRequest,
  EmailDeliveryControls,
  PushDeliveryControls,
  ErrorBody,
  FilterGroup,
  Geofences,
  GmailAnnotations,
  CreateResponse,
  UpdateResponse,
  SchedulingDetails,
  SegmentationDetails,
  TriggerCondition,
  EmailCampaign,
  EmailUpdateRequest,
  PublishRequest,
  PushCampaign,
  PushUpdateRequest,
  UtmParams,
};
for (const schema of Object.values(schemas)) frozen(schema);

export {
  Advanced,
  CampaignAudienceLimit,
  Connector,
  ControlGroupDetails,
  ConversionGoalDetails,
  CreateRequest,
  CreateResponse,
  EmailBasicDetails,
  EmailCampaign,
  EmailCampaignContent,
  EmailContent,
  EmailCreateRequest,
  EmailDeliveryControls,
  EmailUpdateRequest,
  ErrorBody,
  FilterGroup,
  Geofences,
  GmailAnnotations,
  PublishRequest,
  PushBasicDetails,
  PushCampaign,
  PushCampaignContent,
  PushContent,
  PushCreateRequest,
  PushDeliveryControls,
  PushUpdateRequest,
  SchedulingDetails,
  SegmentationDetails,
  TriggerCondition,
  UpdateResponse,
  UtmParams,
};
