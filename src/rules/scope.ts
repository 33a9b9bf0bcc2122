import type {
  ActionsFilter,
  CreateRequest,
  CustomSegmentsFilter,
  EmailContent,
  EmailCreateRequest,
  PushCreateRequest,
  UserAttributesFilter,
} from "../generated/types.js";
import type { Shape } from "../structure/shape.js";
import type { RequestParts } from "./parts/request-parts.js";
import type { PublishParts, UpdateParts } from "./parts/update-parts.js";

/** The input of a rule, by its scope: the whole campaign, or each object of one kind. */
export interface RuleInputs {
  request: CreateRequest;
  PUSH: PushCreateRequest;
  EMAIL: EmailCreateRequest;
  user_attributes: UserAttributesFilter;
  actions: ActionsFilter;
  custom_segments: CustomSegmentsFilter;
  email_content: EmailContent;
  object: Inspected;
  /** The body or patch as passed in, whatever it is. */
  body: unknown;
  /** A whole request, for checking its method and path. */
  route: RequestParts;
  /** A whole request whose operation is known, for checking its credentials. */
  authorization: RequestParts;
  /** An authorized request, for checking its remaining headers. */
  headers: RequestParts;
  /** An update, before any other check. */
  state: UpdateParts;
  /** An update with a status, which publishes. */
  publish: PublishParts;
  /** An update of components, before it is merged. */
  stored: UpdateParts;
  /** An update of components. */
  update: UpdateParts;
  /** An update, of components or to publish. */
  "any-update": UpdateParts;
}

/**
 * Any object that the schemas describe and that has an unknown member, or an empty text where text is useful. Rules do
 * not get other objects, because linting would then take twice as long.
 */
export interface Inspected {
  readonly object: Readonly<Record<string, unknown>>;
  /** Its schema. */
  readonly shape: Pick<Shape, "names" | "nonEmptyTexts" | "isOpen">;
  /** The names of its members that its schema does not name. */
  readonly others: readonly string[];
  /** The name in the shape that a key probably means; undefined also where looking for it would take too long. */
  nearestName(key: string): string | undefined;
}

/** Any delivery type of either channel. */
export type DeliveryType = CreateRequest["campaign_delivery_type"];

/**
 * The input of a rule: every campaign, those of one channel, each filter of one type, each content of an Email
 * campaign, each object that needs linting, the body as it was passed in, or a request at one of the steps of deciding it.
 */
export type Scope = keyof RuleInputs;

/** The scopes whose rules get the whole campaign. The places that they report start there. */
export type CampaignScope = "request" | "PUSH" | "EMAIL";

export function isCampaignScope(scope: string): scope is CampaignScope {
  return scope === "request" || scope === "PUSH" || scope === "EMAIL";
}
