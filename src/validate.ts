import { type Channel, channelIn } from "./channel.js";
import type { Context } from "./context.js";
import { type Examined, examine, type Subject } from "./engine.js";
import { anyChannelRequest, emailRequest, pushRequest } from "./generated/checks.js";
import type { CreateRequest } from "./generated/types.js";
import { withOwnMessages } from "./messages.js";
import { type RequestInput, type RequestResult, request } from "./request/validate-request.js";
import { type Failure, resultOf, type Success } from "./result.js";

import { defectOf } from "./rules/rule-defect.js";
import type { RuleRun } from "./rules/run.js";
import { type Settings, settingsOf } from "./settings.js";
import { prototypesArePolluted } from "./structure/pollution.js";
import { viewer } from "./structure/readable.js";
import type { Check, Members } from "./structure/walk.js";
import {
  type CampaignContext,
  campaignIn,
  campaignOf,
  type UpdateContext,
  type UpdateResult,
} from "./update/update-context.js";
import { update } from "./update/validate-update.js";

/** Validates with one context, which is checked once. */
export interface Validator {
  create(body: unknown): Success<CreateRequest> | Failure;
  /**
   * @param campaign what is known of the campaign that is updated. Default: what the context says.
   * @throws {TypeError} when it is wrong, for example of an unknown state.
   */
  update(patch: unknown, campaign?: CampaignContext): UpdateResult;
  /** @throws {TypeError} when what is said of the campaign is wrong. */
  request(request: RequestInput, campaign?: CampaignContext): RequestResult;
}

/**
 * Validates the body of a create request. No body makes it throw.
 *
 * @throws {TypeError} when the context is wrong, for example names an unknown feature.
 * @throws {RuleDefect} when a rule of this package fails, which is a mistake of ours.
 * @throws whatever the context's `message` throws; a `TypeError` when it gives no text.
 */
export function validateCreate(body: unknown, context?: Context): Success<CreateRequest> | Failure {
  const settings = settingsOf(context);
  return withOwnMessages(create(body, settings), settings);
}

/**
 * Validates the body of a request to update or publish a campaign, section "Update or publish campaign draft", merged
 * with the stored campaign where the context tells it. No patch and no stored campaign make it throw.
 *
 * @throws {TypeError} when the context is wrong, for example names an unknown state.
 * @throws {RuleDefect} when a rule of this package fails, which is a mistake of ours.
 */
export function validateUpdate(patch: unknown, context?: UpdateContext): UpdateResult {
  const campaign = campaignIn(context);
  const settings = settingsOf(context);
  return withOwnMessages(update(patch, campaign, settings), settings);
}

/**
 * Validates a whole request of either operation: its path, credentials, headers and body, sections "Endpoints" and
 * "Authentication". No body makes it throw, and no credential appears in what it says.
 *
 * @throws {TypeError} when the context is wrong, for example names an unknown state.
 * @throws {RuleDefect} when a rule of this package fails, which is a mistake of ours.
 */
export function validateRequest(request: RequestInput, context?: UpdateContext): RequestResult {
  return requestWith(request, campaignIn(context), settingsOf(context));
}

/**
 * Makes a validator for many requests of one context. Later changes to the context have no effect.
 *
 * @throws {TypeError} when the context is wrong, for example names an unknown feature.
 */
export function createValidator(context?: UpdateContext): Validator {
  const settings = settingsOf(context);
  const known = campaignIn(context);
  return {
    create: (body) => withOwnMessages(create(body, settings), settings),
    update: (patch, campaign) => {
      return withOwnMessages(update(patch, campaign === undefined ? known : campaignOf(campaign), settings), settings);
    },
    request: (input, campaign) => requestWith(input, campaign === undefined ? known : campaignOf(campaign), settings),
  };
}

function requestWith(input: RequestInput, campaign: CampaignContext, settings: Settings): RequestResult {
  const result = request(input, settings, {
    create: (body) => create(body, settings),
    update: (patch) => update(patch, campaign, settings),
  });
  return withOwnMessages(result, settings);
}

function create(body: unknown, settings: Settings): Success<CreateRequest> | Failure {
  const { runs } = settings;
  const run = runs.take();
  try {
    return resultOf(body as CreateRequest, examined(body, run, settings));
  } finally {
    runs.giveBack(run);
  }
}

function examined(body: unknown, run: RuleRun, settings: Settings): Examined | undefined {
  for (;;) {
    if (!prototypesArePolluted()) {
      try {
        return examine(new Creation(body, false), run, settings);
      } catch (error) {
        if (run.retreats(error)) continue;
        // The body is not plain, or reading it threw. Its readable view tells what is wrong with it.
      }
    }
    try {
      return examine(new Creation(viewer(run.canRetreat).view(body), true), run, settings);
    } catch (cause) {
      if (!run.retreats(cause)) throw defectOf(run.current?.id, cause);
    }
  }
}

const requests = { PUSH: pushRequest, EMAIL: emailRequest, unknown: anyChannelRequest };

/** The body of a request to create a campaign. */
class Creation implements Subject {
  readonly channel: Channel;
  readonly update = undefined;
  readonly forgiven = undefined;
  readonly runMore = undefined;
  readonly adjust = undefined;

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

  of(view: unknown): Creation {
    return new Creation(view, this.isView);
  }
}
