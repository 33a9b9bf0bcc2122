import type { Context, ErrorHandler, MiddlewareHandler } from "hono";
import { expectVersion } from "../errors/expect-version.js";
import type { HeadersInput } from "../index.js";
import { headerNames } from "../rules/parts/request-parts.js";
import { type Answer, answerHeaders, answerTo, challenge, type Trouble, troubles } from "./answers.js";
import { type Head, headOf, type Operation, sentHeaders } from "./head.js";
import { bodyHeaders, expectUncompressed, type Keyed, type StoredAnswer, savedText } from "./idempotency.js";
import { otherWork } from "./other-work.js";
import { type ReadBody, readBody, textOf } from "./read-body.js";
import { routeFor } from "./route.js";
import type { Accepted, IfReport, Mode, RouteOptions } from "./route-options.js";
import { reportSafely, ServerDefect } from "./server-defect.js";
import type { ServerFailure } from "./unique-keys.js";

export type { Operation } from "./head.js";
export type { IdempotencyStore, StoredAnswer } from "./idempotency.js";
export type { Accepted, Mode, RouteOptions } from "./route-options.js";
export { ServerDefect } from "./server-defect.js";
export type { ServerContext, ServerFailure, ServerResult, ServerViolation } from "./unique-keys.js";

/** The variables that the middleware sets for later handlers. */
export interface CampaignRequestVariables<O extends Operation, M extends Mode = "enforce"> {
  /** The accepted request, with its workspace and its warnings; null if it is not accepted and the mode is `report`. */
  campaignRequest: Accepted<O> | IfReport<M, null>;
}

/** The body as `c.req.valid("json")` returns it, and as a Hono client has to send it. */
export interface CampaignRequestInput<O extends Operation, M extends Mode = "enforce"> {
  in: { json: Accepted<O>["value"] };
  out: { json: Accepted<O>["value"] | IfReport<M, undefined> };
}

/**
 * Middleware that passes only valid requests and answers the others in the documented format. The handler has the body
 * as `c.req.valid("json")`, and the result as `c.get("campaignRequest")`.
 *
 * @throws {TypeError} if the operation is unknown, or the context is invalid, for example because of an unknown
 * feature.
 */
export function campaignRequest<O extends Operation, M extends Mode = "enforce">(
  operation: O,
  options: RouteOptions<Context> & { mode?: M | undefined } = {},
): MiddlewareHandler<{ Variables: CampaignRequestVariables<O, M> }, string, CampaignRequestInput<O, M>> {
  const route = routeFor(operation, options, { report: console.error });
  return async (c, next) => {
    // Hono does not tell its version. Version 4 removed a method, and version 3 added the raw request.
    if ("jsonT" in c || c.req.raw === undefined) expectVersion("hono", "Hono", 4, undefined);
    const head = headOf(operation, { path: new URL(c.req.url).pathname, params: c.req.param(), headers: headersOf(c) });
    const identity = route.identify(c, head);
    const decision =
      identity.kind === "identified"
        ? await route.decide(c, head, identity.identified, () => bodyOf(c, head, route.rejects))
        : identity;
    // A lookup may have answered the request itself, by setting `c.res`.
    if (c.finalized) return undefined;
    if (decision.kind === "refused") return answer(decision.result, c);
    if (decision.kind === "known") return stored(decision.answer);
    if (decision.kind === "passed") {
      c.set("campaignRequest", null as IfReport<M, null>);
      return next();
    }
    c.req.addValidatedData("json", decision.result.value);
    c.set("campaignRequest", decision.result);
    await next();
    if (decision.save !== undefined && c.res.ok) await saveAnswer(decision.save, c);
    return undefined;
  };
}

/** Parses the body. In the mode `report`, leaves the request's stream to the handler. */
async function bodyOf({ req }: Context, head: Head, takes: boolean): Promise<ReadBody> {
  try {
    const source = takes || req.raw.bodyUsed ? req : req.raw.clone();
    const bytes = new Uint8Array(await source.arrayBuffer());
    const body = readBody(textOf(bytes, req.header("Content-Encoding")), head);
    await otherWork(bytes.length);
    return body;
  } catch (error) {
    // The client is gone. Hono and `campaignErrors` take an error with a response for no defect.
    if (req.raw.signal.aborted) {
      throw Object.assign(new Error("aborted"), { getResponse: () => new Response(null, { status: 400 }) });
    }
    // Hono passes only errors to `onError`.
    throw error instanceof Error ? error : new ServerDefect("reading", error);
  }
}

/**
 * Makes a handler for `app.onError` that answers in the documented format and reveals nothing. It does not change other
 * answers of Hono and its middleware, except those with status 500.
 *
 * @param report handles an error that is a defect of the server. Default: `console.error`, like Hono.
 */
export function campaignErrors(report: (error: unknown) => void = console.error): ErrorHandler {
  return (error, c) => {
    const response = "getResponse" in error ? error.getResponse() : undefined;
    // After the decision, this is an error of the handler.
    if (response?.status === 413 && c.get("campaignRequest") === undefined) return answerTrouble(troubles.tooLarge, c);
    if (response !== undefined && response.status !== 500) return response;
    reportSafely(report, error);
    return answerTrouble(troubles.defect, c);
  };
}

/**
 * The headers as they were sent. A `Headers` object joins repeated ones; the request of Node's server does not. It is
 * used unless earlier middleware has changed a header.
 */
function headersOf({ env, req }: Context): HeadersInput {
  const { headers } = req.raw;
  const { incoming } = (env ?? {}) as { readonly incoming?: { readonly rawHeaders?: readonly string[] } };
  if (!Array.isArray(incoming?.rawHeaders)) return headers;
  const sent = sentHeaders(incoming.rawHeaders);
  const joined = new Headers(sent);
  return headerNames.every((name) => joined.get(name) === headers.get(name)) ? sent : headers;
}

function stored({ status, contentType, body }: StoredAnswer): Response {
  // The server would send the text of its own error.
  if (UNSENDABLE.test(contentType ?? ""))
    throw new TypeError(`a Content-Type cannot be ${JSON.stringify(contentType)}`);
  // Some statuses do not allow a body, not even an empty one.
  return new Response(body === "" ? null : body, {
    status,
    headers: { ...(contentType && { "Content-Type": contentType }), ...(status === 401 && challenge) },
  });
}

/** A character that a header cannot have. */
const UNSENDABLE = /[^\t -~\u0080-\u00ff]/u;

async function saveAnswer(save: Keyed["save"], c: Context): Promise<void> {
  const { status, headers } = c.res;
  try {
    expectUncompressed(headers.get("Content-Encoding"));
    const contentType = headers.get("Content-Type") ?? undefined;
    await save({ status, contentType, body: await savedText(c.res.clone()) });
  } catch (error) {
    for (const name of bodyHeaders) c.header(name);
    // Hono passes only errors to `onError`.
    throw error instanceof ServerDefect ? error : new ServerDefect("reading the answer", error);
  }
}

function answerTrouble(trouble: Trouble, c: Context): Response {
  return answer(answerTo(trouble, { headers: headersOf(c) }), c);
}

function answer({ status, body }: Answer | ServerFailure, c: Context): Response {
  for (const name of bodyHeaders) c.header(name);
  return c.json(body, status, answerHeaders(status));
}
