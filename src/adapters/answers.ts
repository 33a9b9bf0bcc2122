import { BAD_REQUEST, errorBody } from "../errors/error-body.js";
import { BODY } from "../errors/path.js";
import type { ErrorBody, HeadersInput } from "../index.js";
import { headerValuesOf } from "../operations/request/headers.js";
import { ownMember, requestIdOf } from "../operations/request/request-id.js";

export interface Answer {
  readonly status: TroubleStatus;
  readonly body: ErrorBody;
}

/** The header of every 401: some clients read neither status nor body without it. */
export const challenge = { "WWW-Authenticate": 'Basic realm="campaigns"' } as const;

/** The headers of an answer. The second keeps browsers from guessing another type. */
export function answerHeaders(status: number): Record<string, string> {
  return {
    "Content-Type": "application/json; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    ...(status === 401 && challenge),
  };
}

/** Why a request is not validated. */
export interface Trouble<S extends TroubleStatus = TroubleStatus> {
  readonly status: S;
  readonly target: string;
  readonly message: string;
}

/** Errors of the server, besides those that the engine finds. The answers quote neither the request nor the error. */
export const troubles = {
  malformed: { status: 400, target: BODY, message: "body is not valid JSON" },
  damaged: { status: 400, target: BODY, message: "body is not as long, or not compressed, as its headers say" },
  unread: {
    status: 400,
    target: "Content-Type",
    message: 'no parser of this server has read the body; send "application/json" as its Content-Type',
  },
  tooLarge: { status: 413, target: BODY, message: "body is larger than this server accepts" },
  otherEncoding: {
    status: 415,
    target: BODY,
    message: "body is in a character set or a compression that this server does not read",
  },
  defect: {
    status: 500,
    target: "server",
    message: "server failed to handle the request; the request may be valid",
  },
} as const satisfies Record<string, Trouble>;

export const codes = {
  400: BAD_REQUEST,
  413: "413 Payload Too Large",
  415: "415 Unsupported Media Type",
  500: "500 Internal Server Error",
} as const;

type TroubleStatus = keyof typeof codes;

/** Whether an error counts as a 500: it has no other status under the two names that Express and Fastify read. */
export function isDefect(error: unknown): boolean {
  const { status, statusCode } = error as { status?: unknown; statusCode?: unknown };
  const isOwn = (one: unknown) => typeof one === "number" && one >= 400 && one <= 599 && one !== 500;
  return !isOwn(status) && !isOwn(statusCode);
}

export function answerTo(
  { status, target, message }: Trouble,
  { headers, body }: { readonly headers: HeadersInput; readonly body?: unknown },
): Answer {
  const id = requestIdOf(headerValuesOf(headers), ownMember(body, "request_id"));
  return { status, body: errorBody(codes[status], [{ target, message }], id) };
}
