import type { Context } from "./context/context.js";
import { resolveContext } from "./context/resolved-context.js";
import { create } from "./create/create.js";
import { withOwnMessages } from "./engine/own-messages.js";
import type { Failure, Success } from "./engine/result.js";
import { Validation } from "./engine/validation.js";
import type { CreateRequest } from "./generated/types.js";
import { type RequestInput, type RequestResult, request } from "./request/validate-request.js";
import { createRegistry, type Registry, registry } from "./rules/index.js";
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
   * @param campaign what is known about the campaign to update. Default: that of the context.
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
 * Validates the body of a create request. No body makes it throw.
 *
 * @throws {TypeError} when the context is invalid, for example names an unknown feature.
 * @throws {RuleDefect} when a rule throws, which is a defect of this package.
 * @throws whatever the context's `message` throws; a `TypeError` if it does not return a string.
 */
export function validateCreate(body: unknown, context?: Context): Success<CreateRequest> | Failure {
  const validation = validationOf(context, createRegistry);
  return withOwnMessages(create(body, validation), validation.context);
}

/**
 * Validates the body of a request to update or publish a campaign, section "Update or publish campaign draft". It is
 * merged with the stored campaign, if the context has it. No patch and no stored campaign make it throw.
 *
 * @throws {TypeError} when the context is invalid, for example names an unknown state.
 * @throws {RuleDefect} when a rule throws, which is a defect of this package.
 */
export function validateUpdate(patch: unknown, context?: UpdateContext): UpdateResult {
  const campaign = campaignIn(context);
  const validation = validationOf(context, registry);
  return withOwnMessages(update(patch, campaign, validation), validation.context);
}

/**
 * Plans the smallest update that turns the stored campaign into the desired one, or reports everything that forbids it:
 * the rules about updates, and differences that no update can make. No campaign makes it throw.
 *
 * @param context `campaign.state` is the state of the stored campaign; `campaign.body` is not used.
 * @throws {TypeError} when the context is invalid, for example names an unknown state.
 * @throws {RuleDefect} when a rule throws, which is a defect of this package.
 */
export function planUpdate(stored: unknown, desired: unknown, context?: UpdateContext): UpdatePlan {
  const campaign = campaignIn(context);
  const validation = validationOf(context, registry);
  return withOwnMessages(plan(stored, desired, campaign, validation), validation.context);
}

/**
 * Validates a whole request of either operation: its path, credentials, headers and body, sections "Endpoints" and
 * "Authentication". No body makes it throw, and no credential appears in the result.
 *
 * @throws {TypeError} when the context is invalid, for example names an unknown state.
 * @throws {RuleDefect} when a rule throws, which is a defect of this package.
 */
export function validateRequest(request: RequestInput, context?: UpdateContext): RequestResult {
  return requestWith(request, campaignIn(context), validationOf(context, registry));
}

/**
 * Creates a validator for many requests with one context. Later changes to the context object have no effect.
 *
 * @throws {TypeError} when the context is invalid, for example names an unknown feature.
 */
export function createValidator(context?: UpdateContext): Validator {
  const validation = validationOf(context, registry);
  const known = campaignIn(context);
  return {
    create: (body) => withOwnMessages(create(body, validation), validation.context),
    update: (patch, campaign) => {
      const result = update(patch, campaign === undefined ? known : checkedCampaign(campaign), validation);
      return withOwnMessages(result, validation.context);
    },
    plan: (stored, desired, campaign) => {
      const result = plan(stored, desired, campaign === undefined ? known : checkedCampaign(campaign), validation);
      return withOwnMessages(result, validation.context);
    },
    request: (input, campaign) =>
      requestWith(input, campaign === undefined ? known : checkedCampaign(campaign), validation),
  };
}

function requestWith(input: RequestInput, campaign: CampaignContext, validation: Validation): RequestResult {
  const result = request(input, validation, {
    create: (body) => create(body, validation),
    update: (patch) => update(patch, campaign, validation),
  });
  return withOwnMessages(result, validation.context);
}

/** The validations without a context, created on first use. */
const byDefault = new Map<Registry, Validation>();

function validationOf(context: Context | undefined, rules: Registry): Validation {
  if (context !== undefined) return new Validation(resolveContext(context), rules);
  let validation = byDefault.get(rules);
  if (validation === undefined) {
    validation = new Validation(resolveContext(undefined), rules);
    byDefault.set(rules, validation);
  }
  return validation;
}
