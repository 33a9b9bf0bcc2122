import type {
  FastifyError,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  RouteOptions as FastifyRouteOptions,
  FastifySchemaValidationError,
} from "fastify";
import { isMarkedAs, markAs } from "../errors/any-copy.js";
import type { HeadersInput } from "../index.js";
import { answerHeaders, answerTo, isDefect, type Trouble } from "./answers.js";
import { validationErrorOf } from "./fastify-schema.js";
import { keepText, takeText } from "./fastify-text.js";
import { isSuccess, type Keyed, type StoredAnswer } from "./idempotency.js";
import { otherWork } from "./other-work.js";
import {
  type Accepted,
  type Decision,
  expectOperation,
  isCompression,
  isOtherCharset,
  type Operation,
  type Refused,
  type RouteOptions,
  refusedUnread,
  requestValidator,
} from "./route.js";
import { reportSafely, ServerDefect } from "./server-defect.js";
import { type SentJson, sentJson } from "./unique-keys.js";

export { type CampaignTypeProvider, validatorCompiler } from "./fastify-schema.js";
export type { IdempotencyStore, StoredAnswer } from "./idempotency.js";
export type { Accepted, Operation, RouteOptions } from "./route.js";
export { ServerDefect } from "./server-defect.js";
export type { ServerContext, ServerViolation } from "./unique-keys.js";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The operation of the route. With it, only valid requests reach the handler. */
    campaignRequest?: Operation | undefined;
  }
  interface FastifyRequest<
    RouteGeneric,
    RawServer,
    RawRequest,
    SchemaCompiler,
    TypeProvider,
    ContextConfig,
    Logger,
    RequestType,
  > {
    /**
     * The accepted request, with its workspace and its warnings. A marked route has it from `preValidation` on; before
     * that, and on other routes, it is null.
     */
    campaignRequest: CampaignRequestOf<ContextConfig>;
  }
}

/** `request.campaignRequest` on a route with this `config`; may be null if the config is unknown. */
export type CampaignRequestOf<Config> = Config extends { readonly campaignRequest: infer O extends Operation }
  ? Accepted<O>
  : Accepted | null;

/** A request as the options of the plugin receive it. */
export type CampaignFastifyRequest = FastifyRequest<{ Params: Readonly<Record<string, string | undefined>> }>;

/**
 * A plugin that passes only valid requests to the routes whose `config` has `campaignRequest`, and answers the others
 * in the documented format. The handler has the body as `request.body`, and the result as `request.campaignRequest`. A
 * route with its own `errorHandler` makes its own answers.
 *
 * Registration fails with a `TypeError` if the context is invalid, for example because of an unknown feature, and so
 * does the declaration of a route with an unknown operation.
 */
export const campaignRules: FastifyPluginAsync<RouteOptions<CampaignFastifyRequest>> = Object.assign(
  (async (app, options) => {
    const validators = {
      create: requestValidator("create", options, registerOptions),
      update: requestValidator("update", options, registerOptions),
    };
    app.decorateRequest("campaignRequest", null);
    app.addHook("onRoute", (route) => {
      const operation = route.config?.campaignRequest;
      if (operation === undefined) return;
      expectOperation(operation);
      guard(route, operation, validators[operation], options);
    });
    // Before any other plugin compresses the answer.
    app.addHook("onSend", async (request, reply, payload) => {
      const save = saves.get(request);
      saves.delete(request);
      if (save === undefined || !isSuccess(reply.statusCode)) return payload;
      const answer = await storable(reply, payload);
      await save(answer);
      return answer.body;
    });
    app.addHook("preHandler", async ({ routeOptions: { config }, campaignRequest }) => {
      if (config.campaignRequest !== undefined && campaignRequest === null) throw new Error(TOO_LATE);
    });
  }) satisfies FastifyPluginAsync<RouteOptions<CampaignFastifyRequest>>,
  // As fastify-plugin does: the plugin applies to the routes beside it, not only to those inside it.
  { [Symbol.for("skip-override")]: true, [Symbol.for("fastify.display-name")]: "campaign-rules" },
);

/** The options of `register` besides those of a plugin. */
const registerOptions: readonly string[] = ["prefix", "logLevel", "logSerializers"];

/** Such a route would accept every request. */
const TOO_LATE = "campaign-rules/fastify must be registered, and awaited, before its routes are declared";

type Validate = (
  request: CampaignFastifyRequest,
  headers: HeadersInput,
  body: unknown,
  sent: () => SentJson | undefined,
) => Promise<Decision>;

/** What to do with the answers to accepted requests that have a key. */
const saves = new WeakMap<FastifyRequest, Keyed["save"]>();

function guard(
  route: FastifyRouteOptions,
  operation: Operation,
  validate: Validate,
  options: RouteOptions<CampaignFastifyRequest>,
): void {
  const credentials = async (request: FastifyRequest): Promise<void> => {
    const refused = refusedUnread(operation, headersOf(request), options);
    if (refused !== undefined) throw new RefusedRequest(refused);
    if (isOtherCharset(headersOf(request))) throw new OtherCharset();
  };
  const content = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const sent = () => sentJson(takeText(request));
    await otherWork(request.headers["content-length"]);
    const decision = await validate(request as CampaignFastifyRequest, headersOf(request), request.body, sent);
    if (decision.kind === "refused") throw new RefusedRequest(decision.result);
    if (decision.kind === "known") {
      const { status, contentType, body } = decision.answer;
      if (contentType !== undefined) reply.type(contentType);
      return reply.code(status).send(body === "" ? undefined : body);
    }
    request.campaignRequest = decision.result;
    if (decision.save !== undefined) saves.set(request, decision.save);
    return undefined;
  };
  route.onRequest = [credentials, ...[route.onRequest ?? []].flat()];
  // After other hooks, which may decompress the body.
  route.preParsing = [...[route.preParsing ?? []].flat(), keepText];
  route.preValidation = [content, ...[route.preValidation ?? []].flat()];
  route.errorHandler ??= answer;
}

async function storable(reply: FastifyReply, payload: unknown): Promise<StoredAnswer> {
  try {
    if (reply.hasHeader("content-encoding")) throw new TypeError("it is compressed; register campaignRules earlier");
    const contentType = reply.getHeader("content-type")?.toString();
    return { status: reply.statusCode, contentType, body: await textOf(payload) };
  } catch (cause) {
    throw new ServerDefect("reading the answer", cause);
  }
}

async function textOf(payload: unknown): Promise<string> {
  if (payload === undefined || payload === null) return "";
  if (typeof payload === "string") return payload;
  const decoder = new TextDecoder();
  if (payload instanceof Uint8Array) return decoder.decode(payload);
  let text = "";
  for await (const chunk of payload as AsyncIterable<string | Uint8Array>) {
    text += typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** With all values of repeated headers, which `request.headers` does not have. */
function headersOf({ raw, headers }: FastifyRequest): HeadersInput {
  return raw.headersDistinct ?? headers;
}

/** A rejected request, in the form that Fastify's hooks and error handlers know from its own validation. */
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
    markAs("RefusedRequest", this);
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isMarkedAs("RefusedRequest", value);
  }
}

/** Fastify reads every body as UTF-8, whatever its header says. */
class OtherCharset extends Error {
  readonly code = "FST_ERR_CTP_INVALID_CHARSET";
  readonly statusCode = 415;
}

const troubles: ReadonlyMap<unknown, Trouble> = new Map<unknown, Trouble>([
  ["FST_ERR_CTP_INVALID_JSON_BODY", "malformed"],
  ["FST_ERR_CTP_EMPTY_JSON_BODY", "malformed"],
  ["FST_ERR_CTP_INVALID_MEDIA_TYPE", "otherMediaType"],
  ["FST_ERR_CTP_BODY_TOO_LARGE", "tooLarge"],
  ["FST_ERR_CTP_INVALID_CONTENT_LENGTH", "damaged"],
  ["FST_ERR_CTP_INVALID_CHARSET", "otherEncoding"],
]);

/** Answers an error. Leaves errors with a status other than 500 to the server's error handler. */
function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof RefusedRequest) {
    reply.code(error.result.status).headers(answerHeaders).send(error.result.body);
    return;
  }
  const trouble = troubleOf(error, request);
  if (trouble === undefined) {
    reply.send(error);
    return;
  }
  if (trouble === "defect") reportSafely((reported) => request.log.error(reported), error);
  const { status, body } = answerTo(trouble, { headers: headersOf(request), body: request.body });
  reply.code(status).headers(answerHeaders).send(body);
}

function troubleOf(error: FastifyError, { headers }: FastifyRequest): Trouble | undefined {
  const trouble = troubles.get(error.code) ?? (isDefect(error) ? "defect" : undefined);
  return trouble === "malformed" && isCompression(headers["content-encoding"]) ? "otherEncoding" : trouble;
}
