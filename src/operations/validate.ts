import type { Context } from "../engine/context/context.js";
import { resolveContext } from "../engine/context/resolved-context.js";
import { type Failure, resultOf, type Success } from "../engine/result.js";
import { type CampaignInput, violationsIn } from "../engine/validation.js";
import { Validator as ContextValidator } from "../engine/validator.js";
import { anyChannelRequest, emailRequest, pushRequest } from "../generated/checks.js";
import type { CreateRequest } from "../generated/types.js";
import { createRegistry, type Registry, registry } from "../rules/index.js";
import { type Channel, channelIn } from "../structure/channel.js";
import type { Check, Members } from "../structure/checker.js";
import { getOrInsertComputed } from "../structure/get-or-insert-computed.js";
import { withOwnMessages } from "./own-messages.js";
import { type RequestInput, type RequestResult, request } from "./request/validate-request.js";
import { plan, type UpdatePlan } from "./update/plan.js";
import {
  type CampaignContext,
  campaignIn,
  checkedCampaign,
  type UpdateContext,
  type UpdateResult,
} from "./update/update-context.js";
import { update } from "./update/validate-update.js";

/** Validates requests with one context, which is checked only once. */
export interface Validator {
  create(body: unknown): Success<CreateRequest> | Failure;
  /**
   * @param campaign the known facts about the campaign to update. Default: those of the context.
   * @throws {TypeError} when `campaign` is invalid, for example has an unknown state.
   */
  update(patch: unknown, campaign?: CampaignContext): UpdateResult;
  /**
   * @param campaign the state of the stored campaign. Default: that of the context. Its `body` is not used.
   * @throws {TypeError} when `campaign` is invalid.
   */
  plan(stored: unknown, desired: unknown, campaign?: CampaignContext): UpdatePlan;
  /** @throws {TypeError} when `campaign` is invalid. */
  request(request: RequestInput, campaign?: CampaignContext): RequestResult;
}

/**
 * Validates the body of a create request. Never throws because of the body.
 *
 * @throws {TypeError} when the context is invalid, for example names an unknown feature.
 * @throws {RuleDefect} when a rule throws.
 */
export function validateCreate(body: unknown, context?: Context): Success<CreateRequest> | Failure {
  const validator = validatorOf(context, createRegistry);
  return withOwnMessages(create(body, validator), validator.context);
}

/**
 * Validates the body of a request to update or publish a campaign, section "Update or publish campaign draft". It is
 * merged with the stored campaign, if the context has one. Never throws because of the body or the campaign.
 *
 * @throws {TypeError} when the context is invalid, for example names an unknown state.
 * @throws {RuleDefect} when a rule throws.
 */
export function validateUpdate(patch: unknown, context?: UpdateContext): UpdateResult {
  const campaign = campaignIn(context);
  const validator = validatorOf(context, registry);
  return withOwnMessages(update(patch, campaign, validator), validator.context);
}

/**
 * Plans the smallest update that turns the stored campaign into the desired one, or reports everything that forbids it:
 * the rules about updates, and differences that an update cannot make. Never throws because of a campaign.
 *
 * @param context `campaign.state` is the state of the stored campaign; `campaign.body` is not used.
 * @throws {TypeError} when the context is invalid, for example names an unknown state.
 * @throws {RuleDefect} when a rule throws.
 */
export function planUpdate(stored: unknown, desired: unknown, context?: UpdateContext): UpdatePlan {
  const campaign = campaignIn(context);
  const validator = validatorOf(context, registry);
  return withOwnMessages(plan(stored, desired, campaign, validator), validator.context);
}

/**
 * Validates a whole request of either operation: its path, credentials, headers and body, sections "Endpoints" and
 * "Authentication". Never throws because of the body, and never returns a credential.
 *
 * @throws {TypeError} when the context is invalid, for example names an unknown state.
 * @throws {RuleDefect} when a rule throws.
 */
export function validateRequest(request: RequestInput, context?: UpdateContext): RequestResult {
  return requestWith(request, campaignIn(context), validatorOf(context, registry));
}

/**
 * Creates a validator for many requests with one context. Later changes to the context object have no effect.
 *
 * @throws {TypeError} when the context is invalid, for example names an unknown feature.
 */
export function createValidator(context?: UpdateContext): Validator {
  const validator = validatorOf(context, registry);
  const known = campaignIn(context);
  const campaignFrom = (given: CampaignContext | undefined) => (given === undefined ? known : checkedCampaign(given));
  return {
    create: (body) => withOwnMessages(create(body, validator), validator.context),
    update: (patch, campaign) => {
      return withOwnMessages(update(patch, campaignFrom(campaign), validator), validator.context);
    },
    plan: (stored, desired, campaign) => {
      return withOwnMessages(plan(stored, desired, campaignFrom(campaign), validator), validator.context);
    },
    request: (input, campaign) => requestWith(input, campaignFrom(campaign), validator),
  };
}

function requestWith(input: RequestInput, campaign: CampaignContext, validator: ContextValidator): RequestResult {
  const result = request(input, validator, {
    create: (body) => create(body, validator),
    update: (patch) => update(patch, campaign, validator),
  });
  return withOwnMessages(result, validator.context);
}

/** The validators without a context, created on first use. */
const byDefault = new Map<Registry, ContextValidator>();

function validatorOf(context: Context | undefined, rules: Registry): ContextValidator {
  if (context !== undefined) return new ContextValidator(resolveContext(context), rules);
  return getOrInsertComputed(byDefault, rules, () => new ContextValidator(resolveContext(undefined), rules));
}

function create(body: unknown, validator: ContextValidator): Success<CreateRequest> | Failure {
  const violations = validator.decide(body, undefined, ({ sent, isView, maxDepth }) => {
    return violationsIn(validator, new CreateInput(sent, isView), maxDepth);
  });
  return resultOf(body as CreateRequest, violations);
}

const requests = { PUSH: pushRequest, EMAIL: emailRequest, unknown: anyChannelRequest };

class CreateInput implements CampaignInput {
  readonly channel: Channel;
  readonly update = undefined;
  readonly partialObjects = undefined;
  readonly runMore = undefined;
  readonly annotate = undefined;

  constructor(
    readonly view: unknown,
    readonly isView: boolean,
  ) {
    this.channel = channelIn(view);
  }

  get check(): Check<Members> {
    return requests[this.channel];
  }

  get sent(): unknown {
    return this.view;
  }

  withView(view: unknown): CreateInput {
    return new CreateInput(view, this.isView);
  }
}
