import type {
  FastifyError,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  RouteOptions as FastifyRouteOptions,
  FastifySchemaValidationError,
} from "fastify";
import { isMarkedAs, markAs } from "../errors/any-copy.js";
import { expectVersion } from "../errors/expect-version.js";
import type { HeadersInput, Identified } from "../index.js";
import { type Answer, answerHeaders, answerTo, challenge, isDefect, troubles } from "./answers.js";
import { dropBody, finishAnswer, saves, sendStored } from "./fastify-answer.js";
import { hasBody, keepText, poisonIn, takeText } from "./fastify-body.js";
import { markPassed, markValidated, refuseUnvalidated } from "./fastify-routes.js";
import { validationErrorOf } from "./fastify-schema.js";
import { type Head, headOf, nodeHeaders, type Operation } from "./head.js";
import { otherWork } from "./other-work.js";
import { type BodyTrouble, checkBody, type ReadBody, readBody } from "./read-body.js";
import { type ReadsBody, type Route, routeFor } from "./route.js";
import { type Accepted, expectOperation, type RouteOptions } from "./route-options.js";
import { reportSafely, ServerDefect } from "./server-defect.js";
import type { ServerFailure } from "./unique-keys.js";

export { type CampaignTypeProvider, validatorCompiler } from "./fastify-schema.js";
export type { Operation } from "./head.js";
export type { IdempotencyStore, StoredAnswer } from "./idempotency.js";
export type { Accepted, Mode, RouteOptions } from "./route-options.js";
export { ServerDefect } from "./server-defect.js";
export type { ServerContext, ServerFailure, ServerResult, ServerViolation } from "./unique-keys.js";

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
     * The accepted request, with its workspace and its warnings. The hooks of a marked route have it from
     * `preValidation` on, those of the server from `preHandler` on; before that, and on other routes, it is null. If the
     * mode is `report`, it is also null for a request that is not accepted; the types do not show this.
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
    expectVersion("fastify", "Fastify", 5, app.version);
    const framework = {
      otherOptions: registerOptions,
      report: (error: unknown, request: FastifyRequest) => request.log.error(error),
    };
    const routes = { create: routeFor("create", options, framework), update: routeFor("update", options, framework) };
    app.decorateRequest("campaignRequest", null);
    app.addHook("onRoute", (route) => {
      const operation = route.config?.campaignRequest;
      if (operation === undefined) return;
      expectOperation(operation);
      guard(route, operation, routes[operation]);
      markValidated(route);
    });
    // Before any other plugin compresses the answer.
    app.addHook("onSend", finishAnswer);
    refuseUnvalidated(app);
  }) satisfies FastifyPluginAsync<RouteOptions<CampaignFastifyRequest>>,
  // As fastify-plugin does: the plugin applies to the routes beside it, not only to those inside it.
  { [Symbol.for("skip-override")]: true, [Symbol.for("fastify.display-name")]: "campaign-rules" },
);

/** The options of `register` besides those of a plugin. */
const registerOptions: readonly string[] = ["prefix", "logLevel", "logSerializers"];

interface Identity {
  readonly head: Head;
  readonly identified: Identified;
}

/** The requests whose credentials have been checked. */
const identities = new WeakMap<FastifyRequest, Identity>();

function guard(
  declared: FastifyRouteOptions,
  operation: Operation,
  route: Route<Operation, CampaignFastifyRequest>,
): void {
  const credentials = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const head = headOf(operation, { path: request.url, params: request.params, headers: headersOf(request) });
    const identity = route.identify(request as CampaignFastifyRequest, head);
    if (identity.kind === "identified") identities.set(request, { head, identified: identity.identified });
    else if (identity.kind === "passed") markPassed(request);
    else {
      // A route with its own error handler has it, too.
      if (identity.result.status === 401) reply.headers(challenge);
      throw new RefusedRequest(identity.result);
    }
  };
  /** Decides about a request. Returns whether it may go on; otherwise it has been answered. */
  const decide = async (request: FastifyRequest, reply: FastifyReply, identity: Identity, read: ReadsBody) => {
    identities.delete(request);
    const { head, identified } = identity;
    const decision = await route.decide(request as CampaignFastifyRequest, head, identified, read);
    if (decision.kind === "refused") throw new RefusedRequest(decision.result);
    if (decision.kind === "known") return sendStored(request, reply, decision.answer);
    if (decision.kind === "passed") markPassed(request);
    else {
      request.campaignRequest = decision.result;
      if (decision.save !== undefined) saves.set(request, decision.save);
    }
    return undefined;
  };
  const content = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const identity = identities.get(request);
    if (identity === undefined) return undefined;
    return decide(request, reply, identity, async () => {
      const sent = takeText(request);
      await otherWork(request.headers["content-length"]);
      const isAbsent = request.body === undefined && !hasBody(request);
      const body = isAbsent
        ? readBody({ text: "", isUtf8: true }, identity.head)
        : checkBody(request.body, sent, identity.head);
      if (route.rejects && "value" in body) request.body = body.value;
      return body;
    });
  };
  /** Decides about a request whose body the parser has rejected. Returns whether it did. */
  const decideUnread = async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const identity = identities.get(request);
    const body = identity && unreadBody(error, request, identity.head);
    if (identity === undefined || body === undefined) return false;
    await decide(request, reply, identity, () => body);
    return true;
  };
  /** Answers an error. Leaves errors with a status other than 500 to the server's error handler. */
  const answer = async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    try {
      expectParser(error, request);
      return (await decideUnread(error, request, reply)) ? reply : answerError(error, request, reply);
    } catch (failure) {
      return answerError(failure as FastifyError, request, reply);
    }
  };
  const own = declared.errorHandler;
  /** Leaves the answer to the server, which has rejected the body. */
  const pass: typeof own = async function (error, request, reply) {
    await decideUnread(error, request, reply);
    return own === undefined ? reply.send(error) : own.call(this, error, request, reply);
  };
  declared.onRequest = [credentials, ...[declared.onRequest ?? []].flat()];
  // After other hooks, which may decompress the body.
  declared.preParsing = [...[declared.preParsing ?? []].flat(), readsAsJson(route.rejects), keepText];
  declared.preValidation = [content, ...[declared.preValidation ?? []].flat()];
  // In the mode `report`, the server's own parser still rejects bodies that it cannot read, with its own answer.
  declared.errorHandler = route.rejects ? (own ?? answer) : pass;
}

/**
 * A `preParsing` hook that lets the parser of JSON read a body without a type, which is valid. If `rejects`, also one of
 * a type that has no parser: the answer then has the violations of headers and body. Otherwise, a request without
 * body and type reaches the handler, as it does without the hook.
 */
function readsAsJson(rejects: boolean) {
  return async (request: FastifyRequest): Promise<void> => {
    const { headers, server } = request;
    const [type = ""] = (headers["content-type"] ?? "").split(";");
    const mediaType = type.trim().toLowerCase();
    const isForJson =
      mediaType === "" ? hasBody(request) || rejects : rejects && !server.hasContentTypeParser(mediaType);
    if (isForJson) request.headers = { ...headers, "content-type": "application/json" };
  };
}

function headersOf({ raw: { rawHeaders }, headers }: FastifyRequest): HeadersInput {
  return nodeHeaders({ rawHeaders, headers });
}

/** A rejected request, in the form that Fastify's hooks and error handlers know from its own validation. */
export class RefusedRequest extends Error implements FastifyError {
  override readonly name = "RefusedRequest";
  readonly code = "FST_ERR_VALIDATION";
  readonly statusCode: number;
  readonly validation: FastifySchemaValidationError[];
  readonly validationContext = "body";

  constructor(readonly result: ServerFailure) {
    super(result.body.error.message);
    this.statusCode = result.status;
    this.validation = result.violations.map(validationErrorOf);
    markAs("RefusedRequest", this);
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isMarkedAs("RefusedRequest", value);
  }
}

const troublesByCode = new Map<string, BodyTrouble>([
  ["FST_ERR_CTP_INVALID_MEDIA_TYPE", troubles.unread],
  ["FST_ERR_CTP_BODY_TOO_LARGE", troubles.tooLarge],
  ["FST_ERR_CTP_INVALID_CONTENT_LENGTH", troubles.damaged],
]);

/** Throws if a body was not read because the server has no parser of JSON. */
function expectParser({ code }: FastifyError, { server }: FastifyRequest): void {
  if (troublesByCode.get(code) !== troubles.unread || server.hasContentTypeParser("application/json")) return;
  throw new ServerDefect("reading", new Error("the server has no parser of application/json"));
}

/** Why the server's parser has rejected a body; undefined if the error has another cause. */
function unreadBody({ code }: FastifyError, request: FastifyRequest, head: Head): ReadBody | undefined {
  const trouble = troublesByCode.get(code);
  if (trouble !== undefined) return { refused: trouble };
  // A hook of the server may throw after the parser has read the body.
  const sent = request.body === undefined ? takeText(request) : undefined;
  if (sent === undefined) return undefined;
  const body = readBody(sent, head);
  if ("refused" in body) return body;
  const key = poisonIn(body.value);
  if (key === undefined && !sent.hasMark) return undefined;
  const reason = key === undefined ? "starts with a byte order mark" : `has the key ${key}`;
  return { refused: { ...troubles.malformed, message: `body ${reason}, which this server does not accept` } };
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof RefusedRequest) return send(reply, error.result);
  if (!isDefect(error)) return reply.send(error);
  reportSafely((reported) => request.log.error(reported), error);
  return send(reply, answerTo(troubles.defect, { headers: headersOf(request), body: request.body }));
}

function send(reply: FastifyReply, { status, body }: Answer | ServerFailure): FastifyReply {
  dropBody(reply);
  // The route may have a serializer for its own answers.
  return reply.code(status).headers(answerHeaders(status)).serializer(JSON.stringify).send(body);
}
