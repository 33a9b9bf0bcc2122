import type {
  FastifyError,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  RouteOptions as FastifyRouteOptions,
  FastifySchemaValidationError,
} from "fastify";
import type { HeadersInput } from "../index.js";
import { answerHeaders, answerTo, isDefect, type Trouble } from "./answers.js";
import { validationErrorOf } from "./fastify-schema.js";
import {
  type Accepted,
  expectOperation,
  type Operation,
  type Refused,
  type RouteOptions,
  refusedUnread,
  requestValidator,
} from "./route.js";
import { reportSafely } from "./server-defect.js";

export { type CampaignTypeProvider, validatorCompiler } from "./fastify-schema.js";
export type { Accepted, Operation, RouteOptions } from "./route.js";
export { ServerDefect } from "./server-defect.js";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What the route does. With it, only valid requests reach the handler. */
    campaignRequest?: Operation | undefined;
  }
  interface FastifyRequest {
    /** The accepted request, with its workspace and its warnings; null on routes without the option. */
    campaignRequest: Accepted | null;
  }
}

/** A request as the options of the plugin get it. */
export type CampaignFastifyRequest = FastifyRequest<{ Params: Readonly<Record<string, string | undefined>> }>;

/**
 * A plugin that lets only valid requests through to the routes whose `config` has `campaignRequest`, and answers the others in
 * the documented format. The handler has the body as `request.body`, and all that is known of the request as
 * `request.campaignRequest`. A route with an `errorHandler` of its own answers by itself.
 *
 * Registering it fails with a `TypeError` when the context is wrong, for example names an unknown feature, and so does the
 * declaration of a route whose operation is unknown.
 */
export const campaignRules: FastifyPluginAsync<RouteOptions<CampaignFastifyRequest>> = Object.assign(
  (async (app, options) => {
    const validators = {
      create: requestValidator("create", options),
      update: requestValidator("update", options),
    };
    app.decorateRequest("campaignRequest", null);
    app.addHook("onRoute", (route) => {
      const operation = route.config?.campaignRequest;
      if (operation === undefined) return;
      expectOperation(operation);
      guard(route, operation, validators[operation]);
    });
    app.addHook("preHandler", async ({ routeOptions: { config }, campaignRequest }) => {
      if (config.campaignRequest !== undefined && campaignRequest === null) throw new Error(TOO_LATE);
    });
  }) satisfies FastifyPluginAsync<RouteOptions<CampaignFastifyRequest>>,
  // What fastify-plugin does: the routes beside the plugin are meant, not those inside it.
  { [Symbol.for("skip-override")]: true, [Symbol.for("fastify.display-name")]: "campaign-rules" },
);

/** Such a route would let everything through. */
const TOO_LATE = "campaign-rules/fastify must be registered, and waited for, before its routes are declared";

type Validate = (request: CampaignFastifyRequest, headers: HeadersInput, body: unknown) => Promise<Accepted | Refused>;

function guard(route: FastifyRouteOptions, operation: Operation, validate: Validate): void {
  const credentials = async (request: FastifyRequest): Promise<void> => {
    const refused = refusedUnread(operation, headersOf(request));
    if (refused !== undefined) throw new RefusedRequest(refused);
  };
  const content = async (request: FastifyRequest): Promise<void> => {
    const result = await validate(request as CampaignFastifyRequest, headersOf(request), request.body);
    if (!result.ok) throw new RefusedRequest(result);
    request.campaignRequest = result;
  };
  route.onRequest = [credentials, ...[route.onRequest ?? []].flat()];
  route.preValidation = [content, ...[route.preValidation ?? []].flat()];
  route.errorHandler ??= answer;
}

/** With all values of a header that is repeated, which `request.headers` has not. */
function headersOf({ raw, headers }: FastifyRequest): HeadersInput {
  return raw.headersDistinct ?? headers;
}

/** A refused request as Fastify has it: its hooks and error handlers see the violations as those of its own validation. */
export class RefusedRequest extends Error implements FastifyError {
  override readonly name = "RefusedRequest";
  readonly code = "FST_ERR_VALIDATION";
  readonly statusCode: number;
  readonly validation: FastifySchemaValidationError[];
  readonly validationContext = "body";

  constructor(readonly result: Refused) {
    super(result.body.error.message);
    this.statusCode = result.status;
    this.validation = result.violations.map(validationErrorOf);
  }
}

const troubles: ReadonlyMap<unknown, Trouble> = new Map<unknown, Trouble>([
  ["FST_ERR_CTP_INVALID_JSON_BODY", "malformed"],
  ["FST_ERR_CTP_EMPTY_JSON_BODY", "malformed"],
  ["FST_ERR_CTP_INVALID_MEDIA_TYPE", "otherMediaType"],
  ["FST_ERR_CTP_BODY_TOO_LARGE", "tooLarge"],
  ["FST_ERR_CTP_INVALID_CONTENT_LENGTH", "damaged"],
]);

/** Answers an error. One that has another status than 500 of its own is left to the error handler of the server. */
function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof RefusedRequest) {
    reply.code(error.result.status).headers(answerHeaders).send(error.result.body);
    return;
  }
  const trouble = troubles.get(error.code) ?? (isDefect(error) ? "defect" : undefined);
  if (trouble === undefined) {
    reply.send(error);
    return;
  }
  if (trouble === "defect") reportSafely((reported) => request.log.error(reported), error);
  const { status, body } = answerTo(trouble, { headers: headersOf(request), body: request.body });
  reply.code(status).headers(answerHeaders).send(body);
}
