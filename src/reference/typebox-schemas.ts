export { Advanced } from "../schemas/advanced.js";
export { EmailBasicDetails, PushBasicDetails } from "../schemas/basic-details.js";
export { CampaignAudienceLimit } from "../schemas/campaign-audience-limit.js";
export { EmailCampaignContent, EmailContent, PushCampaignContent, PushContent } from "../schemas/campaign-content.js";
export { Connector } from "../schemas/connector.js";
export { ControlGroupDetails } from "../schemas/control-group-details.js";
export { ConversionGoalDetails } from "../schemas/conversion-goal-details.js";
export { CreateRequest, EmailCreateRequest, PushCreateRequest } from "../schemas/create-request.js";
export { EmailDeliveryControls, PushDeliveryControls } from "../schemas/delivery-controls.js";
export { ErrorBody } from "../schemas/error-body.js";
export { FilterGroup } from "../schemas/filters.js";
export { Geofences } from "../schemas/geofences.js";
export { GmailAnnotations } from "../schemas/gmail-annotations.js";
export { CreateResponse, UpdateResponse } from "../schemas/responses.js";
export { SchedulingDetails } from "../schemas/scheduling-details.js";
export { SegmentationDetails } from "../schemas/segmentation-details.js";
export { TriggerCondition } from "../schemas/trigger-condition.js";
export {
  EmailCampaign,
  EmailUpdateRequest,
  PublishRequest,
  PushCampaign,
  PushUpdateRequest,
} from "../schemas/update-request.js";
export { UtmParams } from "../schemas/utm-params.js";
