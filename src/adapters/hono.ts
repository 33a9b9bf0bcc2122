import type { Context, ErrorHandler, MiddlewareHandler } from "hono";
import { type Answer, answerHeaders, answerTo, type Trouble } from "./answers.js";
import type { StoredAnswer } from "./idempotency.js";
import { otherWork } from "./other-work.js";
import {
  type Accepted,
  isCompression,
  isOtherCharset,
  isOtherMediaType,
  type Operation,
  type Refused,
  type RouteOptions,
  refusedUnread,
  requestValidator,
} from "./route.js";
import { reportSafely, ServerDefect } from "./server-defect.js";
import type { SentJson } from "./unique-keys.js";

export type { IdempotencyStore, StoredAnswer } from "./idempotency.js";
export type { Accepted, Operation, RouteOptions } from "./route.js";
export { ServerDefect } from "./server-defect.js";
export type { ServerContext, ServerViolation } from "./unique-keys.js";

/** What the middleware provides to later handlers. */
export interface CampaignRequestVariables<O extends Operation> {
  /** The accepted request, with its workspace and its warnings. */
  campaignRequest: Accepted<O>;
}

/** The body as `c.req.valid("json")` returns it, and as a Hono client has to send it. */
export interface CampaignRequestInput<O extends Operation> {
  in: { json: Accepted<O>["value"] };
  out: { json: Accepted<O>["value"] };
}

/**
 * Middleware that passes only valid requests and answers the others in the documented format. The handler has the body
 * as `c.req.valid("json")`, and the result as `c.get("campaignRequest")`.
 *
 * @throws {TypeError} if the operation is unknown, or the context is invalid, for example because of an unknown
 * feature.
 */
export function campaignRequest<O extends Operation>(
  operation: O,
  options: RouteOptions<Context> = {},
): MiddlewareHandler<{ Variables: CampaignRequestVariables<O> }, string, CampaignRequestInput<O>> {
  const validate = requestValidator(operation, options);
  return async (c, next) => {
    const { headers } = c.req.raw;
    const refused = refusedUnread(operation, headers, options);
    if (refused !== undefined) return answer(refused, c);

    if (isOtherCharset(headers)) return answerTrouble("otherEncoding", c);

    let sent: SentJson;
    try {
      const text = await c.req.text();
      sent = { text, value: JSON.parse(text) as unknown };
    } catch (error) {
      // Hono passes only errors to `onError`.
      if (!(error instanceof SyntaxError)) throw error instanceof Error ? error : new ServerDefect("reading", error);
      if (isOtherMediaType(operation, headers)) return answerTrouble("otherMediaType", c);
      return answerTrouble(isCompression(headers.get("Content-Encoding")) ? "otherEncoding" : "malformed", c);
    }
    await otherWork(sent.text.length);
    const decision = await validate(c, headers, sent.value, () => sent);
    // A lookup may have answered the request itself, by setting `c.res`.
    if (c.finalized) return undefined;
    if (decision.kind === "refused") return answer(decision.result, c);
    if (decision.kind === "known") return stored(decision.answer);
    c.req.addValidatedData("json", decision.result.value);
    c.set("campaignRequest", decision.result);
    await next();
    if (decision.save !== undefined && c.res.ok) await decision.save(await storable(c.res.clone()));
    return undefined;
  };
}

/**
 * Makes a handler for `app.onError` that answers in the documented format and reveals nothing. It does not change other
 * answers of Hono and its middleware.
 *
 * @param report handles an error that is a defect of the server. Default: `console.error`, like Hono.
 */
export function campaignErrors(report: (error: unknown) => void = console.error): ErrorHandler {
  return (error, c) => {
    if ("getResponse" in error) {
      const response = error.getResponse();
      return response.status === 413 ? answerTrouble("tooLarge", c) : response;
    }
    reportSafely(report, error);
    return answerTrouble("defect", c);
  };
}

function stored({ status, contentType, body }: StoredAnswer): Response {
  // Some statuses do not allow a body, not even an empty one.
  return new Response(body === "" ? null : body, {
    status,
    headers: contentType ? { "Content-Type": contentType } : {},
  });
}

async function storable(response: Response): Promise<StoredAnswer> {
  const contentType = response.headers.get("Content-Type") ?? undefined;
  return { status: response.status, contentType, body: await response.text() };
}

function answerTrouble(trouble: Trouble, c: Context): Response {
  return answer(answerTo(trouble, { headers: c.req.raw.headers }), c);
}

function answer({ status, body }: Answer | Refused, c: Context): Response {
  return c.json(body, status, answerHeaders);
}
