import { type Failure, resultOf, type Success } from "../engine/result.js";
import { type CampaignInput, violationsIn } from "../engine/validation.js";
import type { Validator } from "../engine/validator.js";
import { anyChannelRequest, emailRequest, pushRequest } from "../generated/checks.js";
import type { CreateRequest } from "../generated/types.js";
import { type Channel, channelIn } from "../structure/channel.js";
import type { Check, Members } from "../structure/checker.js";

export function create(body: unknown, validator: Validator): Success<CreateRequest> | Failure {
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

  of(view: unknown): CreateInput {
    return new CreateInput(view, this.isView);
  }
}
