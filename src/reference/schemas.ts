/** The shapes of requests and responses: as TypeBox schemas, as JSON Schema documents, and as an OpenAPI document. */

import { Advanced } from "../schemas/advanced.js";
import { EmailBasicDetails, PushBasicDetails } from "../schemas/basic-details.js";
import { CampaignAudienceLimit } from "../schemas/campaign-audience-limit.js";
import { EmailCampaignContent, EmailContent, PushCampaignContent, PushContent } from "../schemas/campaign-content.js";
import { Connector } from "../schemas/connector.js";
import { ControlGroupDetails } from "../schemas/control-group-details.js";
import { ConversionGoalDetails } from "../schemas/conversion-goal-details.js";
import { CreateRequest, EmailCreateRequest, PushCreateRequest } from "../schemas/create-request.js";
import { EmailDeliveryControls, PushDeliveryControls } from "../schemas/delivery-controls.js";
import { ErrorBody } from "../schemas/error-body.js";
import { FilterGroup } from "../schemas/filters.js";
import { Geofences } from "../schemas/geofences.js";
import { GmailAnnotations } from "../schemas/gmail-annotations.js";
import { CreateResponse, UpdateResponse } from "../schemas/responses.js";
import { SchedulingDetails } from "../schemas/scheduling-details.js";
import { SegmentationDetails } from "../schemas/segmentation-details.js";
import { TriggerCondition } from "../schemas/trigger-condition.js";
import {
  EmailCampaign,
  EmailUpdateRequest,
  PublishRequest,
  PushCampaign,
  PushUpdateRequest,
} from "../schemas/update-request.js";
import { UtmParams } from "../schemas/utm-params.js";
import { frozen } from "./frozen.js";

export type { PlainObject } from "./documents/definitions.js";
export { type DocumentName, type JsonSchemaDocument, jsonSchemaDocument } from "./documents/json-schema.js";
export { type OpenApiDocument, openApiDocument } from "./documents/open-api.js";

/** The TypeBox schemas by name. They are frozen, because they share parts. */
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
