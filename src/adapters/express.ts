import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { type Answer, answerTo, isDefect, type Trouble } from "./answers.js";
import {
  type Accepted,
  isOtherMediaType,
  type Operation,
  type Refused,
  type RouteOptions,
  refusedUnread,
  requestValidator,
} from "./route.js";

export type { Accepted, Operation, RouteOptions } from "./route.js";

/** What the middleware leaves in `res.locals`. */
export interface CampaignRequestLocals<O extends Operation> extends Record<string, unknown> {
  /** The accepted request, with its workspace and its warnings. */
  campaignRequest: Accepted<O>;
}

/**
 * A middleware, to be used after `express.json()`, that lets only valid requests through, and answers the others in the
 * documented format. The handler has the body as `req.body`, and all that is known of the request as
 * `res.locals.campaignRequest`.
 *
 * @throws {TypeError} when the operation is unknown, or the context is wrong, for example names an unknown feature.
 */
export function campaignRequest<O extends Operation, Params = Request["params"]>(
  operation: O,
  options: RouteOptions<Request<Params>> = {},
): RequestHandler<Params, unknown, Accepted<O>["value"], Request["query"], CampaignRequestLocals<O>> {
  const validate = requestValidator(operation, options);
  return async (req, res, next) => {
    try {
      const headers = req.headersDistinct;
      const refused = refusedUnread(operation, headers);
      if (refused !== undefined) return answer(res, refused);
      if (isEmpty(req.body) && isOtherMediaType(operation, headers)) {
        return answer(res, answerTo("otherMediaType", { headers }));
      }
      const result = await validate(req as Request<Params>, headers, req.body);
      if (!result.ok) return answer(res, result);
      res.locals.campaignRequest = result;
      next();
    } catch (error) {
      next(error);
    }
  };
}

function answer(res: Pick<Response, "status">, { status, body }: Answer | Refused): void {
  res.status(status).json(body);
}

/** Whether the parser may have passed over a body. That of Express 4 makes an empty object then. */
function isEmpty(body: unknown): boolean {
  return body === undefined || (typeof body === "object" && body !== null && Object.keys(body).length === 0);
}

/** What `express.json()` says about a body that it cannot read. */
const troubles: ReadonlyMap<unknown, Trouble> = new Map<unknown, Trouble>([
  ["entity.parse.failed", "malformed"],
  ["entity.too.large", "tooLarge"],
  ["charset.unsupported", "otherEncoding"],
  ["encoding.unsupported", "otherEncoding"],
]);

/**
 * Makes an error middleware: answers that give nothing away, in the documented format. An error that has another status
 * than 500 of its own is left to the next one.
 *
 * @param report what to do with an error that is a defect of the server. Default: `console.error`, as Express does.
 */
export function campaignErrors(report: (error: unknown) => void = console.error): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const trouble = troubleOf(error);
    if (res.headersSent || trouble === undefined) {
      next(error);
      return;
    }
    if (trouble === "defect") report(error);
    answer(res, answerTo(trouble, { headers: req.headersDistinct, body: req.body }));
  };
}

function troubleOf(error: unknown): Trouble | undefined {
  const { type, code } = error as { type?: unknown; code?: unknown };
  // Errors of zlib come through as they are.
  const isDamaged = typeof code === "string" && code.startsWith("Z_");
  return troubles.get(type) ?? (isDamaged ? "damaged" : isDefect(error) ? "defect" : undefined);
}
