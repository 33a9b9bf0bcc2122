import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { type Answer, answerHeaders, answerTo, isDefect, type Trouble } from "./answers.js";
import { saveAnswer, sendStored } from "./express-answer.js";
import { textOf } from "./express-text.js";
import { otherWork } from "./other-work.js";
import {
  type Accepted,
  type Decision,
  isOtherCharset,
  isOtherMediaType,
  type Operation,
  type Refused,
  type RouteOptions,
  refusedUnread,
  requestValidator,
} from "./route.js";
import { reportSafely, ServerDefect } from "./server-defect.js";
import { sentJson } from "./unique-keys.js";

export { keepText } from "./express-text.js";
export type { IdempotencyStore, StoredAnswer } from "./idempotency.js";
export type { Accepted, Operation, RouteOptions } from "./route.js";
export { ServerDefect } from "./server-defect.js";
export type { ServerContext, ServerViolation } from "./unique-keys.js";

/** What the middleware stores in `res.locals`. */
export interface CampaignRequestLocals<O extends Operation> extends Record<string, unknown> {
  /** The accepted request, with its workspace and its warnings. */
  campaignRequest: Accepted<O>;
}

/**
 * Middleware, for use after `express.json()`, that passes only valid requests and answers the others in the documented
 * format. The handler has the body as `req.body`, and the result as `res.locals.campaignRequest`. Duplicate keys are
 * found only if the parser has `verify: keepText`.
 *
 * @throws {TypeError} if the operation is unknown, or the context is invalid, for example because of an unknown
 * feature.
 */
export function campaignRequest<O extends Operation, Params = Request["params"]>(
  operation: O,
  options: RouteOptions<Request<Params>> = {},
): RequestHandler<Params, unknown, Accepted<O>["value"], Request["query"], CampaignRequestLocals<O>> {
  const validate = requestValidator(operation, options);
  const decide = async (req: Request<Params>): Promise<Decision<O> | Unread> => {
    const headers = req.headersDistinct;
    const refused = refusedUnread(operation, headers, options);
    if (refused !== undefined) return { kind: "refused", result: refused };
    if (isOtherCharset(headers)) return { kind: "refused", result: answerTo("otherEncoding", { headers }) };
    if (isEmpty(req.body) && isOtherMediaType(operation, headers)) {
      return { kind: "refused", result: answerTo("otherMediaType", { headers }) };
    }
    // The parser turns an empty body into an empty object, which is a valid update.
    if (isEmpty(req.body) && headers["content-length"]?.[0] === "0") {
      return { kind: "refused", result: answerTo("malformed", { headers }) };
    }
    await otherWork(req.headers["content-length"]);
    return validate(req, headers, req.body, () => sentJson(textOf(req)));
  };
  return async (req, res, next) => {
    const fail = (error: unknown): void => {
      const defect = error instanceof ServerDefect ? error : new ServerDefect("validation", error);
      next(defect);
      ensureReport(defect, res);
    };
    let decision: Decision<O> | Unread;
    try {
      decision = await decide(req as Request<Params>);
    } catch (error) {
      fail(error);
      return;
    }
    // A lookup may have sent an answer itself, or so may other middleware in the meantime.
    if (res.headersSent) return;
    if (decision.kind === "refused") return answer(res, decision.result);
    if (decision.kind === "known") return sendStored(res, decision.answer);
    res.locals.campaignRequest = decision.result;
    if (decision.save !== undefined) saveAnswer(res, decision.save, fail);
    next();
  };
}

/** The answer for a body that could not be read. */
interface Unread {
  readonly kind: "refused";
  readonly result: Answer;
}

/** The defects that have been reported. */
const reported = new WeakSet<ServerDefect>();

function reportOnce(report: (error: unknown) => unknown, error: unknown): void {
  if (error instanceof ServerDefect) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  reportSafely(report, error);
}

/**
 * Prints a defect to the console after the request, unless `campaignErrors` has reported it. Express does not show
 * causes.
 */
function ensureReport(defect: ServerDefect, res: Response): void {
  const report = () => reportOnce(console.error, defect);
  if (res.closed) report();
  else res.once("close", report);
}

function answer(res: Pick<Response, "status">, { status, body }: Answer | Refused): void {
  res.status(status).set(answerHeaders).json(body);
}

/** Whether the parser may have ignored a body. In this case, Express 4 makes an empty object. */
function isEmpty(body: unknown): boolean {
  return body === undefined || (typeof body === "object" && body !== null && Object.keys(body).length === 0);
}

/** The error of `express.json()` for a body that it cannot read. */
const troubles: ReadonlyMap<unknown, Trouble> = new Map<unknown, Trouble>([
  ["entity.parse.failed", "malformed"],
  ["entity.too.large", "tooLarge"],
  ["charset.unsupported", "otherEncoding"],
  ["encoding.unsupported", "otherEncoding"],
]);

/**
 * Makes error middleware that answers in the documented format and reveals nothing. It passes on errors with a status
 * other than 500, unless a lookup threw them.
 *
 * @param report handles an error that is a defect of the server. Default: `console.error`, like Express.
 */
export function campaignErrors(report: (error: unknown) => void = console.error): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const trouble = troubleOf(error);
    if (res.headersSent && error instanceof ServerDefect) {
      // For example, a lookup failed after it had answered. A complete answer is kept.
      reportOnce(report, error);
      if (!res.writableEnded) res.destroy();
      return;
    }
    if (res.headersSent || trouble === undefined) {
      next(error);
      return;
    }
    if (trouble === "defect") reportOnce(report, error);
    answer(res, answerTo(trouble, { headers: req.headersDistinct, body: req.body }));
  };
}

function troubleOf(error: unknown): Trouble | undefined {
  const { type, code } = error as { type?: unknown; code?: unknown };
  // zlib's errors arrive unchanged.
  const isDamaged = typeof code === "string" && code.startsWith("Z_");
  return troubles.get(type) ?? (isDamaged ? "damaged" : isDefect(error) ? "defect" : undefined);
}
