import type { IncomingMessage } from "node:http";
import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { isMarkedAs, markAs } from "../errors/any-copy.js";
import { expectVersion } from "../errors/expect-version.js";
import { validateCreate } from "../index.js";
import { parseJson } from "../text/json/parse-json.js";
import { type Answer, answerHeaders, answerTo, isDefect, type Trouble, troubles } from "./answers.js";
import { dropBody, saveAnswer, sendStored } from "./express-answer.js";
import { type Head, hasOtherMediaType, headOf, isOtherCharset, nodeHeaders, type Operation } from "./head.js";
import { otherWork } from "./other-work.js";
import { announcesBody, checkBody, malformed, type ReadBody, readBody, type SentText, textOf } from "./read-body.js";
import { type Decision, routeFor } from "./route.js";
import type { Accepted, IfReport, Mode, RouteOptions } from "./route-options.js";
import { reportSafely, ServerDefect } from "./server-defect.js";
import type { ServerFailure } from "./unique-keys.js";

export type { Operation } from "./head.js";
export type { IdempotencyStore, StoredAnswer } from "./idempotency.js";
export type { Accepted, Mode, RouteOptions } from "./route-options.js";
export { ServerDefect } from "./server-defect.js";
export type { ServerContext, ServerFailure, ServerResult, ServerViolation } from "./unique-keys.js";

/** Registered, because the parser and the middleware may use different copies of this package. */
const BYTES = Symbol.for("campaign-rules.bytes");

/**
 * Gives `campaignRequest` and `campaignErrors` the bytes of a body: `express.json({ verify: keepText })`. The parsed
 * body shows neither duplicate keys nor bytes that are not UTF-8.
 */
export function keepText(req: IncomingMessage, _res: unknown, body: Uint8Array): void {
  Object.defineProperty(req, BYTES, { value: body, configurable: true });
}

function keptText(req: object): SentText | undefined {
  const bytes = (req as { readonly [BYTES]?: Uint8Array })[BYTES];
  return bytes && textOf(bytes);
}

/** The members that the middleware adds to `res.locals`. */
export interface CampaignRequestLocals<O extends Operation, M extends Mode = "enforce">
  extends Record<string, unknown> {
  /** The accepted request, with its workspace and its warnings; null if it is not accepted and the mode is `report`. */
  campaignRequest: Accepted<O> | IfReport<M, null>;
}

/**
 * Middleware that passes only valid requests and answers the others in the documented format. Use it after
 * `express.raw({ type: () => true })`, or after `express.json({ verify: keepText })`: without `keepText`, neither
 * duplicate keys nor bytes that are not UTF-8 are noticed. The handler has the body as `req.body`, and the result as
 * `res.locals.campaignRequest`.
 *
 * @throws {TypeError} if the operation is unknown, or the context is invalid, for example because of an unknown
 * feature.
 */
export function campaignRequest<O extends Operation, Params = Request["params"], M extends Mode = "enforce">(
  operation: O,
  options: RouteOptions<Request<Params>> & { mode?: M | undefined } = {},
): RequestHandler<
  Params,
  unknown,
  Accepted<O>["value"] | IfReport<M, unknown>,
  Request["query"],
  CampaignRequestLocals<O, M>
> {
  const route = routeFor(operation, options, { report: (error) => reportOnce(console.error, error) });
  const decide = async (req: Request<Params>): Promise<Decision<O>> => {
    const head = headOf(operation, { path: req.originalUrl, params: req.params, headers: nodeHeaders(req) });
    const identity = route.identify(req, head);
    if (identity.kind !== "identified") return identity;
    return route.decide(req, head, identity.identified, () => bodyOf(req, head, route.rejects));
  };
  return async (req, res, next) => {
    // Express does not tell its version, and other frameworks call middleware too: they lack the methods of its response.
    if (typeof res.status !== "function") expectVersion("express", "Express", 4, undefined);
    const fail = (error: unknown): void => {
      const defect = error instanceof ServerDefect ? error : new ServerDefect("validation", error);
      next(defect);
      ensureReport(defect, res);
    };
    let decision: Decision<O>;
    try {
      decision = await decide(req as Request<Params>);
    } catch (error) {
      fail(error);
      return;
    }
    // A lookup, or other middleware in the meantime, may have sent an answer.
    if (res.headersSent) return;
    if (decision.kind === "refused") return answer(res, decision.result);
    if (decision.kind === "known") {
      try {
        return sendStored(res, decision.answer);
      } catch (error) {
        return fail(error);
      }
    }
    if (decision.kind === "passed") {
      res.locals.campaignRequest = null as IfReport<M, null>;
    } else {
      res.locals.campaignRequest = decision.result;
      if (decision.save !== undefined) saveAnswer(res, decision.save, fail);
    }
    next();
  };
}

/** Reads the body. In the mode `report`, the handler gets it as the parser left it. */
async function bodyOf(req: Request<unknown>, head: Head, takes: boolean): Promise<ReadBody> {
  const body: unknown = req.body;
  const read = checkedBody(body, req, head);
  if (takes && "value" in read) req.body = read.value;
  await otherWork(body instanceof Uint8Array ? body.length : req.headers["content-length"]);
  return read;
}

/** Parses bytes, or checks the value that a parser made of them. */
function checkedBody(body: unknown, req: IncomingMessage, head: Head): ReadBody {
  if (body instanceof Uint8Array) return readBody(textOf(body), head);
  const kept = keptText(req);
  // A parser of JSON would have removed the quotation marks of a text.
  if (typeof body === "string" && !kept && Number(req.headers["content-length"]) === Buffer.byteLength(body))
    return readBody({ text: body, isUtf8: true }, head);
  const trouble = isEmpty(body) ? troubleWithEmpty(req, head, kept?.text) : undefined;
  if (trouble === troubles.malformed) return readBody({ text: "", isUtf8: true }, head);
  if (trouble === troubles.unread && PLAIN_JSON.test(req.headers["content-type"] ?? "")) {
    throw new ServerDefect("reading", new Error("no parser has read the body; use express.raw before campaignRequest"));
  }
  return trouble === undefined ? checkBody(body, kept, head) : { refused: trouble };
}

/** A type that every parser of JSON reads. */
const PLAIN_JSON = /^application\/json(?: *; *charset="?utf-8"?)?$/iu;

function reportOnce(report: (error: unknown) => unknown, error: unknown): void {
  if (error instanceof ServerDefect) {
    if (isMarkedAs("ReportedDefect", error)) return;
    markAs("ReportedDefect", error);
  }
  reportSafely(report, error);
}

/** Prints a defect after the request, unless `campaignErrors` has reported it. Express does not show causes. */
function ensureReport(defect: ServerDefect, res: Response): void {
  const report = () => reportOnce(console.error, defect);
  if (res.closed) report();
  else res.once("close", report);
}

function answer(
  res: Pick<Response, "status" | "hasHeader" | "removeHeader" | "statusMessage">,
  { status, body }: Answer | ServerFailure,
): void {
  dropBody(res);
  res.status(status).set(answerHeaders(status)).json(body);
}

/** Whether the parser may have ignored a body. In this case, Express 4 makes an empty object. */
function isEmpty(body: unknown): boolean {
  return body === undefined || (typeof body === "object" && body !== null && Object.keys(body).length === 0);
}

/** Why a body is empty; undefined if it was sent as an empty object, which is a valid update. */
function troubleWithEmpty(req: IncomingMessage, head: Head, text: string | undefined) {
  const { headers, readableDidRead, readableEnded } = req;
  if (!readableDidRead && hasOtherMediaType(head)) return troubles.unread;
  const isAnnounced = announcesBody(headers["transfer-encoding"], headers["content-length"]);
  // A parser that finds no bytes comes to the end without reading any.
  const isSent = text === undefined ? isAnnounced && (readableDidRead || !readableEnded) : text !== "";
  if (!isSent) return troubles.malformed;
  return readableDidRead === false ? troubles.unread : undefined;
}

/** The error of Express's parsers for a body that they cannot read. */
const troublesByType = new Map<unknown, Trouble>([
  ["entity.too.large", troubles.tooLarge],
  ["charset.unsupported", troubles.otherEncoding],
  ["encoding.unsupported", troubles.otherEncoding],
]);

/** The codes of zlib's errors for deflate and gzip, Brotli, and Zstandard. They arrive unchanged. */
const DAMAGED = /^(?:Z_|ERR__ERROR_FORMAT_|ZSTD_error_)/u;

/**
 * Makes error middleware that answers in the documented format and reveals nothing. It passes on errors with a status
 * other than 500, unless a lookup threw them.
 *
 * @param report handles an error that is a defect of the server. Default: `console.error`, like Express.
 */
export function campaignErrors(report: (error: unknown) => void = console.error): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const trouble = troubleOf(error, req, res.locals);
    if (res.headersSent && error instanceof ServerDefect) {
      // For example, a lookup failed after it had answered. A complete answer is left alone.
      reportOnce(report, error);
      if (!res.writableEnded) res.destroy();
      return;
    }
    if (res.headersSent || trouble === undefined) {
      next(error);
      return;
    }
    if (trouble === troubles.defect) reportOnce(report, error);
    answer(res, answerTo(trouble, { headers: nodeHeaders(req), body: req.body }));
  };
}

function troubleOf(error: unknown, req: IncomingMessage, { campaignRequest: decided }: Response["locals"]) {
  const ofServer = isDefect(error) ? troubles.defect : undefined;
  // The body has been read, so this is an error of the handler.
  if (decided !== undefined) return ofServer;
  const { type, code, body } = error as { type?: unknown; code?: unknown; body?: unknown };
  if (type === "entity.parse.failed") {
    if (isOtherCharset(nodeHeaders(req))) return troubles.otherEncoding;
    return troubleWithText(keptText(req) ?? { text: typeof body === "string" ? body : "", isUtf8: true });
  }
  const isDamaged = typeof code === "string" && DAMAGED.test(code);
  return troublesByType.get(type) ?? (isDamaged ? troubles.damaged : ofServer);
}

/** By default, the parser rejects JSON that is neither an object nor an array. */
function troubleWithText({ text, isUtf8 }: SentText): Trouble {
  const parsed = parseJson(text, isUtf8);
  if (!("value" in parsed)) return malformed(text, parsed);
  const [violation] = validateCreate(parsed.value).violations;
  return { ...troubles.malformed, ...violation };
}
