import { errorBody } from "../errors/error-body.js";
import { BAD_REQUEST } from "../errors/error-code.js";
import { BODY } from "../errors/path.js";
import type { ErrorBody, HeadersInput } from "../index.js";
import { headerValuesOf } from "../request/headers.js";
import { ownMember, requestIdOf } from "../request/request-id.js";

/** An answer in the documented format. */
export interface Answer {
  readonly status: (typeof statuses)[keyof typeof statuses];
  readonly body: ErrorBody;
}

/** The headers that every answer has besides its type. They keep browsers from guessing another type. */
export const answerHeaders = { "X-Content-Type-Options": "nosniff" } as const;

/** What is known about the request to answer. `body` is undefined until it has been parsed. */
export interface RequestToAnswer {
  readonly headers: HeadersInput;
  readonly body?: unknown;
}

/**
 * Errors of the server, besides those that the engine finds. The answers quote neither the request nor the error.
 */
const troubles = {
  malformed: { code: BAD_REQUEST, target: BODY, message: "body is not valid JSON" },
  damaged: { code: BAD_REQUEST, target: BODY, message: "body is not as long, or not compressed, as its headers say" },
  otherMediaType: {
    code: BAD_REQUEST,
    target: "Content-Type",
    message: 'Content-Type must be "application/json", with or without parameters',
  },
  tooLarge: { code: "413 Payload Too Large", target: BODY, message: "body is larger than this server accepts" },
  otherEncoding: {
    code: "415 Unsupported Media Type",
    target: BODY,
    message: "body is in a character set or a compression that this server does not read",
  },
  defect: {
    code: "500 Internal Server Error",
    target: "server",
    message: "server failed to handle the request; the request may be valid",
  },
} as const;

export type Trouble = keyof typeof troubles;

const statuses = {
  [BAD_REQUEST]: 400,
  "413 Payload Too Large": 413,
  "415 Unsupported Media Type": 415,
  "500 Internal Server Error": 500,
} as const;

/** Whether an error has no status other than 500. Like Express and Fastify, reads both names, and only from errors. */
export function isDefect(error: unknown): boolean {
  const { status, statusCode } = error as { status?: unknown; statusCode?: unknown };
  const isOwn = (one: unknown) => typeof one === "number" && one >= 400 && one <= 599 && one !== 500;
  return !isOwn(status) && !isOwn(statusCode);
}

/** The answer to a request that could not be validated. */
export function answerTo(trouble: Trouble, { headers, body }: RequestToAnswer): Answer {
  const { code, target, message } = troubles[trouble];
  const id = requestIdOf(headerValuesOf(headers), ownMember(body, "request_id"));
  return { status: statuses[code], body: errorBody(code, [{ target, detailTarget: target, message }], id) };
}
